import {
  choose,
  flip,
  inGraveyard,
  levelAtMost,
  may,
  monster,
  named,
  specialSummon,
  sub,
  summonable,
} from '@rulechart/yugioh-expert/authoring';

export const spiritCaller = monster(
  '48659020',
  '魂を呼ぶ者',
  'Spirit Caller',
  { attribute: 'light', race: 'spellcaster', level: 3, atk: 1000, def: 1000, sub: ['effect', 'flip'] },
  flip({
    does: [
      may([
        choose('found', inGraveyard('you', sub('normal'), levelAtMost(3), summonable)),
        specialSummon(named('found')),
      ]),
    ],
  }),
);
