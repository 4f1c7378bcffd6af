import type { Words } from '@rulechart/core';
import type { Attribute, Race } from '../printed.ts';

const w = (ja: string, en: string): Words => ({ ja, en });

/** Attributes in both languages. */
export const attributeWords: Readonly<Record<Attribute, Words>> = {
  dark: w('闇', 'DARK'),
  light: w('光', 'LIGHT'),
  earth: w('地', 'EARTH'),
  water: w('水', 'WATER'),
  fire: w('炎', 'FIRE'),
  wind: w('風', 'WIND'),
};

/** Types in both languages. */
export const raceWords: Readonly<Record<Race, Words>> = {
  dragon: w('ドラゴン族', 'Dragon'),
  spellcaster: w('魔法使い族', 'Spellcaster'),
  zombie: w('アンデット族', 'Zombie'),
  warrior: w('戦士族', 'Warrior'),
  'beast-warrior': w('獣戦士族', 'Beast-Warrior'),
  beast: w('獣族', 'Beast'),
  'winged beast': w('鳥獣族', 'Winged Beast'),
  fiend: w('悪魔族', 'Fiend'),
  fairy: w('天使族', 'Fairy'),
  insect: w('昆虫族', 'Insect'),
  dinosaur: w('恐竜族', 'Dinosaur'),
  reptile: w('爬虫類族', 'Reptile'),
  fish: w('魚族', 'Fish'),
  'sea serpent': w('海竜族', 'Sea Serpent'),
  machine: w('機械族', 'Machine'),
  thunder: w('雷族', 'Thunder'),
  aqua: w('水族', 'Aqua'),
  pyro: w('炎族', 'Pyro'),
  rock: w('岩石族', 'Rock'),
  plant: w('植物族', 'Plant'),
};

/** Icons of spells and traps. */
export const iconWords: Readonly<Record<string, Words>> = {
  normal: w('通常', 'Normal'),
  'quick-play': w('速攻', 'Quick-Play'),
  continuous: w('永続', 'Continuous'),
  equip: w('装備', 'Equip'),
  field: w('フィールド', 'Field'),
  ritual: w('儀式', 'Ritual'),
  counter: w('カウンター', 'Counter'),
};

/** Sub-kinds of monsters. */
export const subWords: Readonly<Record<string, Words>> = {
  normal: w('通常モンスター', 'Normal Monster'),
  effect: w('効果モンスター', 'Effect Monster'),
  fusion: w('融合モンスター', 'Fusion Monster'),
  ritual: w('儀式モンスター', 'Ritual Monster'),
  toon: w('トゥーンモンスター', 'Toon Monster'),
  spirit: w('スピリットモンスター', 'Spirit Monster'),
  union: w('ユニオンモンスター', 'Union Monster'),
  gemini: w('デュアルモンスター', 'Gemini Monster'),
  flip: w('リバース効果モンスター', 'Flip Effect Monster'),
  token: w('モンスタートークン', 'Token'),
};

/** Ways to win and lose. */
export const reasons: Readonly<Record<string, Words>> = {
  life: w('ライフポイントが0になった', 'Life Points at 0'),
  loop: w('同じ状態が繰り返された', 'the same state came back'),
  'deck-out': w('カードをドローできなかった', 'a draw could not be made'),
  'card effect': w('カードの効果', 'a card effect'),
};

/** Decisions as buttons say them. */
export const decisionWords: Readonly<Record<string, Words>> = {
  activate: w('発動', 'Activate'),
  trigger: w('効果を発動', 'Use effect'),
  pass: w('パス', 'Pass'),
  normalSummon: w('召喚', 'Normal Summon'),
  setMonster: w('裏側守備表示でセット', 'Set'),
  tributeSet: w('生け贄セット', 'Tribute Set'),
  flipSummon: w('反転召喚', 'Flip Summon'),
  specialSummon: w('特殊召喚', 'Special Summon'),
  setCard: w('セット', 'Set'),
  changePosition: w('表示形式を変更', 'Change position'),
  attack: w('攻撃', 'Attack'),
  enterBattle: w('バトルフェイズへ', 'Battle Phase'),
  endBattle: w('バトルフェイズを終える', 'End Battle Phase'),
  endTurn: w('ターン終了', 'End turn'),
  pick: w('選ぶ', 'Pick'),
  done: w('決定', 'Done'),
  choose: w('選ぶ', 'Choose'),
  answer: w('答える', 'Answer'),
  order: w('順に選ぶ', 'Next in order'),
  number: w('数', 'Number'),
  place: w('場所', 'Place'),
};

