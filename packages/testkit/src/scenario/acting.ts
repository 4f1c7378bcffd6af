import {
  type Act,
  type CodecOperand,
  type CoreState,
  type Decision,
  type Game,
  knows,
  type Refusal,
  seatName,
} from '@rulechart/core';
import { type CardNames, folded, type Mention, wordAt } from './cardNames.ts';

/** An act in words, read: which kinds of decision it may mean, the cards and numbers it names in order. */
export interface ReadAct {
  readonly types: readonly string[];
  readonly mentions: readonly Mention[];
  /** operands given by name ("effect 2") or, under "", in order */
  readonly numbers: readonly { readonly operand: string; readonly value: number }[];
  /** what else it says: an option's words, "yes", "directly" */
  readonly words: string;
}

/** Words that say nothing by themselves. */
const fillers =
  /(^| )(the|a|an|with|on|onto|to|in|into|at|from|as|by|and|of|for|targeting|using|tributing|it)(?= |$)|[、。,;:]|する(?= |$)/g;

/** What may be wrong with an act: it cannot be understood, it is not legal, or it may mean several things. */
export type Trouble =
  | {
      readonly trouble: 'unreadable';
      /** a card that is not in play, or words that mean nothing where it stands */
      readonly what: 'card' | 'words';
      readonly about: string;
      readonly problem: string;
    }
  | { readonly trouble: 'illegal'; readonly refusals: readonly Refusal[]; readonly act: string }
  | { readonly trouble: 'ambiguous'; readonly options: readonly string[] };

type Unreadable = Extract<Trouble, { trouble: 'unreadable' }>;

/** The state an act led to, with the decisions that made it up; or why it did not. */
export type Acted<S> = { readonly state: S; readonly decisions: readonly Decision[] } | Trouble;

/** Reads acts in words, in either language, and carries them out. */
export class Acting<S extends CoreState> {
  private readonly menu = new Int32Array(8192);
  private readonly names: readonly { readonly type: string; readonly name: string }[];

  constructor(
    readonly game: Game<S>,
    readonly cards: CardNames<S>,
    /** Whose knowledge counts: cards this seat does not know are not found by name. null: everything is known. */
    private readonly knownTo: number | null = null,
  ) {
    const word = (lang: 'ja' | 'en', type: string): string => {
      try {
        return game.engine.speakers[lang].word('decision', type);
      } catch {
        return type;
      }
    };
    this.names = game.decisionTypes.flatMap((type) => {
      const spaced = type.replace(/([A-Z])/g, ' $1');
      return [...new Set([type, spaced, word('ja', type), word('en', type)].map(folded))].map((name) => ({
        type,
        name,
      }));
    });
  }

  /** Reads an act. It says nothing about whether it is legal. */
  read(text: string): ReadAct {
    const { mentions, rest } = this.cards.mentions(text);
    const operands = new Set(
      this.game.engine.codecs.flatMap((codec) => codec.operands.map((o) => o.name.toLowerCase())),
    );
    const typesIn = (words: string): { type: string; name: string }[] => {
      const found = this.names.filter(({ name }) => wordAt(words, name) >= 0);
      const longest = Math.max(0, ...found.map(({ name }) => name.length));
      return found.filter(({ name }) => name.length === longest);
    };
    // "pick X place 5": the place says where, it is not the act, unless nothing else is.
    const apart = rest.replace(/([a-z]+) \d+/g, (whole, before: string) => (operands.has(before) ? ' ' : whole));
    const inside = typesIn(apart);
    const found = inside.length > 0 ? inside : typesIn(rest);
    let left = rest;
    const name = found[0]?.name;
    if (name !== undefined) {
      const at = wordAt(left, name);
      left = `${left.slice(0, at)} ${left.slice(at + name.length)}`;
    }
    const numbers: { operand: string; value: number }[] = [];
    left = left.replace(/(?:([a-z]+) )?(?<![a-z])(\d+)/g, (_whole, before: string | undefined, digits: string) => {
      const named = before !== undefined && operands.has(before);
      numbers.push({ operand: named ? before : '', value: Number(digits) });
      return named || before === undefined ? ' ' : before;
    });
    return {
      types: [...new Set(found.filter((f) => f.name === name).map(({ type }) => type))],
      mentions,
      numbers,
      words: left.replace(fillers, ' ').replace(fillers, ' ').replace(/\s+/g, ' ').trim(),
    };
  }

