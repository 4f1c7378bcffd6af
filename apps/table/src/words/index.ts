import { useSyncExternalStore } from 'react';
import type { Lang, Text } from '../protocol.ts';
import { settings } from '../table/settings.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { Words } from './words.ts';

export type { Words } from './words.ts';

const dictionaries: Record<Lang, Words> = { en, ja };

/** The language, its words, and the reader of a text that the engine sent in both. */
export function useWords(): { lang: Lang; words: Words; say: (text: Text) => string } {
  const { lang } = useSyncExternalStore(settings.subscribe, settings.get);
  return { lang, words: dictionaries[lang], say: (text) => text[lang] };
}
