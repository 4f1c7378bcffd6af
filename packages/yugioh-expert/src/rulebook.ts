import type { Passage, Words } from '@rulechart/core';

const book = (document: string) => (section: string, ja: string, en: string) =>
  ({ document, section, title: { ja, en } }) satisfies Passage;

/** The period's rulebook and the pages that quote it. */
const rule = book('新エキスパートルール');
/** The rulings database of 2005–2007. */
const rulings = book('裁定集 2005–2007');
/** The chapter on kinds of cards, 2005. */
const cards = book('カードの種類 2005');
/** The rulebook's third edition, chapter 4. */
const third = book('ルールブック第3版 第4章');

/** What a wiki of players records of the judges' answers of the time. */
const wiki = book('遊戯王カードWiki');

/** The documents in both languages. */
export const documentWords: Readonly<Record<string, Words>> = {
  新エキスパートルール: { ja: '新エキスパートルール', en: 'New Expert Rules' },
  '裁定集 2005–2007': { ja: '裁定集 2005–2007', en: 'Rulings 2005–2007' },
  'カードの種類 2005': { ja: 'カードの種類 2005', en: 'Kinds of Cards, 2005' },
  遊戯王カードWiki: { ja: '遊戯王カードWiki', en: 'Yu-Gi-Oh! Card Wiki (Japanese)' },
  'ルールブック第3版 第4章': { ja: 'ルールブック第3版 第4章', en: 'Rulebook, third edition, chapter 4' },
};

