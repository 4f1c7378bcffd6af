import {
  cardsOnField,
  continuous,
  count,
  destroy,
  ignition,
  modify,
  monster,
  mustTrigger,
  thisCard,
  times,
} from '@rulechart/yugioh-expert/authoring';

export const theWickedEraser = monster(
  '57793869',
  '邪神イレイザー',
  'The Wicked Eraser',
  { attribute: 'dark', race: 'fiend', level: 10, atk: null, def: null, special: 'never', tributes: 3 },
  continuous(
    modify('atk', 'set', times(1000, count(cardsOnField('opponent'))), thisCard),
    modify('def', 'set', times(1000, count(cardsOnField('opponent'))), thisCard),
  ),
  ignition({ does: [destroy(thisCard)] }),
  mustTrigger(
    { event: 'destroyed', self: true, to: 'graveyard' },
    { from: ['graveyard'], does: [destroy(cardsOnField())] },
  ),
);
