import { createGame } from '@rulechart/core';
import { Play } from '@rulechart/testkit';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';

const compiled = createGame(game.rules, game.cards);
/** Both seats with these cards, and five pebbles; the first leads. */
const dealt = (a: readonly string[], b: readonly string[]) => {
  const deck = Array<string>(7).fill('pebble');
  const decks = [
    { hand: a, deck },
    { hand: b, deck },
  ] as const;
  return new Play(compiled, compiled.create({ decks }, 1));
};
const codes = (refusals: readonly { readonly code: string }[]) => refusals.map(({ code }) => code);

describe('Cairn', () => {
  it('a heavier stone does not rest on a lighter one', () => {
    const play = dealt(['cobble'], ['slab']).does('lead', 'Cobble');
    expect(codes(play.why('push', 'Slab'))).toEqual(['too-heavy']);
    expect(play.may('push', 'Pebble')).toBe(true);
  });

  it('what is too heavy falls on whoever placed the last stone, and that seat leads anew', () => {
    const play = dealt(['boulder', 'boulder'], ['boulder']);
    play.does('lead', 'Boulder').does('push', 'Boulder').does('push', 'Boulder');
    expect(play.zone('A', 'rubble')).toHaveLength(3);
    expect(play.zone('A', 'cairn')).toEqual([]);
    expect(play.may('lead', 'Pebble')).toBe(true);
  });

  it('a keystone lightens the cairn before it is weighed', () => {
    const play = dealt(['boulder', 'cobble'], ['boulder', 'keystone']);
    play.does('lead', 'Boulder').does('push', 'Boulder').does('push', 'Cobble').does('push', 'Keystone');
    play.does('pick', 'Boulder');
    expect(play.zone('A', 'aside')).toEqual(['Boulder']);
    expect(play.zone('A', 'cairn')).toEqual(['Keystone', 'Cobble', 'Boulder']);
  });
});
