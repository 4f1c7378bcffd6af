import {
  attribute,
  control,
  faceUp,
  flip,
  lasting,
  monster,
  monsters,
  named,
  target,
} from '@rulechart/yugioh-expert/authoring';

export const hiitaTheFireCharmer = monster(
  '00759393',
  '火霊使いヒータ',
  'Hiita the Fire Charmer',
  { attribute: 'fire', race: 'spellcaster', level: 3, atk: 500, def: 1500, sub: ['effect', 'flip'] },
  flip({
    targets: [target(monsters('opponent', faceUp, attribute('fire')))],
    does: [lasting(control(named('target')), { until: 'while this stays' }, { about: ['target'] })],
  }),
);
