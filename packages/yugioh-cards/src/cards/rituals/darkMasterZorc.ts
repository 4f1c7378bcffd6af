import {
  all,
  choose,
  compare,
  destroy,
  ignition,
  monster,
  monsters,
  named,
  result,
  rollDie,
  when,
} from '@rulechart/yugioh-expert/authoring';

export const darkMasterZorc = monster(
  '97642679',
  '闇の支配者－ゾーク',
  'Dark Master - Zorc',
  { attribute: 'dark', race: 'fiend', level: 8, atk: 2700, def: 1500, sub: ['effect', 'ritual'] },
  ignition({
    limit: { per: 'turn', by: 'card' },
    does: [
      rollDie(),
      when(compare(result, '<=', 2), [destroy(monsters('opponent'))]),
      when(all(compare(result, '>=', 3), compare(result, '<=', 5)), [
        choose('victim', monsters('opponent')),
        destroy(named('victim')),
      ]),
      when(compare(result, '=', 6), [destroy(monsters('you'))]),
    ],
  }),
);