  /** The legal decisions that an act may mean where it stands; what it leaves out stands for every value. */
  matching(s: S, seat: number, read: ReadAct): Decision[] {
    if (s.decider !== seat) return [];
    return this.legal(s)
      .filter(({ act }) => this.fits(s, act, read) >= 0)
      .map(({ d }) => d);
  }

  /** Carries an act out, with the answers it gives to the questions that follow. `s` stays as it is. */
  does(s: S, seat: number, text: string): Acted<S> {
    const read = this.read(text);
    if (read.types.length === 0 && read.mentions.length === 0 && read.numbers.length === 0 && read.words === '')
      return words(text, 'it says nothing');
    const queue = { mentions: [...read.mentions], numbers: [...read.numbers], words: read.words };
    const state = this.game.fork(s);
    const decisions: Decision[] = [];
    const play = (d: Decision): void => {
      decisions.push(d);
      this.game.apply(state, d);
    };
    const asked = this.game.question(s) !== null;
    if (read.types.length > 0 || !asked) {
      if (read.types.length === 0) return this.unknownWords(read.words || text);
      const found = this.main(state, seat, read);
      if ('trouble' in found) return found;
      queue.mentions.splice(0, found.used);
      if (found.numberUsed) queue.numbers.splice(0, 1);
      if (found.wordsUsed) queue.words = '';
      play(found.d);
    } else if (s.decider !== seat)
      return { trouble: 'illegal', refusals: this.explain(state, seat, { type: 'pick' }), act: text };
    for (let guard = 0; guard < 100; guard++) {
      const q = this.game.question(state);
      if (q === null || this.game.point(state)?.seat !== seat) break;
      const d = this.answer(state, seat, queue, decisions.length > 0);
      if (d === null) break;
      if (typeof d !== 'number') return d;
      play(d);
    }
    if (queue.mentions.length > 0) return this.notAskedFor(state, seat, queue.mentions[0] as Mention, text);
    if (queue.words !== '') return this.unknownWords(queue.words);
    if (queue.numbers.length > 0)
      return words(String(queue.numbers[0]?.value), `nothing asks for ${queue.numbers[0]?.value}`);
    return { state, decisions };
  }

  private entities(s: S, mention: Mention): number[] {
    const all = this.cards.entities(s, mention);
    const { knownTo } = this;
    return knownTo === null ? all : all.filter((e) => knows(s, e, knownTo));
  }

  private legal(s: S): { readonly d: Decision; readonly act: Act }[] {
    const n = this.game.legal(s, this.menu);
    return Array.from(this.menu.subarray(0, n), (d) => ({ d, act: this.game.decode(d) }));
  }

  private operandsOf(type: string): readonly CodecOperand[] {
    return this.game.engine.codecs.find(({ name }) => name === type)?.operands ?? [];
  }

  /** The cards that a decision names or is about. */
  private cardsOf(s: S, act: Act): number[] {
    const operands = this.operandsOf(act.type);
    const named = operands.filter(({ kind }) => isCard(kind)).map(({ name }) => Number(act[name]));
    const { engine } = this.game;
    const about = engine.decisionTypes[engine.codecs.findIndex(({ name }) => name === act.type)]?.about;
    const [a = 0, b = 0, c = 0] = operands.map(({ name }) => Number(act[name]));
    return about ? [...named, about(s, a, b, c)] : named;
  }

