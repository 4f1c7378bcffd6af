import type { ReactNode } from 'react';
import type { ActRef, OptionView } from '../protocol.ts';
import { useDesk } from '../table/desk.ts';
import { table } from '../table/table.ts';
import { tell, WHISPER_ID, whispers } from '../table/whisper.ts';

interface Props {
  /** What happens when the engine offers it. */
  option: OptionView | undefined;
  /** What to ask about when it does not. */
  act: ActRef;
  className?: string;
  current?: boolean;
  children: ReactNode;
}

/** A button that is always there: it acts when the engine offers the act, and says why when it does not. */
export function WhyButton({ option, act, className, current, children }: Props) {
  const subject = option ? null : { acts: [act] };
  const { whisper } = useDesk();
  const id = `why-${act.act}-${act.card ?? ''}`;
  return (
    <button
      type="button"
      id={id}
      className={className}
      aria-disabled={option ? undefined : true}
      aria-current={current ? 'step' : undefined}
      aria-describedby={whisper?.anchor.id === id ? WHISPER_ID : undefined}
      {...whispers(subject)}
      onClick={({ currentTarget }) => (option ? table.decide(option.decision) : tell(currentTarget, { acts: [act] }))}
    >
      {children}
    </button>
  );
}
