import type { OptionView } from '../protocol.ts';
import { table } from '../table/table.ts';

/** A place on the table that answers the question. */
export function PlaceHere({ option, label }: { option: OptionView; label: string }) {
  return (
    <button
      type="button"
      className="spot place-here"
      data-spot=""
      data-state="candidate"
      aria-label={label}
      onClick={() => table.decide(option.decision)}
    />
  );
}
