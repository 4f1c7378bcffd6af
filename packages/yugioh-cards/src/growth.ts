import { type Game, type Growth, type PositionSide, setUpPosition as position } from '@rulechart/core';
import type { Duel } from '@rulechart/yugioh-expert';

const times = (n: number, card: string): string[] => Array(n).fill(card);

/** What may not make a step dearer than it must: a long duel behind it, and cards that listen. */
export function growth(game: Game<Duel>): readonly Growth<Duel>[] {
  const side: PositionSide = { hand: ['Gemini Elf', 'Book of Moon'], monsters: ['Opticlops'], spells: [] };
  const late: PositionSide = { ...side, graveyard: times(30, 'Battle Ox'), removed: times(10, 'Battle Ox') };
  const listening = (orcs: number, swords: number): PositionSide => ({
    monsters: times(orcs, 'Giant Orc'),
    spells: times(swords, 'Swords of Revealing Light'),
  });
  return [
    {
      id: 'turn 60 with full graveyards over turn 2',
      small: position(game, { A: side, B: side, turn: 2 }),
      large: position(game, { A: late, B: late, turn: 60 }),
      types: ['normalSummon', 'place', 'pass'],
      atMost: 1.25,
    },
    {
      id: '20 listening cards over 5',
      small: position(game, { A: listening(3, 0), B: listening(2, 0) }),
      large: position(game, { A: listening(5, 5), B: listening(5, 5) }),
      types: ['endTurn', 'pass'],
      atMost: 4,
    },
  ];
}
