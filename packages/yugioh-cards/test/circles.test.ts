import {
  type Amount,
  below,
  type Cards,
  type CardTree,
  type Clause,
  createGame,
  type Game,
  type On,
  type Part,
  type Position,
  type Randomness,
  randomSource,
  setUpPosition,
  type Test,
  type Who,
} from '@rulechart/core';
import { type Duel, yugiohExpert } from '@rulechart/yugioh-expert';
import {
  all,
  atkAtLeast,
  attribute,
  changePosition,
  continuous,
  continuousSpell,
  control,
  controlledBy,
  controlStaysWithOwners,
  count,
  damage,
  destroy,
  faceUp,
  gainLife,
  immediate,
  lasting,
  mark,
  modify,
  monster,
  monsters,
  mustTrigger,
  named,
  negate,
  not,
  ownedBy,
  remember,
  resetControl,
  some,
  spellsAndTraps,
  stat,
  thisCard,
  turnFaceDown,
} from '@rulechart/yugioh-expert/authoring';
import { describe, expect, test } from 'vitest';

// Whatever depends on itself comes to rest, or ends by the loop policy of the rules: never by a fault. Cards are made at
// random out of continuous effects on control, negation, marks and values, and immediate effects that move all of these.

const games = 120 * Number(process.env['RUNS'] ?? 1);

const rules = yugiohExpert();

/** Draws trees from one source of chance. */
class Trees {
  constructor(private readonly chance: Randomness) {}
  one<T>(...of: readonly T[]): T {
    return of[below(this.chance, of.length)] as T;
  }
  who = (): Who => this.one('you', 'opponent', 'either');
  test(depth = 2): Test {
    const simple = (): Test =>
      this.one(
        faceUp,
        controlledBy(this.one('you', 'opponent')),
        ownedBy(this.one('you', 'opponent')),
        attribute(this.one('dark', 'light')),
        atkAtLeast(this.one(500, 1500, 2500)),
        { test: 'marked', mark: this.one('unaffected by spells', 'unaffected by monsters', 'not destroyed by battle') },
      );
    if (depth === 0) return simple();
    return this.one(
      simple,
      () => not(this.test(depth - 1)),
      () => all(this.test(depth - 1), this.test(depth - 1)),
      () => some(this.cards(0), this.one(1, 2)),
    )();
  }
  cards(depth = 1): Cards {
    return this.one<() => Cards>(
      () => monsters(this.who()),
      () => monsters(this.who(), this.test(depth)),
      () => monsters(this.who(), faceUp, this.test(depth)),
      () => thisCard,
      () => ({ cards: 'extreme', in: monsters(this.who(), faceUp), stat: 'atk', pick: this.one('highest', 'lowest') }),
    )();
  }
  amount(): Amount {
    return this.one<() => Amount>(
      () => this.one(300, 500, -500),
      () => ({ value: 'multiply', of: [300, count(this.cards(0))] }),
      () => stat('atk', thisCard),
    )();
  }
  part(): Part {
    const condition = this.one(true, false) ? some(this.cards(), this.one(1, 2)) : undefined;
    return this.one<() => Part>(
      () => ({
        ...control(this.cards(), this.one('you', 'opponent', 'owner')),
        ...(condition ? { if: condition } : {}),
      }),
      () => controlStaysWithOwners(this.cards()),
      () => negate(this.one(this.cards(), spellsAndTraps(this.who(), faceUp)), condition),
      () =>
        mark(
          this.one('unaffected by monsters', 'unaffected by spells', 'kept in defense position', 'effects not negated'),
          this.cards(),
          condition,
        ),
      () => modify(this.one('atk', 'def'), this.one('add', 'set', 'halve'), this.amount(), this.cards(), condition),
    )();
  }
  clause(): Clause {
    return this.one<() => Clause>(
      () => gainLife(100, this.one('you', 'opponent')),
      () => damage(100, this.one('you', 'opponent')),
      () => changePosition(monsters(this.who(), faceUp), this.one('attack', 'defense')),
      () => turnFaceDown(monsters(this.who(), faceUp, not(this.test(0)))),
      () => resetControl(monsters()),
      () => destroy(monsters(this.who(), this.test(1))),
      () => lasting(control(named('them')), { until: 'end of turn' }, { about: ['them'] }),
    )();
  }
  on(): On {
    return {
      event: this.one('gained', 'damaged', 'position changed', 'taken', 'turned', 'destroyed', 'summoned', 'moved'),
      ...(this.one(true, false) ? { each: true } : {}),
    };
  }
  effect() {
    const does = [remember('them', this.cards()), this.clause()];
    return this.one(
      () => continuous(this.part()),
      () => continuous(this.part(), this.part()),
      () => immediate(this.on(), { does }),
      () => mustTrigger(this.on(), { does }),
    )();
  }
}

/** A pool of made-up cards, and some plain ones. */
function poolOf(trees: Trees): CardTree[] {
  const made = Array.from({ length: 6 }, (_, i): CardTree => {
    const effects = Array.from({ length: trees.one(1, 1, 2) }, () => trees.effect());
    const name = `Made ${i}`;
    const facts = {
      attribute: trees.one('dark', 'light'),
      race: 'fiend',
      level: 4,
      atk: trees.one(800, 1600, 2400),
    } as const;
    return i < 4
      ? monster(`9000000${i}`, name, name, { ...facts, def: 1000 }, ...effects)
      : continuousSpell(`9000000${i}`, name, name, {}, ...effects);
  });
  const plain = ['dark', 'light'] as const;
  return [
    ...made,
    ...plain.map((of, i) =>
      monster(`8000000${i}`, `Plain ${of}`, `Plain ${of}`, {
        attribute: of,
        race: 'beast',
        level: 4,
        atk: 1500,
        def: 900,
      }),
    ),
  ];
}

function positionOf(trees: Trees): Position {
  const side = () => ({
    life: 8000,
    hand: [`Made ${trees.one(0, 1, 2, 3, 4, 5)}`, 'Plain dark', `Made ${trees.one(0, 1, 2, 3)}`],
    monsters: Array.from({ length: trees.one(1, 2, 3) }, () => ({
      card: trees.one('Plain dark', 'Plain light', 'Made 0', 'Made 1', 'Made 2', 'Made 3'),
      set: trees.one(true, false, false),
    })),
    spells: trees.one(true, false) ? [trees.one('Made 4', 'Made 5')] : [],
    deck: [{ card: 'Plain light', copies: 10 }],
  });
  return { A: side(), B: side(), at: trees.one('main1', 'battle') };
}

/** Plays legal decisions drawn from the same chance; every state on the way has come to rest or the duel is over. */
function play(game: Game<Duel>, s: Duel, trees: Trees, steps: number): void {
  const menu = new Int32Array(8192);
  for (let step = 0; step < steps && game.point(s) !== null; step++) {
    const n = game.legal(s, menu);
    expect(n).toBeGreaterThan(0);
    game.apply(s, trees.one(...menu.subarray(0, n)));
  }
}

describe('circles come to rest', () => {
  test(`${games} games of cards made of continuous and immediate effects`, { timeout: 1_200_000 }, () => {
    for (let seed = 1; seed <= games; seed++) {
      const trees = new Trees(randomSource(seed));
      const cards = poolOf(trees);
      const game = createGame(rules, cards);
      try {
        play(game, setUpPosition(game, positionOf(trees), undefined, 256), trees, 60);
      } catch (error) {
        throw new Error(`seed ${seed}: ${JSON.stringify(cards.slice(0, 6).map(({ effects }) => effects))}`, {
          cause: error,
        });
      }
    }
  });
});
