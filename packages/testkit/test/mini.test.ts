import { miniCards, miniRules, miniSetup } from '../src/index.ts';
import { describeConformance } from './describeConformance.ts';

describeConformance('the mini rule set', { rules: miniRules, cards: miniCards, setups: [miniSetup] });
