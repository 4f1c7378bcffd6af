import { gameIds } from '../protocol.ts';
import { type Preferences, readAddress, readStored, type Settings } from './preferences.ts';
import { createStore } from './store.ts';

const KEY = 'rulechart.table';

function remembered(): Preferences {
  try {
    return readStored(localStorage.getItem(KEY));
  } catch {
    return readStored(null); // storage is closed: start afresh
  }
}

const stored = remembered();
const asked = readAddress(location.search, location.hash);

/** What was stored or asked for and is no setting: the page says so once, and goes on without it. */
export const badSettings = [...stored.bad, ...asked.bad];

/** What the person at the screen prefers. Kept between visits; the address may overrule it (`?lang=ja&game=zx`). */
export const settings = createStore<Settings>({
  game: gameIds[0],
  lang: navigator.language.startsWith('ja') ? 'ja' : 'en',
  theme: 'auto',
  pace: 'normal',
  numberKeys: true,
  ...stored.settings,
  ...asked.settings,
});

function apply({ lang, theme }: Settings) {
  document.documentElement.lang = lang;
  document.documentElement.dataset['theme'] = theme;
}

apply(settings.get());
settings.subscribe(() => {
  apply(settings.get());
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.get()));
  } catch {
    // Nothing can be kept; the settings hold for this visit.
  }
});
