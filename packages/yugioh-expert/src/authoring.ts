/** What card files are written with; they import nothing else. */
import {
  type Amount,
  all,
  type Cards,
  type CardTree,
  type Clause,
  choose,
  compare,
  type EffectTree,
  inZone,
  type Limit,
  named,
  not,
  type On,
  type Part,
  some,
  stat,
  type Test,
  thisCard,
  type Until,
  type Who,
} from '@rulechart/core';
import type { EffectKind, SummonKind } from './duel.ts';
import type { Attribute, CardFacts, Icon, Race, Sub } from './printed.ts';
import { cardWords } from './verbs/index.ts';
import type { OwnTest } from './vocabulary.ts';

export {
  afterwards,
  all,
  andAlso,
  any,
  arrange,
  as,
  atTheSameTime,
  choose,
  compare,
  count,
  declare,
  forEach,
  host,
  ifYouDo,
  inZone,
  it,
  lasting,
  may,
  named,
  not,
  oneOf,
  remember,
  repeat,
  some,
  stat,
  thisCard,
  when,
} from '@rulechart/core';

export const {
  absorb,
  addCounters,
  blockZones,
  changePosition,
  damage,
  destroy,
  discard,
  discardHand,
  discardRandom,
  draw,
  equip,
  gainLife,
  makeTokens,
  negateActivation,
  negateAttack,
  negateEffect,
  payLife,
  remove,
  removeCounters,
  removeFromGraveyard,
  sendTop,
  setCard,
  shuffleDeck,
  specialSummon,
  toGraveyard,
  toHand,
  tribute,
  tributeThis,
  turnFaceDown,
  turnFaceUp,
} = cardWords;

const own = (test: OwnTest): Test => test as unknown as Test;

export const isMonster = own({ test: 'kind', is: 'monster' });
export const isSpell = own({ test: 'kind', is: 'spell' });
export const isTrap = own({ test: 'kind', is: 'trap' });
export const faceUp: Test = { test: 'faceUp' };
export const faceDown: Test = not(faceUp);
export const inAttackPosition = own({ test: 'position', is: 'attack' });
export const inDefensePosition = own({ test: 'position', is: 'defense' });
export const attribute = (is: Attribute): Test => own({ test: 'attribute', is });
export const race = (is: Race): Test => own({ test: 'race', is });
export const ofDeclaredRace = own({ test: 'declared race' });
export const sub = (is: Sub): Test => own({ test: 'sub', is });
export const icon = (is: Icon): Test => own({ test: 'icon', is });
export const inGroup = (name: string): Test => own({ test: 'group', name });
export const called = (name: string): Test => ({ test: 'called', name });
export const sameNameAs = (name: string): Test => own({ test: 'same name as', name });
export const controlledBy = (by: Who): Test => ({ test: 'controlled', by });
export const other: Test = not({ test: 'among', cards: thisCard });
/** 攻撃力○以下 */
export const atkAtMost = (n: Amount): Test => compare(stat('atk'), '<=', n);
export const atkAtLeast = (n: Amount): Test => compare(stat('atk'), '>=', n);
export const levelIs = (n: Amount): Test => compare(stat('level'), '=', n);
export const levelAtMost = (n: Amount): Test => compare(stat('level'), '<=', n);
/** may be special summoned by an effect: revival restriction and prohibitions */
export const summonable = own({ test: 'summonable' });
export const attacking = own({ test: 'attacking' });
export const attackDeclaredBy = (by: Who): Test => own({ test: 'attack declared', by });
export const justSummoned = (by?: Who, as?: readonly SummonKind[]): Test =>
  own({ test: 'just summoned', ...(by ? { by } : {}), ...(as ? { as } : {}) });
export const summonedAs = (...kinds: SummonKind[]): Test => own({ test: 'summoned as', kinds });
export const inPhase = (is: 'draw' | 'standby' | 'main1' | 'battle' | 'main2' | 'end'): Test =>
  own({ test: 'phase', is });
export const inBattleStep = own({ test: 'battle step' });
export const attackedThisTurn = own({ test: 'attacked this turn' });
export const noSummonThisTurn = own({ test: 'no summon this turn' });
export const doomed = own({ test: 'doomed' });
export const byBattle: Test = { test: 'cause', is: ['battle'] };
export const byEffect: Test = { test: 'cause', is: ['effect'] };
export const yourTurn: Test = { test: 'turn of', who: 'you' };
export const opponentsTurn: Test = { test: 'turn of', who: 'opponent' };
/** answers the activation of such a card, directly */
export const answers = (kind: 'monster' | 'spell' | 'trap', icon?: Icon): Test =>
  own({ test: 'answers', kind, activation: kind !== 'monster', ...(icon ? { icon } : {}) });
