import type { Text } from '../../protocol.ts';
import { t } from '../words.ts';

type CardKind = 'monster' | 'spell' | 'trap';
type Frame = 'normal' | 'effect' | 'fusion' | 'ritual' | 'token' | 'spell' | 'trap';
type Icon = 'normal' | 'quick-play' | 'continuous' | 'equip' | 'field' | 'ritual' | 'counter';

export interface Print {
  password: string;
  name: Text;
  kind: CardKind;
  frame: Frame;
  icon?: Icon;
  attribute?: Text;
  race?: Text;
  level?: number;
  atk?: number;
  def?: number;
  text: Text;
}

const LIGHT = t('光', 'LIGHT');
const DARK = t('闇', 'DARK');
const EARTH = t('地', 'EARTH');

const monster = (
  password: string,
  name: Text,
  frame: Frame,
  attribute: Text,
  race: Text,
  level: number,
  atk: number,
  def: number,
  text: Text,
): Print => ({ password, name, kind: 'monster', frame, attribute, race, level, atk, def, text });

const spell = (password: string, name: Text, icon: Icon, text: Text): Print => ({
  password,
  name,
  kind: 'spell',
  frame: 'spell',
  icon,
  text,
});

const trap = (password: string, name: Text, icon: Icon, text: Text): Print => ({
  password,
  name,
  kind: 'trap',
  frame: 'trap',
  icon,
  text,
});

