import type { LayoutExtension, RuleState, ZoneSpec } from '@rulechart/core';

/** What the Expert Rules keep about a duel beside what every card game keeps. */
export const layout = {
  scalars: [
    'phase',
    'step',
    /** who may act now in the window that is open */
    'holder',
    'passes',
    /** group of the turn player's last summon: while it is the last group, ignition effects have priority */
    'ignitionGroup',
    /** 1 while the turn player is asked what to do in a main phase or battle step */
    'idle',
    /** which triggers may be used: 1 those that wait to be put on a chain, 2 effects of the phase, 3 only mandatory ones */
    'triggerAsk',
    'placingTriggers',
    'attacker',
    'attackerStay',
    'attacked',
    'attackedStay',
    /** 1 in the first chain after a declaration */
    'attackDeclared',
    'attackNegated',
    /** how often a monster came to or left the attacked side since the declaration */
    'replayCount',
    /** the monster that is being summoned, and how */
    'summoning',
    'summonKind',
    /** 1 negated, 2 it may be negated now */
    'summonNegated',
    /** a Normal Summon that an effect has declared: 1 it is to be offered for negation, 2 it has been */
    'summonDue',
    /** effect that is the procedure of a special summon without a chain */
    'procedure',
    /** 1: the turn player leaves the main phase for battle */
    'battleNext',
    'battleConducted',
    'damageToA',
    'damageToB',
    'firstSeat',
    'leaving',
    /** 1 after cards were discarded down to the limit: only what must be used may follow */
    'adjusted',
    /** 1: the Battle Phase is to end now */
    'battleOver',
    /** 1 after the one chain of the damage calculation */
    'calculated',
    /** chains of mandatory effects alone since anybody last did something, and a state on the way (two halves) */
    'mandatoryChains',
    'loopMark',
    'loopMarkHigh',
    /** 1 while everything in the chain had to be used */
    'forcedChain',
    /** 1 as the Damage Step ends: only what that sets off is used then */
    'damageOver',
    /** 1 if the target of the attack lay face-down */
    'attackedDown',
    /** the group in which monsters left the field, as long as that can be answered */
    'departed',
  ],
  entities: ['summoning', 'attacker', 'attacked'],
  ranges: {
    phase: [0, 6],
    step: [0, 9],
    holder: [0, 1],
    firstSeat: [0, 1],
    summonKind: [0, 8],
    'own.position': [0, 2],
  },
  card: {
    /** 1 attack, 2 defense, 0 elsewhere */
    position: 'u8',
    /** turn in which its position was settled: summoned, set, changed or having attacked */
    fixedTurn: 'u16',
    setTurn: 'u16',
    /** how it came to the field, a number of `summonKinds` */
    summoned: 'u8',
    summonedTurn: 'u16',
    /** turn in which it came to lie face-up */
    shownTurn: 'u16',
    /** attacks declared in this battle phase, bit per place that struck it, and the turn it last attacked in */
    attacks: 'u8',
    struckBy: 'u8',
    attackedTurn: 'u16',
    /** the battle has decided its destruction */
    doomed: 'u8',
    /** activated and waiting for the end of the chain */
    spent: 'u8',
    /** since the last chain began to resolve: 1 it was summoned, 2 battle has destroyed it and sent it to the graveyard */
    fresh: 'u8',
    /** trap monsters: the column among spells and traps they hold as well, and 8 for seat B */
    backing: 'u8',
    /** a gemini monster that was summoned once more */
    awakened: 'u8',
    proper: 'u8',
    /** attributes (as bits) of what was tributed for its summon, and in the two high bits how many that were */
    tributeAttributes: 'u8',
    /** the seat (+ 1) on whose side it was summoned though it is not the owner's: it stays there; 0: the owner's */
    side: 'u8',
    lastAtk: 'i16',
    lastDef: 'i16',
    /** how it left the monsters: 8 times its position; as long as that can be answered 1, 2 face-up, 4 of seat B as well */
    gone: 'u8',
    /** the card (by definition) whose effect had brought it to the field; of an equip card: the monster with which it fell */
    lastBroughtBy: 'u16',
    /** it was turned face-up since it came to the field */
    flipped: 'u8',
    /** how it left: 1 it had been turned face-up, 2 it was tributed, 4 destroyed; times 8 the counters on it */
    left: 'u8',
  },
  lasting: ['proper', 'tributeAttributes', 'lastAtk', 'lastDef', 'gone', 'lastBroughtBy', 'left'],
  /** attribute and race are bits: some monsters have two */
  effective: { atk: 'i32', def: 'i32', level: 'u8', attribute: 'u8', race: 'u8' },
  seat: {
    life: 'i32',
    cannotDraw: 'u8',
    /** what can still be answered: 1 damage of a battle, 2 of another kind, 4 a draw outside the Draw Phase, 8 a summon; and its group */
    recent: 'u8',
    recentGroup: 'i32',
  },
  seatTurn: {
    normalSummons: 'u8',
    summons: 'u8',
    specialSummons: 'u8',
    /** normal summons allowed beside the one of the turn */
    moreSummons: 'u8',
    /** spells activated, and attacks declared, this turn */
    spells: 'u8',
    attacks: 'u8',
    /** traps activated in the turn in which they were set */
    rushedTraps: 'u8',
    /** monsters that went from this side of the field to the Graveyard this turn */
    fallen: 'u8',
  },
  tables: {
    /** spells and traps put into play this turn, where that is limited; which of them a set card is nobody else sees */
    played: { rows: 2, columns: { spells: 'u8', traps: 'u8' } },
  },
} as const satisfies LayoutExtension;