  /** How many mentions a decision takes up; −1: it is not what is meant. */
  private fits(s: S, act: Act, { types, mentions, numbers, words: rest }: ReadAct): number {
    if (types.length > 0 && !types.includes(act.type)) return -1;
    if (act.type === 'choose' && rest !== '') return this.optionFits(s, Number(act['option']), rest) ? 0 : -1;
    if (act.type === 'answer' && rest !== '') return (isYes(rest) ? 1 : 0) === Number(act['yes']) ? 0 : -1;
    const operands = this.operandsOf(act.type);
    const cards = this.cardsOf(s, act);
    let plain = 0;
    for (const { name, kind } of operands) {
      if (isCard(kind)) continue;
      const given =
        numbers.find(({ operand }) => operand === name.toLowerCase()) ??
        (kind === 'effect' ? undefined : numbers.filter(({ operand }) => operand === '')[plain++]);
      const from = kind === 'effect' || kind === 'option' ? 1 : 0;
      if (given && given.value !== Number(act[name]) + from) return -1;
    }
    if (isDirect(rest) && cards.every((e) => e !== 0)) return -1;
    const taken = Math.min(cards.length, mentions.length);
    // "attack A with B" or "A attacks B": the order of the words does not say which card is which operand.
    const orders = cards.length === 2 ? [cards, [...cards].reverse()] : [cards];
    const named = mentions.slice(0, taken).map((mention) => this.entities(s, mention));
    const fit = orders.some((order) => named.every((list, i) => list.includes(order[i] as number)));
    return fit ? taken : -1;
  }

  private main(
    s: S,
    seat: number,
    read: ReadAct,
  ):
    | { readonly d: Decision; readonly used: number; readonly numberUsed: boolean; readonly wordsUsed: boolean }
    | Trouble {
    const wordsUsed = read.types.some((type) => type === 'choose' || type === 'answer') || isDirect(read.words);
    const menu = s.decider === seat ? this.legal(s) : [];
    const fitting = menu.flatMap(({ d, act }) => {
      const used = this.fits(s, act, read);
      return used < 0 ? [] : [{ d, act, used }];
    });
    const [first] = fitting;
    if (!first) return this.refused(s, seat, read);
    const kinds = new Set(fitting.map(({ act }) => this.key(s, act)));
    if (kinds.size > 1 && read.words !== '' && !wordsUsed) return { ...this.unknownWords(read.words), what: 'card' };
    if (kinds.size > 1) return { trouble: 'ambiguous', options: [...kinds] };
    const numberUsed =
      read.numbers.length > 0 &&
      this.operandsOf(first.act.type).some(
        ({ name, kind }) =>
          !isCard(kind) &&
          (read.numbers[0]?.operand === name.toLowerCase() || (kind !== 'effect' && read.numbers[0]?.operand === '')),
      );
    return { d: first.d, used: first.used, numberUsed, wordsUsed };
  }

  /** What makes a decision another one for people: copies of a card are alike, and so are free places. */
  private key(s: S, act: Act): string {
    const { engine } = this.game;
    const operands = this.operandsOf(act.type);
    const about = operands.some(({ kind }) => isCard(kind))
      ? []
      : this.cardsOf(s, act).map((e) => (e === 0 ? 'nobody' : engine.definitionOf(s, e).tree.name.en));
    const parts = operands.flatMap(({ name, kind }) => {
      const value = Number(act[name]);
      if (kind === 'place') return [];
      if (!isCard(kind) && about.length > 0) return [];
      if (!isCard(kind)) return [`${name} ${kind === 'effect' ? value + 1 : value}`];
      if (value === 0) return ['nobody'];
      const zone = engine.zones.name((s.card.zone[value] as number) >> 1);
      return [
        `${engine.definitionOf(s, value).tree.name.en} (${seatName(s.card.controller[value] as number)} ${zone})`,
      ];
    });
    return [act.type, ...about, ...parts].join(' ');
  }

