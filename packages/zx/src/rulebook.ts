import type { Passage } from '@rulechart/core';

const passage = (section: string, ja: string, en: string): Passage => ({
  document: 'Z/X rules, state of spring 2017',
  section,
  title: { ja, en },
});

const passages = {
  'setup/mulligan': passage('1.3', '引き直し', 'Dealing anew'),
  'deck/construction': passage('1.1', 'デッキの構築', 'Deck construction'),
  'deck/dynamis': passage('1.2', 'デュナミス・プレイヤーカード', 'Dynamis and player card'),
  'turn/resource': passage('504', 'リソースフェイズ', 'Resource phase'),
  'turn/ignition': passage('505', 'イグニッションフェイズ', 'Ignition phase'),
  'turn/main': passage('506', 'メインフェイズ', 'Main phase'),
  'turn/hand-limit': passage('507.8', '手札の上限', 'Hand limit'),
  'play/type': passage('5.1', 'カードのプレイ', 'Playing cards'),
  'play/cost': passage('5.1', 'コストの支払い', 'Paying costs'),
  'play/square': passage('5.2', 'ゼクスをプレイできるスクエア', 'Squares a Z/X may be played onto'),
  'play/when': passage('5.3', 'プレイできる時', 'When cards are played'),
  'play/ability': passage('5.4', '能力の種類', 'Kinds of abilities'),
  'play/dynamis': passage('313', 'デュナミス', 'Dynamis'),
  'play/ex': passage('3.4', 'ゼクス エクストラ', 'Z/X EX'),
  'play/shift': passage('3.6', 'シフト', 'Shift'),
  'priority/waiting': passage('702', '優先権前処理', 'Priority preprocessing'),
  'battle/declaration': passage('600', 'バトルの宣言', 'Declaring a battle'),
  'battle/range': passage('600', 'レンジ', 'Range'),
  'battle/event-step': passage('600', 'イベントステップ', 'Event step'),
  'rule-effects/player-damage': passage('901', 'プレイヤーダメージエフェクト', 'Player damage effect'),
  'rule-effects/reload': passage('902', 'リロードエフェクト', 'Reload effect'),
  'rule-effects/charge-excess': passage('906', 'チャージ超過エフェクト', 'Charge excess effect'),
  'end/loss': passage('101', '勝敗', 'Winning and losing'),
  'table/reach': passage('302', '秘匿された領域', 'Hidden zones'),
} as const;

/** Id of a passage. */
export type RuleId = keyof typeof passages;

/** The passages behind every refusal, by id. */
export const rulebook: Readonly<Record<RuleId, Passage>> = passages;
