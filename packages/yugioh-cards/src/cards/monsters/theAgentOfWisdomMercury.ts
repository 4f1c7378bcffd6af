import {
  compare,
  draw,
  immediate,
  inHand,
  monster,
  mustTrigger,
  not,
  noted,
  noteNumber,
  some,
  when,
} from '@rulechart/yugioh-expert/authoring';

export const theAgentOfWisdomMercury = monster(
  '38730226',
  '英知の代行者 マーキュリー',
  'The Agent of Wisdom - Mercury',
  { attribute: 'light', race: 'fairy', level: 4, atk: 0, def: 1700 },
  immediate(
    { event: 'turn ends', whose: 'opponent' },
    { does: [when(not(some(inHand('you'))), [noteNumber(1)], [noteNumber(0)])] },
  ),
  mustTrigger({ event: 'standby phase', whose: 'you' }, { if: [compare(noted(), '=', 1)], does: [draw(1)] }),
);
