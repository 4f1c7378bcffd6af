import {
  CapacityExceeded,
  type CardTree,
  type Clause,
  createGame,
  type EffectTree,
  LoadError,
  ReplayError,
  type RuleSet,
  Session,
  SessionFault,
  StateError,
} from '@rulechart/core';
import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { type MiniState, miniCards, miniGame, miniRules, miniSetup, playOut } from '../src/index.ts';

type S = MiniState;
const game = miniGame();

/** Changes one place of a JSON document. */
const set =
  (path: string, value: unknown) =>
  (json: Record<string, unknown>): void => {
    const keys = path.split('.');
    const last = keys.pop() as string;
    const at = keys.reduce((inner, key) => inner[key] as Record<string, unknown>, json);
    at[last] = value;
  };

const card = (effect: Partial<EffectTree>, more: Partial<CardTree> = {}): CardTree => ({
  key: 'Odd',
  name: { ja: '奇', en: 'Odd' },
  facts: { type: 'charm' },
  effects: [{ kind: 'slow', how: 'stack', from: ['hand'], ...effect }],
  ...more,
});
const load =
  (...cards: CardTree[]) =>
  () =>
    createGame(miniRules, cards);
const doing = (clause: Clause) => card({ does: [clause] });
const rules = (change: Partial<RuleSet<S>>) => () => createGame({ ...miniRules, ...change }, miniCards);

