import { useEffect, useRef } from 'react';
import { useWords } from '../words/index.ts';
import { desk } from './desk.ts';
import { followLink, setupForm, startOf } from './setup.ts';
import { table, useTable } from './table.ts';

/** Follows the link that the page was opened with, once the engine has said which decks there are. */
export function useLink(): void {
  const { ready } = useTable();
  const { words } = useWords();
  const followed = useRef(false);
  useEffect(() => {
    if (!ready || followed.current) return;
    followed.current = true;
    if (location.hash.length < 2) return;
    const known = { decks: ready.decks.map(({ id }) => id), profiles: (ready.profiles ?? []).map(({ id }) => id) };
    const { go, bad } = followLink(location.hash, known);
    const [wrong] = bad;
    if (wrong) {
      const text = words.linkBad(wrong.part, wrong.value);
      table.report({ type: 'problem', about: 'link', text: { ja: text, en: text }, where: `#${wrong.part}` });
      if (table.get().scene) desk.set({ dialog: 'setup' });
    } else if (go) {
      const form = setupForm.get();
      const [first = '', second = first] = known.decks;
      const [a, b] = form.decks;
      const decks: typeof form.decks = [
        { ...a, builtIn: a.builtIn || first },
        { ...b, builtIn: b.builtIn || second },
      ];
      table.start(startOf({ ...form, decks }));
    }
  }, [ready, words]);
}
