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

export const wynnTheWindCharmer = monster(
  '37744402',
  '風霊使いウィン',
  'Wynn the Wind Charmer',
  { attribute: 'wind', race: 'spellcaster', level: 3, atk: 500, def: 1500, sub: ['effect', 'flip'] },
  flip({
    targets: [target(monsters('opponent', faceUp, attribute('wind')))],
    does: [lasting(control(named('target')), { until: 'while this stays' }, { about: ['target'] })],
  }),
);
