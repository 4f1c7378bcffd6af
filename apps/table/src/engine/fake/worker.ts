import { serve } from '../serve.ts';
import { fakeEngine } from './engine.ts';

serve(fakeEngine);
