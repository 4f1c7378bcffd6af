import {
  atTheSameTime,
  flip,
  isMonster,
  monster,
  named,
  not,
  remember,
  reveal,
  those,
  toGraveyard,
  toHand,
  topUntil,
} from '@rulechart/yugioh-expert/authoring';

export const magicalMerchant = monster(
  '32362575',
  '魔導雑貨商人',
  'Magical Merchant',
  { attribute: 'light', race: 'insect', level: 1, atk: 200, def: 700, sub: ['effect', 'flip'] },
  flip({
    does: [
      remember('excavated', topUntil(not(isMonster))),
      reveal(named('excavated')),
      toHand(those(named('excavated'), not(isMonster))),
      ...atTheSameTime(toGraveyard(those(named('excavated'), isMonster))),
    ],
  }),
);
