import {
  endOfTurn,
  faceUp,
  fieldSpell,
  lasting,
  modify,
  monster,
  monsters,
  named,
  quickPlaySpell,
  target,
} from '@rulechart/yugioh-expert/authoring';

/** Cards that the pool lacks and that its cards meet in checks; those that they speak of have no effects here. */
export const fixtures = [
  monster('08715625', '魔貨物車両 ボコイチ', 'Bokoichi the Freightening Car', {
    attribute: 'dark',
    race: 'machine',
    level: 2,
    atk: 500,
    def: 500,
  }),
  monster('62473983', '墓守の長', "Gravekeeper's Chief", {
    attribute: 'dark',
    race: 'spellcaster',
    level: 5,
    atk: 1900,
    def: 1200,
  }),
  monster('37101832', '墓守の番兵', "Gravekeeper's Guard", {
    attribute: 'dark',
    race: 'spellcaster',
    level: 4,
    atk: 1000,
    def: 1900,
  }),
  fieldSpell('22702055', '海', 'Umi', {}),
  quickPlaySpell('55713623', '収縮', 'Shrink', {
    targets: [target(monsters('either', faceUp))],
    does: [lasting(modify('atk', 'halve', 0, named('target')), endOfTurn, { about: ['target'] })],
  }),
];
