import {
  type CoreState,
  closest,
  type Entity,
  type Game,
  holderOf,
  type JournalEntry,
  seatName,
} from '@rulechart/core';
import type { CardNames, Mention } from './cardNames.ts';
import { PartError } from './errors.ts';
import type { Contents, Expected, ExpectedEvent, ExpectedLink, Stated } from './scenario.ts';
import { questionKinds, type ScenarioWords, scenarioWords } from './words.ts';

/** What was expected and is not so. */
export interface Difference {
  readonly path: readonly (string | number)[];
  readonly expected: string;
  readonly actual: string;
}

type Path = readonly (string | number)[];

const said = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Compares where a game stands with what a scenario expects. */
export class Expecting<S extends CoreState> {
  private readonly words: ScenarioWords;

  constructor(
    readonly game: Game<S>,
    readonly cards: CardNames<S>,
    readonly lang: 'ja' | 'en' = 'en',
  ) {
    this.words = scenarioWords(game);
  }

  /**
   * Everything that is not as expected; empty: all holds.
   * @param log - what happened in the last step
   * @throws {PartError} for what cannot be evaluated: an unknown card, event, state …
   */
  differences(s: S, expected: Expected, log: readonly JournalEntry[], path: Path): Difference[] {
    const found: Difference[] = [];
    const { engine } = this.game;
    const is = (key: string, wanted: unknown, actual: unknown): void => {
      if (said(wanted) !== said(actual))
        found.push({ path: [...path, key], expected: said(wanted), actual: said(actual) });
    };
    const point = this.game.point(s);
    const question = this.game.question(s);
    for (const [key, wanted] of Object.entries(expected)) {
      const here = [...path, key];
      switch (key) {
        case 'decides':
          is(key, wanted, point ? seatName(point.seat) : 'nobody');
          break;
        case 'asks':
          this.known(here, wanted as string, questionKinds);
          is(key, wanted, question?.kind ?? (point ? 'act' : 'nothing'));
          break;
        case 'about': {
          const { definition } = this.mention(here, wanted as string);
          const about = question?.about ?? 0;
          if (about === 0 || s.card.definition[about] !== definition)
            is(key, wanted, about === 0 ? 'no card' : this.name(s, about));
          break;
        }
        case 'choices':
          found.push(...this.sameCards(s, question?.candidates ?? [], wanted as readonly Stated[], here));
          break;
        case 'at': {
          this.known(here, wanted as string, this.words.states);
          const active = point?.path ?? [];
          if (!active.some((id) => id === wanted || id.split('.').includes(wanted as string)))
            is(key, wanted, active.at(-1) ?? 'the end');
          break;
        }
        case 'turn':
          is(key, wanted, s.turn);
          break;
        case 'turnOf':
          is(key, wanted, seatName(s.turnSeat));
          break;
        case 'A':
        case 'B':
          found.push(...this.side(s, key === 'A' ? 0 : 1, wanted as Readonly<Record<string, unknown>>, here));
          break;
        case 'cards':
          for (const [name, facts] of Object.entries(
            wanted as Readonly<Record<string, Readonly<Record<string, unknown>>>>,
          ))
            found.push(...this.card(s, name, facts, [...here, name]));
          break;
        case 'chain':
          found.push(...this.chain(s, wanted as readonly ExpectedLink[], here));
          break;
        case 'events':
          found.push(...this.events(wanted as readonly ExpectedEvent[], log, here));
          break;
        case 'noEvents':
          for (const [i, event] of (wanted as readonly ExpectedEvent[]).entries()) {
            const fits = this.eventTest(event, [...here, i]);
            const entry = log.find(fits);
            if (entry) found.push({ path: [...here, i], expected: `not: ${said(event)}`, actual: this.tell(entry) });
          }
          break;
        case 'result':
          found.push(...this.result(s, wanted as string | { winner: string; because?: string }, here));
          break;
        default: {
          const whole = engine.rules.positions?.whole?.[key];
          if (whole?.get) is(key, wanted, factOf(whole.what, whole.get(s, 0, engine)));
          else found.push(...this.zone(s, engine.zones.id(key), 0, wanted as Contents, here));
        }
      }
    }
    return found;
  }

