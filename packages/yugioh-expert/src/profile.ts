/**
 * The switches between the rules of different dates and interpretations (§0.3, §9); a profile is a complete value. What a
 * switch is in the years 2004–2007 stands in `ocg2007`.
 */
export interface Switches {
  /** an ignition effect may be used as the first link right after the turn player's summon (§2.6); not since 2011 */
  readonly ignitionAfterSummon: boolean;
  /** that is for effects of monsters on the field alone; abroad it was for any */
  readonly ignitionFieldOnly: boolean;
  /** who begins draws in the first Draw Phase; not since 2014 */
  readonly firstTurnDraw: boolean;
  readonly firstTurnBattle: boolean;
  /** one face-up field spell on the whole table (§6.5); one a player since 2014 */
  readonly singleFaceUpField: boolean;
  /** cards in a main deck at most; since 2008: 60 */
  readonly mainDeckMax: number;
  /** cards in a fusion deck at most; since 2008: 15 */
  readonly fusionDeckMax: number;
  /** a side deck has 15 cards or there is none (§1.1); since 2008: up to 15 */
  readonly sideDeckWhole: boolean;
  /** cards in hand at the end of a turn at most; null: any number */
  readonly handLimit: number | null;
  readonly startingLife: number;
  readonly startingHand: number;
  /** two attackers of 0 ATK destroy each other; they did abroad until 2011 */
  readonly zeroAtkClashDestroys: boolean;
  /** an attack that is given up at a replay may be made later; it could abroad (§5.4) */
  readonly storeCancelledReplay: boolean;
  /** who cannot draw loses (§1.4) */
  readonly deckOutLoses: boolean;
  /** monsters of level 5 and higher take tributes */
  readonly tributes: boolean;
  /** a trap monster holds its column among spells and traps, too (§8.6); not since 2020 */
  readonly trapMonsterUsesSTZone: boolean;
  /** a change of position by an effect is the one of the turn (§4.7) */
  readonly effectPositionChangeCountsAsManual: boolean;
  /** fusion materials may come from the hand */
  readonly fusionFromHand: boolean;
  /** effects may be chained to others; before 2000 there were neither chains nor spell speeds */
  readonly chains: boolean;
  /** how many spells, and how many traps, a player may put into play in a turn; null: any number */
  readonly spellsAndTrapsPerTurn: number | null;
  /** a mandatory effect of a phase whose activation was negated goes off once more in that phase (§2.8); it did abroad */
  readonly phaseEffectRefireIfNegated: boolean;
  /** a state that comes back while only mandatory effects follow each other: the duel is drawn, or it goes on for ever (§1.4) */
  readonly loopPolicy: 'draw' | 'none';
}

/** Rules of one date, by name. */
export interface Profile extends Switches {
  readonly id: string;
  readonly name: { readonly ja: string; readonly en: string };
}

/** New Expert Rules as of 2007: the default. */
export const ocg2007: Profile = {
  id: 'ocg2007',
  name: { ja: '新エキスパートルール（2004～2007年）', en: 'New Expert Rules (2004–2007)' },
  ignitionAfterSummon: true,
  ignitionFieldOnly: true,
  firstTurnDraw: true,
  firstTurnBattle: false,
  singleFaceUpField: true,
  mainDeckMax: Number.POSITIVE_INFINITY,
  fusionDeckMax: Number.POSITIVE_INFINITY,
  sideDeckWhole: true,
  handLimit: 6,
  startingLife: 8000,
  startingHand: 5,
  zeroAtkClashDestroys: false,
  storeCancelledReplay: false,
  deckOutLoses: true,
  tributes: true,
  trapMonsterUsesSTZone: true,
  effectPositionChangeCountsAsManual: false,
  fusionFromHand: true,
  chains: true,
  spellsAndTrapsPerTurn: null,
  phaseEffectRefireIfNegated: false,
  loopPolicy: 'draw',
};

/** Expert Rules of the third rulebook, about 1999 (§9): no chains, nobody loses for want of cards, no limit to the hand. */
export const expert1999: Profile = {
  ...ocg2007,
  id: 'expert1999',
  name: { ja: 'エキスパートルール（1999年）', en: 'Expert Rules (1999)' },
  firstTurnDraw: false,
  handLimit: null,
  deckOutLoses: false,
  chains: false,
};

/** The normal rules beside them: no tributes, one spell and one trap a turn, fusions from the field alone. */
export const normal1999: Profile = {
  ...expert1999,
  id: 'normal1999',
  name: { ja: '公式ルール（1999年）', en: 'Normal Rules (1999)' },
  tributes: false,
  fusionFromHand: false,
  spellsAndTrapsPerTurn: 1,
};

/** Every profile, by id. */
export const profiles: Readonly<Record<string, Profile>> = { ocg2007, expert1999, normal1999 };
