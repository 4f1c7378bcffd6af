import type { Who } from '@rulechart/core';
import type { Say } from './say.ts';

/** Whose it is, who does it, and what a card is called. */
export function naming(say: Say): Pick<Say, 'whose' | 'card'> {
  const whose = (who: Who): string =>
    ({
      you: '自分',
      opponent: '相手',
      each: 'お互い',
      either: '',
      turnPlayer: 'ターンプレイヤー',
      controller: 'コントローラー',
      owner: '持ち主',
    })[who];
  const card = (name: string): string => say.engine.byKey.get(name)?.tree.name.ja ?? say.nameOf?.(name) ?? name;

  return { whose, card };
}