  private answer(
    s: S,
    seat: number,
    queue: { mentions: Mention[]; numbers: { operand: string; value: number }[]; words: string },
    going: boolean,
  ): Decision | Trouble | null {
    const q = this.game.question(s);
    const legal = this.legal(s);
    const take = (type: string): { d: Decision; act: Act }[] => legal.filter(({ act }) => act.type === type);
    switch (q?.kind) {
      case 'pick':
      case 'order': {
        const [mention] = queue.mentions;
        if (mention) {
          const wanted = this.entities(s, mention);
          const found = legal.find(({ act }) => act['card'] !== undefined && wanted.includes(Number(act['card'])));
          if (!found) return this.notAskedFor(s, seat, mention, mention.name);
          queue.mentions.shift();
          return found.d;
        }
        const done = take('done')[0];
        // What was to be picked has been named: that is all.
        return done && going && q.picked.length > 0 ? done.d : null;
      }
      case 'place': {
        const at = queue.numbers.findIndex(({ operand }) => operand === 'place' || operand === '');
        const wanted = at >= 0 ? queue.numbers.splice(at, 1)[0]?.value : undefined;
        const places = take('place').filter(({ act }) => wanted === undefined || Number(act['place']) === wanted);
        if (places[0]) return places[0].d;
        return {
          trouble: 'illegal',
          refusals: this.explain(s, seat, { type: 'place', place: wanted ?? 1 }),
          act: 'place',
        };
      }
      case 'number': {
        const wanted = queue.numbers.shift();
        if (!wanted) return null;
        const found = take('number').find(({ act }) => Number(act['number']) === wanted.value);
        if (found) return found.d;
        return {
          trouble: 'illegal',
          refusals: this.explain(s, seat, { type: 'number', number: wanted.value }),
          act: `number ${wanted.value}`,
        };
      }
      case 'option': {
        const number = queue.words === '' ? queue.numbers.shift()?.value : undefined;
        if (queue.words === '' && number === undefined) return null;
        const fits = ({ act }: { act: Act }): boolean =>
          number === undefined
            ? this.optionFits(s, Number(act['option']), queue.words)
            : Number(act['option']) + 1 === number;
        const found = take('choose').filter(fits);
        if (found.length === 1) {
          queue.words = '';
          return found[0]?.d as Decision;
        }
        if (found.length > 1) return { trouble: 'ambiguous', options: q.options.map(({ en }) => en) };
        const at = q.options.findIndex((_, i) => fits({ act: { type: 'choose', option: i } }));
        if (at < 0)
          return words(
            queue.words,
            `no option reads "${queue.words}"; they are ${q.options.map(({ ja, en }) => `${en} / ${ja}`).join(', ')}`,
          );
        return {
          trouble: 'illegal',
          refusals: this.explain(s, seat, { type: 'choose', option: at }),
          act: queue.words,
        };
      }
      case 'yes or no': {
        if (queue.words === '') return null;
        const said = /^(yes|no|はい|いいえ)/.exec(queue.words);
        if (!said) return null;
        queue.words = queue.words.slice(said[0].length).trim();
        return take('answer').find(({ act }) => Number(act['yes']) === (isYes(said[0]) ? 1 : 0))?.d ?? null;
      }
      default:
        return null;
    }
  }

  private optionFits(s: S, option: number, wanted: string): boolean {
    const { ja, en } = this.game.question(s)?.options[option] ?? { ja: '', en: '' };
    const plain = (text: string): string =>
      folded(text).replace(fillers, ' ').replace(fillers, ' ').replace(/\s+/g, ' ').trim();
    return [ja, en].some((text) => plain(text).includes(wanted));
  }

  private explain(s: S, seat: number, act: Act): readonly Refusal[] {
    return this.game.explainAct(s, seat, act).refusals;
  }

