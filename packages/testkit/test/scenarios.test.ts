import { type CoreState, createGame, type Game, type GameModule } from '@rulechart/core';
import { describe, expect, it } from 'vitest';
import { type Court, judgeScenario, mini, ScenarioReader, scenarioSchema, scenarioWords } from '../src/index.ts';

const module = {
  ...mini,
  profiles: { plain: mini.rules, other: mini.rules },
  nameOf: (name: string) => (name === 'Dreamer' ? { ja: '夢見るもの', en: 'Dreamer', key: 'Dreamer' } : undefined),
} as unknown as GameModule;
const game = createGame(module.rules, module.cards) as Game<CoreState>;
const court: Court = {
  module,
  game: (profile) => (profile === null || profile === 'plain' || profile === 'other' ? game : undefined),
};
const reader = new ScenarioReader();

const judge = (text: string) =>
  reader.read(text, 'test.yaml', () => game).flatMap((read) => judgeScenario(read, court));
/** `passed`, or what was wrong. */
const verdict = (text: string): string =>
  judge(text)
    .map(({ status, expected, actual }) => (status === 'failed' ? `${expected} / ${actual}` : status))
    .join();
const head = 'question: { ja: 問い, en: A question }\nsource: mini 1\n';
/** A scenario of two sides with one unit each. */
const steps = (lines: string, more = ''): string =>
  `${head}${more}position:\n  A: { hand: [Bolt, Walker], field: [Brute] }\n  B: { field: [Runner], life: 5 }\nsteps:\n${lines}`;
const problem = (text: string): string => {
  try {
    return JSON.stringify(judge(text));
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a scenario', () => {
  it('plays acts in words of either language, with the answers they give', () => {
    const text = steps(`
  - A may: [play Walker, attack Runner with Brute]
  - A: activate Bolt, Runner
    expect: { chain: [{ card: 稲妻, by: A, targets: [走るもの] }], decides: B }
  - settle
  - expect:
      B: { field: [], discard: [Runner] }
      A: { hand: { count: 1, has: [Walker], lacks: [Bolt] } }
      events: [moved Runner, { event: moved, card: Bolt, to: discard, cause: rule }]
      cards: { Brute: { power: 6, controller: A, zone: field, faceUp: true } }
`);
    expect(verdict(text)).toBe('passed');
  });

  it('says whether a deck is legal, and every rule that it breaks', () => {
    const decks = (lines: string): string => verdict(`${head}steps:\n${lines}`);
    expect(decks('  - legal deck: { deck: [{ card: Bolt, copies: 10 }] }\n')).toBe('passed');
    expect(decks('  - illegal deck: { deck: [稲妻, Walker] }\n    because: too-few\n')).toBe('passed');
    expect(decks('  - legal deck: { deck: [Bolt] }\n')).toBe('legal / too-few');
    expect(decks('  - illegal deck: { deck: [{ card: Bolt, copies: 10 }] }\n    because: too-few\n')).toBe(
      'too-few / legal',
    );
    expect(decks('  - legal deck: { deck: [Dreamer] }\n')).toBe('waiting');
  });

  it('compares the whole menu', () => {
    expect(verdict(steps('  - A may exactly: [play, hide, activate Bolt, set Bolt, attack Runner, endTurn]\n'))).toBe(
      'passed',
    );
    expect(judge(steps('  - A may exactly: [play, hide, set Bolt, attack Runner, endTurn]\n'))).toMatchObject([
      { status: 'failed', line: 7, actual: expect.stringContaining('also: activate Bolt') },
    ]);
    expect(judge(steps('  - A may exactly: [play, pass]\n'))).toMatchObject([
      { status: 'failed', actual: expect.stringContaining('not legal; the menu: ') },
    ]);
  });

  it('says why something may not be done', () => {
    expect(judge(steps('  - A may not: play Bolt\n    because: not-a-unit\n'))).toMatchObject([{ status: 'passed' }]);
    expect(judge(steps('  - A may not: play Walker\n'))).toMatchObject([{ status: 'failed', actual: 'it is legal' }]);
    expect(judge(steps('  - A may not: play Bolt\n    because: no-room\n'))).toMatchObject([
      { status: 'failed', actual: expect.stringContaining('because not-a-unit') },
    ]);
  });

  it('does not pass because it stands at the wrong place', () => {
    expect(judge(steps('  - B may not: endTurn\n'))).toMatchObject([{ status: 'failed' }]);
    expect(judge(steps('  - B may not: endTurn\n    because: not-your-decision\n'))).toMatchObject([
      { status: 'passed' },
    ]);
  });

  it('lets time go by', () => {
    expect(
      judge(steps('  - until: { turn: 4, at: idle }\n  - expect: { turnOf: B, decides: B, asks: act }\n')),
    ).toMatchObject([{ status: 'passed' }]);
    expect(judge(steps('  - until: { turn: 2 }\n'))).toMatchObject([{ status: 'failed' }]);
  });

  it('shows what was expected, what is, and what happened last', () => {
    const [outcome] = judge(
      steps('  - A: activate Bolt, Runner\n  - settle\n  - expect:\n      B: { field: [Runner] }\n'),
    );
    expect(outcome).toMatchObject({ status: 'failed', line: 10, expected: 'Runner', actual: 'nothing' });
    expect(outcome?.log).toContain('A: activate Bolt, Runner');
    expect(outcome?.log?.join()).toContain('moved Runner field → discard');
  });

  it('has instances, profiles, and steps of one profile only', () => {
    const each = steps('  - A may: play $card\n', 'forEach: { card: [Walker, 歩くもの] }\nprofile: [plain]\n');
    expect(judge(each).map(({ id, status }) => [id, status])).toEqual([
      ['test [card = Walker]', 'passed'],
      ['test [card = 歩くもの]', 'passed'],
    ]);
    const rows = steps('  - A may: play $card\n', 'forEach: [{ card: Walker }, { card: Brute }]\n');
    expect(judge(rows).map(({ status }) => status)).toEqual(['passed', 'failed']);
    const only = (text: string) => judge(steps(text, 'profile: [plain, other]\n')).map(({ status }) => status);
    expect(only('  - A may: play Bolt\n    in: other\n')).toEqual(['passed', 'failed']);
  });

  it('tries seeds until the cards fall as they must', () => {
    const shuffled = (first: string): string => `${head}
position:
  A: { field: [Seeker], deck: [Walker, Colossus, Brute, Biter] }
  B: { field: [Brute] }
steps:
  - A: attack Brute with Seeker
  - settle
  - A: use
  - settle
  - A: pick Walker
    luck: { A: { deck: { top: [${first}] } } }
`;
    for (const first of ['Colossus', 'Brute', 'Biter']) expect(verdict(shuffled(first))).toBe('passed');
  });

  it('waits for cards that exist and are not in the pool, and leaves open what nobody knows', () => {
    expect(judge(`${head}position: { A: { hand: [Dreamer] } }\nsteps: [{ A may: play Dreamer }]\n`)).toMatchObject([
      { status: 'waiting', because: 'Dreamer' },
    ]);
    expect(judge(steps('  - pass\n', 'uncertain: the seed has a star\n'))).toMatchObject([
      { status: 'uncertain', because: 'the seed has a star' },
    ]);
  });
});

