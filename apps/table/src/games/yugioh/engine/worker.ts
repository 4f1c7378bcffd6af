import { serve } from '../serve.ts';
import { duelEngine } from './engine.ts';

serve((send) => duelEngine(send));
