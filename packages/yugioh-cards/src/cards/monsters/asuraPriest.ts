import {
  appearedThisTurn,
  continuous,
  mark,
  monster,
  mustTrigger,
  thisCard,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const asuraPriest = monster(
  '02134346',
  '阿修羅',
  'Asura Priest',
  { attribute: 'light', race: 'fairy', level: 4, atk: 1700, def: 1200, sub: ['effect', 'spirit'], special: 'never' },
  continuous(mark('attacks every monster once')),
  mustTrigger({ event: 'end phase' }, { if: [appearedThisTurn], does: [toHand(thisCard, 'return')] }),
);