describe('what is wrong with a scenario is said with its place', () => {
  const cases: Readonly<Record<string, readonly [text: string, says: string]>> = {
    'a misspelt card': [
      steps('  - A: play Walkr\n'),
      'test.yaml:7:8: test: "A: play Walkr": "walkr" is neither an act nor a card; cards: walker',
    ],
    'a misspelt card of the position': [
      `${head}position:\n  A:\n    hand: [Bolt, Walkr]\nsteps: [pass]\n`,
      'test.yaml:5:18: test: there is no card "Walkr"; close: walker',
    ],
    'an impossible position': [
      `${head}position:\n  A: { field: [Brute, Brute, Brute, Brute, Brute, Brute] }\nsteps: [pass]\n`,
      'test.yaml:4:44: test: 4 cards at most can lie in field',
    ],
    'an unknown key': [
      `${head}positon: {}\nsteps: [pass]\n`,
      'test.yaml:3:1: unknown key "positon"; known here: position',
    ],
    'an unknown key of a step': [
      steps('  - A may nt: play Walker\n'),
      'test.yaml:7:5: unknown key "A may nt"; known here: A may not',
    ],
    'a missing part': [`${head}position: {}\n`, 'test.yaml:1:1: "steps" is missing'],
    'a wrong type': [
      `${head}position: { turn: soon }\nsteps: [pass]\n`,
      'test.yaml:3:19: integer is needed, not "soon"',
    ],
    'a step that is no step': [steps('  - psas\n'), 'test.yaml:7:5: a step is "pass", "pass 2", "settle" or a mapping'],
    'an expectation that cannot be evaluated': [
      steps('  - expect: { events: [explodes Brute] }\n'),
      'test.yaml:7:24: test: "explodes" cannot be evaluated; known:',
    ],
    'an expected state that is none': [steps('  - expect: { at: mian }\n'), 'test.yaml:7:19: one of mini, main'],
    'an unknown refusal': [
      steps('  - A may not: play Bolt\n    because: not-a-unti\n'),
      'test.yaml:8:14: one of not-a-unit, ',
    ],
    'an act that may mean two things': [
      steps('  - A: activate\n').replace('Walker]', 'Insight, Walker]'),
      'test.yaml:7:8: test: "A: activate" may mean several things',
    ],
    'a step that does nothing': [
      steps('  - in: plain\n'),
      'test.yaml:7:5: test: the step does nothing, asks nothing and expects nothing',
    ],
    'two deeds in one step': [
      steps('  - { A: pass, B: pass }\n'),
      'test.yaml:7:5: test: one thing at a time, not A and B',
    ],
    'broken YAML': ['question: [', 'test.yaml:1:12: no YAML'],
    'an empty file': ['', 'test.yaml:1:1: there is no scenario in it'],
    'an unknown profile': [
      steps('  - pass\n', 'profile: othr\n'),
      'test.yaml:3:10: the rules have no profile "othr"; close: other, plain',
    ],
    'an answer that nothing asks for': [steps('  - A: endTurn, Runner\n'), 'nothing asks for "runner" here'],
    'a deck of an unknown name': [
      `${head}steps:\n  - legal deck: { like: nobody, deck: [Bolt] }\n`,
      'test.yaml:4:25: test: there is no deck "nobody"; known: ',
    ],
    'a deck with a misspelt card': [
      `${head}steps:\n  - legal deck: { deck: [Botl] }\n`,
      'test.yaml:4:26: test: there is no card "Botl"; close: ',
    ],
    'an illegal deck without its reasons': [
      `${head}steps:\n  - illegal deck: { deck: [Bolt] }\n`,
      'an "illegal deck" needs its "because"',
    ],
    'a number that wraps around': [
      `${head}position: { A: { life: 99999999999 } }\nsteps: [pass]\n`,
      'test.yaml:3:24: an integer from 1 to 999999 is needed, not 99999999999',
    ],
    'a number below what there is': [
      `${head}position: { A: { life: -1 } }\nsteps: [pass]\n`,
      'test.yaml:3:24: an integer from 1 to 999999 is needed, not -1',
    ],
    'a turn after the last': [
      `${head}position: { turn: 70000 }\nsteps: [pass]\n`,
      'test.yaml:3:19: an integer from 1 to 60000 is needed, not 70000',
    ],
    'two cards in one place': [
      `${head}position: { A: { field: [{ card: Brute, place: 2 }, { card: Runner, place: 2 }] } }\nsteps: [pass]\n`,
      'test.yaml:3:76: test: Brute lies in place 2 of field already',
    ],
    'a place where there are none': [
      `${head}position: { A: { hand: [{ card: Brute, place: 2 }] } }\nsteps: [pass]\n`,
      'test.yaml:3:47: test: hand has no places',
    ],
    'an edition that does not exist': [
      steps('  - { in: plian, A: play Walker }\n'),
      'test.yaml:7:11: test: there is no edition "plian"; close: plain, other',
    ],
    'an edition under which it is not run': [
      steps('  - { in: other, A: play Walker }\n', 'profile: plain\n'),
      'the step is never made: the scenario is run under plain only; name "other" under "profile"',
    ],
    'a step behind one that fails': [
      steps('  - A may: play Bolt\n  - { in: plian, expect: { turn: 1 } }\n'),
      'there is no edition "plian"',
    ],
    'a name that every object has': [
      steps('  - A may not: play Bolt\n    because: toString\n'),
      'test.yaml:8:14: one of ',
    ],
    'a fact that every object has': [
      `${head}position: { A: { constructor: 5 } }\nsteps: [pass]\n`,
      'unknown key "constructor"',
    ],
    'a prototype': [`${head}position: { __proto__: { life: 5 } }\nsteps: [pass]\n`, 'unknown key "__proto__"'],
    'a parameter that every object has': [steps('  - A: play $toString\n'), '"$tostring" is neither an act nor a card'],
    'an alias': [
      `${head}position: &a { A: *a }\nsteps: [pass]\n`,
      'test.yaml:3:19: "*a" refers to another part; write it out',
    ],
    'an alias of nothing': [`${head}position: { A: *b }\nsteps: [pass]\n`, 'test.yaml:3:16: "*b" refers to'],
    'three thousand levels': [
      `${head}note: ${'['.repeat(3000)}${']'.repeat(3000)}\nsteps: [pass]\n`,
      'more than 100 levels',
    ],
    'two hundred levels': [
      `${head}note: ${'['.repeat(200)}${']'.repeat(200)}\nsteps: [pass]\n`,
      'more than 100 levels',
    ],
    'a key that is a list': [`${head}? [a]\n: b\nsteps: [pass]\n`, 'a key is a word, not a list or mapping'],
    'a number that no act has': [steps('  - A: number 9999999999\n'), '9999999999 is more than any number of an act'],
    'an effect before the first': [
      steps('  - A may not: activate Bolt effect 0\n    because: no-such-effect\n'),
      '"activate" has no effect 0',
    ],
    'a place beyond all': [steps('  - A may not: place 100\n'), '"place" has no place 100'],
    'parameters that are none': [
      steps('  - A: play $card\n', 'forEach: [1, 2]\n'),
      'test.yaml:3:10: a mapping of names to lists of values, or a list of mappings is needed, not [1,2]',
    ],
    'a parameter without a list': [
      steps('  - A: play $card\n', 'forEach: { card: Walker }\n'),
      'a list of values is needed for "card", not "Walker"',
    ],
    'rules that are no name': [`rules: 5\n${steps('  - pass\n')}`, 'test.yaml:1:8: there are no rules 5'],
    'too many copies': [
      `${head}position: { A: { hand: [{ card: Brute, copies: 1000000000 }] } }\nsteps: [pass]\n`,
      'an integer from 1 to 2000 is needed, not 1000000000',
    ],
    'a misspelt card, whoever would act': [
      steps('  - B may not: attack Runnr\n'),
      '"runnr" is neither an act nor a card; cards: runner',
    ],
    'a position and a duel': [`${head}steps: [pass]\n`, 'a scenario begins with a "position" or with a "duel"'],
  };
  it.each(Object.keys(cases))('%s', (name) => {
    const [text, says] = cases[name] as readonly [string, string];
    expect(problem(text)).toContain(says);
  });

  it('unknown rules', () => {
    expect(() => reader.read(`rules: chess\n${steps('  - pass\n')}`, 'test.yaml', () => undefined)).toThrow(
      'test.yaml:1:8: there are no rules "chess"',
    );
  });
});