describe('a card file with a mistake gives one error that says where, and what would be right', () => {
  test.each<[string, CardTree, RegExp]>([
    [
      'a verb',
      doing({ do: 'drwa', count: 1 }),
      /^card 0 "Odd", effects\[0\]\.does\[0\]: there is no verb "drwa"; closest: draw/,
    ],
    [
      'a verb deep inside',
      doing({ do: 'repeat', times: 2, does: [{ do: 'destory' }] }),
      /does\[0\]\.does\[0\]: there is no verb "destory"; closest: destroy/,
    ],
    ['a zone', card({ from: ['hnad'] }), /effects\[0\]\.from: there is no zone "hnad"; known: hand/],
    [
      'a zone in a filter',
      doing({ do: 'destroy', what: { cards: 'in', zone: 'feild', of: 'you' } }),
      /there is no zone "feild"; known: field/,
    ],
    ['an event', card({ on: { event: 'mvoed' } }), /effects\[0\]\.on\.event: there is no event "mvoed"; known: moved/],
    ['a kind of effect', card({ kind: 'slwo' }), /effects\[0\]\.kind: there is no kind of effect "slwo"; known: slow/],
    ['how it is used', card({ how: 'chain' as never }), /an effect is used as one of stack, .*, not "chain"/],
    ['an amount', doing({ do: 'draw', count: { value: 'cuont' }, who: 'you' }), /there is no amount "cuont"/],
    ['half a card', doing({ do: 'draw', count: 1.5, who: 'you' }), /an amount is an integer, not 1\.5/],
    ['a test', card({ if: [{ test: 'fecaUp' }] }), /effects\[0\]\.if\[0\].*: there is no test "fecaUp"/],
    ['a selection', doing({ do: 'destroy', what: { cards: 'everything' } }), /there is no selection "everything"/],
    [
      'a comparison',
      card({ if: [{ test: 'compare', a: 1, is: '=>' as never, b: 2 }] }),
      /"=>" compares nothing; one of < <= = != >= >/,
    ],
    [
      'two persons where one is meant',
      doing({ do: 'draw', count: 1, who: 'each' }),
      /"each" is not one person; one of you, opponent/,
    ],
    [
      'a stat',
      doing({ do: 'draw', count: { value: 'stat', stat: 'pwoer', of: { cards: 'this' } }, who: 'you' }),
      /there is no stat "pwoer"; known: power/,
    ],
    [
      'a link',
      doing({ do: 'draw', count: 1, who: 'you', link: 'then' as never }),
      /does\[0\]: there is no link "then"; one of first, and also/,
    ],
    [
      'an operation',
      card({ live: [{ part: 'modify', stat: 'power', op: 'treble', by: 3, to: { cards: 'this' } }] }),
      /live\[0\]: there is no operation "treble"; one of add/,
    ],
    ['a part', card({ live: [{ part: 'forbids' } as never] }), /live\[0\]: there is no part "forbids"/],
    ['an act', card({ live: [{ part: 'forbid', act: 'tarqet' }] }), /there is no act "tarqet"; known: target/],
    [
      'a happening',
      card({ live: [{ part: 'replace', of: 'destory' }] }),
      /there is no happening "destory"; known: destroy/,
    ],
    [
      'a waived rule',
      card({ live: [{ part: 'allow', rule: 'mini/nothing' }] }),
      /there is no rule "mini\/nothing" in the rulebook/,
    ],
    [
      'an until',
      doing({ do: 'lasting', part: { part: 'forbid', act: 'target' }, until: { until: 'trun end' } }),
      /until: there is no until "trun end"; known: turn end/,
    ],
    ['a list', doing({ do: 'declare', what: 'colours' }), /there is no list "colours"/],
    ['no options', doing({ do: 'one of', options: [] }), /does\[0\]: options are needed/],
    ['places', doing({ do: 'place', zone: 'hand' }), /the zone "hand" has no places to pick from/],
    [
      'a key of a card',
      card({}, { efects: [] } as never),
      /^card 0 "Odd": nothing reads the key "efects"; closest: effects/,
    ],
    [
      'a key of an effect',
      card({ form: ['hand'] } as never),
      /effects\[0\]: nothing reads the key "form"; closest: from/,
    ],
    [
      'a key of an event',
      card({ on: { event: 'moved', form: 'hand' } as never }),
      /effects\[0\]\.on: nothing reads the key "form"; closest: from/,
    ],
    [
      'a key of a word of the core',
      doing({ do: 'repeat', times: 1, doez: [], does: [] }),
      /does\[0\]: nothing reads the key "doez" of "repeat"; closest: does/,
    ],
    [
      'a key of a verb, deep inside',
      doing({ do: 'repeat', times: 1, does: [{ do: 'draw', count: 1, who: 'you', upto: true }] }),
      /does\[0\]\.does\[0\]: nothing reads the key "upto" of "draw"; closest: /,
    ],
    [
      'a key of a selection',
      doing({ do: 'destroy', what: { cards: 'in', zone: 'field', of: 'you', were: { test: 'unit' } } as never }),
      /what: nothing reads the key "were" of "in"; closest: where/,
    ],
    [
      'a key of a test of the rule set',
      card({ if: [{ test: 'attack declared', by: 'opponent', bye: 'you' }] }),
      /if\[0\]: nothing reads the key "bye" of "attack declared"; closest: by/,
    ],
    [
      'a key of an amount',
      doing({ do: 'draw', count: { value: 'count', of: { cards: 'this' }, off: 1 } as never, who: 'you' }),
      /count: nothing reads the key "off" of "count"; closest: of/,
    ],
    [
      'a key of a part',
      card({ how: 'continuous', kind: 'lasting', live: [{ part: 'forbid', act: 'target', whom: 'you' } as never] }),
      /live\[0\]: nothing reads the key "whom" of "forbid"; closest: who/,
    ],
    [
      'a name that nothing gives',
      card({
        targets: [{ do: 'choose', name: 'victim', from: { cards: 'in', zone: 'field', of: 'you' }, min: 1, max: 1 }],
        does: [{ do: 'destroy', what: { cards: 'named', name: 'vicitm' } }],
      }),
      /does\[0\].*name: nothing on the card names cards "vicitm"; closest: victim/,
    ],
    [
      'a place from which nothing is used',
      card({ from: ['nowhere'] }),
      /effects\[0\]\.from: no card is used from nowhere/,
    ],
    [
      'a choice of more than at most',
      doing({ do: 'choose', name: 'x', from: { cards: 'this' }, min: 3, max: 2 }),
      /does\[0\]\.min: 3 is more than max, 2/,
    ],
    [
      'a choice of too few',
      doing({ do: 'choose', name: 'x', from: { cards: 'this' }, min: -1, max: 2 }),
      /does\[0\]\.min: -1 is not within 0 … 2047/,
    ],
    ['less than nothing', doing({ do: 'draw', count: -1, who: 'you' }), /count: -1 is not within 0 … 2047/],
    ['too many cards', doing({ do: 'draw', count: 5000, who: 'you' }), /count: 5000 is not within 0 … 2047/],
    [
      'a number no cell could hold',
      doing({ do: 'gain', amount: 3_000_000_000, who: 'you' }),
      /gain: 3000000000 is not within -1000000 … 1000000/,
    ],
    ['too often', doing({ do: 'repeat', times: 1_000_000, does: [] }), /times: 1000000 is not within 0 … 2047/],
    ['a missing name', card({}, { name: { ja: '奇', en: '' } }), /a card needs its name in both languages/],
    ['a missing key', card({}, { key: '' }), /a card needs a key/],
    [
      'what the rule set checks',
      card({}, { facts: { type: 'wizard' } }),
      /facts\.type is one of unit, charm, relic, snare, not "wizard"/,
    ],
  ])('%s', (_, tree, message) => {
    expect(load(tree)).toThrow(LoadError);
    expect(load(tree)).toThrow(message);
  });

  test('a key that is taken', () => {
    expect(load(card({}), card({}))).toThrow(/card 1 "Odd": key "Odd" is taken by Odd/);
  });
});