/** The cards of the scripted duel. Names and figures are facts; the sentences are ours and only as exact as a script needs. */
export const prints = {
  soldier: monster(
    '72989439',
    t('カオス・ソルジャー －開闢の使者－', 'Black Luster Soldier - Envoy of the Beginning'),
    'effect',
    LIGHT,
    t('戦士族', 'Warrior'),
    8,
    3000,
    2500,
    t(
      '自分の墓地の光属性と闇属性を1体ずつ除外して特殊召喚する。1ターンに1度、次の1つを選ぶ。●モンスター1体を除外する。●戦闘で破壊した後、もう1度だけ攻撃する。',
      'Special summon by removing one LIGHT and one DARK monster in your graveyard from play. Once per turn, choose one: remove one monster from play; or, after it destroys a monster by battle, attack once more.',
    ),
  ),
  breaker: monster(
    '71413901',
    t('魔導戦士 ブレイカー', 'Breaker the Magical Warrior'),
    'effect',
    DARK,
    t('魔法使い族', 'Spellcaster'),
    4,
    1600,
    1000,
    t(
      '召喚に成功した時、魔力カウンターを1つ置く（最大1つ）。魔力カウンター1つにつき攻撃力が300アップする。カウンターを1つ取り除き、魔法・罠1枚を対象として破壊する。',
      'When summoned, place 1 spell counter on this (at most 1). It gains 300 ATK for each. Remove 1 counter; target 1 spell or trap; destroy it.',
    ),
  ),
  sangan: monster(
    '26202165',
    t('クリッター', 'Sangan'),
    'effect',
    DARK,
    t('悪魔族', 'Fiend'),
    3,
    1000,
    600,
    t(
      'フィールドから墓地へ送られた時、デッキから攻撃力1500以下のモンスター1体を手札に加える。',
      'When this goes from the field to the graveyard, add one monster with 1500 or less ATK from your deck to your hand.',
    ),
  ),
  bigEye: monster(
    '16768387',
    t('ビッグ・アイ', 'Big Eye'),
    'effect',
    DARK,
    t('悪魔族', 'Fiend'),
    4,
    1200,
    1000,
    t(
      'リバース：自分のデッキの上から5枚を見て、好きな順番で戻す。',
      'FLIP: look at the top 5 cards of your deck and put them back in any order.',
    ),
  ),
  serpent: monster(
    '08131171',
    t('キラー・スネーク', 'Sinister Serpent'),
    'effect',
    t('水', 'WATER'),
    t('爬虫類族', 'Reptile'),
    1,
    300,
    250,
    t(
      '自分のスタンバイフェイズ、墓地のこのカードを手札に戻す。',
      'In your standby phase, return this from the graveyard to your hand.',
    ),
  ),
  faith: monster(
    '31560081',
    t('聖なる魔術師', 'Magician of Faith'),
    'effect',
    LIGHT,
    t('魔法使い族', 'Spellcaster'),
    1,
    300,
    400,
    t(
      'リバース：自分の墓地の魔法カード1枚を対象とし、手札に加える。',
      'FLIP: target one spell in your graveyard; add it to your hand.',
    ),
  ),
  spy: monster(
    '24317029',
    t('墓守の偵察者', "Gravekeeper's Spy"),
    'effect',
    DARK,
    t('魔法使い族', 'Spellcaster'),
    4,
    1200,
    2000,
    t(
      'リバース：デッキから攻撃力1500以下の「墓守の」モンスター1体を特殊召喚する。',
      'FLIP: special summon one “Gravekeeper’s” monster with 1500 or less ATK from your deck.',
    ),
  ),
  elf: monster(
    '69140098',
    t('ヂェミナイ・エルフ', 'Gemini Elf'),
    'normal',
    EARTH,
    t('魔法使い族', 'Spellcaster'),
    4,
    1900,
    900,
    t('効果を持たない。', 'It has no effect.'),
  ),
  tomato: monster(
    '83011277',
    t('キラー・トマト', 'Mystic Tomato'),
    'effect',
    DARK,
    t('植物族', 'Plant'),
    4,
    1400,
    1100,
    t(
      '戦闘で破壊され墓地へ送られた時、デッキから攻撃力1500以下の闇属性モンスター1体を攻撃表示で特殊召喚できる。',
      'When destroyed by battle and sent to the graveyard, you may special summon one DARK monster with 1500 or less ATK from your deck in attack position.',
    ),
  ),
  dekoichi: monster(
    '87621407',
    t('魔装機関車 デコイチ', 'Dekoichi the Battlechanted Locomotive'),
    'effect',
    DARK,
    t('機械族', 'Machine'),
    4,
    1400,
    1000,
    t('リバース：カードを1枚ドローする。', 'FLIP: draw 1 card.'),
  ),
  restrict: monster(
    '63519819',
    t('サウザンド・アイズ・サクリファイス', 'Thousand-Eyes Restrict'),
    'fusion',
    DARK,
    t('魔法使い族', 'Spellcaster'),
    1,
    0,
    0,
    t(
      '1ターンに1度、相手モンスター1体を対象とし、このカードに装備する。攻撃力・守備力は装備したモンスターと同じになる。',
      'Once per turn, target one monster of the opponent; equip it to this. ATK and DEF become those of the equipped monster.',
    ),
  ),
  sheep: monster(
    '73915052',
    t('羊トークン', 'Sheep Token'),
    'token',
    EARTH,
    t('獣族', 'Beast'),
    1,
    0,
    0,
    t('生け贄召喚のために生け贄にできない。', 'Cannot be tributed for a tribute summon.'),
  ),
  pot: spell('55144522', t('強欲な壺', 'Pot of Greed'), 'normal', t('カードを2枚ドローする。', 'Draw 2 cards.')),
  charity: spell(
    '79571449',
    t('天使の施し', 'Graceful Charity'),
    'normal',
    t('カードを3枚ドローする。その後、手札を2枚捨てる。', 'Draw 3 cards; afterwards, discard 2 cards.'),
  ),
  scapegoat: spell(
    '73915051',
    t('スケープ・ゴート', 'Scapegoat'),
    'quick-play',
    t('羊トークン4体を守備表示で特殊召喚する。', 'Special summon 4 sheep tokens in defense position.'),
  ),
  storm: spell(
    '19613556',
    t('大嵐', 'Heavy Storm'),
    'normal',
    t('フィールド上の魔法・罠カードをすべて破壊する。', 'Destroy all spells and traps on the field.'),
  ),
  rush: spell(
    '70046172',
    t('突進', 'Rush Recklessly'),
    'quick-play',
    t(
      '表側表示のモンスター1体を対象とする。攻撃力はエンドフェイズまで700アップする。',
      'Target one face-up monster; it gains 700 ATK until the end phase.',
    ),
  ),
  mirror: trap(
    '44095762',
    t('聖なるバリア －ミラーフォース－', 'Mirror Force'),
    'normal',
    t(
      '相手モンスターの攻撃宣言時に発動できる。相手フィールドの攻撃表示モンスターをすべて破壊する。',
      'When a monster of the opponent declares an attack: destroy all attack position monsters on the opponent’s side.',
    ),
  ),
  wall: trap(
    '62279055',
    t('光の護封壁', 'Wall of Revealing Light'),
    'continuous',
    t(
      '1000の倍数のライフポイントを払って発動する。払った数値以下の攻撃力を持つ相手モンスターは攻撃できない。',
      'Pay any multiple of 1000 life points to activate. Monsters of the opponent with that much ATK or less cannot attack.',
    ),
  ),
  judgment: trap(
    '41420027',
    t('神の宣告', 'Solemn Judgment'),
    'counter',
    t(
      'ライフポイントを半分払う。魔法・罠の発動、またはモンスターの召喚を無効にして破壊する。',
      'Pay half of your life points; negate the activation of a spell or trap, or a summon, and destroy it.',
    ),
  ),
  ring: trap(
    '83555666',
    t('破壊輪', 'Ring of Destruction'),
    'normal',
    t(
      '表側表示のモンスター1体を対象とし、破壊する。お互いにその攻撃力分のダメージを受ける。',
      'Target one face-up monster; destroy it. Both players take damage equal to its ATK.',
    ),
  ),
  caller: trap(
    '97077563',
    t('リビングデッドの呼び声', 'Call of the Haunted'),
    'continuous',
    t(
      '自分の墓地のモンスター1体を対象とし、攻撃表示で特殊召喚する。',
      'Target one monster in your graveyard; special summon it in attack position.',
    ),
  ),
} satisfies Record<string, Print>;

export type PrintId = keyof typeof prints;
