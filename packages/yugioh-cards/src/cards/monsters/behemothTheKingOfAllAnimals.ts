import {
  continuous,
  inGraveyard,
  modify,
  monster,
  race,
  summonedAs,
  summonedWithFewer,
  target,
  targeted,
  thisCard,
  toHand,
  tributesPaid,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const behemothTheKingOfAllAnimals = monster(
  '22996376',
  '百獣王 ベヒーモス',
  'Behemoth the King of All Animals',
  { attribute: 'earth', race: 'beast', level: 7, atk: 2700, def: 1500, fewerTributes: 1 },
  continuous(modify('atk', 'original', 2000, thisCard, summonedWithFewer)),
  whenTrigger(
    { event: 'summoned', self: true, which: summonedAs('tribute') },
    {
      targets: [target(inGraveyard('you', race('beast')), { count: tributesPaid, atLeast: 1 })],
      does: [toHand(targeted, 'return')],
    },
  ),
);