/** Phases and steps. */
export const phaseWords: Readonly<Record<string, Words>> = {
  draw: w('ドローフェイズ', 'Draw Phase'),
  standby: w('スタンバイフェイズ', 'Standby Phase'),
  main1: w('メインフェイズ1', 'Main Phase 1'),
  battle: w('バトルフェイズ', 'Battle Phase'),
  main2: w('メインフェイズ2', 'Main Phase 2'),
  end: w('エンドフェイズ', 'End Phase'),
};

/** Steps of the Battle Phase, by number. */
export const stepWords: readonly (Words | null)[] = [
  null,
  w('スタートステップ', 'Start Step'),
  w('バトルステップ', 'Battle Step'),
  w('攻撃宣言時', 'attack declared'),
  w('ダメージステップ開始時', 'Damage Step: start'),
  w('ダメージ計算前', 'Damage Step: before calculation'),
  w('ダメージ計算時', 'Damage Step: calculation'),
  w('ダメージ計算後', 'Damage Step: after calculation'),
  w('ダメージステップ終了時', 'Damage Step: end'),
  w('エンドステップ', 'End Step'),
];

/** Kinds of questions. */
export const questionWords: Readonly<Record<string, Words>> = {
  pick: w('カードを選ぶ', 'pick cards'),
  option: w('一つを選ぶ', 'pick one option'),
  'yes or no': w('はい・いいえ', 'yes or no'),
  order: w('順番を決める', 'put in order'),
  number: w('数を選ぶ', 'choose a number'),
  place: w('場所を選ぶ', 'pick a place'),
  none: w('なし', 'none'),
};

/** Counters. */
export const counterWords: Readonly<Record<string, Words>> = {
  'spell counter': w('魔力カウンター', 'Spell Counter'),
  'turn counter': w('ターンカウント', 'turn count'),
  'clock counter': w('時計カウンター', 'Clock Counter'),
  'A-counter': w('Aカウンター', 'A-Counter'),
  'venom counter': w('ヴェノムカウンター', 'Venom Counter'),
  'hyper-venom counter': w('ハイパーヴェノムカウンター', 'Hyper-Venom Counter'),
  'ice counter': w('アイスカウンター', 'Ice Counter'),
  counter: w('カウンター', 'counter'),
};

/** When something would be legal. */
export const untilWords: Readonly<Record<string, Words>> = {
  'next-turn': w('次のターンから', 'from the next turn on'),
  'own-turn': w('自分のターンに', 'in your own turn'),
  'next-own-turn': w('次の自分のターンに', 'in your next turn'),
  'own-main-phase': w('自分のメインフェイズに', 'in your own Main Phase'),
  'after-damage-step': w('ダメージステップの後で', 'after the Damage Step'),
};

/** Numbers that a position is told with. */
export const valueWords: Readonly<Record<string, Words>> = {
  life: w('ライフポイント', 'Life Points'),
  atk: w('攻撃力', 'ATK'),
  def: w('守備力', 'DEF'),
};

/** Positions of a monster, by their number. */
export const positionWords: Readonly<Record<string, Words>> = {
  1: w('攻撃表示', 'Attack Position'),
  2: w('守備表示', 'Defense Position'),
};

/** What happened, as a log tells it. */
export const eventWords: Readonly<Record<string, Words>> = {
  'missed timing': w('タイミングを逃した', 'missed its timing'),
  'cannot pay': w('コストを払えない', 'its cost cannot be paid'),
  lapsed: w('効果は適用されない', 'its effect does not apply'),
  'target gone': w('対象がいない', 'the target is gone'),
  turned: w('表裏の変更', 'turned over'),
  taken: w('コントロールの移動', 'control taken'),
  attached: w('装備', 'equipped'),
  counted: w('カウンター', 'counters'),
  shuffled: w('シャッフル', 'shuffled'),
  chance: w('コイン・サイコロの結果', 'coin or die'),
  revealed: w('公開', 'revealed'),
  summoned: w('召喚', 'summoned'),
  set: w('セット', 'set'),
  destroyed: w('破壊', 'destroyed'),
  discarded: w('捨てる', 'discarded'),
  tributed: w('生け贄', 'tributed'),
  damaged: w('ダメージ', 'damage'),
  gained: w('回復', 'Life Points gained'),
  paid: w('ライフポイントの支払い', 'Life Points paid'),
  drew: w('ドロー', 'drew'),
  'position changed': w('表示形式の変更', 'position changed'),
  activated: w('発動', 'activated'),
  'activation negated': w('発動の無効', 'activation negated'),
  'link begins': w('チェーンの処理', 'chain link resolves'),
  'was targeted': w('対象', 'targeted'),
  'attack declared': w('攻撃宣言', 'attack declared'),
  battled: w('戦闘', 'battled'),
  'standby phase': w('スタンバイフェイズ', 'Standby Phase'),
  'end phase': w('エンドフェイズ', 'End Phase'),
  'turn ends': w('ターン終了', 'the turn ends'),
  'battle phase begins': w('バトルフェイズ開始', 'Battle Phase begins'),
  'battle phase ends': w('バトルフェイズ終了', 'Battle Phase ends'),
  'damage step ends': w('ダメージステップ終了', 'Damage Step ends'),
  'added to hand': w('デッキから手札へ', 'added to hand'),
  'attack target selected': w('攻撃対象', 'attack target'),
  'summon negated': w('召喚の無効', 'summon negated'),
  'link ends': w('チェーンの処理後', 'chain link resolved'),
  maintenance: w('維持', 'maintenance'),
  'damage step begins': w('ダメージステップ開始', 'Damage Step begins'),
  'damage calculation': w('ダメージ計算', 'damage calculation'),
};

