import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger, Heading } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { OptionView } from '../protocol.ts';
import { choicesOf, take } from '../table/choices.ts';
import { useTellChoice } from '../table/describe.ts';
import { useWords } from '../words/index.ts';

/** Everything that may be done now, as a plain list: the shortest way for whoever listens or types. */
export function AllActs({ options }: { options: readonly OptionView[] }) {
  const { words } = useWords();
  const tell = useTellChoice();
  const [open, setOpen] = useState(false);
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <Button className="button quiet-button all-acts">{words.allActs(choicesOf(options).length)}</Button>
      <Popover className="popover" placement="top end">
        <Dialog className="acts">
          <Heading slot="title">{words.allActsTitle}</Heading>
          <ul className="act-list">
            {choicesOf(options).map((choice, i) => (
              <li key={choice.option.decision}>
                <button
                  type="button"
                  className="button act"
                  // biome-ignore lint/a11y/noAutofocus: the list was opened to choose from it
                  autoFocus={i === 0}
                  onClick={() => {
                    setOpen(false);
                    take(choice);
                  }}
                >
                  {tell(choice, true)}
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
