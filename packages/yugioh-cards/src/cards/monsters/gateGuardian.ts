import {
  called,
  choose,
  faceUp,
  monster,
  monsters,
  named,
  procedure,
  tributeThose,
} from '@rulechart/yugioh-expert/authoring';

export const gateGuardian = monster(
  '25833572',
  'ゲート・ガーディアン',
  'Gate Guardian',
  { attribute: 'dark', race: 'warrior', level: 11, atk: 3750, def: 3400, special: 'semi' },
  procedure({
    cost: [
      choose('guardians', monsters('you', faceUp), {
        count: 3,
        constraint: { oneOf: [called('雷魔神－サンガ'), called('風魔神－ヒューガ'), called('水魔神－スーガ')] },
      }),
      tributeThose(named('guardians')),
    ],
  }),
);
