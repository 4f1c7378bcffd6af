// biome-ignore-all format: one row, one line
import type { JapaneseCardName } from '../names/index.ts';

/** The six attributes of the era. */
export type Attribute = 'dark' | 'earth' | 'fire' | 'light' | 'water' | 'wind';

/** The monster types of the era. */
export type MonsterType =
  | 'aqua' | 'beast' | 'beast-warrior' | 'dinosaur' | 'dragon' | 'fairy' | 'fiend' | 'fish' | 'insect' | 'machine'
  | 'plant' | 'pyro' | 'reptile' | 'rock' | 'sea serpent' | 'spellcaster' | 'thunder' | 'warrior' | 'winged beast'
  | 'zombie';

/** What a monster's type line says besides its type. `flip` stands for a FLIP effect in its text. */
export type MonsterKind = 'normal' | 'effect' | 'flip' | 'spirit' | 'toon' | 'union' | 'gemini' | 'fusion' | 'ritual';

/** The icon of a spell; `normal` has none. */
export type SpellKind = 'normal' | 'quick-play' | 'continuous' | 'equip' | 'field' | 'ritual';

/** The icon of a trap; `normal` has none. */
export type TrapKind = 'normal' | 'continuous' | 'counter';

/** What is printed on a card apart from its text. */
export type Printed =
  | {
      readonly kind: 'monster';
      readonly password: string;
      readonly ja: JapaneseCardName;
      readonly sub: readonly MonsterKind[];
      readonly attribute: Attribute;
      readonly type: MonsterType;
      readonly level: number;
      readonly atk: number;
      readonly def: number;
    }
  | { readonly kind: 'spell'; readonly password: string; readonly ja: JapaneseCardName; readonly sub: readonly [SpellKind] }
  | { readonly kind: 'trap'; readonly password: string; readonly ja: JapaneseCardName; readonly sub: readonly [TrapKind] };

type MonsterRow = readonly [
  password: string, ja: JapaneseCardName, sub: readonly MonsterKind[], attribute: Attribute, type: MonsterType,
  level: number, atk: number, def: number,
];

const monsters: readonly MonsterRow[] = [
  ['02134346', '阿修羅', ['effect', 'spirit'], 'light', 'fairy', 4, 1700, 1200],
  ['04929256', '氷帝メビウス', ['effect'], 'water', 'aqua', 6, 2400, 1000],
  ['05053103', 'ミノタウルス', ['normal'], 'earth', 'beast-warrior', 4, 1700, 1000],
  ['07359741', 'メカ・ハンター', ['normal'], 'dark', 'machine', 4, 1850, 800],
  ['07572887', '異次元の女戦士', ['effect'], 'light', 'warrior', 4, 1500, 1600],
  ['08131171', 'キラー・スネーク', ['effect'], 'water', 'reptile', 1, 300, 250],
  ['11091375', 'サファイアドラゴン', ['normal'], 'wind', 'dragon', 4, 1900, 1600],
  ['12493482', 'デュナミス・ヴァルキリア', ['normal'], 'light', 'fairy', 4, 1800, 1050],
  ['13039848', '岩石の巨兵', ['normal'], 'earth', 'rock', 3, 1300, 2000],
  ['14531242', 'レッド・サイクロプス', ['normal'], 'dark', 'fiend', 4, 1800, 1700],
  ['14898066', 'ブラッド・ヴォルス', ['normal'], 'dark', 'beast-warrior', 4, 1900, 1200],
  ['15025844', 'ホーリー・エルフ', ['normal'], 'light', 'spellcaster', 4, 800, 2000],
  ['18036057', '天空騎士パーシアス', ['effect'], 'light', 'fairy', 5, 1900, 1400],
  ['23205979', '魂を削る死霊', ['effect'], 'dark', 'zombie', 3, 300, 200],
  ['24317029', '墓守の偵察者', ['effect', 'flip'], 'dark', 'spellcaster', 4, 1200, 2000],
  ['26202165', 'クリッター', ['effect'], 'dark', 'fiend', 3, 1000, 600],
  ['31553716', 'スピア・ドラゴン', ['effect'], 'wind', 'dragon', 4, 1900, 0],
  ['31560081', '聖なる魔術師', ['effect', 'flip'], 'light', 'spellcaster', 1, 300, 400],
  ['33184167', '同族感染ウィルス', ['effect'], 'water', 'aqua', 4, 1600, 1000],
  ['33508719', 'メタモルポット', ['effect', 'flip'], 'earth', 'rock', 2, 700, 600],
  ['35052053', '甲虫装甲騎士', ['normal'], 'earth', 'insect', 4, 1900, 1500],
  ['39168895', '怒れる類人猿', ['effect'], 'earth', 'beast', 4, 2000, 1000],
  ['39507162', 'ブレイドナイト', ['effect'], 'light', 'warrior', 4, 1600, 1000],
  ['46986414', 'ブラック・マジシャン', ['normal'], 'dark', 'spellcaster', 7, 2500, 2100],
  ['49868263', 'ドラゴン・ウォリアー', ['effect', 'fusion'], 'earth', 'warrior', 6, 2000, 1200],
  ['49881766', 'デーモン・ソルジャー', ['normal'], 'dark', 'fiend', 4, 1900, 1500],
  ['51945556', '雷帝ザボルグ', ['effect'], 'light', 'thunder', 5, 2400, 1000],
  ['63519819', 'サウザンド・アイズ・サクリファイス', ['effect', 'fusion'], 'dark', 'spellcaster', 1, 0, 0],
  ['63749102', 'イグザリオン・ユニバース', ['effect'], 'dark', 'beast-warrior', 4, 1800, 1900],
  ['66235877', 'デス・デーモン・ドラゴン', ['effect', 'fusion'], 'wind', 'dragon', 5, 2000, 1200],
  ['69140098', 'ヂェミナイ・エルフ', ['normal'], 'earth', 'spellcaster', 4, 1900, 900],
  ['70074904', 'Ｄ．Ｄ．アサイラント', ['effect'], 'earth', 'warrior', 4, 1700, 1600],
  ['70781052', 'デーモンの召喚', ['normal'], 'dark', 'fiend', 6, 2500, 1200],
  ['71413901', '魔導戦士 ブレイカー', ['effect'], 'dark', 'spellcaster', 4, 1600, 1000],
  ['72989439', 'カオス・ソルジャー －開闢の使者－', ['effect'], 'light', 'warrior', 8, 3000, 2500],
  ['73698349', 'ジャイアント・オーク', ['effect'], 'dark', 'fiend', 4, 2200, 0],
  ['76922029', '首領・ザルーグ', ['effect'], 'dark', 'warrior', 4, 1400, 1500],
  ['77585513', '人造人間－サイコ・ショッカー', ['effect'], 'dark', 'machine', 6, 2400, 1500],
  ['78658564', 'ゴブリン突撃部隊', ['effect'], 'earth', 'warrior', 4, 2300, 0],
  ['80071763', '魔人 ダーク・バルター', ['effect', 'fusion'], 'dark', 'fiend', 5, 2000, 1200],
  ['83011277', 'キラー・トマト', ['effect'], 'dark', 'plant', 4, 1400, 1100],
  ['86099788', '異星の最終戦士', ['effect', 'fusion'], 'earth', 'warrior', 7, 2350, 2300],
  ['87621407', '魔装機関車 デコイチ', ['effect', 'flip'], 'dark', 'machine', 4, 1400, 1000],
  ['88240808', '霊滅術師 カイクウ', ['effect'], 'dark', 'spellcaster', 4, 1800, 700],
  ['89631139', '青眼の白龍', ['normal'], 'light', 'dragon', 8, 3000, 2500],
  ['90140980', 'おジャマ・キング', ['effect', 'fusion'], 'light', 'beast', 6, 0, 3000],
  ['91152256', 'エルフの剣士', ['normal'], 'earth', 'warrior', 4, 1400, 1200],
  ['97590747', 'ランプの魔精・ラ・ジーン', ['normal'], 'dark', 'fiend', 4, 1800, 1000],
];

