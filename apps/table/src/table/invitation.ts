import { useEffect, useRef } from 'react';
import { gameIds } from '../protocol.ts';
import { useWords } from '../words/index.ts';
import { desk } from './desk.ts';
import { badSettings } from './settings.ts';
import { fitting, followLink, setupForm, startOf } from './setup.ts';
import { table, useTable } from './table.ts';

/** Says once what was stored or asked for and is no setting. */
export function useSettingsNotice(): void {
  const { words } = useWords();
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    const [wrong] = badSettings;
    if (!wrong) return;
    const text = words.linkBad(wrong.part, wrong.value);
    table.report({ type: 'problem', about: 'settings', text: { ja: text, en: text }, where: wrong.part });
  }, [words]);
}

/** Follows the link that the page was opened with, once the engine has said which decks there are. */
export function useLink(): void {
  const { game, readies } = useTable();
  const ready = readies[game];
  const { words } = useWords();
  const followed = useRef(false);
  useEffect(() => {
    if (!ready || followed.current) return;
    followed.current = true;
    if (location.hash.length < 2) return;
    const known = {
      games: gameIds,
      decks: ready.decks.map(({ id }) => id),
      profiles: (ready.profiles ?? []).map(({ id }) => id),
    };
    const { go, bad } = followLink(location.hash, known);
    const [wrong] = bad;
    if (wrong) {
      const text = words.linkBad(wrong.part, wrong.value);
      table.report({ type: 'problem', about: 'link', text: { ja: text, en: text }, where: `#${wrong.part}` });
      if (table.get().scene) desk.set({ dialog: 'setup' });
    } else if (go) {
      table.start(game, startOf(fitting(setupForm.get(), ready)));
    }
  }, [game, ready, words]);
}
