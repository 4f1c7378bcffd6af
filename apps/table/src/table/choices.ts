import type { OptionView } from '../protocol.ts';
import { type Aim, desk } from './desk.ts';
import { table } from './table.ts';

/** What one presses for an act: it is done at once, or first wants one of several places. */
export type Choice = { option: OptionView; aim?: Aim };

/** Options that differ in their place alone are one choice. */
export function choicesOf(options: readonly OptionView[]): Choice[] {
  const alike = (a: OptionView, b: OptionView) => a.place && b.place && a.card === b.card && a.act === b.act;
  return options.flatMap((option, i): Choice[] => {
    const { card, act } = option;
    if (card === undefined || !options.some((other, j) => j !== i && alike(option, other))) return [{ option }];
    return options.findIndex((other) => alike(option, other)) === i ? [{ option, aim: { card, act } }] : [];
  });
}

export function take({ option, aim }: Choice): void {
  desk.set({ acting: null, pile: null, aiming: aim ?? null });
  if (!aim) table.decide(option.decision);
}
