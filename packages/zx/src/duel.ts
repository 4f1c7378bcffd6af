import type { LayoutExtension, RuleState, ZoneSpec } from '@rulechart/core';

/** Where in a turn the duel stands, as far as rules ask. */
export const step = { none: 0, main: 1, event: 2, ignition: 3, damage: 4 } as const;

/**
 * The kinds of effects a card may carry: continuous, automatic, start-up, event, special, how an EX or a Shift is
 * played, and an automatic ability that another effect of the card gives for a time.
 */
export const effectKinds = [
  'continuous',
  'automatic',
  'start-up',
  'event',
  'special',
  'condition',
  'time-limited',
] as const;

/** What these rules add to the core's state. */
export const layout = {
  scalars: [
    'step',
    /** the square a card that is being played goes to */
    'place',
    'attacker',
    'attackerStay',
    /** the attacked Z/X, 0 for the player */
    'attacked',
    'attackedStay',
    'attacking',
    'passes',
    /** who has priority in the event step */
    'holder',
    /** the card turned up from life or deck that waits for an answer */
    'turnedUp',
    /** seats (as bits) whose point of damage is being dealt with */
    'batch',
    'firstSeat',
    /** types of cards (as bits) of which one was put where it may not lie */
    'strays',
  ],
  entities: ['attacker', 'attacked', 'turnedUp'],
  ranges: { step: [0, 4], place: [0, 4095], attacking: [0, 1], holder: [0, 1], batch: [0, 3], firstSeat: [0, 1] },
  /** `tried`: the damage and power with which a lethal destruction was last performed on it, as one number */
  card: { asleep: 'u8', damage: 'i32', tried: 'i32' },
  effective: { power: 'i32', range: 'u8' },
  seat: { pending: 'u8', virtual: 'u8' },
  seatTurn: { evolved: 'u8', shifted: 'u8' },
} as const satisfies LayoutExtension;

/** A state of a duel of Z/X. */
export type Duel = RuleState<typeof layout>;

/** The zones. Squares are numbered 1–9 from A's left to A's right, row by row towards B; each seat's Z/X have a row of their own. */
export const zones = {
  deck: { name: { ja: 'デッキ', en: 'deck' }, sight: 'none' },
  hand: { name: { ja: '手札', en: 'hand' }, sight: 'owner' },
  squares: { name: { ja: 'スクエア', en: 'squares' }, sight: 'face', places: 9, field: true },
  life: { name: { ja: 'ライフ', en: 'life' }, sight: 'none' },
  charge: { name: { ja: 'チャージ', en: 'charge' }, sight: 'all' },
  resource: { name: { ja: 'リソース', en: 'resource' }, sight: 'all' },
  trash: { name: { ja: 'トラッシュ', en: 'trash' }, sight: 'all' },
  dynamis: { name: { ja: 'デュナミス', en: 'Dynamis' }, sight: 'face' },
  player: { name: { ja: 'プレイヤーカードの場所', en: 'place of the player card' }, sight: 'face' },
  under: { name: { ja: 'プレイヤーカードの下', en: 'place under the player card' }, sight: 'owner' },
  joined: { name: { ja: 'オーバーブーストの下部', en: 'lower half of an Overboost' }, sight: 'all' },
  force: { name: { ja: 'フォースゾーン', en: 'Force zone' }, sight: 'all' },
  shift: { name: { ja: 'シフトの場所', en: 'place of Shifts' }, sight: 'all' },
  temporary: { name: { ja: '一時ゾーン', en: 'temporary zone' }, sight: 'all' },
  removed: { name: { ja: '除外', en: 'removed' }, sight: 'all' },
} as const satisfies Readonly<Record<string, ZoneSpec>>;

/** Name of a zone. */
export type ZoneName = keyof typeof zones;

/** Numbers of the zones: the core counts "nowhere" as 0. */
export const zone = Object.fromEntries([['nowhere', 0], ...Object.keys(zones).map((name, i) => [name, i + 1])]) as {
  readonly [K in ZoneName | 'nowhere']: number;
};
