import type { Game } from './game.ts';
import type { CoreState } from './state.ts';
import type { Words } from './tree.ts';

/**
 * The passage behind a rule as one cites it: the document, the section, what it says. A section that is named in the
 * document's own language only is left out of the English, whose title says it all.
 */
export function cite<S extends CoreState>(game: Pick<Game<S>, 'passage' | 'rules'>, rule: string): Words {
  const { document, section, title } = game.passage(rule);
  const names = game.rules.documents ?? {};
  const named = Object.hasOwn(names, document) ? names[document] : undefined;
  const isPlain = /^[\x20-\x7e§–]*$/.test(section);
  return {
    ja: `${named?.ja ?? document} ${section}「${title.ja}」`,
    en: `${[named?.en ?? document, ...(isPlain && section !== '' ? [section] : [])].join(' ')}: ${title.en}`,
  };
}
