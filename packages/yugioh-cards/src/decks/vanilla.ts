import { list } from './list.ts';

/** Forty cards without an effect: summoning, battle and nothing else. */
export const vanilla = {
  id: 'vanilla',
  name: { ja: '通常モンスター', en: 'Normal monsters' },
  deck: {
    main: list(
      [3, 'ヂェミナイ・エルフ', 'Gemini Elf'],
      [3, 'ブラッド・ヴォルス', 'Vorse Raider'],
      [3, 'メカ・ハンター', 'Mechanicalchaser'],
      [3, 'サファイアドラゴン', 'Luster Dragon'],
      [3, 'ランプの魔精・ラ・ジーン', 'La Jinn the Mystical Genie of the Lamp'],
      [3, 'デーモン・ソルジャー', 'Archfiend Soldier'],
      [3, '甲虫装甲騎士', 'Insect Knight'],
      [3, 'レッド・サイクロプス', 'Opticlops'],
      [3, 'デュナミス・ヴァルキリア', 'Dunames Dark Witch'],
      [3, 'エルフの剣士', 'Celtic Guardian'],
      [3, '岩石の巨兵', 'Giant Soldier of Stone'],
      [2, 'ホーリー・エルフ', 'Mystical Elf'],
      [2, 'デーモンの召喚', 'Summoned Skull'],
      [1, 'ミノタウルス', 'Battle Ox'],
      [1, 'ブラック・マジシャン', 'Dark Magician'],
      [1, '青眼の白龍', 'Blue-Eyes White Dragon'],
    ),
    extra: [],
    side: [],
  },
} as const;
