import {
  type Act,
  type CodecOperand,
  type CoreState,
  type Decision,
  type Game,
  knows,
  type Refusal,
  type Rule,
  seatName,
} from '@rulechart/core';
import type { CardNames, Mention } from './cardNames.ts';
import { bare, type ReadAct, Reading } from './reading.ts';

/** What may be wrong with an act: it cannot be understood, it is not legal, or it may mean several things. */
export type Trouble =
  | {
      readonly trouble: 'unreadable';
      /** a card that is not in play, or words that mean nothing where it stands */
      readonly what: 'card' | 'words';
      readonly about: string;
      readonly problem: string;
      /** names of cards that look like it */
      readonly close?: readonly string[];
    }
  | { readonly trouble: 'illegal'; readonly refusals: readonly Refusal[]; readonly act: string }
  | { readonly trouble: 'ambiguous'; readonly options: readonly string[] };

type Unreadable = Extract<Trouble, { trouble: 'unreadable' }>;

/** The greatest number an act may name. */
const MOST_NUMBER = 65_535;

/** The state an act led to, with the decisions that made it up; or why it did not. */
export type Acted<S> = { readonly state: S; readonly decisions: readonly Decision[] } | Trouble;

/** Reads acts in words, in either language, and carries them out. */
export class Acting<S extends CoreState> {
  private readonly menu = new Int32Array(8192);
  private readonly reading: Reading<S>;

  constructor(
    readonly game: Game<S>,
    readonly cards: CardNames<S>,
    /** Whose knowledge counts: cards this seat does not know are not found by name. null: everything is known. */
    private readonly knownTo: number | null = null,
  ) {
    this.reading = new Reading(game, cards);
  }

  /** Reads an act. It says nothing about whether it is legal. */
  read(text: string): ReadAct {
    return this.reading.read(text);
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
    const huge = read.numbers.find(({ value }) => value > MOST_NUMBER);
    if (huge) return words(String(huge.value), `${huge.value} is more than any number of an act`);
    if (read.types.length === 0 && read.mentions.length === 0 && read.numbers.length === 0 && read.words === '')
      return words(text, 'it says nothing');
    const queue = { mentions: [...read.mentions], numbers: [...read.numbers], words: read.words, said: read.said };
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
      // Its words answer one question, not the next one as well.
      if (found.wordsUsed) {
        queue.words = '';
        queue.said = '';
      }
      // The numbers of an option's words are words.
      if (found.wordsUsed && this.optionWords(s, read).whole) queue.numbers.length = 0;
      play(found.d);
    } else if (s.decider !== seat) return this.illegal(state, seat, { type: 'pick' }, text);
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

  /** The passages whose rules a decision keeps: those of its kind, and those of the effect it would use. */
  passagesOf(s: S, seat: number, d: Decision): readonly string[] {
    const { type, ...given } = this.game.decode(d);
    const [a = 0, b = 0, c = 0] = this.operandsOf(type).map(({ name }) => Number(given[name]));
    const { engine } = this.game;
    const own = engine.decisionTypes[engine.codecs.findIndex(({ name }) => name === type)];
    const rules = [...this.rulesOf(type), ...(own?.rulesOf?.(s, seat, a, b, c)?.rules ?? [])];
    return [...new Set(rules.map(({ rule }) => rule))];
  }

