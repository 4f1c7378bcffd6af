/** The words Z/X cards are written with. Cards import this and nothing else. */
import {
  type Amount,
  all,
  type Cards,
  type CardTree,
  type Clause,
  choose,
  compare,
  count,
  type EffectTree,
  inZone,
  lasting,
  named,
  not,
  type On,
  type Part,
  pickPlace,
  stat,
  type Test,
  thisCard,
  type Until,
  type Who,
  when,
} from '@rulechart/core';
import type { ZoneName } from './duel.ts';
import type { CardFacts, CardType, Colour } from './printed.ts';
import { setOff } from './verbs/limited.ts';
import { recover } from './verbs/place.ts';
import { put } from './verbs/put.ts';
import type { OwnTest } from './vocabulary.ts';

export {
  afterThat,
  afterwards,
  all,
  any,
  choose,
  compare,
  count,
  forEach,
  ifYouDo,
  inZone,
  lasting,
  may,
  named,
  not,
  pickPlace,
  remember,
  repeat,
  some,
  stat,
  thisCard,
  when,
} from '@rulechart/core';
export { advent } from './verbs/advent.ts';
export { putUnder } from './verbs/attach.ts';
export { damage, hurt } from './verbs/damage.ts';
export { destroy } from './verbs/destroy.ts';
export { draw, shuffle } from './verbs/draw.ts';
export { lose } from './verbs/limited.ts';
export { overboost } from './verbs/overboost.ts';
export { pay } from './verbs/pay.ts';
export { makeToken, recover, relocate } from './verbs/place.ts';
export { giveUp, put } from './verbs/put.ts';
export type { CardFacts, CardType, Colour, ZoneName };

const own = (test: OwnTest): Test => test as Test;

/** A test for a colour, with that of a Shift. */
export const colour = (is: Colour): Test => own({ test: 'colour', is });
/** It is a Z/X. */
export const aZx: Test = own({ test: 'zx' });
/** It is of this type. */
export const ofType = (is: CardType): Test => own({ test: 'type', is });
/** It has this (Japanese) name, with the one a Shift lends it. */
export const called = (is: string): Test => own({ test: 'has the name', is });
/** It belongs to this tribe, with those of a Shift. */
export const ofTribe = (is: string): Test => own({ test: 'has the tribe', is });
/** It stands on a normal square. */
export const onNormalSquare: Test = own({ test: 'normal square' });
/** It is upright. */
export const rebooted: Test = own({ test: 'rebooted' });
/** It stands in the own army area. */
export const inOwnArmyArea: Test = own({ test: 'own army area' });
/** It stands on a square that shares an edge with that of these cards. */
export const adjacentTo = (to: Cards): Test => own({ test: 'adjacent', to });
/** It costs so much or less. */
export const costAtMost = (most: number): Test => compare(stat('cost'), '<=', most);
/** Not this very card. */
export const another: Test = not({ test: 'among', cards: thisCard });

/** Z/X on squares that may be chosen. */
export const zxOnSquares = (of: Who = 'either', ...where: Test[]): Cards =>
  inZone('squares', of, all(own({ test: 'choosable' }), ...where));
/** The attacked Z/X. */
export const attacked: Cards = { cards: 'attacked' } as Cards;
/** Cards of the top of the own deck. */
export const topOfDeck = (n: number): Cards => ({ cards: 'top', zone: 'deck', of: 'you', count: n });

/** A square is chosen: an empty normal one. */
export const pickEmptySquare = (): Clause => pickPlace('squares', 'you', 'you', own({ test: 'empty normal square' }));
/** A square is chosen: one adjacent to these cards, taken or not, never the opponent's player square. */
export const pickSquareBeside = (the: Cards): Clause =>
  pickPlace('squares', 'you', 'you', own({ test: 'square beside', the }));
/** A square is chosen: one an Overboost may be put on. */
export const pickSquareForOverboost = (): Clause =>
  pickPlace('squares', 'you', 'you', own({ test: 'square for an Overboost' }));
/** An Ignition Overboost could be performed. */
export const canOverboost: Test = own({ test: 'can overboost' });

/** What lasts until the end of the turn. */
const endOfTurn: Until = { until: 'end of turn' };
/** Until the end of the turn the named cards get power. */
export const power = (by: Amount, name: string): Clause =>
  typeof by === 'number'
    ? lasting({ part: 'modify', stat: 'power', op: 'add', by, to: named(name) }, endOfTurn, { about: [name] })
    : lasting({ part: 'modify', stat: 'power', op: 'add', by: { value: 'kept' }, to: named(name) }, endOfTurn, {
        value: by,
        about: [name],
      });

/** Until the end of the turn the named card is controlled by the one whose effect it is. */
export const takeControl = (name: string): Clause =>
  lasting({ part: 'control', to: named(name), who: 'you' }, endOfTurn, { about: [name] });
/** For the rest of the turn: each time this happens, the time-limited ability of this card is set off and waits. */
export const thisTurnWhen = (on: On): Clause => lasting({ part: 'watch', on, does: [setOff()] }, endOfTurn);
/** What `thisTurnWhen` sets off: an automatic ability that resolves wherever its card is by then. */
export const timeLimited = (...does: Clause[]): EffectTree => ({
  kind: 'time-limited',
  how: 'stack',
  from: [],
  does,
});

