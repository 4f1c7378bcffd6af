/**
 * What a card says, as data. Trees are JSON: they can be queried for facts, printed in two languages, compiled and
 * sent anywhere. Cards never contain functions.
 */

/** A person, seen from the card. `each` and `either` are both seats. */
export type Who = 'you' | 'opponent' | 'each' | 'either' | 'turnPlayer' | 'controller' | 'owner';

/** A text in both languages. */
export interface Words {
  readonly ja: string;
  readonly en: string;
}

/** A node of a rule set's own vocabulary: its kind under the tag, and JSON arguments. */
type Own<Tag extends string> = { readonly [T in Tag]: string } & { readonly [argument: string]: unknown };

/** A number, computed when it is needed. */
export type Amount =
  | number
  | { readonly value: 'count'; readonly of: Cards }
  | { readonly value: 'stat'; readonly stat: string; readonly of: Cards }
  | { readonly value: 'sum'; readonly stat: string; readonly of: Cards }
  | {
      readonly value: 'add' | 'subtract' | 'multiply' | 'divide' | 'min' | 'max';
      readonly of: readonly [Amount, Amount];
    }
  | { readonly value: 'counters'; readonly kind: string; readonly of: Cards }
  | { readonly value: 'declared'; readonly which: 0 | 1 }
  | { readonly value: 'seat'; readonly column: string; readonly who: Who }
  /** the number of the event that set this off, or of the intent being replaced */
  | { readonly value: 'happened' }
  /** what a lingering row was given when it was made */
  | { readonly value: 'kept' }
  | Own<'value'>;

/** Some cards, found when they are needed, in zone order. */
export type Cards =
  | { readonly cards: 'in'; readonly zone: string | readonly string[]; readonly of: Who; readonly where?: Test }
  | { readonly cards: 'named'; readonly name: string }
  | { readonly cards: 'this' }
  | { readonly cards: 'it' }
  | { readonly cards: 'host' }
  | { readonly cards: 'attached'; readonly to: Cards; readonly slot?: string }
  | { readonly cards: 'where'; readonly in: Cards; readonly where: Test }
  | { readonly cards: 'both'; readonly of: readonly Cards[] }
  | { readonly cards: 'top'; readonly zone: string; readonly of: Who; readonly count: Amount }
  | { readonly cards: 'extreme'; readonly in: Cards; readonly stat: string; readonly pick: 'highest' | 'lowest' }
  | Own<'cards'>;

/** A condition on a card (`it`) and on the position. */
export type Test =
  | { readonly test: 'all' | 'any'; readonly of: readonly Test[] }
  | { readonly test: 'not'; readonly of: Test }
  | {
      readonly test: 'compare';
      readonly a: Amount;
      readonly is: '<' | '<=' | '=' | '!=' | '>=' | '>';
      readonly b: Amount;
    }
  | { readonly test: 'some'; readonly of: Cards; readonly atLeast?: Amount }
  | { readonly test: 'faceUp' }
  | { readonly test: 'in'; readonly zone: string | readonly string[] }
  | { readonly test: 'was in'; readonly zone: string | readonly string[] }
  | { readonly test: 'controlled'; readonly by: Who }
  | { readonly test: 'owned'; readonly by: Who }
  | { readonly test: 'among'; readonly cards: Cards }
  | { readonly test: 'called'; readonly name: string }
  /** the cause of the event that is looked at (or of the intent being replaced) is one of these */
  | { readonly test: 'cause'; readonly is: readonly string[] }
  /** the event that is looked at (or the intent being replaced) leads to one of these zones */
  | { readonly test: 'going'; readonly to: string | readonly string[] }
  /** the event that is looked at was brought about by this person */
  | { readonly test: 'done by'; readonly who: Who }
  | { readonly test: 'turn of'; readonly who: Who }
  | Own<'test'>;

/** How a clause follows the one before. Moments, and with them missed timing, are computed from this alone. */
export type Link = 'first' | 'and also' | 'at the same time' | 'afterwards' | 'if you do' | 'afterwards, if you do';

/** What a choice among cards must satisfy as a whole (mechanism 11). */
export type Constraint =
  | { readonly each: 'different' | 'same'; readonly stat: string }
  | { readonly total: string; readonly is: '>=' | '=' | '<='; readonly than: Amount }
  | { readonly oneOf: readonly Test[] }
  | Own<'constraint'>;

/** One sentence of an effect. `as` names the cards it dealt with, for later clauses. */
export type Clause = {
  readonly do: string;
  readonly link?: Link;
  readonly as?: string;
} & { readonly [argument: string]: unknown };

