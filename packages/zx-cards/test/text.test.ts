import { createGame } from '@rulechart/core';
import { expect, test } from 'vitest';
import { zx } from '../src/index.ts';

test('every card with abilities has a text in both languages, made from its tree', () => {
  const game = createGame(zx.rules, zx.cards);
  for (const card of zx.cards) {
    const text = zx.cardText?.(card, game);
    if (process.env['TELL']) console.log(`${card.name.en}\n${text?.en}\n${text?.ja}`);
    if (card.effects.length === 0) continue;
    for (const said of [text?.ja, text?.en]) expect(said).not.toMatch(/undefined|\[object|NaN/);
    expect(text?.ja).toMatch(/[\u3040-\u30ff]/u);
    expect(text?.en).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/u);
  }
});