  /**
   * What a seat may do with the cards of a mention, and what it may not and why. Acts that are not for a card of that
   * kind or that place at all are left out, unless there is no other.
   */
  about(
    s: S,
    seat: number,
    mention: Mention,
  ): {
    readonly legal: readonly Decision[];
    readonly refused: readonly { readonly type: string; readonly refusals: readonly Refusal[] }[];
  } {
    const read = (type: string): ReadAct => ({ types: [type], mentions: [mention], numbers: [], words: '', said: '' });
    const types = this.game.decisionTypes.filter((type) => this.operandsOf(type).some(({ kind }) => isCard(kind)));
    const legal = this.game.decisionTypes.flatMap((type) =>
      this.matching(s, seat, read(type)).filter((d) =>
        this.cardsOf(s, this.game.decode(d)).some((e) => this.entities(s, mention).includes(e)),
      ),
    );
    const asked = this.game.question(s) !== null;
    const refused = types.flatMap((type) => {
      if (legal.some((d) => this.game.decode(d).type === type) || asked !== questionTypes.includes(type)) return [];
      const why = this.refused(s, seat, read(type));
      return why.trouble === 'illegal' ? [{ type, refusals: why.refusals }] : [];
    });
    const fitting = refused.filter(({ type }) =>
      this.entities(s, mention).some((e) => this.prerequisites(type).every(({ holds }) => holds(s, seat, e, 0, 0))),
    );
    return { legal, refused: fitting.length > 0 || legal.length > 0 ? fitting : refused };
  }

