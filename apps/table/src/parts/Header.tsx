import type { ReactNode } from 'react';
import type { Lang } from '../protocol.ts';
import { desk, useDesk } from '../table/desk.ts';
import { settings } from '../table/settings.ts';
import { table, useTable } from '../table/table.ts';
import { tell, WHISPER_ID, whispers } from '../table/whisper.ts';
import { useWords } from '../words/index.ts';

/** What one does with the duel as a whole. */
export function Header() {
  const { scene } = useTable();
  const { words } = useWords();
  const playing = scene !== null && scene.result === null && !scene.replay;
  return (
    <header className="header">
      {/* The first page has a heading of its own. */}
      <Wordmark as={scene ? 'h1' : 'p'} />
      <div className="header-acts">
        {scene && !scene.replay && <Undo possible={scene.undo} />}
        {playing && <Tool onPress={() => desk.set({ dialog: 'resign' })}>{words.resign}</Tool>}
        {scene && (
          <span className="only-wide">
            <Tool onPress={table.save}>{words.saveReplay}</Tool>
            <Tool onPress={() => desk.set({ dialog: 'setup' })}>{words.newDuel}</Tool>
          </span>
        )}
        <LangSwitch />
        <Tool onPress={() => desk.set({ dialog: 'options' })}>{words.menu}</Tool>
      </div>
    </header>
  );
}

function Wordmark({ as: Tag }: { as: 'h1' | 'p' }) {
  const { words } = useWords();
  return (
    <Tag className="wordmark">
      <span className="wordmark-sign" aria-hidden="true">
        R
      </span>
      <span>{words.title}</span>
    </Tag>
  );
}

function Tool({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="button tool" onClick={onPress}>
      {children}
    </button>
  );
}

function Undo({ possible }: { possible: boolean }) {
  const { words } = useWords();
  const { whisper } = useDesk();
  const subject = possible ? null : { sentence: words.undoNot };
  return (
    <button
      type="button"
      id="undo"
      className="button tool"
      aria-disabled={possible ? undefined : true}
      aria-describedby={whisper?.anchor.id === 'undo' ? WHISPER_ID : undefined}
      {...whispers(subject)}
      onClick={({ currentTarget }) => (subject ? tell(currentTarget, subject) : table.undo())}
    >
      {words.undo}
    </button>
  );
}

const languages: [Lang, string][] = [
  ['ja', '日本語'],
  ['en', 'English'],
];

function LangSwitch() {
  const { lang, words } = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons that switch at once are no form
    <div className="switch" role="group" aria-label={words.language}>
      {languages.map(([id, name]) => (
        <button key={id} type="button" lang={id} aria-pressed={lang === id} onClick={() => settings.set({ lang: id })}>
          {name}
        </button>
      ))}
    </div>
  );
}
