import type { Play } from '@rulechart/testkit';
import { type Duel, type Position, zone } from '@rulechart/zx';
import { expect } from 'vitest';
import { many, size } from '../scenarios/board.ts';

export { decides, many, moves, size } from '../scenarios/board.ts';

/** Sets a position up; in the mutation run, with a mutant in the place of its card. */
export type From = (given: Position) => Play<Duel>;
/** Throws if the card does not do what the title says. */
type Check = (from: From) => void;
/** Checks by card, by what they show. */
export type Proofs = Readonly<Record<string, Readonly<Record<string, Check>>>>;

/** Resources of one colour each. */
export const red = (n: number) => many('Artemis, Goddess of the Hunt', n);
export const black = (n: number) => many('Miseria, Fiend of Misfortune', n);
export const blue = (n: number) => many('Void, Machine of Erasure', n);
export const white = (n: number) => many('Puissance, of Strength', n);
export const green = (n: number) => many('Stand-in: Noble Grove, Cherry Dragon', n);

/** Names of the cards that may be picked now. */
export const choices = (play: Play<Duel>): string[] =>
  play
    .says()
    .filter((said) => said.startsWith('pick '))
    .map((said) => said.slice(5))
    .sort();

/** The codes of the reasons why the seat that decides cannot play an event of its hand. */
export function whyNot(play: Play<Duel>, event: string): string[] {
  const { engine } = play.game;
  const hand = play.zone(play.state.decider === 0 ? 'A' : 'B', 'hand');
  let card = play.state.zone.head[engine.zoneRow(zone.hand, play.state.decider)] as number;
  for (let i = hand.indexOf(event); i > 0; i--) card = play.state.card.next[card] as number;
  return play.why('activate', card).map(({ code }) => code);
}

/** A Z/X whose ability is about its own appearing does nothing when another appears. */
export const ownAppearingOnly =
  (name: string): Check =>
  (from) => {
    const play = from({
      A: {
        hand: ['Small', 'Large'],
        squares: [{ card: name, on: 4 }],
        resource: red(2),
        charge: many('Small', 2),
        trash: ['Small'],
      },
      B: { squares: [{ card: 'Small', on: 9 }] },
    });
    const before = [size(play, 'A', 'deck'), size(play, 'A', 'charge'), size(play, 'B', 'squares')];
    play.does('deploy', 'Small', 6);
    expect(play.may('endTurn')).toBe(true);
    expect([size(play, 'A', 'deck'), size(play, 'A', 'charge'), size(play, 'B', 'squares')]).toEqual(before);
  };

/** B's card of this name comes from the life, after A has attacked; how much life each side has at first. */
export const fromLife = (from: From, name: string, mine: number, theirs: number, on = 9): Play<Duel> => {
  const play = from({
    A: { squares: [{ card: 'Large', on: 5 }], life: many('Small', theirs) },
    B: {
      life: many(name, mine),
      squares: [
        { card: 'Middle', on: 1 },
        { card: 'Recluse', on: 3 },
      ],
    },
  });
  return play.does('attack', 'Large', null).does('pass').does('pass').does('pick').does('deploy', name, on);
};