/** Until when something lingers. */
export interface Until {
  readonly until: string;
  /** whose: `you` or `opponent`; absent: whoever's comes first */
  readonly of?: 'you' | 'opponent';
  /** how many of them (default 1) */
  readonly times?: number;
}

/** Something that holds as long as its bearer is in force, or as long as it lingers (mechanisms 1, 2, 4). */
export type Part =
  | {
      readonly part: 'modify';
      readonly stat: string;
      readonly op: string;
      readonly by: Amount;
      readonly to: Cards;
      readonly if?: Test;
    }
  | { readonly part: 'mark'; readonly mark: string; readonly to: Cards; readonly if?: Test }
  | { readonly part: 'negate'; readonly to: Cards; readonly if?: Test }
  | {
      readonly part: 'control';
      readonly to: Cards;
      readonly who: Who;
      readonly if?: Test;
      /** it has the last word: what else moves control, before or later, moves nothing meanwhile */
      readonly prevails?: true;
    }
  | {
      readonly part: 'forbid';
      readonly act: string;
      readonly who?: Who;
      readonly which?: Test;
      readonly nature?: 'effect' | 'rule text' | 'oath';
      /** it goes on for the cards it is about when they have moved */
      readonly wherever?: true;
      readonly if?: Test;
    }
  | {
      readonly part: 'require';
      readonly act: string;
      readonly which?: Test;
      readonly object?: Cards;
      readonly if?: Test;
    }
  | { readonly part: 'allow'; readonly rule: string; readonly which?: Test; readonly who?: Who; readonly if?: Test }
  | {
      readonly part: 'replace';
      readonly of: string;
      readonly which?: Test;
      readonly optional?: boolean;
      readonly to?: string;
      readonly does?: readonly Clause[];
      readonly if?: Test;
    }
  | {
      readonly part: 'watch';
      readonly on: On;
      readonly does: readonly Clause[];
      readonly once?: boolean;
      /** it does not interrupt: it waits until nothing else is under way */
      readonly waits?: true;
      readonly if?: Test;
    };

/** The event that sets an effect off; `which` is asked of the card it happened to. */
export interface On {
  readonly event: string;
  /** the card of the event is this card itself */
  readonly self?: boolean;
  readonly which?: Test;
  readonly from?: string | readonly string[];
  readonly to?: string | readonly string[];
  /** it is told of every card that the event happens to, not once of all in one moment */
  readonly each?: boolean;
  /** the seat of the event (who drew, who was hurt …) */
  readonly whose?: Who;
}

/** How an effect is used (mechanism 8): on the stack of activations, or one of the ways that need none. */
export type How = 'stack' | 'immediate' | 'maintenance' | 'procedure' | 'continuous' | 'rule text';

/** How often an effect may be used. */
export interface Limit {
  readonly per: 'event' | 'stack' | 'phase' | 'turn' | 'stay' | 'duel';
  readonly by: 'card' | 'name' | 'seat';
  /** effects with the same `shared` share their uses */
  readonly shared?: string;
  readonly times?: number;
}

/** One effect of a card. */
export interface EffectTree {
  /** the rule set's word for its kind */
  readonly kind: string;
  readonly how: How;
  readonly label?: Words;
  /** the zones it is used, or in force, from */
  readonly from: readonly string[];
  readonly by?: 'controller' | 'either' | 'turn player' | 'opponent';
  readonly on?: On;
  /** `when`: it must be the last thing that happened; `if`: any time before */
  readonly timing?: 'when' | 'if';
  readonly mandatory?: boolean;
  /** asked of the activation that this would answer */
  readonly respondsTo?: Test;
  readonly if?: readonly Test[];
  readonly limit?: Limit;
  readonly cost?: readonly Clause[];
  readonly targets?: readonly Clause[];
  readonly does?: readonly Clause[];
  readonly live?: readonly Part[];
  /** what it says holds of a card that lies face-down on a field, too */
  readonly evenFaceDown?: true;
  /** the rule set's own remarks, as data */
  readonly traits?: Readonly<Record<string, unknown>>;
}

/** A card as printed: a name in both languages, the facts of its rule set, its effects. JSON throughout. */
export interface CardTree {
  /** what decks and replays call it */
  readonly key: string;
  readonly name: Words;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly effects: readonly EffectTree[];
  /** other names it is known by: earlier spellings */
  readonly alsoKnownAs?: readonly string[];
  /** names that it counts as wherever it is, beside its own */
  readonly countsAs?: readonly string[];
}

/** What a program does, computed from its tree at load (mechanism 14). */
export interface Fact {
  readonly fact: string;
  readonly as: 'cost' | 'effect';
  readonly who?: Who;
  readonly zone?: string;
  readonly from?: string;
  readonly to?: string;
  readonly clause: string;
  readonly [detail: string]: unknown;
}