  /** One entry of the log in a few words. */
  tell(entry: JournalEntry): string {
    const { engine } = this.game;
    const { lang } = this;
    const name = (definition: number | undefined): string => engine.definitions[definition ?? 0]?.tree.name[lang] ?? '';
    const targets = entry.cards?.map(({ definition }) => name(definition)).join(', ');
    return [
      lang === 'en' ? entry.kind : engine.speakers.ja.word('event', entry.kind),
      name(entry.definition),
      entry.from ? `${entry.from} → ${entry.to}` : '',
      entry.seat === undefined ? '' : `(${seatName(entry.seat)})`,
      entry.amount ? String(entry.amount) : '',
      entry.cause && entry.cause !== 'nothing' ? `by ${entry.cause}` : '',
      entry.byDefinition ? `of ${name(entry.byDefinition)}` : '',
      targets ? `on ${targets}` : '',
    ]
      .filter(Boolean)
      .join(' ');
  }

  private known(path: Path, name: string, list: readonly string[]): void {
    if (!list.includes(name))
      throw new PartError(path, `"${name}" cannot be evaluated; known: ${closest(name, list, 8).join(', ')}`);
  }

  private mention(path: Path, text: string): Mention {
    const { mentions, rest } = this.cards.mentions(text);
    const [first] = mentions;
    if (first && mentions.length === 1 && rest === '') return first;
    const definition = this.cards.find(text);
    if (definition !== undefined) return { name: text, definition, seat: null, nth: null };
    throw new PartError(path, `there is no card "${text}"; close: ${this.cards.like(text).join(', ')}`);
  }

  private name(s: S, e: Entity): string {
    return this.game.engine.definitionOf(s, e).tree.name.en;
  }

  private result(s: S, wanted: string | { winner: string; because?: string }, path: Path): Difference[] {
    const { engine } = this.game;
    const actual =
      s.result === 0
        ? 'none'
        : { winner: s.result === 3 ? 'nobody' : seatName(s.result - 1), because: engine.reasons.name(s.resultReason) };
    if (typeof wanted === 'string') this.known(path, wanted, ['none']);
    const same =
      typeof wanted === 'string'
        ? actual === wanted
        : typeof actual !== 'string' &&
          wanted.winner === actual.winner &&
          (wanted.because === undefined || wanted.because === actual.because);
    return same ? [] : [{ path, expected: said(wanted), actual: said(actual) }];
  }

  private side(s: S, seat: number, wanted: Readonly<Record<string, unknown>>, path: Path): Difference[] {
    const { engine } = this.game;
    return Object.entries(wanted).flatMap(([key, value]): Difference[] => {
      const fact = engine.rules.positions?.seat?.[key];
      if (!fact) return this.zone(s, engine.zones.id(key), seat, value as Contents, [...path, key]);
      if (!fact.get) throw new PartError([...path, key], `"${key}" can be given, but not be expected`);
      const actual = factOf(fact.what, fact.get(s, seat, engine));
      return actual === value ? [] : [{ path: [...path, key], expected: said(value), actual: said(actual) }];
    });
  }

  private zone(s: S, kind: number, seat: number, wanted: Contents, path: Path): Difference[] {
    const cards: Entity[] = [];
    const row = this.game.engine.zoneRow(kind, seat);
    for (let e = s.zone.head[row] as number; e !== 0; e = s.card.next[e] as number) cards.push(e);
    if (typeof wanted === 'number')
      return cards.length === wanted
        ? []
        : [{ path, expected: `${wanted} cards`, actual: `${cards.length}: ${this.list(s, cards)}` }];
    if (Array.isArray(wanted)) return this.sameCards(s, cards, wanted as readonly Stated[], path);
    const { count, top, has, lacks } = wanted as Exclude<Contents, number | readonly Stated[]>;
    const found: Difference[] = [];
    if (count !== undefined && cards.length !== count)
      found.push({ path: [...path, 'count'], expected: String(count), actual: String(cards.length) });
    for (const [i, item] of (top ?? []).entries()) {
      const e = cards[i];
      const here = [...path, 'top', i];
      if (e === undefined || !this.is(s, e, item, here))
        found.push({
          path: here,
          expected: said(item),
          actual: e === undefined ? 'nothing' : this.describe(s, e, item),
        });
    }
    const left = [...cards];
    for (const [i, item] of (has ?? []).entries()) {
      const at = left.findIndex((e) => this.is(s, e, item, [...path, 'has', i]));
      if (at < 0) found.push({ path: [...path, 'has', i], expected: said(item), actual: this.list(s, left, item) });
      else left.splice(at, 1);
    }
    for (const [i, item] of (lacks ?? []).entries()) {
      if (cards.some((e) => this.is(s, e, item, [...path, 'lacks', i])))
        found.push({ path: [...path, 'lacks', i], expected: `no ${item}`, actual: this.list(s, cards) });
    }
    return found;
  }

