import { type CardTree, createGame, type JournalEntry } from '@rulechart/core';
import { Play } from '@rulechart/testkit';
import { type Duel, type Position, position } from '@rulechart/zx';
import {
  adjacentTo,
  aZx,
  choose,
  continuous,
  damage,
  draw,
  eventCard,
  hurt,
  ifYouDo,
  inZone,
  named,
  onDestroyed,
  power,
  put,
  remember,
  repeat,
  thisCard,
  topOfDeck,
  zxCard,
  zxOnSquares,
} from '@rulechart/zx/authoring';
import { zx } from '../../src/index.ts';

const free = { cost: 0 } as const;
const plain = (name: string, cost: number, strength: number, ...effects: CardTree['effects'][number][]) =>
  zxCard(name, `試${name}`, name, { cost, power: strength, colours: ['red'] }, ...effects);
const event = (name: string, ...does: Parameters<typeof eventCard>[4][]) =>
  eventCard(name, `試${name}`, name, free, ...does);
const everyone = inZone('squares', 'either', aZx);

/** Cards that only scenarios use: each does one thing, for nothing. */
const testCards: readonly CardTree[] = [
  plain('Small', 2, 2000),
  plain('Middle', 3, 5000),
  plain('Large', 6, 9000),
  plain('Martyr', 3, 3000, onDestroyed(draw(1))),
  plain('Chill', 5, 9000, {
    kind: 'continuous',
    how: 'continuous',
    from: ['squares'],
    live: [
      {
        part: 'modify',
        stat: 'power',
        op: 'add',
        by: -3000,
        to: { cards: 'in', zone: 'squares', of: 'opponent', where: adjacentTo(thisCard) },
      },
    ],
  }),
  plain(
    'Banner',
    3,
    3000,
    continuous('squares', { part: 'modify', stat: 'power', op: 'add', by: 1000, to: inZone('squares', 'you', aZx) }),
  ),
  zxCard('Ember', '試Ember', 'Ember', { cost: 4, power: 6000, colours: ['white'], ignition: 'last life' }),
  plain(
    'Stubborn',
    3,
    3000,
    continuous('squares', {
      part: 'replace',
      of: 'destroy',
      which: { test: 'among', cards: thisCard },
      does: [draw(1)],
    }),
  ),
  plain('Hoarder', 7, 9000, continuous('squares', { part: 'mark', mark: 'no charge limit', to: thisCard })),
  plain('Mourner', 3, 5000, {
    kind: 'automatic',
    how: 'stack',
    from: ['squares'],
    on: { event: 'moved', from: 'life', whose: 'you' },
    mandatory: true,
    does: [put(topOfDeck(1), 'resource')],
  }),
  plain('Seedling', 3, 3000, {
    kind: 'automatic',
    how: 'stack',
    from: ['trash'],
    on: { event: 'moved', self: true, from: 'deck', to: 'trash' },
    mandatory: true,
    does: [put(thisCard, 'hand')],
  }),
  event('Nothing', draw(1)),
  event('Idle Hands', put(inZone('hand', 'you'), 'hand')),
  event('Blast', choose('hit', zxOnSquares('either')), ...ifYouDo(damage(named('hit'), 8000))),
  event('Sting', choose('hit', zxOnSquares('either')), ...ifYouDo(damage(named('hit'), 3000))),
  event('Prick', choose('hit', zxOnSquares('either')), ...ifYouDo(damage(named('hit'), 2000))),
  event('Sap', choose('hit', zxOnSquares('either')), ...ifYouDo(power(-2000, 'hit'))),
  event('Wither', remember('all', everyone), power(-5000, 'all')),
  event('Recall', choose('hit', zxOnSquares('either')), ...ifYouDo(put(named('hit'), 'hand'))),
  event('Double Blow', hurt('opponent', 2)),
  event('Seed Twice', repeat(2, [put(topOfDeck(1), 'resource', 'asleep')])),
  event('Mill and Spend', put(topOfDeck(1), 'trash'), put(inZone('resource', 'you'), 'trash')),
];

/** The game with the cards of the scenarios. */
export const game = createGame(zx.rules, [...zx.cards, ...testCards]);

/** A position to be played. */
export const from = (given: Position): Play<Duel> => new Play(game, position(game, given));

/** How many cards lie in a zone. */
export const size = (play: Play<Duel>, seat: 'A' | 'B', zone: string): number => play.zone(seat, zone).length;

/** The moves of the log as `zone→zone`, in order. */
export const moves = (log: readonly JournalEntry[]): string[] =>
  log.filter(({ kind }) => kind === 'moved').map((entry) => `${entry.from}→${entry.to}`);

/** The seat that decides. */
export const decides = (play: Play<Duel>): 'A' | 'B' => (play.state.decider === 0 ? 'A' : 'B');

/** Picks the first candidates until no pick is asked. */
export function picks(play: Play<Duel>): Play<Duel> {
  for (let i = 0; i < 40; i++) {
    const pick = play.legal().find(({ act }) => act.type === 'pick');
    if (!pick) return play;
    play.play(pick.d);
  }
  return play;
}

/** Many of one name. */
export const many = (name: string, n: number): string[] => Array<string>(n).fill(name);
