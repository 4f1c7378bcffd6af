import { duelEngine } from '../../../engine/duel/engine.ts';
import { serve } from '../../../engine/serve.ts';
import { yugiohTable } from './table.ts';

serve((send) => duelEngine(send, yugiohTable));