/** How often something may be used. */
export const periodWords: Readonly<Record<string, Words>> = {
  event: w('1度につき1回', 'once each time'),
  stack: w('1チェーンに1度', 'once per chain'),
  phase: w('1フェイズに1度', 'once per phase'),
  turn: w('1ターンに1度', 'once per turn'),
  stay: w('表側表示で存在する限り1度', 'once while face-up'),
  duel: w('デュエル中に1度', 'once per Duel'),
};

/** States of the chart that players have a word for. */
export const stepOf: Readonly<Record<string, Words>> = {
  declared: w('攻撃宣言時', 'attack declared'),
  damage: w('ダメージステップ', 'Damage Step'),
  replay: w('巻き戻し', 'replay'),
  responding: w('チェーン', 'chain'),
  negation: w('召喚宣言時', 'summon declared'),
};

/** States of the chart by their key, for whoever looks at the drawing. */
export const stateWords: Readonly<Record<string, Words>> = {
  turn: w('ターン', 'Turn'),
  over: w('終わり', 'over'),
  boundary: w('ターンの境目', 'end of the turn'),
  drawing: w('通常のドロー', 'the draw of the turn'),
  effects: w('フェイズの始まり', 'start of the phase'),
  hand: w('手札の枚数', 'cards in hand'),
  adjusting: w('手札を調整', 'discarding down'),
  idle: w('何をするか', 'what to do'),
  summoning: w('召喚・セット', 'summon or set'),
  paying: w('生け贄を捧げる', 'paying'),
  declared: w('宣言', 'declared'),
  negation: w('召喚を無効にできる', 'may be negated'),
  succeeding: w('召喚成功', 'success'),
  answered: w('応答', 'answers'),
  setting: w('セット・表示形式', 'set or position'),
  acting: w('チェーン', 'chain'),
  leaving: w('フェイズを終える', 'leaving'),
  left: w('次へ', 'left'),
  starting: w('バトルフェイズ開始', 'battle begins'),
  start: w('開始時', 'start'),
  declaring: w('攻撃宣言', 'attack declaration'),
  checking: w('巻き戻しの確認', 'replay?'),
  replay: w('巻き戻し', 'replay'),
  damage: w('ダメージステップ', 'Damage Step'),
  flipping: w('リバース', 'flip'),
  before: w('ダメージ計算前', 'before calculation'),
  calculating: w('ダメージ計算', 'calculation'),
  inflicting: w('戦闘ダメージ', 'battle damage'),
  after: w('ダメージ計算後', 'after calculation'),
  destroying: w('戦闘破壊', 'destruction by battle'),
  ending: w('終了処理', 'ending'),
  maintenance: w('維持', 'maintenance'),
  adjusted: w('手札調整の後', 'after discarding down'),
  turning: w('表にする', 'turned up'),
  counting: w('ダメージの見込み', 'what it would come to'),
  announcing: w('ダメージ計算に入る', 'calculation begins'),
  calculation: w('ダメージ計算時', 'during calculation'),
  entering: w('入る', 'enter'),
  gathering: w('誘発を集める', 'gather triggers'),
  triggering: w('誘発効果を積む', 'place triggers'),
  activating: w('発動', 'activation'),
  choosing: w('発動時の選択', 'choices of activation'),
  responding: w('チェーンするか', 'chain?'),
  resolving: w('チェーンの処理', 'resolution'),
  link: w('処理の前', 'before a link'),
  processed: w('効果の処理', 'a link resolves'),
  resolved: w('処理の後', 'after a link'),
  next: w('次のチェーン', 'next link'),
  empty: w('チェーン終了', 'chain done'),
  open: w('優先権', 'priority'),
  closing: w('双方パス', 'both passed'),
  mandatory: w('必ず発動する効果', 'mandatory effects'),
  closed: w('閉じた', 'closed'),
  running: w('処理', 'running'),
  asking: w('質問', 'question'),
  done: w('完了', 'done'),
  end: w('終了時', 'end'),
};