/** レンジ: it attacks up to so many steps away. */
export const range = (steps: number, to: Cards = thisCard): Part => ({
  part: 'modify',
  stat: 'range',
  op: 'at least',
  by: steps,
  to,
});
/** Its power cannot fall below this. */
export const powerAtLeast = (least: number): Part => ({
  part: 'modify',
  stat: 'power',
  op: 'at least',
  by: least,
  to: thisCard,
});
/** 絶界: no effect of a card chooses it. */
export const secluded: Part = { part: 'mark', mark: 'not chosen', to: thisCard };
/** It takes no damage of so much or less: what is more is dealt in full. */
export const takesNoDamageUpTo = (most: number): Part => ({
  part: 'replace',
  of: 'damage',
  which: all({ test: 'among', cards: thisCard }, compare({ value: 'happened' }, '<=', most)),
});
/** Its controller takes no damage: no point of it comes to be. */
export const youTakeNoDamage: Part = { part: 'replace', of: 'hurt', which: own({ test: 'struck', who: 'you' }) };

/** A start-up ability, from a square: its cost in the own main phase or in an event step, for what it does. */
export const startUp = (cost: readonly Clause[], ...does: Clause[]): EffectTree => ({
  kind: 'start-up',
  how: 'stack',
  from: ['squares'],
  cost,
  does,
});
/** エヴォルシード: an ability that is set off when this card is put from the deck into the trash. */
export const evolSeed = (...does: Clause[]): EffectTree => ({
  kind: 'automatic',
  how: 'stack',
  label: { ja: 'エヴォルシード', en: 'Evol Seed' },
  from: ['trash'],
  on: { event: 'moved', self: true, from: 'deck', to: 'trash' },
  does,
});

/** An ability that is set off when this card appears; it resolves wherever the card is by then. */
export const onAppear = (...does: Clause[]): EffectTree => ({
  kind: 'automatic',
  how: 'stack',
  from: ['squares'],
  on: { event: 'appeared', self: true },
  does,
});
/** An ability that is set off when this card attacks. */
export const onAttack = (...does: Clause[]): EffectTree => ({
  kind: 'automatic',
  how: 'stack',
  from: ['squares'],
  on: { event: 'attack declared', self: true },
  does,
});
/** An ability that is set off when this card is destroyed: it lies in the charge by then. */
export const onDestroyed = (...does: Clause[]): EffectTree => ({
  kind: 'automatic',
  how: 'stack',
  from: ['charge'],
  on: { event: 'destroyed', self: true },
  does,
});
/** What holds as long as this card is there. */
export const continuous = (from: ZoneName, ...live: NonNullable<EffectTree['live']>): EffectTree => ({
  kind: 'continuous',
  how: 'continuous',
  from: [from],
  live,
});

const lifeAtMostTheirs: Test = compare(count(inZone('life', 'you')), '<=', count(inZone('life', 'opponent')));
const special = (ja: string, en: string, ...does: Clause[]): EffectTree => ({
  kind: 'special',
  how: 'immediate',
  label: { ja, en },
  from: ['squares'],
  on: { event: 'appeared', self: true, from: 'life' },
  does: [when(lifeAtMostTheirs, does)],
});
/** ライフリカバリー. */
export const lifeRecovery = (): EffectTree => special('ライフリカバリー', 'Life Recovery', recover());
/** ヴォイドブリンガー. */
export const voidBringer = (): EffectTree =>
  special(
    'ヴォイドブリンガー',
    'Void Bringer',
    choose('gone', zxOnSquares('either'), { upTo: true }),
    put(named('gone'), 'trash'),
  );

/** A card with its key, both names, its facts and its effects. */
export const card = (key: string, ja: string, en: string, facts: CardFacts, ...effects: EffectTree[]): CardTree => ({
  key,
  name: { ja, en },
  facts: facts as unknown as Readonly<Record<string, unknown>>,
  effects,
});
/** A Z/X. Keywords among its facts bring their abilities along. */
export const zxCard = (
  key: string,
  ja: string,
  en: string,
  facts: Omit<CardFacts, 'type'>,
  ...effects: EffectTree[]
): CardTree =>
  card(
    key,
    ja,
    en,
    { type: 'zx', ...facts },
    ...(facts.special === 'life recovery' ? [lifeRecovery()] : facts.special === 'void bringer' ? [voidBringer()] : []),
    ...effects,
  );
/** An event: its ability resolves at once. */
export const eventCard = (
  key: string,
  ja: string,
  en: string,
  facts: Omit<CardFacts, 'type'>,
  ...does: Clause[]
): CardTree =>
  card(
    key,
    ja,
    en,
    { type: 'event', ...facts },
    {
      kind: 'event',
      how: 'stack',
      from: ['hand', ...(facts.ignition ? ['life', 'deck'] : [])],
      does,
    },
  );
/** How an EX or a Shift is played from Dynamis. */
export const condition = (ja: string, en: string, ...cost: Clause[]): EffectTree => ({
  kind: 'condition',
  how: 'procedure',
  label: { ja, en },
  from: ['dynamis'],
  cost,
});
