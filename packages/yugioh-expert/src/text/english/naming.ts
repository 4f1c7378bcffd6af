import type { Who } from '@rulechart/core';
import type { Say } from './say.ts';

/** Whose it is, who does it, and what a card is called. */
export function naming(say: Say): Pick<Say, 'whose' | 'person' | 'card'> {
  const whose = (who: Who): string =>
    ({
      you: 'your',
      opponent: "your opponent's",
      each: "each player's",
      either: '',
      turnPlayer: "the turn player's",
      controller: "its controller's",
      owner: "its owner's",
    })[who];
  const person = (who: Who): string =>
    ({
      you: 'you',
      opponent: 'your opponent',
      each: 'each player',
      either: 'either player',
      turnPlayer: 'the turn player',
      controller: 'its controller',
      owner: 'its owner',
    })[who];
  const card = (name: string): string =>
    say.engine.byKey.get(name)?.tree.name.en ?? say.byJapanese.get(name) ?? say.nameOf?.(name) ?? name;

  return { whose, person, card };
}
