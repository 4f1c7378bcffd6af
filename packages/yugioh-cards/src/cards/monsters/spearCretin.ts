import {
  choose,
  inGraveyard,
  monster,
  mustTrigger,
  named,
  specialSummon,
  summonable,
  wasFlipped,
} from '@rulechart/yugioh-expert/authoring';

export const spearCretin = monster(
  '58551308',
  'ダークファミリア',
  'Spear Cretin',
  { attribute: 'dark', race: 'fiend', level: 2, atk: 500, def: 500, sub: ['effect', 'flip'] },
  mustTrigger(
    { event: 'moved', self: true, from: 'monsters', to: 'graveyard' },
    {
      from: ['graveyard'],
      if: [wasFlipped],
      does: [
        choose('yours', inGraveyard('you', summonable)),
        specialSummon(named('yours'), 'attack or face-down'),
        choose('theirs', inGraveyard('opponent', summonable), { by: 'opponent' }),
        specialSummon(named('theirs'), 'attack or face-down', 'opponent'),
      ],
    },
  ),
);
