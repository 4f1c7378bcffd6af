import {
  count,
  declaredNumber,
  draw,
  endOfTurn,
  ignition,
  inDeck,
  kept,
  lasting,
  modify,
  monster,
  mustTrigger,
  named,
  nameNumber,
  remember,
  sendTop,
  thisCard,
  times,
  wasControlledBy,
} from '@rulechart/yugioh-expert/authoring';

export const cardTrooper = monster(
  '85087012',
  'カードガンナー',
  'Card Trooper',
  { attribute: 'earth', race: 'machine', level: 3, atk: 400, def: 400 },
  ignition({
    limit: { per: 'turn', by: 'card' },
    cost: [nameNumber(1, { value: 'min', of: [3, count(inDeck('you'))] }), sendTop(declaredNumber())],
    does: [
      remember('self', thisCard),
      lasting(modify('atk', 'add', kept, named('self')), endOfTurn, {
        value: times(500, declaredNumber()),
        about: ['self'],
      }),
    ],
  }),
  mustTrigger(
    { event: 'destroyed', self: true, which: wasControlledBy('you'), to: 'graveyard' },
    { from: ['graveyard'], does: [draw(1)] },
  ),
);
