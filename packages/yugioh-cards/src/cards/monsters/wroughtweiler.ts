import {
  both,
  byBattle,
  called,
  inGraveyard,
  inGroup,
  monster,
  mustTrigger,
  named,
  target,
  targeted,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const wroughtweiler = monster(
  '06480253',
  'フレンドッグ',
  'Wroughtweiler',
  { attribute: 'earth', race: 'machine', level: 3, atk: 800, def: 1200 },
  mustTrigger(
    { event: 'destroyed', self: true, which: byBattle, to: 'graveyard' },
    {
      from: ['graveyard'],
      targets: [
        target(inGraveyard('you', inGroup('Ｅ・ＨＥＲＯ'))),
        target(inGraveyard('you', called('融合')), { name: 'fusion' }),
      ],
      does: [toHand(both(targeted, named('fusion')))],
    },
  ),
);
