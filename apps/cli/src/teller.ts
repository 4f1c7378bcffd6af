import {
  type CoreState,
  cite,
  type Decision,
  type Entity,
  type Game,
  type JournalEntry,
  knows,
  type Refusal,
  type Session,
  seatName,
  sees,
} from '@rulechart/core';
import type { Trouble } from '@rulechart/testkit';
import { type Texts, texts } from './text.ts';

const capital = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);

/** Puts positions, decisions, questions and events of a game into words, as one seat may read them. */
export class Teller {
  readonly text: Texts;

  constructor(
    readonly game: Game<CoreState>,
    readonly lang: 'ja' | 'en',
  ) {
    this.text = texts[lang];
  }

  /** The rule set's word for something, or its id. */
  word(kind: string, id: string): string {
    try {
      return this.game.engine.speakers[this.lang].word(kind, id);
    } catch {
      return id; // a rule set need not have a word for everything
    }
  }

  /** The same, nothing if the rule set has no word for it. */
  private wordOrNothing(kind: string, id: string): string {
    const word = this.word(kind, id);
    return word === id ? '' : word;
  }

  /** A card as a seat knows it. */
  card(s: CoreState, e: Entity, seat: number): string {
    if (e === 0) return this.text.nobody;
    return knows(s, e, seat) ? this.game.engine.definitionOf(s, e).tree.name[this.lang] : this.text.hidden;
  }

  /** Where a card lies, as a seat would say it. */
  whereabouts(s: CoreState, e: Entity, seat: number): string {
    const row = s.card.zone[e];
    const place = s.card.place[e];
    const { name, shared } = this.zone(row >> 1);
    const whose = shared ? '' : (row & 1) === seat ? this.text.mine : this.text.theirs;
    const parts = [
      [whose, name].join(this.lang === 'en' && whose ? ' ' : ''),
      ...(place > 0 ? [this.text.place(place)] : []),
    ];
    return parts.join(this.text.comma);
  }

  private zone(kind: number): { readonly name: string; readonly shared: boolean } {
    const spec = this.game.engine.zoneSpecs[kind];
    return { name: spec?.name[this.lang] ?? '', shared: spec?.shared ?? false };
  }

  /** Every decision of a menu in words, no two of different things alike. */
  menu(s: CoreState, menu: ArrayLike<Decision>, seat: number): string[] {
    const decisions = Array.from(menu);
    const short = decisions.map((d) => this.act(s, d, seat));
    return decisions.map((d, i) => {
      const alike = short.some((other, j) => j !== i && other === short[i]);
      return alike ? this.act(s, d, seat, true) : (short[i] as string);
    });
  }

  /**
   * A decision in words; `closely` says where its cards lie. What a card is may have come out by the decision itself:
   * `after` is the state it led to.
   */
  act(s: CoreState, d: Decision, seat: number, closely = false, after = s): string {
    const { game, text } = this;
    const act = game.decode(d);
    const codec = game.engine.codecs.find(({ name }) => name === act.type);
    const question = game.question(s);
    if (act.type === 'answer') return act['yes'] ? text.yes : text.no;
    if (act.type === 'choose') return question?.options[Number(act['option'])]?.[this.lang] ?? String(act['option']);
    if (act.type === 'done') return this.decisionWord('done', text.done);
    const operands = (codec?.operands ?? []).flatMap(({ name, kind }) => {
      const value = Number(act[name]);
      switch (kind) {
        case 'entity':
        case 'optionalEntity': {
          if (value === 0) return [];
          const cameOut = after.card.definition[value] === s.card.definition[value];
          const at = cameOut ? after : s;
          // Of what another does with a card that lies unseen, no more is told than can be seen: it may be any of those there.
          const isOpen =
            s.decider === seat || sees(game.engine, at, value, seat) || (at !== s && knows(at, value, seat));
          const card = isOpen ? this.card(at, value, seat) : text.hidden;
          return [closely || card === text.hidden ? `${card} (${this.whereabouts(s, value, seat)})` : card];
        }
        case 'definition':
          return [game.engine.definitions[value]?.tree.name[this.lang] ?? String(value)];
        case 'effect':
          return this.effect(s, Number(act['card'] ?? 0), value);
        case 'place':
          return [text.place(value)];
        case 'flag':
          return [this.word(name, value ? 'yes' : 'no')];
        default:
          return [String(value)];
      }
    });
    const verb = this.decisionWord(act.type, act.type === 'pick' ? text.pick : act.type);
    return this.lang === 'ja'
      ? [...operands.slice(0, 1), verb, ...operands.slice(1)].join(' ')
      : [verb, ...operands].join(' ');
  }