/** Every passage the rules of this package rest on, by id. */
export const rulebook = {
  'deck/minimum': rule('デッキ', 'デッキは40枚以上', 'A main deck has at least 40 cards'),
  'deck/maximum': rule('マスタールール', 'デッキの枚数の上限', 'How many cards a deck may have'),
  'set/per-turn': third('公式ルール', '魔法・罠は1ターンに1枚ずつ', 'One spell and one trap a turn'),
  'chain/none': third('エキスパートルール', 'チェーンのないルール', 'Rules without chains'),
  'deck/copies': cards('枚数制限', '同名カードは3枚まで', 'Three copies of one name at most'),
  'deck/fusion-deck': cards('融合デッキ', '融合モンスターは融合デッキに', 'Fusion monsters belong in the fusion deck'),
  'deck/side': rule('サイドデッキ', 'サイドデッキは15枚か0枚', 'A side deck has 15 cards or none'),
  'draw/too-few': rule(
    '勝利条件',
    'デッキの枚数が足りない時は、自分がドローする効果を発動できない',
    'A draw effect may not be activated with fewer cards in the deck',
  ),
  'deck/unknown-card': rule('デッキ', 'カードプールにあるカードを使う', 'Cards must be in the pool'),
  'deck/limit-list': rule('制限リスト', '禁止・制限カード', 'Forbidden and limited cards'),
  'turn/order': rule('ターンの流れ', 'ターンの流れ', 'The course of a turn'),
  'turn/draw-phase': rule('ドローフェイズ', 'ドローフェイズ', 'Draw Phase'),
  'turn/standby-phase': rule('スタンバイフェイズ', 'スタンバイフェイズ', 'Standby Phase'),
  'turn/main-phase': rule('メインフェイズ', 'メインフェイズにできること', 'What may be done in a Main Phase'),
  'turn/end-phase': rule('エンドフェイズ', 'エンドフェイズ', 'End Phase'),
  'turn/hand-limit': rule('エンドフェイズ', '手札は6枚まで', 'Six cards in hand at most'),
  'turn/phase-effects': rule(
    'エンドフェイズ',
    'フェイズ中に発動する効果は一つずつ',
    'Effects of a phase are used one at a time',
  ),
  'priority/turn-player-first': rule('優先権', '優先権はターンプレイヤーから', 'The turn player has priority first'),
  'priority/ignition-on-summon': rule(
    '優先権',
    '召喚成功時の起動効果の優先権',
    'Priority of ignition effects when a summon succeeds',
  ),
  'chain/spell-speed': cards('スペルスピード', 'スペルスピード', 'Spell speed'),
  'chain/building': rule('チェーン', 'チェーンを積む', 'Building a chain'),
  'chain/resolution': rule('チェーン', 'チェーンの処理', 'Resolving a chain'),
  'chain/triggers': rule('同時に発動', '同時に発動した効果の順番', 'The order of effects triggered at once'),
  'chain/missed-timing': rulings(
    'タイミングを逃す',
    '「〜した時…できる」は最後に起こった事にだけ応じられる',
    '"When … you can" answers only the last thing that happened',
  ),
  'chain/direct-answer': rulings('直接チェーン', '直接チェーンするカード', 'Cards that answer one thing directly'),
  'activation/in-force': rulings(
    '永続的な効果',
    '表側の間の効果は、発動の処理が済んでから適用される',
    'What holds while a card is face-up begins when its activation has resolved',
  ),
  'activation/zone': rule('魔法・罠カード', '発動できる場所', 'From where a card may be activated'),
  'activation/free-zone': rule('魔法・罠カード', '空いているゾーンが必要', 'A free zone is needed'),
  'activation/set-turn': third('罠カード', 'セットしたターンには発動できない', 'Not in the turn it was set'),
  'activation/trap-from-hand': third('罠カード', '罠は手札から発動できない', 'Traps are not activated from the hand'),
  'effect/reach': rulings(
    '墓地のカードに効果が及ぶ',
    '墓地のカードに効果が及ぶ魔法・罠・効果モンスターの効果',
    'Effects that reach cards in a Graveyard',
  ),
  'activation/own-turn': rule('速攻魔法', '手札からは自分のターンに', 'From the hand only in your own turn'),
  'activation/condition': rulings('発動条件', '発動条件', 'Conditions of activation'),
  'activation/cost': rulings('コスト', 'コストは発動時に払う', 'Costs are paid at activation'),
  'activation/target': rulings('対象をとる', '対象は発動時に選ぶ', 'Targets are chosen at activation'),
  'activation/idle': rulings('空打ち', '空打ちはできない', 'No activation without an effect'),
  'activation/limit': rulings('発動回数', '発動回数の制限', 'How often an effect may be used'),
  'activation/trigger': cards('誘発効果', '誘発効果', 'Trigger effects'),
  'activation/forbidden': rulings('効果', '効果によって禁じられている', 'Forbidden by an effect'),
  'activation/ignition': cards('起動効果', '起動効果は自分のメインフェイズに', 'Ignition effects: own Main Phase'),
  'summon/normal': rule('召喚', '通常召喚は1ターンに1度', 'One normal summon or set a turn'),
  'summon/tribute': cards('生け贄', 'レベル5・6は1体、7以上は2体', 'Level 5–6: one tribute, 7 and higher: two'),
  'summon/double-tribute': cards('生け贄', '2体分の生け贄', 'A monster that counts as two tributes'),
  'summon/special-only': cards(
    '特殊召喚モンスター',
    '通常召喚できないモンスター',
    'Monsters that cannot be normal summoned',
  ),
  'summon/flip': rule('反転召喚', '反転召喚', 'Flip summon'),
  'summon/unending': wiki(
    '無限ループ',
    '終わらない処理になる召喚はできない',
    'No summon after which nothing comes to rest',
  ),
  'summon/zone': rule('モンスターカードゾーン', 'モンスターは5体まで', 'Five monsters at most'),
  'summon/procedure': rule('特殊召喚', 'チェーンに乗らない特殊召喚', 'Special summons that use no chain'),
  'summon/revival': rulings('蘇生制限', '蘇生制限', 'Revival restriction'),
  'position/change': rule('表示形式の変更', '表示形式の変更は1ターンに1度', 'One change of position a turn'),
  'set/spell-trap': rule('魔法・罠のセット', '魔法・罠カードのセット', 'Setting spells and traps'),
  'battle/first-turn': rule('先攻1ターン目', '先攻1ターン目は攻撃できない', 'No battle in the first turn'),
  'battle/declaration': rule('攻撃宣言', '攻撃宣言', 'Declaring an attack'),
  'battle/once': rule('攻撃宣言', '攻撃は1ターンに1度', 'A monster attacks once'),
  'battle/target': rule('攻撃対象', '攻撃対象の選択', 'Choosing what to attack'),
  'battle/replay': rule('巻き戻し', '巻き戻し', 'Replay'),
  'battle/damage-step': rule(
    'ダメージステップ',
    'ダメージステップに発動できるカード',
    'What may be activated in the Damage Step',
  ),
  'battle/cost': rule('攻撃宣言', '攻撃のコスト', 'What an attack costs'),
  'turn/skipped': rule('ターンの流れ', 'フェイズのスキップ', 'A phase that is skipped'),
  'summon/negation': rule('召喚', '召喚の無効', 'Negating a summon'),
  'battle/calculation': rule('ダメージ計算', 'ダメージ計算', 'Damage calculation'),
  'battle/must-attack': rulings('攻撃強制', '攻撃しなければならない', 'A monster that must attack'),
  'end/life': rule('勝利条件', 'ライフポイントが0', 'Life points at 0'),
  'end/deck-out': rule('勝利条件', 'ドローできない', 'A draw that cannot be made'),
  'end/effect': rule('勝利条件', 'カードの効果による勝敗', 'An effect that decides the duel'),
} as const satisfies Record<string, Passage>;

/** Ids of the rulebook. */
export type RuleId = keyof typeof rulebook;
