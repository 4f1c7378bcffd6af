import {
  choose,
  count,
  destroy,
  faceUp,
  inDeck,
  inGroup,
  isMonster,
  monster,
  monsters,
  named,
  other,
  shuffleDeck,
  some,
  spellsAndTraps,
  summonedAs,
  toHand,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const elementalHeroStratos = monster(
  '40044918',
  'Ｅ・ＨＥＲＯ エアーマン',
  'Elemental HERO Stratos',
  { attribute: 'wind', race: 'warrior', level: 4, atk: 1800, def: 300 },
  whenTrigger(
    { event: 'summoned', self: true, which: summonedAs('normally', 'specially') },
    {
      label: { ja: '魔法・罠カードを破壊する', en: 'destroy Spell and Trap Cards' },
      limit: { per: 'event', by: 'card', shared: 'one of both' },
      if: [some(monsters('you', faceUp, inGroup('ＨＥＲＯ'), other))],
      does: [
        choose('victims', spellsAndTraps(), {
          count: count(monsters('you', faceUp, inGroup('ＨＥＲＯ'), other)),
          atLeast: 1,
        }),
        destroy(named('victims')),
      ],
    },
  ),
  whenTrigger(
    { event: 'summoned', self: true, which: summonedAs('normally', 'specially') },
    {
      label: { ja: 'デッキから手札に加える', en: 'add a monster from the Deck' },
      limit: { per: 'event', by: 'card', shared: 'one of both' },
      does: [choose('found', inDeck('you', isMonster, inGroup('ＨＥＲＯ'))), toHand(named('found')), shuffleDeck()],
    },
  ),
);
