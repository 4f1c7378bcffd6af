/**
 * The open readings: what the rules leave open, and what was chosen. The README says why. A later correction is one
 * edit here.
 */
export const readings = {
  /** A3: a Shift whose carrier has gone is dealt with also in the middle of an effect */
  shiftAnyTime: false,
  /** A4: a deck of 0 cards is filled again only from a trash of at least this many */
  reloadNeedsTrash: 1,
  /** A17: a point of damage to a player without life is dropped */
  dropDamageAtNoLife: true,
  /** a card of several colours is paid for with every one of them; if not, with the first */
  everyColour: true,
  /** how much fits into a charge, unless cards say otherwise */
  chargeLimit: 4,
  /** hand limit at the end of the own turn */
  handLimit: 6,
  startingHand: 4,
  startingLife: 4,
  startingResources: 2,
  cardsPerDraw: 2,
  /** the first player does not draw in the first turn */
  firstTurnDraw: false,
  /** the first player may attack in the first turn */
  firstTurnAttack: true,
  /** Dynamis holds this many cards at most */
  dynamisLimit: 16,
  deckSize: 50,
  ignitionCards: 20,
  lifeRecoveryCards: 4,
  voidBringerCards: 4,
  copies: 4,
} as const;
