import { duelEngine } from '../../../engine/duel/engine.ts';
import { serve } from '../../../engine/serve.ts';
import { zxTable } from './table.ts';

serve((send) => duelEngine(send, zxTable));