/** A duel in progress. */
export type Duel = RuleState<typeof layout>;

/** Zones of the mat. */
export const zones = {
  deck: { name: { ja: 'デッキ', en: 'Deck' }, sight: 'none' },
  hand: { name: { ja: '手札', en: 'hand' }, sight: 'owner' },
  monsters: { name: { ja: 'モンスターカードゾーン', en: 'Monster Zone' }, sight: 'face', places: 5, field: true },
  spells: { name: { ja: '魔法＆罠カードゾーン', en: 'Spell & Trap Zone' }, sight: 'face', places: 5, field: true },
  field: { name: { ja: 'フィールドカードゾーン', en: 'Field Zone' }, sight: 'face', places: 1, field: true },
  graveyard: { name: { ja: '墓地', en: 'Graveyard' }, sight: 'all' },
  removed: { name: { ja: '除外ゾーン', en: 'removed from play' }, sight: 'face' },
  fusion: { name: { ja: '融合デッキ', en: 'Fusion Deck' }, sight: 'owner' },
} as const satisfies Record<string, ZoneSpec>;

/** Numbers of the zones: the core counts "nowhere" as 0. */
export const zone = {
  nowhere: 0,
  deck: 1,
  hand: 2,
  monsters: 3,
  spells: 4,
  field: 5,
  graveyard: 6,
  removed: 7,
  fusion: 8,
} as const;

/** Phases, in the order of the turn. */
export const phases = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'] as const;
/** A phase of the turn. */
export type Phase = (typeof phases)[number];
/** The number of a phase in `s.phase`. */
export const phase = { draw: 1, standby: 2, main1: 3, battle: 4, main2: 5, end: 6 } as const;

/** Steps of the battle phase in `s.step`; the damage step has five parts. */
export const step = {
  none: 0,
  start: 1,
  battle: 2,
  declared: 3,
  damageStart: 4,
  beforeCalculation: 5,
  calculation: 6,
  afterCalculation: 7,
  damageEnd: 8,
  end: 9,
} as const;

/** Whether the damage step is on. */
export const inDamageStep = (s: Duel): boolean => s.step >= step.damageStart && s.step <= step.damageEnd;
/** Whether it is one of the main phases. */
export const inMainPhase = (s: Duel): boolean => s.phase === phase.main1 || s.phase === phase.main2;

/** Notes what has befallen a seat and can still be answered: bits as in `seat.recent`. */
export function befall(s: Duel, seat: number, bit: number): void {
  if (s.seat.recentGroup[seat] !== s.group) s.seat.recent[seat] = 0;
  s.seat.recent[seat] |= bit;
  s.seat.recentGroup[seat] = s.group;
}
/** The bit of a draw outside the Draw Phase. */
export const DREW = 4;

/** The bit of a summon: it can be answered until the chain that answers it is built, whatever becomes of the monster. */
export const SUMMONED = 8;

/** Positions of a monster. */
export const ATTACK = 1;
/** Defense position. */
export const DEFENSE = 2;

/** How a monster comes to the field, in `s.own.summoned`. */
export const summonKinds = ['', 'normal', 'tribute', 'flip', 'special', 'fusion', 'ritual', 'set', 'again'] as const;
/** A way to the field. */
export type SummonKind = (typeof summonKinds)[number];

/** 召喚 and 特殊召喚 as cards say it: each stands for several kinds. */
export const summonFamilies = {
  normally: ['normal', 'tribute', 'again'],
  specially: ['special', 'fusion', 'ritual'],
} as const satisfies Record<string, readonly SummonKind[]>;

/** A kind of summon, or a family of kinds. */
export type SummonWay = SummonKind | keyof typeof summonFamilies;

/** The kinds that ways of summoning stand for. */
export const kindsOf = (ways: readonly string[]): readonly string[] =>
  ways.flatMap((way): readonly string[] => summonFamilies[way as keyof typeof summonFamilies] ?? [way]);

/** Kinds of effects. */
export const effectKinds = [
  'activation',
  'ignition',
  'quick',
  'trigger',
  'flip',
  'field effect',
  'continuous',
  'maintenance',
  'procedure',
  'attack cost',
  'rule text',
] as const;
/** A kind of effect. */
export type EffectKind = (typeof effectKinds)[number];
