import {
  called,
  choose,
  draw,
  flip,
  ifTrigger,
  inZone,
  monster,
  named,
  specialSummon,
  thisCard,
  toGraveyard,
} from '@rulechart/yugioh-expert/authoring';

export const darkMimicLv1 = monster(
  '74713516',
  '暗黒のミミック ＬＶ１',
  'Dark Mimic LV1',
  { attribute: 'dark', race: 'fiend', level: 1, atk: 100, def: 1000, sub: ['effect', 'flip'] },
  flip({ does: [draw(1)] }),
  ifTrigger(
    { event: 'standby phase', whose: 'you' },
    {
      cost: [toGraveyard(thisCard)],
      does: [
        choose('next', inZone(['hand', 'deck'], 'you', called('暗黒のミミック ＬＶ３'))),
        specialSummon(named('next'), 'either', 'you', { properly: true }),
      ],
    },
  ),
);