describe('a rule set with a mistake', () => {
  test('a chart with an unsupported feature, named with its state', () => {
    const bare = setup({ actions: {}, guards: {} });
    const machine = bare.createMachine({ id: 'odd', initial: 'a', states: { a: { after: { 100: 'b' } }, b: {} } });
    expect(rules({ machine: machine as never })).toThrow(/odd\.a/);
  });
  test('an action without an implementation', () => {
    const bare = setup({ actions: { dance: () => {} }, guards: {} });
    const machine = bare.createMachine({ id: 'odd', initial: 'a', states: { a: { entry: 'dance' } } });
    expect(rules({ machine: machine as never })).toThrow(/dance/);
  });
  test('a rule without a passage', () => {
    const { 'mini/main': _, ...others } = miniRules.rulebook ?? {};
    expect(rules({ rulebook: others })).toThrow(/the rulebook has no passage "mini\/main"/);
    expect(rules({ rulebook: {} })).toThrow(
      /rules\.passages\.zone: there is no passage in the rulebook "mini\/effects"/,
    );
  });
  test('a program with an unknown verb', () => {
    expect(rules({ programs: { ...miniRules.programs, strike: [{ do: 'strke' }] } })).toThrow(
      /rule program "strike"\[0\]: there is no verb "strke"; closest: strike/,
    );
  });
  test('operands that do not fit', () => {
    const decisions: RuleSet<S>['decisions'] = (engine) => ({
      ...miniRules.decisions(engine),
      wide: { operands: { a: 'entity', b: 'entity', c: 'entity' }, candidates: () => {}, rules: [] },
    });
    expect(rules({ decisions })).toThrow(/decision "wide": its operands need 33 bits, 26 at most/);
  });
});

describe('seeds, decks, acts', () => {
  test.each([-1, 1.5, Number.NaN, '7', null, 2 ** 53])('%j is no seed', (seed) => {
    expect(() => game.create(miniSetup, seed as number)).toThrow(
      /a seed is an integer within 0 … 9007199254740991, not/,
    );
  });
  test('a deck with an unknown card, in an unknown zone, too large', () => {
    const decks = (deck: Record<string, string[]>) => () => game.create({ decks: [deck, {}] }, 1);
    expect(decks({ deck: ['Nobody'] })).toThrow(/deck of A: the pool has no card "Nobody"/);
    expect(decks({ dekc: [] })).toThrow(/setup\.decks\[0\]: A deck has no list "dekc"; its lists are deck/);
    expect(decks({ deck: Array(2100).fill('Walker') })).toThrow(
      /deck-too-large: both decks with tokens are 2100 cards, 2047/,
    );
  });
  test('acts with unknown names', () => {
    expect(() => game.encode({ type: 'fly' })).toThrow(/there is no decision "fly"; known: /);
    expect(() => game.encode({ type: 'play', crad: 3 })).toThrow(/decision "play" has no operand "crad"; known: card/);
    expect(() => game.encode({ type: 'play' })).toThrow(/decision "play" needs a number for "card"/);
    expect(() => game.encode({ type: 'play', card: 5000 })).toThrow(/5000 is not within 0 … 2047/);
  });
});

describe('a broken JSON state', () => {
  const json = () => JSON.parse(JSON.stringify(game.toJSON(game.create(miniSetup, 1))));
  const read = (change: (state: ReturnType<typeof json>) => unknown) => () => {
    const state = json();
    game.fromJSON(change(state) ?? state);
  };
  test.each<[string, (state: ReturnType<typeof json>) => unknown, RegExp]>([
    ['nothing', () => 'x', /state JSON, game: this is game/],
    ['another game', set('game', 'other'), /this is game .*, the state is of "other"/],
    ['another layout', set('layout', '0'), /layout: this game has layout .*, the state has "0"/],
    ['a size class', set('sizeClass', 100), /sizeClass: one of 128, 256, 512, 1024, 2047 is needed/],
    [
      'a scalar that is missing',
      (s) => void delete s.scalars.turn,
      /scalars\.turn: an integer is needed, not undefined/,
    ],
    ['a scalar too many', set('scalars.trun', 1), /scalars\.trun: no such scalar/],
    ['half a number', set('scalars.turn', 1.5), /scalars\.turn: an integer is needed, not 1\.5/],
    ['a table', set('tables.crad', {}), /tables\.crad: no such table/],
    ['a column', set('tables.card.zoen', []), /tables\.card\.zoen: no such column/],
    ['too few rows', (s) => void s.tables.card.zone.pop(), /tables\.card\.zone: 61 rows are in use, but 60 are given/],
    ['a cell too large', set('tables.card.zone.3', 999), /tables\.card\.zone\[3\]: 999 is not within 0 … 255/],
  ])('%s', (_, change, message) => {
    expect(read(change)).toThrow(StateError);
    expect(read(change)).toThrow(message);
  });
});

