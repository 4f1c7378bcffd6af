import { monster } from '@rulechart/yugioh-expert/authoring';

/**
 * Cards that the pool lacks and that rulings and checks are played with: plain monsters that others speak of, and cards
 * that do one thing a rule is about. They are written with the words of every card; at most forty.
 */
export const probes = [
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
  monster('58932615', 'Ｅ・ＨＥＲＯ バーストレディ', 'Elemental HERO Burstinatrix', {
    attribute: 'fire',
    race: 'warrior',
    level: 3,
    atk: 1200,
    def: 800,
  }),
  monster('20721928', 'Ｅ・ＨＥＲＯ スパークマン', 'Elemental HERO Sparkman', {
    attribute: 'light',
    race: 'warrior',
    level: 4,
    atk: 1600,
    def: 1400,
  }),
  monster('23771716', 'レインボー・フィッシュ', '7 Colored Fish', {
    attribute: 'water',
    race: 'fish',
    level: 4,
    atk: 1800,
    def: 800,
  }),
];
