/** A set of small numbers, one bit each: what is asked too often for anything slower. */
export type Bits = { [word: number]: number };

/** Puts a number into a set; `from` is the set's first word. */
export function addBit(bits: Bits, bit: number, from = 0): void {
  bits[from + (bit >> 5)] |= 1 << (bit & 31);
}

/** Whether a number is in a set; `from` is the set's first word. */
export const hasBit = (bits: Readonly<Bits>, bit: number, from = 0): boolean =>
  ((bits[from + (bit >> 5)] >>> (bit & 31)) & 1) === 1;