const spells: readonly (readonly [password: string, ja: JapaneseCardName, sub: SpellKind])[] = [
  ['05318639', 'サイクロン', 'quick-play'],
  ['14087893', '月の書', 'quick-play'],
  ['19613556', '大嵐', 'normal'],
  ['32807846', '増援', 'normal'],
  ['44763025', 'いたずら好きな双子悪魔', 'normal'],
  ['45986603', '強奪', 'equip'],
  ['46411259', '突然変異', 'normal'],
  ['55144522', '強欲な壺', 'normal'],
  ['56747793', '団結の力', 'equip'],
  ['70046172', '突進', 'quick-play'],
  ['70828912', '早すぎた埋葬', 'equip'],
  ['71044499', '抹殺の使徒', 'normal'],
  ['72302403', '光の護封剣', 'normal'],
  ['73915051', 'スケープ・ゴート', 'quick-play'],
  ['79571449', '天使の施し', 'normal'],
  ['83746708', '魔導師の力', 'equip'],
  ['97169186', '地砕き', 'normal'],
  ['98045062', 'エネミーコントローラー', 'quick-play'],
];

const traps: readonly (readonly [password: string, ja: JapaneseCardName, sub: TrapKind])[] = [
  ['29401950', '奈落の落とし穴', 'normal'],
  ['44095762', '聖なるバリア －ミラーフォース－', 'normal'],
  ['53582587', '激流葬', 'normal'],
  ['56120475', '炸裂装甲', 'normal'],
  ['60082869', '砂塵の大竜巻', 'normal'],
  ['62279055', '魔法の筒', 'normal'],
  ['83555666', '破壊輪', 'normal'],
  ['97077563', 'リビングデッドの呼び声', 'continuous'],
];

/** What is printed on the cards of the built-in decks, fusion decks included. Tests hold the card files against it. */
export const printed: readonly Printed[] = [
  ...monsters.map(([password, ja, sub, attribute, type, level, atk, def]) =>
    ({ kind: 'monster', password, ja, sub, attribute, type, level, atk, def }) as const),
  ...spells.map(([password, ja, sub]) => ({ kind: 'spell', password, ja, sub: [sub] }) as const),
  ...traps.map(([password, ja, sub]) => ({ kind: 'trap', password, ja, sub: [sub] }) as const),
];
