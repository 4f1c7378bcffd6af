import type { Words } from '@rulechart/core';

const w = (ja: string, en: string): Words => ({ ja, en });

/** What a mark means, as the end of a sentence about the card that has it. */
export const markWords: Readonly<Record<string, Words>> = {
  piercing: w(
    '守備表示モンスターを攻撃した時にその守備力を攻撃力が超えていれば、その数値だけ相手に戦闘ダメージを与える',
    'inflicts battle damage to your opponent when it attacks a Defense Position monster whose DEF is lower than its ATK',
  ),
  'not destroyed by battle': w('戦闘によっては破壊されない', 'is not destroyed by battle'),
  'not destroyed by effects': w('カードの効果によっては破壊されない', 'is not destroyed by card effects'),
  'attacks directly': w('相手プレイヤーに直接攻撃する事ができる', 'can attack your opponent directly'),
  'attacks every monster once': w(
    '相手フィールド上の全てのモンスターに1回ずつ攻撃する事ができる',
    "can attack each of your opponent's monsters once",
  ),
  'attacks again': w('もう1度だけ続けて攻撃する事ができる', 'can attack once more in a row'),
  'no tribute for a summon': w('生け贄召喚のための生け贄にする事はできない', 'cannot be Tributed for a Tribute Summon'),
  'destroys itself': w('破壊される', 'is destroyed'),
  'kept in defense position': w('守備表示になる', 'must be in Defense Position'),
  'blocks monster zones': w(
    '選んだ相手のモンスターカードゾーンを使用不可能にする',
    'makes the chosen Monster Zones of your opponent unusable',
  ),
  'attacks twice': w('1度のバトルフェイズ中に2回攻撃する事ができる', 'can attack twice during the same Battle Phase'),
  'attacks only directly': w('相手プレイヤーに直接攻撃しなければならない', 'must attack your opponent directly'),
  "in nobody's way": w('相手の直接攻撃を妨げない', 'does not stand in the way of a direct attack'),
  'deals no battle damage': w('相手に戦闘ダメージを与える事はできない', 'inflicts no battle damage'),
  'costs its player no battle damage': w(
    'その戦闘によってコントローラーが受ける戦闘ダメージを0にする',
    'costs its controller no battle damage from its battles',
  ),
  'reflects battle damage': w(
    'その戦闘によってコントローラーが受ける戦闘ダメージを相手に与える',
    'inflicts on your opponent the battle damage its controller would take from its battles',
  ),
  'not targeted by spells': w('魔法カードの効果の対象にならない', 'cannot be targeted by Spell Cards'),
  'not targeted by traps': w('罠カードの効果の対象にならない', 'cannot be targeted by Trap Cards'),
  'not targeted by monsters': w('モンスターの効果の対象にならない', 'cannot be targeted by monster effects'),
  'unaffected by spells': w('魔法カードの効果を受けない', 'is unaffected by Spell Cards'),
  'unaffected by traps': w('罠カードの効果を受けない', 'is unaffected by Trap Cards'),
  'unaffected by monsters': w('モンスターの効果を受けない', 'is unaffected by monster effects'),
  'out of reach': w(
    '効果が及ばず、ゲームから除外する事もできない',
    'cannot be reached by effects or removed from play',
  ),
  'effects not negated': w('効果を無効化されない', 'does not have its effects negated'),
};

/** What may be forbidden, before 〜できない and after "cannot". */
export const actWords: Readonly<Record<string, Words>> = {
  'normal summon': w('召喚', 'Normal Summon'),
  'set monster': w('モンスターをセット', 'Set monsters'),
  'flip summon': w('反転召喚', 'Flip Summon'),
  'special summon': w('特殊召喚', 'Special Summon'),
  'change position': w('表示形式を変更', 'change their battle positions'),
  attack: w('攻撃', 'attack'),
  'enter battle': w('バトルフェイズを行う事が', 'conduct their Battle Phase'),
  'activate spell': w('魔法カードを発動', 'activate Spell Cards'),
  'activate trap': w('罠カードを発動', 'activate Trap Cards'),
  'use monster effect': w('モンスターの効果を発動', 'activate monster effects'),
  'set spell or trap': w('魔法・罠カードをセット', 'Set Spell or Trap Cards'),
  'be attacked': w('攻撃対象に選択', 'be selected as an attack target'),
  'be tributed': w('生け贄に', 'Tribute'),
  'draw by effect': w('カードの効果によってドロー', 'draw cards by card effects'),
  'gain life': w('ライフポイントを回復', 'gain Life Points'),
  remove: w('墓地のカードを除外', 'remove cards in either Graveyard from play'),
};
