import {
  broughtBy,
  choose,
  inGraveyard,
  may,
  monster,
  mustTrigger,
  named,
  procedure,
  specialSummon,
  summonable,
  summonedAs,
} from '@rulechart/yugioh-expert/authoring';

export const gilasaurus = monster(
  '45894482',
  '俊足のギラザウルス',
  'Gilasaurus',
  { attribute: 'earth', race: 'dinosaur', level: 3, atk: 1400, def: 400 },
  procedure({}),
  mustTrigger(
    { event: 'summoned', self: true, which: summonedAs('specially') },
    {
      if: [broughtBy('俊足のギラザウルス')],
      does: [
        may(
          [
            choose('revived', inGraveyard('opponent', summonable), { by: 'opponent' }),
            specialSummon(named('revived'), 'attack', 'opponent'),
          ],
          'opponent',
        ),
      ],
    },
  ),
);
