/** The rules of the time by section, as comments and rulings cite them (`§8.2`), in our own words. */
export const rules: Readonly<Record<string, readonly [ja: string, en: string, says: string]>> = {
  '0.3': [
    'ルールの分岐',
    'Switches',
    'What differed by year or region is a switch of the profile, set to the OCG of 2004–2007 unless a profile says otherwise.',
  ],
  '1.1': [
    'デッキ',
    'Decks',
    '40 cards or more and no upper limit; fusion monsters in a deck of their own; 15 side cards or none; three of a name over all of them, fewer by the list.',
  ],
  '1.4': [
    '勝敗',
    'Winning and losing',
    'Life Points at 0, a draw from too few cards, five parts of Exodia, or a text ends the duel once the deed that led there is done; both at once is a draw.',
  ],
  '1.5': [
    'ゾーンの空き',
    'Room',
    'What has no free zone is not summoned, set or activated; a zone that the cost itself frees counts.',
  ],
  '2.1': [
    'ターンの流れ',
    'The turn',
    'Draw, Standby, Main 1, Battle, Main 2, End; Main 2 only after a Battle Phase. A phase that is skipped did not take place.',
  ],
  '2.4': [
    'スタンバイフェイズ',
    'Standby Phase',
    'Upkeep is paid without a chain, and the effects of the phase are used one at a time.',
  ],
  '2.6': [
    '起動効果の優先権',
    'Priority of ignition effects',
    'Whoever summoned in the own turn may use an ignition effect as the first link before the summon is answered.',
  ],
  '2.8': [
    'フェイズの効果',
    'Effects of a phase',
    'They never share a chain: one is used, its chain ends, and the turn player is asked again first.',
  ],
  '2.9': [
    'エンドフェイズ',
    'End Phase',
    'After its effects the turn player discards down to six cards, which nobody answers; what lasted until the end of the turn ends after that.',
  ],
  '3.3': [
    'チェーンを閉じる',
    'Closing a chain',
    'Both players are asked in turn after each link, and two passes in a row close the chain. A text that answers something answers the link right before it.',
  ],
  '3.4': [
    'チェーンの解決',
    'Resolving',
    'From the last link to the first. A continuous, equip or field card that is not face-up any more does nothing, and targets that have gone or been turned are passed over.',
  ],
  '3.6': [
    '同時に発動する効果',
    'Triggers at the same time',
    "One chain is built of what was set off: the turn player's mandatory effects, the opponent's, then the optional ones in the same order.",
  ],
  '3.7': [
    'タイミングを逃す',
    'Missed timing',
    'An optional "when" effect is lost if something else happened after its event; "if" effects and mandatory ones are not.',
  ],
  '3.9': [
    '無効の種類',
    'Kinds of negation',
    'A negated activation never counted and its card goes; a negated effect leaves the activation, and a continuous card, where they are; a negated summon never reached the field.',
  ],
  '3.11': [
    '強制の誘発即時効果',
    'Mandatory quick effects',
    'Each copy answers the link for which its condition holds as soon as that link is there, and then the answer of the other one.',
  ],
  '4.1': [
    'カードの種類',
    'Kinds of cards',
    'The type line says what a monster is, not its name. Levels 5 and 6 take one tribute, 7 and higher two.',
  ],
  '4.2': [
    '召喚の種類',
    'Kinds of summons',
    'Normal Summons, sets, Flip Summons and summons by own procedure need no chain and may be negated as they are declared; a summon by an effect is stopped with its effect only.',
  ],
  '4.3': [
    '召喚の流れ',
    'The course of a summon',
    'It is declared and paid, may be negated, succeeds, sets effects off, and is answered, in this order.',
  ],
  '4.4': [
    '蘇生制限',
    'Revival restriction',
    'A monster that is special summoned by its own rules may be brought back only after it was summoned by them; some may never be.',
  ],
  '4.5': [
    '融合召喚',
    'Fusion Summons',
    'Materials are taken from hand or field as the spell resolves; one of them may be a substitute.',
  ],
  '4.6': [
    '儀式召喚',
    'Ritual Summons',
    'Tributes from hand or field are taken as the spell resolves; their Levels reach the number asked for, or meet it where the text says so.',
  ],
  '4.7': [
    '表示形式',
    'Battle positions',
    'A player changes a position once a turn, not in the turn the monster came and not after it attacked; effects change positions besides.',
  ],
  '4.8': [
    'トゥーン・スピリット・ユニオン',
    'Toons, Spirits, unions',
    'Toons hang on Toon World, Spirits return to the hand in the End Phase and are never Special Summoned, unions are equipped or come off once a turn.',
  ],
  '5.2': [
    '攻撃宣言',
    'Declaring an attack',
    'Attacker and its costs, target, what the declaration sets off, then answers; the attack is spent with the declaration.',
  ],
  '5.4': [
    '巻き戻し',
    'Replay',
    "If monsters come to or leave the defender's side before the Damage Step, the attacker is asked for a target again or lets the attack go.",
  ],
  '5.5': [
    'ダメージステップ',
    'Damage Step',
    'Five timings; only changes of ATK and DEF, negations, counter traps and texts of the step itself are used in it, and the calculation has one chain.',
  ],
  '5.6': [
    '戦闘の結果',
    'Results of battle',
    'ATK against ATK or DEF; two monsters of 0 ATK do not destroy each other in the OCG of the time.',
  ],
  '5.7': [
    '戦闘の後',
    'After a battle',
    'A monster that battle has destroyed stays on the field until the end of the step and is no longer a target, yet its flip effect is used.',
  ],
  '6.2': [
    '罠の最初の発動',
    'Traps and the turn they were set',
    'A trap is activated from the next turn on, not in the turn it was set.',
  ],
  '6.4': [
    '装備カード',
    'Equip cards',
    'One that finds its target gone goes to the Graveyard undestroyed; one that loses its bearer later is destroyed by the rules. It stays with its own controller.',
  ],
  '6.5': [
    'フィールド魔法',
    'Field spells',
    'One face-up field spell on both sides together: a new one destroys the other.',
  ],
  '6.6': [
    '永続カード',
    'Continuous cards',
    'They do what they do as long as they are face-up; one that is gone before its link resolves does nothing.',
  ],
  '6.7': [
    '空打ち',
    'Activating with nothing to affect',
    'What would do nothing may not be activated; of several deeds one that would happen is enough. A continuous card may be opened all the same.',
  ],
  '7.2': [
    '数値の計算順',
    'Order of values',
    'Printed or given original value, changes of it, values that are set, additions, multiplications; within each by age.',
  ],
  '7.4': [
    '「？」の数値',
    'Values of "?"',
    'They cannot be judged off the field and read 0 on it unless a text gives them.',
  ],
  '8.1': [
    'コストと効果',
    'Costs and effects',
    'A cost is paid at once, is not given back, and sets off nothing that asks for an effect.',
  ],
  '8.2': [
    'ライフポイント',
    'Life Points',
    'All may be paid, more may not; half is rounded up; Spell Economics pays only for the activation of a spell.',
  ],
  '8.4': [
    '対象と耐性',
    'Targets and immunity',
    'Targets are chosen at activation and looked at again at resolution; protections are asked at the moment they speak of.',
  ],
  '8.5': [
    'トークン',
    'Tokens',
    'They are no cards: face-up only, in a monster zone, and gone as soon as they leave the field.',
  ],
  '8.6': [
    '罠モンスター',
    'Trap monsters',
    'A trap that has become a monster takes a monster zone and keeps its own zone as well.',
  ],
  '8.7': [
    'コントロールと持ち主',
    'Control and ownership',
    'Cards leave the field to their owner; the latest change of control holds, and what was lent returns when its time is over.',
  ],
  '8.9': [
    '裏側表示によるリセット',
    'What turning face-down resets',
    'Changes of values, counters, equips, links to targets and uses of the turn end.',
  ],
  '9': [
    'ルールの世代',
    'Generations of rules',
    'The official rules of the start have no tributes and no chains; the Expert rules bring tributes; the New Expert rules chains, spell speeds and the loss by an empty deck.',
  ],
};