/** what is about to resolve is an effect of this kind */
export const resolvingEffect = (effect: EffectKind): Test => own({ test: 'answers', kind: 'monster', effect });
/** what is about to resolve is a card of this kind */
export const resolving = (kind: 'monster' | 'spell' | 'trap'): Test => own({ test: 'answers', kind });
/** it is this card */
export const isThis: Test = { test: 'among', cards: thisCard };
/** it is the card known by this name */
export const isNamed = (name: string): Test => ({ test: 'among', cards: named(name) });
/** the card whose link is about to resolve */
export const resolvingCard: Cards = { cards: 'answered' };
/** brought about by this card */
export const byThisCard = own({ test: 'by this card' });
/** the card that was known by this name, wherever it is now */
export const was = (name: string): Test => own({ test: 'was', name });
/** some card there is of the same level */
export const levelOfSome = (among: Cards): Test => own({ test: 'as many of', stat: 'level', among });
export const appearedThisTurn = own({ test: 'appeared this turn' });
export const markedAs = (name: string): Test => own({ test: 'marked', mark: name });
/** those of some cards for which a test holds */
export const those = (of: Cards, where: Test): Cards => ({ cards: 'where', in: of, where });
export const attackTarget: Cards = { cards: 'attack target' };
export const both = (...of: Cards[]): Cards => ({ cards: 'both', of });
export const attachedTo = (to: Cards): Cards => ({ cards: 'attached', to });
/** this card is among the targets of what it answers */
export const targetsThis: Test = some({ cards: 'where', in: thisCard, where: own({ test: 'answered targets' }) });

export const monsters = (of: Who = 'either', ...where: Test[]): Cards =>
  inZone('monsters', of, where.length ? all(...where) : undefined);
export const spellsAndTraps = (of: Who = 'either', ...where: Test[]): Cards =>
  inZone(['spells', 'field'], of, where.length ? all(...where) : undefined);
export const inGraveyard = (of: Who, ...where: Test[]): Cards =>
  inZone('graveyard', of, where.length ? all(...where) : undefined);
export const inDeck = (of: Who, ...where: Test[]): Cards =>
  inZone('deck', of, where.length ? all(...where) : undefined);
export const inHand = (of: Who, ...where: Test[]): Cards =>
  inZone('hand', of, where.length ? all(...where) : undefined);
export const inFusionDeck = (of: Who, ...where: Test[]): Cards =>
  inZone('fusion', of, where.length ? all(...where) : undefined);
export const attacker: Cards = { cards: 'attacker' };
export const battleOpponent: Cards = { cards: 'battle opponent' };
export const answered: Cards = { cards: 'answered' };
export const subject: Cards = named('subject');
export const lowest = (of: Cards, by: 'atk' | 'def' | 'level'): Cards => ({
  cards: 'extreme',
  in: of,
  stat: by,
  pick: 'lowest',
});
export const highest = (of: Cards, by: 'atk' | 'def' | 'level'): Cards => ({
  cards: 'extreme',
  in: of,
  stat: by,
  pick: 'highest',
});

/** ATK or DEF of a named card, as it last was on the field if it has left. */
export const last = (which: 'atk' | 'def', name: string): Amount => ({ value: 'last', stat: which, name });
export const counters = (kind: string, of: Cards = thisCard): Amount => ({ value: 'counters', kind, of });
export const times = (a: Amount, b: Amount): Amount => ({ value: 'multiply', of: [a, b] });
/** the number of the event: how much damage, how many cards */
export const happened: Amount = { value: 'happened' };
/** the value that was fixed when a lasting effect began */
export const kept: Amount = { value: 'kept' };

export const endOfTurn: Until = { until: 'end of turn' };
export const endOfBattlePhase: Until = { until: 'end of battle phase' };

