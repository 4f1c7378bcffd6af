/** The switches between the rules of different dates and interpretations; a profile is a complete value. */
export interface Switches {
  /** an ignition effect may be used as the first link right after the turn player's summon */
  readonly ignitionAfterSummon: boolean;
  readonly firstTurnDraw: boolean;
  readonly firstTurnBattle: boolean;
  readonly singleFaceUpField: boolean;
  readonly handLimit: number | null;
  readonly startingLife: number;
  readonly startingHand: number;
  readonly zeroAtkClashDestroys: boolean;
  readonly deckOutLoses: boolean;
  readonly tributes: boolean;
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
  firstTurnDraw: true,
  firstTurnBattle: false,
  singleFaceUpField: true,
  handLimit: 6,
  startingLife: 8000,
  startingHand: 5,
  zeroAtkClashDestroys: false,
  deckOutLoses: true,
  tributes: true,
};

/** Every profile, by id. */
export const profiles: Readonly<Record<string, Profile>> = { ocg2007 };
