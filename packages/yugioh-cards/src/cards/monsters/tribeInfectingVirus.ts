import {
  declare,
  destroy,
  discard,
  faceUp,
  ignition,
  monster,
  monsters,
  ofDeclaredRace,
} from '@rulechart/yugioh-expert/authoring';

export const tribeInfectingVirus = monster(
  '33184167',
  '同族感染ウィルス',
  'Tribe-Infecting Virus',
  { attribute: 'water', race: 'aqua', level: 4, atk: 1600, def: 1000 },
  ignition({
    cost: [discard(1)],
    targets: [declare('race')],
    does: [destroy(monsters('either', faceUp, ofDeclaredRace))],
  }),
);