describe('one bad scenario', () => {
  const bad = `${head}positon: {}\nsteps: [pass]\n`;
  const good = steps('  - A may: play Walker\n');

  it('leaves the others of its file as they are', () => {
    const read = reader.readEach([good, bad, 'question: [\n', good].join('---\n'), 'test.yaml', () => game);
    expect(read.map((one) => (one instanceof Error ? one.message : judgeScenario(one, court)[0]?.status))).toEqual([
      'passed',
      expect.stringContaining('unknown key "positon"'),
      expect.stringContaining('no YAML'),
      'passed',
    ]);
  });

  it('is one failure if the engine is at fault, and says so with what happened last', () => {
    const faulty = Object.assign(Object.create(game) as Game<CoreState>, {
      apply: () => {
        throw new Error('nested too deep');
      },
    });
    const [read] = reader.read(steps('  - A: play Walker\n'), 'test.yaml', () => game);
    expect(judgeScenario(read as NonNullable<typeof read>, { ...court, game: () => faulty })).toMatchObject([
      { status: 'failed', actual: 'the engine is at fault: nested too deep' },
    ]);
  });
});

it('knows its own words', () => {
  const words = scenarioWords(game, module);
  expect(words).toMatchObject({ standpoints: ['main'], profiles: ['plain', 'other'], stats: ['power'] });
  expect(words.acts).toContain('attack');
  expect(words.codes).toContain('not-a-unit');
  expect(words.events).toContain('moved');
});

it('has a schema that names what a position of the game may say', () => {
  const { properties } = scenarioSchema(game) as {
    properties: { position: { properties: { A: { properties: object } } } };
  };
  expect(Object.keys(properties.position.properties.A.properties).sort()).toEqual([
    'back',
    'deck',
    'discard',
    'field',
    'hand',
    'life',
  ]);
});
