import {
  all,
  becomesRace,
  broughtBy,
  continuous,
  damage,
  faceUp,
  flip,
  intoOpponentsDeck,
  monster,
  monsters,
  mustTrigger,
  ownedBy,
  some,
  specialSummon,
  summonedAs,
  thisCard,
  those,
} from '@rulechart/yugioh-expert/authoring';

export const parasiteParacide = monster(
  '27911549',
  '寄生虫パラサイド',
  'Parasite Paracide',
  { attribute: 'earth', race: 'insect', level: 2, atk: 500, def: 300, sub: ['effect', 'flip'] },
  flip({ does: [intoOpponentsDeck(thisCard)] }),
  mustTrigger(
    { event: 'drawn', self: true, which: ownedBy('opponent') },
    { from: ['hand'], does: [specialSummon(thisCard, 'defense'), damage(1000, 'you')] },
  ),
  continuous(
    becomesRace(
      'insect',
      monsters('you', faceUp),
      some(those(thisCard, all(broughtBy('寄生虫パラサイド'), summonedAs('specially')))),
    ),
  ),
);
