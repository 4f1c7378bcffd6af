import type { LinkView, LogEntry, QuestionView, Scene, Seat, Text } from '../../protocol.ts';
import { fill, t } from '../words.ts';
import { type PrintId, prints } from './cards.ts';
import { step } from './chart.ts';

export { fill, t };

export const other = (seat: Seat): Seat => (seat === 'A' ? 'B' : 'A');
export const who = (seat: Seat): Text => t(`プレイヤー${seat}`, `Player ${seat}`);

export interface Piece {
  id: number;
  print: PrintId;
  owner: Seat;
  controller: Seat;
  zone: string;
  column: number;
  faceUp: boolean;
  position: 'attack' | 'defense';
  turnPlaced: number;
  counters: number;
  changes: { by: Text; what: Text; atk: number }[];
}

/** What one option of a question leads to: the script matches on `act` and `card`. */
export type Offer = Omit<Scene['menu'][number], 'decision'>;

export interface Ask {
  beat: string;
  question: QuestionView;
  menu: Offer[];
}

/** Either a question, or a moment worth showing before the script goes on. */
export type Beat = Ask | 'show';
export type Script<T> = Generator<Beat, T, Offer>;

export class Stage {
  pieces: Piece[] = [];
  life: Record<Seat, number> = { A: 8000, B: 8000 };
  turn = 0;
  turnSeat: Seat = 'A';
  phase = 'draw';
  step: Text | null = null;
  chain: LinkView[] = [];
  battle: Scene['battle'] = null;
  result: Scene['result'] = null;
  summoned = false;
  hiddenSeen = false;
  log: LogEntry[] = [];
  private entries = 0;
  chart: Scene['chart'] = { active: ['duel'], last: null };

  constructor(decks: Record<Seat, PrintId[]>) {
    for (const seat of ['A', 'B'] as const) {
      for (const print of decks[seat]) this.add(print, seat, 'deck');
      this.add('restrict', seat, 'fusion');
      this.add('restrict', seat, 'fusion');
    }
  }

  add(print: PrintId, seat: Seat, zone: string, column = -1): Piece {
    const piece: Piece = {
      id: this.pieces.length + 1,
      print,
      owner: seat,
      controller: seat,
      zone,
      column,
      faceUp: false,
      position: 'attack',
      turnPlaced: 0,
      counters: 0,
      changes: [],
    };
    this.pieces.push(piece);
    return piece;
  }

  in(seat: Seat, zone: string): Piece[] {
    return this.pieces.filter((p) => p.controller === seat && p.zone === zone);
  }

  find(seat: Seat, zone: string, print: PrintId): Piece | undefined {
    return this.in(seat, zone).find((p) => p.print === print);
  }

  piece(id: number | undefined): Piece {
    const piece = this.pieces.find((p) => p.id === id);
    if (!piece) throw new Error(`The script has no card ${id}`);
    return piece;
  }

  name(piece: Piece): Text {
    return prints[piece.print].name;
  }

  atk(piece: Piece): number {
    const base = (prints[piece.print] as { atk?: number }).atk ?? 0;
    return base + piece.changes.reduce((sum, { atk }) => sum + atk, 0);
  }

  freeColumns(seat: Seat, zone: string): number[] {
    const taken = new Set(this.in(seat, zone).map(({ column }) => column));
    return [0, 1, 2, 3, 4].filter((column) => !taken.has(column));
  }

  move(piece: Piece, zone: string, how: Partial<Piece> = {}): void {
    // A pile lists its newest card first.
    this.pieces = [piece, ...this.pieces.filter((p) => p !== piece)];
    if (zone === 'hand') this.pieces = [...this.pieces.slice(1), piece];
    const fresh = {
      column: -1,
      faceUp: zone !== 'hand' && zone !== 'deck',
      counters: 0,
      changes: [],
      position: 'attack' as const,
    };
    Object.assign(piece, fresh, { controller: piece.owner, zone, turnPlaced: this.turn }, how);
    if (piece.print === 'sheep' && zone !== 'monsters') this.pieces = this.pieces.filter((p) => p !== piece);
  }

  say(kind: string, text: Text, more: Partial<LogEntry> & { for?: Seat } = {}): void {
    const { for: seat, ...rest } = more;
    const entry = { id: ++this.entries, turn: this.turn, kind, text, public: seat === undefined, ...rest };
    this.log.push(seat ? Object.assign(entry, { seat }) : entry);
  }

  /** After an undo: entries that follow get ids of their own. */
  goOnFrom(id: number): void {
    this.entries = id;
  }

  at(state: string, event: string): void {
    this.chart = step(this.chart, state, event);
  }

  draw(seat: Seat, count: number): void {
    const cards = this.in(seat, 'deck').slice(0, count);
    for (const card of cards) this.move(card, 'hand');
    this.say('draw', fill(t('{who}はカードを{n}枚ドローした。', '{who} draws {n}.'), { who: who(seat), n: count }));
    for (const card of cards)
      this.say('draw', fill(t('{card}を引いた。', 'You drew {card}.'), { card: this.name(card) }), { for: seat });
    this.hiddenSeen = true;
  }

  loseLife(seat: Seat, amount: number, why: Text): void {
    this.life[seat] = Math.max(0, this.life[seat] - amount);
    const facts = { who: who(seat), n: amount, why, left: this.life[seat] };
    this.say(
      'life',
      fill(t('{who}は{n}ポイント失った（{why}）。残り{left}。', '{who} loses {n} ({why}): {left} left.'), facts),
    );
  }

  destroy(piece: Piece, why: Text): void {
    this.say(
      'destroy',
      fill(t('{card}は破壊された（{why}）。', '{card} is destroyed ({why}).'), { card: this.name(piece), why }),
      {
        cards: [piece.id],
      },
    );
    this.move(piece, 'graveyard');
  }
}