  /** Why an act is not legal: of the ways to do it, the one that comes closest. */
  private refused(s: S, seat: number, read: ReadAct): Trouble {
    let closest: { refusals: readonly Refusal[]; act: string } | null = null;
    for (const type of read.types) {
      const operands = this.operandsOf(type);
      const slots = operands.filter(({ kind }) => isCard(kind));
      const lists = read.mentions.slice(0, slots.length).map((mention) => this.entities(s, mention));
      const missing = lists.findIndex((list) => list.length === 0);
      if (missing >= 0) return notInPlay(read.mentions[missing] as Mention);
      const plain = read.numbers.filter(({ operand }) => operand === '').map(({ value }) => value);
      const numbers = Object.fromEntries(
        operands
          .filter(({ kind }) => !isCard(kind))
          .flatMap(({ name, kind }) => {
            const named = read.numbers.find(({ operand }) => operand === name.toLowerCase());
            const value = named ? named.value : kind === 'effect' ? undefined : plain.shift();
            if (value === undefined) return [];
            return [[name, kind === 'effect' || kind === 'option' ? value - 1 : value] as const];
          }),
      );
      const direct = isDirect(read.words)
        ? Object.fromEntries(slots.filter(({ kind }) => kind === 'optionalEntity').map(({ name }) => [name, 0]))
        : {};
      for (const combination of product(lists)) {
        for (const order of combination.length === 2 ? [combination, [...combination].reverse()] : [combination]) {
          const given = Object.fromEntries(order.map((e, i) => [slots[i]?.name ?? '', e]));
          for (const effect of this.effectsMeant(s, operands, numbers, order[0])) {
            const act = { type, ...numbers, ...effect, ...direct, ...given };
            const { legal, refusals } = this.game.explainAct(s, seat, act);
            if (legal) continue; // what the other words ask for is not among what is legal
            if (closest === null || distance(refusals) < distance(closest.refusals)) closest = { refusals, act: type };
          }
        }
      }
    }
    if (closest === null) return words(read.words, `"${read.words}" is not among what may be done here`);
    return { trouble: 'illegal', ...closest };
  }

  /** Every effect of a card, for an act that says none. */
  private effectsMeant(
    s: S,
    operands: readonly CodecOperand[],
    numbers: Readonly<Record<string, number>>,
    card: number | undefined,
  ): readonly Readonly<Record<string, number>>[] {
    const operand = operands.find(({ kind }) => kind === 'effect');
    if (operand === undefined || operand.name in numbers || card === undefined) return [{}];
    const { effects } = this.game.engine.definitionOf(s, card);
    return effects.length > 0 ? effects.map((_, i) => ({ [operand.name]: i })) : [{}];
  }

  private notAskedFor(s: S, seat: number, mention: Mention, act: string): Trouble {
    const cards = this.entities(s, mention);
    if (cards.length === 0) return notInPlay(mention);
    const q = this.game.question(s);
    if (q === null || this.game.point(s)?.seat !== seat)
      return words(mention.name, `nothing asks for "${mention.name}" here`);
    const all = cards.map((card) => this.explain(s, seat, { type: q.kind === 'order' ? 'order' : 'pick', card }));
    const refusals = all.reduce((best, one) => (one.length < best.length ? one : best));
    return { trouble: 'illegal', refusals, act };
  }

  private unknownWords(text: string): Unreadable {
    const like = this.cards.like(text);
    return words(
      text,
      `"${text}" is neither an act nor a card; cards: ${like.join(', ')}; acts: ${this.game.decisionTypes.join(', ')}`,
    );
  }
}

/**
 * How far an act is from being legal: what time alone will mend is nearer than what a card can never do, and an effect
 * that cannot be used in that way at all is the farthest.
 */
const distance = (refusals: readonly Refusal[]): number =>
  refusals.length +
  (refusals.some(({ code }) => code === 'no-such-effect') ? 1000 : 0) -
  (refusals.every(({ until }) => until !== undefined) ? 0.5 : 0);

const words = (about: string, problem: string): Unreadable => ({
  trouble: 'unreadable',
  what: 'words',
  about,
  problem,
});
const notInPlay = ({ name }: Mention): Trouble => ({
  trouble: 'unreadable',
  what: 'card',
  about: name,
  problem: `"${name}" is not in play here`,
});
const isCard = (kind: string): boolean => kind === 'entity' || kind === 'optionalEntity';
const isYes = (words: string): boolean => words === 'yes' || words === 'はい';
const isDirect = (words: string): boolean =>
  words === 'directly' || words === '直接' || words === 'player' || words === 'opponent';

const product = (lists: readonly (readonly number[])[]): number[][] =>
  lists.reduce<number[][]>((heads, list) => heads.flatMap((head) => list.map((e) => [...head, e])), [[]]);
