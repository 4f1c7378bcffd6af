import { type CardTree, createGame, type JournalEntry } from '@rulechart/core';
import { Play } from '@rulechart/testkit';
import { type Duel, type Position, position } from '@rulechart/zx';
import {
  adjacentTo,
  aZx,
  called,
  card,
  choose,
  compare,
  condition,
  continuous,
  count,
  damage,
  destroy,
  draw,
  eventCard,
  evolSeed,
  hurt,
  ifYouDo,
  inZone,
  lose,
  named,
  not,
  ofTribe,
  onDestroyed,
  pay,
  power,
  powerAtLeast,
  put,
  range,
  rebooted,
  remember,
  repeat,
  secluded,
  startUp,
  takesNoDamageUpTo,
  thisCard,
  thisTurnWhen,
  timeLimited,
  topOfDeck,
  when,
  youTakeNoDamage,
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
export const testCards: readonly CardTree[] = [
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
    does: [put(topOfDeck(1), 'resource')],
  }),
  plain('Seedling', 3, 3000, evolSeed(put(thisCard, 'hand'))),
  plain('Stalwart', 3, 5000, continuous('squares', powerAtLeast(1000))),
  plain('Recluse', 3, 5000, continuous('squares', secluded)),
  plain('Armour', 3, 5000, continuous('squares', takesNoDamageUpTo(3000))),
  plain('Guardian', 3, 5000, continuous('squares', youTakeNoDamage)),
  plain('Archer', 3, 5000, continuous('squares', range(3))),
  plain(
    'Sleeper',
    3,
    5000,
    continuous('squares', {
      part: 'modify',
      stat: 'power',
      op: 'add',
      by: 2000,
      to: thisCard,
      if: not(rebooted),
    }),
  ),
  plain('Kindler', 3, 5000, startUp([pay(1, 'red')], draw(1))),
  plain('Frugal', 3, 5000, {
    kind: 'automatic',
    how: 'stack',
    from: ['squares'],
    on: { event: 'end of turn' },
    does: [when(compare(count(inZone('hand', 'you')), '<=', 1), [draw(2)])],
  }),
  zxCard('Wolf', '試Wolf', 'Wolf', { cost: 3, power: 5000, colours: ['red'], tribes: ['試族'] }),
  card('Red Token', '試Red Token', 'Red Token', { type: 'token', colours: ['red'], power: 3000 }),
  zxCard('Motley', '試Motley', 'Motley', { cost: 3, power: 5000, colours: ['red', 'blue'] }),
  card('Mask', '試Mask', 'Mask', { type: 'shift', colours: ['red'], tribes: ['試仮面'] }, condition('条件', 'Shift')),
  event('Call Mask', choose('hit', zxOnSquares('either', called('試Mask'))), ...ifYouDo(put(named('hit'), 'hand'))),
  event(
    'Call Two',
    choose('hit', zxOnSquares('either', called('代役：プレイヤー二'))),
    ...ifYouDo(damage(named('hit'), 500)),
  ),
  event('Call Masked', choose('hit', zxOnSquares('either', ofTribe('試仮面'))), ...ifYouDo(put(named('hit'), 'hand'))),
  event('Call Pack', choose('hit', zxOnSquares('either', ofTribe('試族'))), ...ifYouDo(put(named('hit'), 'hand'))),
  event('Raze', choose('hit', zxOnSquares('either')), ...ifYouDo(destroy(named('hit'))), draw(1)),
  event(
    'Blast and Blow',
    choose('hit', zxOnSquares('either')),
    ...ifYouDo(damage(named('hit'), 8000)),
    hurt('opponent', 1),
  ),
  event(
    'Mill Both',
    put({ cards: 'both', of: [topOfDeck(1), { cards: 'top', zone: 'deck', of: 'opponent', count: 1 }] }, 'trash'),
  ),
  event('Give Up', lose('you'), draw(1)),
  event('Mutual', lose('each')),
  card(
    'Grave Watch',
    '試Grave Watch',
    'Grave Watch',
    { type: 'event', ...free },
    {
      kind: 'event',
      how: 'stack',
      from: ['hand'],
      does: [thisTurnWhen({ event: 'destroyed', whose: 'opponent' })],
    },
    timeLimited(
      choose('least', inZone('charge', 'opponent'), { by: 'opponent' }),
      ...ifYouDo(put(named('least'), 'trash')),
    ),
  ),
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

/** Many of one name. */
export const many = (name: string, n: number): string[] => Array<string>(n).fill(name);
