import {
  atTheSameTime,
  excavate,
  flip,
  isMonster,
  monster,
  named,
  not,
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
      excavate('excavated', topUntil(not(isMonster))),
      toHand(those(named('excavated'), not(isMonster))),
      ...atTheSameTime(toGraveyard(those(named('excavated'), isMonster))),
    ],
  }),
);
