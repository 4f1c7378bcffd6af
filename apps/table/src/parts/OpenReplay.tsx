import { useRef } from 'react';
import { table } from '../table/table.ts';
import { useWords } from '../words/index.ts';

/** A replay file from the disk. */
export function OpenReplay({ className = 'button quiet-button' }: { className?: string }) {
  const { words } = useWords();
  const file = useRef<HTMLInputElement>(null);
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    try {
      table.open(await chosen.text());
    } catch (error) {
      const where = error instanceof Error ? error.message : String(error);
      const text = words.fileUnreadable(chosen.name);
      table.report({ type: 'problem', about: 'replay', text: { ja: text, en: text }, where });
    }
  };
  return (
    <>
      <button type="button" className={className} onClick={() => file.current?.click()}>
        {words.openReplay}
      </button>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        className="hidden"
        tabIndex={-1}
        aria-label={words.openReplay}
        data-replay-file=""
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
}