  /** The rules of a kind of decision without which it is not for a card at all: others need them, or nobody offers it. */
  private prerequisites(type: string): readonly Rule<S>[] {
    const rules = this.rulesOf(type);
    return rules.filter(({ code, menu }) => menu === 'offered' || rules.some(({ needs = [] }) => needs.includes(code)));
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
  private fits(s: S, act: Act, read: ReadAct): number {
    const { types, mentions, numbers, words: rest } = read;
    if (types.length > 0 && !types.includes(act.type)) return -1;
    if (act.type === 'choose') {
      const { wanted, whole } = this.optionWords(s, read);
      if (wanted !== '') return this.optionFits(s, Number(act['option']), wanted) ? (whole ? mentions.length : 0) : -1;
    }
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
    queue: { mentions: Mention[]; numbers: { operand: string; value: number }[]; words: string; said: string },
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
        return this.illegal(s, seat, { type: 'place', place: wanted ?? 1 }, 'place');
      }
      case 'number': {
        const wanted = queue.numbers.shift();
        if (!wanted) return null;
        const found = take('number').find(({ act }) => Number(act['number']) === wanted.value);
        if (found) return found.d;
        return this.illegal(s, seat, { type: 'number', number: wanted.value }, `number ${wanted.value}`);
      }
      case 'option': {
        const { wanted, whole } = this.optionWords(s, queue);
        const number = wanted === '' ? queue.numbers.shift()?.value : undefined;
        if (wanted === '' && number === undefined) return null;
        const fits = ({ act }: { act: Act }): boolean =>
          number === undefined
            ? this.optionFits(s, Number(act['option']), wanted)
            : Number(act['option']) + 1 === number;
        const found = take('choose').filter(fits);
        if (found.length === 1) {
          queue.words = '';
          queue.said = '';
          if (whole) {
            queue.numbers.length = 0;
            queue.mentions.length = 0;
          }
          return found[0]?.d as Decision;
        }
        if (found.length > 1) return { trouble: 'ambiguous', options: q.options.map(({ en }) => en) };
        const at = q.options.findIndex((_, i) => fits({ act: { type: 'choose', option: i } }));
        if (at < 0)
          return words(
            queue.words,
            `no option reads "${queue.words}"; they are ${q.options.map(({ ja, en }) => `${en} / ${ja}`).join(', ')}`,
          );
        return this.illegal(s, seat, { type: 'choose', option: at }, queue.words);
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
    return wanted !== '' && [ja, en].some((text) => bare(text).includes(wanted));
  }

  /** What is said of the option that is meant: all of it, cards and numbers too, if an option reads like that. */
  private optionWords(s: S, { words, said }: Pick<ReadAct, 'words' | 'said'>): { wanted: string; whole: boolean } {
    const whole =
      !/^\d*$/.test(said) && (this.game.question(s)?.options ?? []).some((_, i) => this.optionFits(s, i, said));
    return { wanted: whole ? said : words, whole };
  }

  /** Why an act is not legal; what says a number that no such act can have is no act. */
  private illegal(s: S, seat: number, act: Act, text: string): Trouble {
    return (
      this.outOfRange(act) ?? { trouble: 'illegal', refusals: this.game.explainAct(s, seat, act).refusals, act: text }
    );
  }

  private outOfRange(act: Act): Unreadable | undefined {
    for (const { name, kind, bits } of this.operandsOf(act.type)) {
      const value = act[name];
      if (typeof value !== 'number' || (value >= 0 && value < 2 ** bits)) continue;
      const from = kind === 'effect' || kind === 'option' ? 1 : 0;
      return words(String(value + from), `"${act.type}" has no ${name} ${value + from}`);
    }
    return undefined;
  }

  /** Why an act is not legal: of the ways to do it, the one that comes closest. */
  private refused(s: S, seat: number, read: ReadAct): Trouble {
    // Words that nothing takes up are a card that does not exist: nobody is to be told a rule about it.
    const answers = read.types.some((type) => type === 'choose' || type === 'answer');
    if (read.words !== '' && !answers && !isDirect(read.words) && !isYes(read.words) && read.words !== 'no')
      return { ...this.unknownWords(read.words), what: 'card' };
    let closest: { refusals: readonly Refusal[]; act: string; far: number } | null = null;
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
            const wrong = this.outOfRange(act);
            if (wrong) return wrong;
            const { legal, refusals } = this.game.explainAct(s, seat, act);
            if (legal) continue; // what the other words ask for is not among what is legal
            const far = this.distance(type, refusals);
            if (closest === null || far < closest.far) closest = { refusals, act: type, far };
          }
        }
      }
    }
    if (closest === null) return words(read.words, `"${read.words}" is not among what may be done here`);
    return { trouble: 'illegal', refusals: closest.refusals, act: closest.act };
  }

  /**
   * How far an act is from being legal: what time alone will mend is nearer than what a card can never do, a reason that
   * makes others nonsense (a spell is no monster) stands for them, too, and an effect that cannot be used in that way at
   * all is the farthest.
   */
  private distance(type: string, refusals: readonly Refusal[]): number {
    const skipped = this.rulesOf(type).filter(({ needs = [] }) => refusals.some(({ code }) => needs.includes(code)));
    return (
      refusals.length +
      skipped.length +
      (refusals.some(({ code }) => code === 'no-such-effect') ? 1000 : 0) -
      (refusals.every(({ until }) => until !== undefined) ? 0.5 : 0)
    );
  }

  private rulesOf(type: string): readonly Rule<S>[] {
    const { engine } = this.game;
    return engine.decisionTypes[engine.codecs.findIndex(({ name }) => name === type)]?.rules ?? [];
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
    const type = q.kind === 'order' ? 'order' : 'pick';
    const all = cards.map((card) => this.game.explainAct(s, seat, { type, card }).refusals);
    const refusals = all.reduce((best, one) => (one.length < best.length ? one : best));
    return { trouble: 'illegal', refusals, act };
  }

  private unknownWords(text: string): Unreadable {
    const close = this.cards.like(text);
    return {
      ...words(
        text,
        `"${text}" is neither an act nor a card; cards: ${close.join(', ')}; acts: ${this.game.decisionTypes.join(', ')}`,
      ),
      close,
    };
  }
}

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
/** Decisions that answer a question of a program. */
const questionTypes: readonly string[] = ['pick', 'order'];

const isCard = (kind: string): boolean => kind === 'entity' || kind === 'optionalEntity';
const isYes = (words: string): boolean => words === 'yes' || words === 'はい';
const isDirect = (words: string): boolean =>
  words === 'directly' || words === '直接' || words === 'player' || words === 'opponent';

const product = (lists: readonly (readonly number[])[]): number[][] =>
  lists.reduce<number[][]>((heads, list) => heads.flatMap((head) => list.map((e) => [...head, e])), [[]]);
