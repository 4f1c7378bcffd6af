import {
  choose,
  compare,
  continuousSpell,
  destroy,
  discard,
  draw,
  fieldTrigger,
  monsters,
  named,
  result,
  rollDie,
  thisCard,
  when,
} from '@rulechart/yugioh-expert/authoring';

export const dangerousMachineType6 = continuousSpell(
  '76895648',
  'デンジャラスマシン ＴＹＰＥ－６',
  'Dangerous Machine Type-6',
  {},
  fieldTrigger(
    { event: 'standby phase', whose: 'you' },
    {
      does: [
        rollDie(),
        when(compare(result, '=', 1), [discard(1)]),
        when(compare(result, '=', 2), [discard(1, 'opponent')]),
        when(compare(result, '=', 3), [draw(1)]),
        when(compare(result, '=', 4), [draw(1, 'opponent')]),
        when(compare(result, '=', 5), [choose('victim', monsters('opponent')), destroy(named('victim'))]),
        when(compare(result, '=', 6), [destroy(thisCard)]),
      ],
    },
  ),
);