  /** Which of a card's effects, if it has several. */
  private effect(s: CoreState, e: Entity, index: number): string[] {
    const effects = e > 0 ? this.game.engine.definitionOf(s, e).tree.effects : [];
    if (effects.length < 2) return [];
    return [effects[index]?.label?.[this.lang] ?? `(${index + 1})`];
  }

  private decisionWord(type: string, otherwise: string): string {
    const word = this.word('decision', type);
    return word === type ? otherwise : word;
  }

  /** The question that is asked, or what the chart waits for. */
  question(s: CoreState, seat: number): string {
    const { text, game } = this;
    const q = game.question(s);
    if (!q) {
      const point = game.point(s);
      return point ? capital(text.state(this.word('state', point.path.at(-1) ?? ''), seatName(point.seat))) : '';
    }
    const questions: Readonly<Record<string, () => string>> = {
      pick: () => text.pickCards(q.min, q.max, q.picked.length),
      option: () => text.pickOne,
      'yes or no': () => text.yesOrNo,
      order: () => text.inOrder,
      number: () => text.number(q.min, q.max),
      place: () => text.aPlace,
    };
    const asked = questions[q.kind]?.();
    return q.about > 0 ? text.asks(this.card(s, q.about, seat), asked ?? q.kind) : text.rulesAsk(asked ?? q.kind);
  }

  /** The whole position as a seat sees it, one thing a line. */
  position(s: CoreState, seat: number): string[] {
    const { game, text } = this;
    const { engine } = game;
    const lines: string[] = [];
    if (s.turn > 0) lines.push(text.turn(s.turn, seatName(s.turnSeat)));
    if (engine.rules.visible.tables.includes('seat')) {
      const { seat: columns } = s as unknown as { seat: Record<string, ArrayLike<number>> };
      for (const whose of [seat, 1 - seat])
        for (const [column, values] of Object.entries(columns)) {
          const word = this.wordOrNothing('value', column);
          if (word) lines.push(text.value(whose === seat ? text.mine : text.theirs, word, values[whose] ?? 0));
        }
    }
    for (let kind = 1; kind < engine.zoneSpecs.length; kind++) {
      const { name, shared } = this.zone(kind);
      for (const whose of shared ? [0] : [seat, 1 - seat]) {
        const cards = this.cardsIn(s, engine.zoneRow(kind, whose), seat);
        lines.push(
          shared ? text.common(name, cards) : text.zone(whose === seat ? text.mine : text.theirs, name, cards),
        );
      }
    }
    return lines.map(capital);
  }

  private cardsIn(s: CoreState, row: number, seat: number): string {
    const { text, game } = this;
    const size = s.zone.size[row];
    if (size === 0) return text.nobody;
    const spec = game.engine.zoneSpecs[row >> 1];
    const told: string[] = [];
    let hidden = 0;
    for (let e = s.zone.head[row]; e !== 0; e = s.card.next[e]) {
      const known = knows(s, e, seat);
      if (!known && !spec?.places) {
        hidden++;
        continue;
      }
      const about = [
        ...(spec?.places ? [text.place(s.card.place[e])] : []),
        ...(known && spec?.field && !s.card.faceUp[e] ? [text.faceDown] : []),
        ...this.cardValues(s, e, known),
      ];
      told.push(about.length > 0 ? `${this.card(s, e, seat)} (${about.join(text.comma)})` : this.card(s, e, seat));
    }
    const count = told.length > 0 && hidden === 0 && told.length < 2 ? '' : `${text.unknown(size)}`;
    if (told.length === 0) return count;
    return [...(count ? [count] : []), told.join(text.comma)].join(text.colon);
  }