export const modify = (
  stat: 'atk' | 'def',
  op: 'original' | 'set' | 'add' | 'multiply' | 'halve',
  by: Amount,
  to: Cards,
  condition?: Test,
): Part => ({
  part: 'modify',
  stat,
  op,
  by,
  to,
  ...(condition ? { if: condition } : {}),
});
export const mark = (name: string, to: Cards = thisCard, condition?: Test): Part => ({
  part: 'mark',
  mark: name,
  to,
  ...(condition ? { if: condition } : {}),
});
export const negate = (to: Cards, condition?: Test): Part => ({
  part: 'negate',
  to,
  ...(condition ? { if: condition } : {}),
});
export const control = (to: Cards, who: Who = 'you'): Part => ({ part: 'control', to, who });
export const forbid = (
  act: string,
  more: { who?: Who; which?: Test; nature?: 'effect' | 'rule text' | 'oath'; if?: Test } = {},
): Part => ({
  part: 'forbid',
  act,
  ...more,
});
export const require = (act: string, which: Test): Part => ({ part: 'require', act, which });
export const replace = (
  of: string,
  more: { which?: Test; optional?: boolean; to?: string; does?: readonly Clause[]; if?: Test },
): Part => ({ part: 'replace', of, ...more });
export const watch = (on: On, does: readonly Clause[], once = true, condition?: Test): Part => ({
  part: 'watch',
  on,
  does,
  once,
  ...(condition ? { if: condition } : {}),
});

/** One card that is targeted, under a name; later clauses know it by `named(name)`. */
export const target = (
  from: Cards,
  more: { count?: Amount; upTo?: boolean; atLeast?: Amount; name?: string } = {},
): Clause =>
  choose(more.name ?? 'target', from, {
    ...(more.count === undefined ? {} : { count: more.count }),
    ...(more.upTo === undefined ? {} : { upTo: more.upTo }),
    ...(more.atLeast === undefined ? {} : { atLeast: more.atLeast }),
  });
export const targeted: Cards = named('target');

/** The parts of an effect that its writer gives. */
export interface EffectText {
  readonly if?: readonly Test[];
  readonly cost?: readonly Clause[];
  readonly targets?: readonly Clause[];
  readonly does?: readonly Clause[];
  readonly live?: readonly Part[];
  readonly limit?: Limit;
  readonly respondsTo?: Test;
  readonly label?: { readonly ja: string; readonly en: string };
  readonly from?: readonly string[];
  readonly by?: 'controller' | 'either' | 'turn player' | 'opponent';
  readonly traits?: Readonly<Record<string, unknown>>;
}

const effect = (
  kind: EffectKind,
  how: EffectTree['how'],
  from: readonly string[],
  text: EffectText,
  more: Partial<EffectTree> = {},
): EffectTree => ({
  kind,
  how,
  from: text.from ?? from,
  ...more,
  ...(text.label ? { label: text.label } : {}),
  ...(text.by ? { by: text.by } : {}),
  ...(text.if ? { if: text.if } : {}),
  ...(text.limit ? { limit: text.limit } : {}),
  ...(text.respondsTo ? { respondsTo: text.respondsTo } : {}),
  ...(text.cost ? { cost: text.cost } : {}),
  ...(text.targets ? { targets: text.targets } : {}),
  ...(text.does ? { does: text.does } : {}),
  ...(text.live ? { live: text.live } : {}),
  ...(text.traits ? { traits: text.traits } : {}),
});

/** 起動効果: in one's own main phase. */
export const ignition = (text: EffectText): EffectTree => effect('ignition', 'stack', ['monsters'], text);
/** 誘発即時効果: whenever its condition holds. */
export const quick = (text: EffectText): EffectTree => effect('quick', 'stack', ['monsters'], text);
/** 誘発効果 that must be used. */
export const mustTrigger = (on: On, text: EffectText): EffectTree =>
  effect('trigger', 'stack', ['monsters'], text, { on, mandatory: true });
/** 誘発効果: "when …, you can": it must be the last thing that happened. */
export const whenTrigger = (on: On, text: EffectText): EffectTree =>
  effect('trigger', 'stack', ['monsters'], text, { on, timing: 'when', mandatory: false });
/** 誘発効果: "if …, you can": never misses its timing. */
export const ifTrigger = (on: On, text: EffectText): EffectTree =>
  effect('trigger', 'stack', ['monsters'], text, { on, timing: 'if', mandatory: false });
/** リバース効果: mandatory in this era. */
export const flip = (text: EffectText): EffectTree =>
  effect(
    'flip',
    'stack',
    ['monsters', 'graveyard', 'removed', 'hand', 'deck'],
    { ...text, from: text.from ?? ['monsters'] },
    {
      on: { event: 'turned', self: true },
      mandatory: true,
    },
  );
/** 永続効果. */
export const continuous = (...live: Part[]): EffectTree =>
  effect('continuous', 'continuous', ['monsters', 'spells', 'field'], { live });
