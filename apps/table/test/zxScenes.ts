import { createGame } from '@rulechart/core';
import { type Duel, type Position, position } from '@rulechart/zx';
import { zx } from '@rulechart/zx-cards';
import { sceneOf } from '../src/engine/duel/scene.ts';
import { zxTable } from '../src/games/zx/engine/table.ts';
import type { Scene, Text } from '../src/protocol.ts';

// Positions of Z/X that take long to reach by playing, as the engine shows them to A.

const game = createGame<Duel>(zx.rules, zx.cards);
const textOf = (definition: number): Text => {
  const tree = game.engine.definitions[definition]?.tree;
  return (tree && zx.cardText?.(tree, game)) as Text;
};
const portrait = zxTable.portray(game, textOf);

const keyOf = (s: Duel, e: unknown): string => game.engine.definitionOf(s, Number(e)).tree.key;

/** The position after these acts, each by its name and the key of its card. */
function after(given: Position, ...acts: [type: string, card?: string][]): Scene {
  const s = position(game, given);
  const menu = new Int32Array(4096);
  for (const [type, card] of acts) {
    const legal = Array.from(menu.subarray(0, game.legal(s, menu)), (d) => ({ d, act: game.decode(d) }));
    const found = legal.find(
      ({ act }) => act.type === type && (card === undefined || keyOf(s, act['card'] ?? act['attacker']) === card),
    );
    if (!found) throw new Error(`${type} ${card ?? ''} is not possible: ${legal.map(({ act }) => act.type).join(' ')}`);
    game.apply(s, found.d);
  }
  return sceneOf(game, portrait, s, 0, { undo: true, result: null, last: null, asking: true, textOf });
}

const noble = 'PH-14';
const coal = 'B01-019';

const field: Position = {
  turn: 9,
  A: {
    hand: [coal, 'B01-013', 'B01-002', 'F01-003'],
    squares: [
      { card: 'B01-011', on: 4, forces: ['B01-002', 'B01-066'], shift: 'PH-06' },
      { card: noble, on: 2, damage: 7000 },
      { card: 'B01-068', on: 1, asleep: true, damage: 2500 },
    ],
    resource: [coal, coal, 'B01-066', 'B01-002', 'F01-003', 'B01-011'],
    charge: ['B01-002', 'B01-080'],
    trash: [coal, 'B01-078'],
    dynamis: ['PH-01', 'PH-06'],
    player: 'PH-P1',
  },
  B: {
    hand: ['B01-021', 'B01-026'],
    squares: [
      { card: noble, on: 7, damage: 7000 },
      { card: 'B01-030', on: 5, damage: 3000, asleep: true },
      { card: 'B03-044', on: 8 },
    ],
    resource: ['B01-021', 'B01-026', 'B03-044', 'B02-023'],
    charge: ['B02-023'],
    trash: ['B01-021'],
    dynamis: ['PH-02', { card: 'PH-02', faceUp: true }, 'PH-10'],
    player: 'PH-P2',
    under: 'PH-04',
  },
};

const hale = (side: Position['A']): NonNullable<Position['A']> => ({
  ...side,
  squares: (side?.squares ?? []).map((standing) => (standing.card === noble ? { ...standing, damage: 0 } : standing)),
});

/** Two abilities wait, one of each player. */
export const ordering = (): Scene => after(field, ['activate', coal], ['pick'], ['pick'], ['pick']);
/** An attack, and the question whether to play an event. */
export const battle = (): Scene => after({ ...field, A: hale(field.A), B: hale(field.B) }, ['attack', 'B01-011']);
/** What to do in the main phase, with much on the board. */
export const main = (): Scene => after({ ...field, A: hale(field.A), B: hale(field.B) });