describe('a replay that cannot be played', () => {
  const replay = () => {
    const session = new Session(game, miniSetup, 3);
    for (const d of playOut(game, miniSetup, 3).decisions) session.act(d);
    return JSON.parse(JSON.stringify(session.replay()));
  };
  test.each<[string, (r: ReturnType<typeof replay>) => unknown, RegExp]>([
    ['another format', set('format', 'x'), /replay, format: "rulechart-replay" is needed, not "x"/],
    ['another version of the format', set('version', 1), /this program reads version 2, the replay is of version 1/],
    ['another rule set', set('rules', 'go'), /rules: this is "mini", the replay is of "go"/],
    [
      'another version of the rules',
      set('game', 'abc'),
      /recorded with another version of the rules or the pool \("abc", here/,
    ],
    ['a seed that is none', set('seed', 'x'), /seed: a seed is an integer/],
    ['decks', set('setup', {}), /setup: decks: two decks are needed/],
    [
      'a list that no deck has',
      set('setup.decks.0.hand', []),
      /setup: decks\[0\]: A deck has no list "hand"; its lists are deck/,
    ],
    [
      'a list that is none',
      set('setup.decks.1.deck', 'Odd'),
      /decks\[1\]\.deck: a list of keys of cards is needed, not "Odd"/,
    ],
    ['a key that is none', set('setup.decks.1.deck.3', 7), /decks\[1\]\.deck\[3\]: the key of a card is needed, not 7/],
    [
      'a deck that is not legal',
      set('setup.decks.0.deck', ['Odd']),
      /setup\.decks\[0\]: the deck is not legal: At least 10 cards/,
    ],
    ['a card that is none', set('setup.decks.0.deck.0', '__proto__'), /setup.*no card "__proto__"/],
    ['a seat that goes first', set('setup.first', 'A'), /setup: first: there is no seat "A"/],
    [
      'an option that is none',
      set('setup.options', { hand: 3 }),
      /options\.hand: the game has no such option; known: none/,
    ],
    ['an entry too many', set('concede', 'A'), /concede: a replay has no such entry; the closest is "conceded"/],
    ['another profile', set('profile', 'x'), /profile: this is "", the replay is of "x"/],
    [
      'decisions that are none',
      set('decisions', { length: 3 }),
      /decisions: a list of integers is needed, not an object/,
    ],
    ['one that gave up', set('conceded', 'C'), /conceded: "A" or "B" is needed, or nothing, not "C"/],
    ['one that gave up after the end', set('conceded', 'A'), /conceded: nobody can give up/],
    [
      'another number of the same decision',
      (r) => void r.decisions.splice(4, 1, r.decisions[4] + 2 ** 32),
      /decisions\[4\]: not legal there: There is no such/,
    ],
    [
      'a decision with bits that mean nothing',
      (r) => void r.decisions.splice(0, 1, r.decisions[0] | (1 << 31)),
      /decisions\[0\]: not legal there/,
    ],
    [
      'a decision too many',
      (r) => void r.decisions.push(r.decisions.at(-1)),
      /decisions\[\d+\]: not legal there: The game is over/,
    ],
    ['a decision that is no number', set('decisions.4', 'x'), /decisions\[4\]: an integer is needed, not "x"/],
    [
      'an illegal decision',
      set('decisions.0', game.encode({ type: 'decline' })),
      /decisions\[0\]: not legal there: Not now/,
    ],
    ['another end', set('hash', '1'), /hash: what was played has hash [0-9a-f]{16}, the replay says "1"/],
  ])('%s', (_, change, message) => {
    const changed = replay();
    change(changed);
    expect(() => Session.from(game, changed)).toThrow(ReplayError);
    expect(() => Session.from(game, changed)).toThrow(message);
  });
  test('a concession that was not, or was another one', () => {
    const session = new Session(game, miniSetup, 3);
    session.act(session.legal()[0] as number);
    const open = session.replay();
    session.concede(0);
    const conceded = session.replay();
    expect(Session.from(game, conceded).conceded).toBe('A');
    const { conceded: _, ...dropped } = conceded;
    for (const forged of [{ ...open, conceded: 'A' }, { ...conceded, conceded: 'B' }, dropped, { ...open, seed: 4 }])
      expect(() => Session.from(game, forged)).toThrow(/^replay, (hash|decisions)/);
  });
  test('up to a decision', () => {
    expect(Session.from(game, replay(), 10).decisions).toHaveLength(10);
  });
});

describe('faults', () => {
  test('a fault inside the engine stops that game only, and carries seed and decisions', () => {
    const happenings = {
      ...miniRules.happenings,
      damage: {
        commit: () => {
          throw new TypeError('something broke');
        },
      },
    };
    const faulty = createGame({ ...miniRules, happenings }, miniCards);
    const other = new Session(faulty, miniSetup, 2);
    const session = new Session(faulty, miniSetup, 1);
    const play = () => {
      for (let i = 0; i < 2000 && !session.over; i++) {
        const menu = session.legal();
        session.act(menu[i % menu.length] as number);
      }
    };
    let fault: unknown;
    try {
      play();
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(SessionFault);
    const { seed, decisions, cause, message } = fault as SessionFault;
    expect({ seed, message }).toEqual({ seed: 1, message: 'something broke' });
    expect(cause).toBeInstanceOf(TypeError);

    // The decisions lead there again; the other game goes on.
    const again = new Session(faulty, miniSetup, seed);
    for (const d of decisions.slice(0, -1)) again.act(d);
    expect(() => again.act(decisions.at(-1) as number)).toThrow('something broke');
    other.act(other.legal()[0] as number);
    expect(other.decisions).toHaveLength(1);
  });

  test('a table that runs full lifts the duel into the next size class, unnoticed; in the last one it is a fault', () => {
    const many = (): Clause[] => [
      {
        do: 'repeat',
        times: 40,
        does: [
          {
            do: 'lasting',
            part: { part: 'modify', stat: 'power', op: 'add', by: 1, to: { cards: 'in', zone: 'field', of: 'you' } },
            until: { until: 'forever' },
          },
        ],
      },
    ];
    const flood = card({ does: [...many(), { do: 'gain', amount: 1, who: 'you' }] });
    const pool = [...miniCards, flood];
    const small = createGame(miniRules, pool);
    const deck = Array.from({ length: 20 }, () => 'Odd');
    const play = (sizeClass?: 256) => {
      const session = new Session(small, { decks: [{ deck }, { deck }] }, 5, sizeClass);
      for (let i = 0; i < 24 && !session.over; i++) {
        const menu = session.legal();
        const use = menu.find(
          (d) => small.decode(d).type === 'activate' && session.state.decider === session.state.turnSeat,
        );
        session.act(use ?? (menu.at(-1) as number));
      }
      return session;
    };
    const [grown, large] = [play(), play(256)];
    expect(grown.state.sizeClass).toBeGreaterThan(128);
    expect(small.hash(grown.state)).toBe(small.hash(large.state));
    expect(grown.log).toEqual(large.log);
    expect(new CapacityExceeded('lingering', 64, 128).message).toBe(
      'table "lingering" is full: 64 rows in size class 128',
    );
  });

  test('programs nested too deep, and a program without an end, are faults that name them', () => {
    const cards = miniCards.map((one) =>
      one.key === 'Insight'
        ? {
            ...one,
            effects: [
              {
                ...(one.effects[0] as EffectTree),
                // However often it is to be done, it is done a thousand times; within each other that is too often.
                does: [
                  {
                    do: 'repeat',
                    times: 1000,
                    does: [{ do: 'repeat', times: 1000, does: [{ do: 'gain', amount: 0, who: 'you' }] }],
                  },
                ],
              },
            ],
          }
        : one,
    );
    const endless = createGame(miniRules, cards as readonly CardTree[]);
    const deck = Array.from({ length: 20 }, () => 'Insight');
    const session = new Session(endless, { decks: [{ deck }, { deck }] }, 1);
    const act = (type: string) => session.act(session.legal().find((d) => endless.decode(d).type === type) as number);
    act('activate');
    act('pass');
    expect(() => act('pass')).toThrow(/a program does not end: .*"Insight"/);
  });
});
