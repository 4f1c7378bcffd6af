import { below, createGame, randomSource, Session, type Setup } from '@rulechart/core';
import { yugiohExpert } from '@rulechart/yugioh-expert';
import { expect, test } from 'vitest';
import { beatdown, findCard, goatControl, pool } from '../src/index.ts';

const game = createGame(yugiohExpert(), pool);
const password = (name: string): string => findCard(name)?.password ?? '';

/** A whole duel by chance. @throws when nothing can be decided or it does not end */
function playOut(decks: readonly { deck: readonly string[]; fusion: readonly string[] }[], seed: number) {
  const random = randomSource(seed);
  const session = new Session(game, { decks } as unknown as Setup, seed, undefined, 0);
  let tokens = 0;
  for (let ply = 0; !session.over; ply++) {
    expect(ply).toBeLessThan(60_000);
    const menu = session.legal();
    expect(menu.length).toBeGreaterThan(0);
    // Who can make tokens does, so that there are many.
    const makes = menu.find((d) => {
      const { type, card } = game.decode(d);
      return type === 'activate' && session.state.card.definition[card as number] === scapegoat;
    });
    session.play(makes ?? (menu[below(random, menu.length)] as number));
    tokens = Math.max(tokens, session.state.entities);
  }
  return { session, tokens };
}

const scapegoat = game.engine.byKey.get(password('Scapegoat'))?.id;

test('a duel of two decks of 300 cards ends', () => {
  const many = ({ main, extra }: { main: readonly string[]; extra: readonly string[] }) => ({
    deck: Array.from({ length: 300 }, (_, i) => main[i % main.length] as string),
    fusion: extra,
  });
  for (let seed = 0; seed < 2; seed++) {
    const { session } = playOut([many(goatControl.deck), many(beatdown.deck)], seed);
    expect(session.state.result).toBeGreaterThan(0);
    expect(session.state.sizeClass).toBe(1024);
  }
});

test('a swarm of tokens does not stop a duel', () => {
  const swarm = ['Scapegoat', 'Enemy Controller', 'Metamorphosis', 'Torrential Tribute', 'Heavy Storm'];
  const deck = Array.from({ length: 60 }, (_, i) => password(i < 40 ? 'Scapegoat' : (swarm[i % 5] as string)));
  const fusion = Array(10).fill(password('Thousand-Eyes Restrict'));
  for (let seed = 0; seed < 4; seed++) {
    const { session, tokens } = playOut(Array(2).fill({ deck, fusion }), seed);
    expect(session.state.result).toBeGreaterThan(0);
    expect(tokens).toBeGreaterThan(deck.length * 2 + fusion.length * 2);
  }
});