  private sameCards(s: S, cards: readonly Entity[], wanted: readonly Stated[], path: Path): Difference[] {
    // The one with the most facts first, so that a bare name does not take its card.
    const order = [...wanted.entries()].sort(([, a], [, b]) => weight(b) - weight(a));
    const left = [...cards];
    const missing = order.filter(([i, item]) => {
      const at = left.findIndex((e) => this.is(s, e, item, [...path, i]));
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    if (missing.length === 0 && left.length === 0) return [];
    return [{ path, expected: wanted.map(said).join(', ') || 'nothing', actual: this.list(s, cards, missing[0]?.[1]) }];
  }

  private list(s: S, cards: readonly Entity[], like?: Stated): string {
    return cards.map((e) => this.describe(s, e, like)).join(', ') || 'nothing';
  }

  /** A card, with its facts of the kinds that are asked for. */
  private describe(s: S, e: Entity, like: Stated | undefined): string {
    const asked = typeof like === 'object' ? Object.keys(like).filter((key) => key !== 'card') : [];
    if (asked.length === 0) return this.name(s, e);
    const facts = asked.map((key) => `${key}: ${said(this.fact(s, e, key, []))}`);
    return `${this.name(s, e)} (${facts.join(', ')})`;
  }

  private is(s: S, e: Entity, item: Stated, path: Path): boolean {
    const name = typeof item === 'string' ? item : (item.card as string);
    if (this.mention(path, name).definition !== s.card.definition[e]) return false;
    if (typeof item === 'string') return true;
    return Object.entries(item).every(([key, value]) => key === 'card' || this.same(s, e, key, value, [...path, key]));
  }

  private same(s: S, e: Entity, key: string, value: unknown, path: Path): boolean {
    const actual = this.fact(s, e, key, path);
    if (key === 'counters') {
      const wanted = typeof value === 'number' ? { [this.game.engine.counters.list[0] ?? '']: value } : value;
      return Object.entries(wanted as Record<string, number>).every(
        ([kind, n]) => ((actual as Record<string, number>)[kind] ?? 0) === n,
      );
    }
    if (key === 'attached' || key === 'attachedTo' || Array.isArray(actual)) {
      const wanted = [value].flat().map((name) => this.mention(path, String(name)).definition);
      const is = [actual].flat().map((name) => this.cards.find(String(name)));
      return said([...wanted].sort()) === said([...is].sort());
    }
    return said(actual) === said(value);
  }

  private fact(s: S, e: Entity, key: string, path: Path): unknown {
    const { engine } = this.game;
    const { card } = s;
    switch (key) {
      case 'zone':
        return engine.zones.name((card.zone[e] as number) >> 1);
      case 'place':
        return card.place[e];
      case 'owner':
        return seatName(card.owner[e] as number);
      case 'controller':
        return seatName(card.controller[e] as number);
      case 'faceUp':
        return card.faceUp[e] === 1;
      case 'counters':
        return Object.fromEntries(
          engine.counters.list.flatMap((kind, i) => {
            const n = card[`counter${i}` as 'counter0'][e] as number;
            return n > 0 ? [[kind, n]] : [];
          }),
        );
      case 'attachedTo':
        return card.host[e] ? this.name(s, card.host[e] as number) : 'nothing';
      case 'attached': {
        const on: string[] = [];
        for (let o = 1; o <= s.entities; o++) if (card.host[o] === e) on.push(this.name(s, o));
        return on;
      }
      default: {
        const what = engine.rules.positions?.card?.[key];
        if (what && 'slot' in what) return this.fact(s, e, what.what === 'host' ? 'attachedTo' : 'attached', path);
        if (what?.get) return factOf(what.what, what.get(s, e, engine));
        const stat = engine.stats.has(key) ? engine.statOf[engine.stats.id(key)] : undefined;
        if (!stat) throw new PartError(path, `"${key}" of a card can be given, but not be expected`);
        return stat(s, e);
      }
    }
  }

  private card(s: S, name: string, facts: Readonly<Record<string, unknown>>, path: Path): Difference[] {
    const mention = this.mention(path, name);
    const [e] = this.cards.entities(s, mention);
    if (e === undefined) {
      if (facts['zone'] === 'nowhere') return [];
      return [{ path, expected: `${name} in play`, actual: 'it is nowhere' }];
    }
    return Object.entries(facts).flatMap(([key, value]) =>
      this.same(s, e, key, value, [...path, key])
        ? []
        : [{ path: [...path, key], expected: said(value), actual: said(this.fact(s, e, key, path)) }],
    );
  }

  private chain(s: S, wanted: readonly ExpectedLink[], path: Path): Difference[] {
    const links = Array.from({ length: s.recordCount }, (_, r) => {
      const { effects } = this.game.engine;
      const effect = effects[s.record.effect[r] as number];
      // A link that does what another one does has its targets under the names of that one.
      const performed = effects[s.record.performs[r] as number];
      const names = [...(effect?.tree.targets ?? []), ...(performed?.tree.targets ?? [])].flatMap(({ name }) =>
        typeof name === 'string' ? [this.game.engine.bindingName(name)] : [],
      );
      const targets: Entity[] = [];
      for (let row = 0; row < s.bindingCount; row++)
        if (s.binding.holder[row] === holderOf.record(r) && names.includes(s.binding.name[row] as number))
          targets.push(s.binding.card[row] as number);
      return {
        definition: effect?.definition ?? 0,
        by: seatName(s.record.seat[r] as number),
        targets,
        negated: s.record.negated[r] !== 0,
      };
    });
    const tell = ({ definition, by, targets, negated }: (typeof links)[number]): string =>
      `${this.game.engine.definitions[definition]?.tree.name.en} (${by})${targets.length > 0 ? ` on ${this.list(s, targets)}` : ''}${negated ? ', negated' : ''}`;
    const holds = (link: (typeof links)[number] | undefined, item: ExpectedLink, here: Path): boolean => {
      const { card, by, targets, negated } =
        typeof item === 'string' ? { card: item, by: undefined, targets: undefined, negated: undefined } : item;
      const { definition, seat } = this.mention(here, card);
      if (!link || link.definition !== definition || (seat !== null && seatName(seat) !== link.by)) return false;
      if (by !== undefined && by !== link.by) return false;
      if (negated !== undefined && negated !== link.negated) return false;
      return targets === undefined || this.sameCards(s, link.targets, targets, here).length === 0;
    };
    const all = wanted.map((item, i) => holds(links[i], item, [...path, i]));
    if (all.every(Boolean) && links.length === wanted.length) return [];
    return [
      { path, expected: wanted.map(said).join(' → ') || 'no chain', actual: links.map(tell).join(' → ') || 'no chain' },
    ];
  }

  private events(wanted: readonly ExpectedEvent[], log: readonly JournalEntry[], path: Path): Difference[] {
    let from = 0;
    for (const [i, event] of wanted.entries()) {
      const fits = this.eventTest(event, [...path, i]);
      const at = log.findIndex((entry, k) => k >= from && fits(entry));
      if (at < 0)
        return [
          {
            path: [...path, i],
            expected: said(event),
            actual:
              log
                .slice(from)
                .map((entry) => this.tell(entry))
                .join('; ') || 'nothing happened',
          },
        ];
      from = at + 1;
    }
    return [];
  }

  private eventTest(event: ExpectedEvent, path: Path): (entry: JournalEntry) => boolean {
    let wanted: Exclude<ExpectedEvent, string>;
    if (typeof event === 'string') {
      const { mentions, rest } = this.cards.mentions(event);
      wanted = { event: rest, ...(mentions[0] ? { card: mentions[0].name } : {}) };
    } else wanted = event;
    this.known(path, wanted.event, this.words.events);
    if (wanted.cause !== undefined) this.known(path, wanted.cause, this.words.causes);
    const definition = wanted.card === undefined ? null : this.mention(path, wanted.card).definition;
    const by = wanted.by === undefined ? null : this.mention(path, wanted.by).definition;
    return (entry) =>
      entry.kind === wanted.event &&
      (definition === null || entry.definition === definition) &&
      (by === null || entry.byDefinition === by) &&
      (wanted.from === undefined || entry.from === wanted.from) &&
      (wanted.to === undefined || entry.to === wanted.to) &&
      (wanted.seat === undefined || seatName(entry.seat ?? 0) === wanted.seat) &&
      (wanted.amount === undefined || entry.amount === wanted.amount) &&
      (wanted.cause === undefined || entry.cause === wanted.cause);
  }
}

const weight = (item: Stated): number => (typeof item === 'string' ? 1 : Object.keys(item).length);

/** A fact as a scenario writes it. */
const factOf = (what: 'number' | 'flag' | readonly string[], value: number): unknown =>
  what === 'number' ? value : what === 'flag' ? value !== 0 : (what[value] ?? value);