/** ルール効果: text that cannot be negated. */
export const ruleText = (...live: Part[]): EffectTree =>
  effect('rule text', 'rule text', ['monsters', 'spells', 'field'], { live });
/** Reacts at once to every event, without a chain. */
export const immediate = (on: On, text: EffectText): EffectTree =>
  effect('continuous', 'immediate', ['monsters', 'spells', 'field'], text, { on });
/** チェーンに乗らない特殊召喚: its cost is the procedure. */
export const procedure = (text: EffectText): EffectTree => effect('procedure', 'procedure', ['hand'], text);
/** An effect of a face-up spell or trap that is activated. */
export const fieldTrigger = (on: On, text: EffectText, mandatory = true): EffectTree =>
  effect('trigger', 'stack', ['spells', 'field'], text, { on, mandatory });

/** What a monster has printed on it. */
export interface MonsterFacts {
  readonly attribute: Attribute;
  readonly race: Race;
  readonly level: number;
  readonly atk: number | null;
  readonly def: number | null;
  readonly sub?: readonly Sub[];
  readonly special?: CardFacts['special'];
  readonly groups?: readonly string[];
  readonly materials?: readonly string[];
  readonly onlyListedMaterials?: boolean;
  readonly alsoKnownAs?: readonly string[];
}

/** A monster card: password, Japanese and English name, what is printed, its effects. */
export function monster(key: string, ja: string, en: string, facts: MonsterFacts, ...effects: EffectTree[]): CardTree {
  const { alsoKnownAs, sub: given, ...rest } = facts;
  const kinds = given ?? (effects.length === 0 ? ['normal'] : ['effect']);
  return {
    key,
    name: { ja, en },
    facts: { kind: 'monster', sub: kinds, ...rest },
    effects,
    ...(alsoKnownAs ? { alsoKnownAs } : {}),
  };
}

/** Where a card of this kind is activated from. */
const activation = (kind: 'spell' | 'trap', which: Icon, text: EffectText): EffectTree =>
  effect(
    'activation',
    'stack',
    kind === 'trap' ? ['spells'] : which === 'field' ? ['hand', 'field'] : ['hand', 'spells'],
    text,
  );

/** A spell or trap: its activation (or several, of which one is chosen), then what it does while it is face-up. */
function spellOrTrap(kind: 'spell' | 'trap', which: Icon) {
  return (
    key: string,
    ja: string,
    en: string,
    text: EffectText | readonly EffectText[],
    ...effects: EffectTree[]
  ): CardTree => ({
    key,
    name: { ja, en },
    facts: { kind, icon: which },
    effects: [
      ...(Array.isArray(text) ? (text as EffectText[]) : [text as EffectText]).map((t) => activation(kind, which, t)),
      ...effects,
    ],
  });
}

export const normalSpell = spellOrTrap('spell', 'normal');
export const quickPlaySpell = spellOrTrap('spell', 'quick-play');
export const continuousSpell = spellOrTrap('spell', 'continuous');
export const fieldSpell = spellOrTrap('spell', 'field');
export const normalTrap = spellOrTrap('trap', 'normal');
export const continuousTrap = spellOrTrap('trap', 'continuous');
export const counterTrap = spellOrTrap('trap', 'counter');

/** An equip spell: it targets one face-up monster and stays on it. */
export const equipSpell = (
  key: string,
  ja: string,
  en: string,
  fits: { readonly of?: Who; readonly where?: Test; readonly cost?: readonly Clause[] },
  live: readonly Part[],
  ...effects: EffectTree[]
): CardTree =>
  spellOrTrap('spell', 'equip')(
    key,
    ja,
    en,
    {
      ...(fits.cost ? { cost: fits.cost } : {}),
      targets: [target(monsters(fits.of ?? 'either', faceUp, ...(fits.where ? [fits.where] : [])))],
      does: [equip(targeted)],
    },
    ...(live.length ? [continuous(...live)] : []),
    ...effects,
  );

/** An equip spell with an activation of its own. */
export const equipSpellOf = spellOrTrap('spell', 'equip');

/** A token: no card, only what its effect says it is. */
export const token = (key: string, ja: string, en: string, facts: MonsterFacts, ...effects: EffectTree[]): CardTree =>
  monster(key, ja, en, { ...facts, sub: ['normal', 'token'] }, ...effects);

export type { Cards, CardTree, Clause, EffectTree, Test };