/** What the engine's comments call mechanisms: what every deed of a card game is made of, in our own words. */
export const mechanisms: readonly (readonly [en: string, says: string])[] = [
  ['Intend, settle, commit', 'A deed is announced, may be replaced or forbidden, and only then happens.'],
  [
    'Forbid, allow, require',
    'What may not, may all the same, or must be done are rows with a source, asked when an act is offered and when a deed is settled.',
  ],
  ['Lingering effects', 'What a resolution leaves behind lies in one table with the time at which it ends.'],
  [
    'Continuous rows by layer',
    'Control, kinds, names, granted and lost effects, values: each layer is worked out after the one below.',
  ],
  [
    'Granting without copying',
    'An effect that a card gives to another stays a row of the giver and says who bears it.',
  ],
  [
    'The record of an activation',
    'A link is a row: who, from where, with which targets and declarations. To negate or copy it is to write to that row.',
  ],
  [
    'Stay and memory',
    'A card that changes its zone is a new one to all that meant it; what it last was is remembered.',
  ],
  [
    'How an effect is used',
    'On the chain, at once, as upkeep, as a procedure or as text of the rules: one field says which, others from where, by whom, how often.',
  ],
  ['Obligations', 'What an effect leaves for the course of the turn to do: skip, attack, end a phase.'],
  [
    'Chance',
    'Coins, dice, shuffles and random picks come from a list given beforehand or from the generator within the state.',
  ],
  [
    'Constraints of a pick',
    'Counts, sums, all alike or all different: one function says whether a choice can still be completed.',
  ],
  ['Attachment', 'Cards lie under, on or in a host, in a named slot.'],
  ['Knowledge', 'Every card keeps who knows it, in any zone; shuffling makes it unknown.'],
  ['Facts of a program', 'What an effect does, to whom and from where, is read off its tree when the game is made.'],
];
