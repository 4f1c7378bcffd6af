import { ArgumentError } from './errors.ts';
import type { Rule, Ruled } from './refusal.ts';
import type { CoreState } from './state.ts';

/** One decision as 32 bits: 6 of type, 26 of operands. This is what replays store. */
export type Decision = number;

/** What an operand may be; its width follows. */
export type OperandKind =
  | 'entity'
  | 'optionalEntity'
  | 'definition'
  | 'number'
  | 'option'
  | 'place'
  | 'effect'
  | 'flag';

const widths: Readonly<Record<OperandKind, number>> = {
  entity: 11,
  optionalEntity: 11,
  definition: 13,
  number: 16,
  option: 8,
  place: 6,
  effect: 4,
  flag: 1,
};

/** A kind of decision. Its key in the rule set is the chart's event name. */
export interface DecisionType<S extends CoreState> {
  readonly operands: Readonly<Record<string, OperandKind>>;
  /** Offers a superset of what is legal, in zone order; the sink applies the rules. */
  readonly candidates: (s: S, seat: number, offer: Offer) => void;
  readonly rules: readonly Rule<S>[];
  /** What has further rules for these operands: the effect that would be used. */
  readonly rulesOf?: (s: S, seat: number, a: number, b: number, c: number) => Ruled<S> | undefined;
  /** The card it is about though no operand names it (the one whose trigger would be used); 0: none. */
  readonly about?: (s: S, a: number, b: number, c: number) => number;
  /** All candidates are legal by construction of `candidates` from the rules themselves. */
  readonly exact?: boolean;
}

/** The same type of decision in the shape that all have: whatever differs in shape is slow to look at side by side. */
export const sameShape = <S extends CoreState>(type: DecisionType<S>): DecisionType<S> => {
  const { operands, candidates, rules, rulesOf, about, exact } = type;
  return { operands, candidates, rules, rulesOf, about, exact } as DecisionType<S>;
};

/** Takes a candidate. */
export type Offer = (a?: number, b?: number, c?: number) => void;

/** Packs and unpacks the decisions of one type. */
export interface Codec {
  readonly id: number;
  readonly name: string;
  readonly operands: readonly CodecOperand[];
}

/** Where an operand stands in the 32 bits. */
export interface CodecOperand {
  readonly name: string;
  readonly kind: OperandKind;
  readonly bits: number;
  readonly shift: number;
}

const TYPE_BITS = 6;
const PAYLOAD_BITS = 26;

/** @throws {Error} when an operand's width, or all of them together, do not fit. */
export function codecs(
  types: Readonly<Record<string, { readonly operands: Readonly<Record<string, OperandKind>> }>>,
): readonly Codec[] {
  const names = Object.keys(types);
  if (names.length > 1 << TYPE_BITS) throw new Error(`${names.length} decision types, but ${1 << TYPE_BITS} at most`);
  return names.map((name, id) => {
    let shift = TYPE_BITS;
    const entries = Object.entries(types[name]?.operands ?? {});
    if (entries.length > 3) throw new Error(`decision "${name}": three operands at most, ${entries.length} declared`);
    const operands = entries.map(([operand, kind]) => {
      const bits = widths[kind];
      if (bits === undefined)
        throw new Error(
          `decision "${name}", operand "${operand}": no kind "${kind}"; one of ${Object.keys(widths).join(', ')}`,
        );
      const placed = { name: operand, kind, bits, shift };
      shift += bits;
      return placed;
    });
    if (shift > TYPE_BITS + PAYLOAD_BITS)
      throw new Error(`decision "${name}": its operands need ${shift - TYPE_BITS} bits, ${PAYLOAD_BITS} at most`);
    return { id, name, operands };
  });
}

/** Packs. @throws {ArgumentError} when an operand does not fit its width. */
export function pack(codec: Codec, a: number, b: number, c: number): Decision {
  const { operands } = codec;
  const n = operands.length;
  let d = codec.id;
  if (n > 0) d |= placed(codec, operands[0] as CodecOperand, a);
  if (n > 1) d |= placed(codec, operands[1] as CodecOperand, b);
  if (n > 2) d |= placed(codec, operands[2] as CodecOperand, c);
  return d;
}

function placed(codec: Codec, { name, bits, shift }: CodecOperand, value: number): number {
  if (value < 0 || value >= 1 << bits || !Number.isInteger(value)) {
    throw new ArgumentError(
      'operand-out-of-range',
      `decision "${codec.name}", operand "${name}": ${value} is not within 0 … ${2 ** bits - 1}`,
    );
  }
  return value << shift;
}

/** The type of a decision. */
export const typeOf = (d: Decision): number => d & ((1 << TYPE_BITS) - 1);

/** Whether it is what `pack` would write for its operands: one decision has one number. */
export function isCanonical({ id, operands }: Codec, d: Decision): boolean {
  let used = (1 << TYPE_BITS) - 1;
  for (const { bits, shift } of operands) used |= ((1 << bits) - 1) << shift;
  return d === (d | 0) && typeOf(d) === id && (d & ~used) === 0;
}

/** The operand in this position, 0 if the type has no such operand. */
export function operand(codec: Codec, d: Decision, position: 0 | 1 | 2): number {
  const o = codec.operands[position];
  return o === undefined ? 0 : (d >>> o.shift) & ((1 << o.bits) - 1);
}