  /** What may be told of a card where it lies: values that have a word, and counters. */
  private cardValues(s: CoreState, e: Entity, known: boolean): string[] {
    const { rules, counters, zoneSpecs } = this.game.engine;
    const { facts } = this.game.engine.definitionOf(s, e).tree;
    const onField = zoneSpecs[s.card.zone[e] >> 1]?.field ?? false;
    const tables = s as unknown as Record<'now' | 'own', Record<string, ArrayLike<number>>>;
    const { cardColumns, knownCardColumns } = rules.visible;
    const values = [...cardColumns, ...(known && s.card.faceUp[e] ? knownCardColumns : [])].flatMap((column) => {
      const value = (tables.now[column] ?? tables.own[column])?.[e] ?? 0;
      const said = this.wordOrNothing(column, String(value));
      if (said) return [said];
      const word = onField && column in facts ? this.wordOrNothing('value', column) : '';
      return word ? [`${word} ${value}`] : [];
    });
    const marks = counters.list.flatMap((kind, i) => {
      const n = s.card[`counter${i}` as 'counter0'][e] as number;
      return n > 0 ? [this.text.counters(this.word('counter', kind), n)] : [];
    });
    return [...values, ...marks];
  }

  /** One line of the log as a seat may read it (an entry out of `logFor`). */
  entry(entry: JournalEntry): string {
    const { game, text } = this;
    const definition = entry.definition ? game.engine.definitions[entry.definition] : undefined;
    const card = definition?.tree.name[this.lang] ?? (entry.card ? text.card : '');
    const zone = (id: string | undefined): string =>
      game.engine.zoneSpecs[game.engine.zones.id(id ?? 'nowhere')]?.name[this.lang] ?? '';
    if (entry.kind === 'moved')
      return capital(text.moved(card, zone(entry.from), zone(entry.to), seatName(entry.seat ?? 0)));
    const amount = entry.amount ? String(entry.amount) : '';
    const seat = entry.seat === undefined || (card && !amount) ? '' : seatName(entry.seat);
    const targets = entry.cards?.map(
      ({ definition }) => game.engine.definitions[definition]?.tree.name[this.lang] ?? text.card,
    );
    const about = [card, seat, amount, targets ? text.onTargets(targets.join(text.comma)) : '']
      .filter(Boolean)
      .join(text.comma);
    return capital(text.happened(this.word('event', entry.kind), about));
  }

  /** How a duel ended. */
  result(session: Session<CoreState>): string {
    const { text, game } = this;
    const { state: s, conceded } = session;
    if (conceded) return text.conceded(conceded);
    const reason = game.engine.rules.reasons[game.engine.reasons.name(s.resultReason)]?.[this.lang] ?? '';
    return s.result === 3 ? text.drawn(reason) : text.won(seatName(s.result - 1), reason);
  }

  /** What of an act in words could not be read. */
  unread({
    what,
    about,
    close,
  }: Pick<Extract<Trouble, { trouble: 'unreadable' }>, 'what' | 'about' | 'close'>): string {
    if (what === 'card') {
      if (close) return this.text.noCard(about, close.join(this.text.comma));
      return this.text.noSuchCard(about);
    }
    return this.text.noSuchAct(about, this.game.decisionTypes.map((type) => this.word('decision', type)).join(', '));
  }

  /** A refusal as a seat may read it, with when it would be legal, if time alone mends it, and with the passage it rests on. */
  refusal(refusal: Refusal, s: CoreState, seat: number): { readonly text: string; readonly source: string } {
    return {
      text: [
        this.game.say(refusal, s, seat)[this.lang],
        refusal.until && this.text.until(this.word('until', refusal.until)),
      ]
        .filter(Boolean)
        .join(this.lang === 'en' ? ' ' : ''),
      source: cite(this.game, refusal.rule)[this.lang],
    };
  }
}
