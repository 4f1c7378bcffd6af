import { below, type CoreState, type Decision, type Game, knows, renumberCards, seats } from '@rulechart/core';
import { playOut } from '../playing.ts';
import { type Case, type Examination, holds, sameBytes } from './subject.ts';

/** What a patient observer has guessed: how often, how often rightly, and how often chance alone would have been right. */
interface Guesses {
  made: number;
  right: number;
  byChance: number;
}

/** Whether no seat of `asker`'s sees what lies there: only then a card is hidden by where it lies. */
const isUnseen = <S extends CoreState>(game: Game<S>, s: S, e: number, asker: number): boolean => {
  const sight = game.engine.zoneSpecs[(s.card.zone[e] as number) >> 1]?.sight;
  if (sight === 'all' || (sight === 'face' && s.card.faceUp[e] === 1)) return false;
  return sight === 'none' || (sight === 'owner' ? s.card.owner[e] : s.card.controller[e]) !== asker;
};

/** A card keeps its number as long as it is seen; nobody can follow it by that number where it is not. */
export function following<S extends CoreState>(x: Examination<S>): readonly Case[] {
  const { game } = x;
  const { engine } = game;

  const isPiled = (s: S, e: number): boolean => engine.zoneSpecs[(s.card.zone[e] as number) >> 1]?.sight === 'none';

  /** Guesses that a card which was seen a moment ago, and no longer is, is still behind its number. */
  const guess = (s: S, asker: number, seen: ReadonlyMap<number, number>, piles: Guesses, others: Guesses): void => {
    for (const [e, identity] of seen) {
      if (knows(s, e, asker) || (s.card.zone[e] as number) < 2) continue;
      let like = 0;
      let alike = 0;
      for (let o = 1; o <= s.entities; o++) {
        if ((s.card.zone[o] as number) < 2 || s.card.owner[o] !== s.card.owner[e]) continue;
        if (knows(s, o, asker) || isPiled(s, o) !== isPiled(s, e)) continue;
        like++;
        if (s.card.definition[o] === identity) alike++;
      }
      const guesses = isPiled(s, e) ? piles : others;
      guesses.made++;
      guesses.byChance += alike / like;
      if (s.card.definition[e] === identity) guesses.right++;
    }
  };

  return [
    {
      name: 'following: a patient observer cannot name a hidden card by a number that it once saw',
      run: () => {
        const [piles, others] = [0, 1].map((): Guesses => ({ made: 0, right: 0, byChance: 0 })) as [Guesses, Guesses];
        for (let seed = 1; seed <= 3 * x.games; seed++) {
          const seen = seats.map(() => new Map<number, number>());
          playOut(game, x.setup(seed), seed, {
            arrive: (s) => {
              for (const seat of seats) {
                const mine = seen[seat] as Map<number, number>;
                guess(s, seat, mine, piles, others);
                mine.clear();
                const { definition } = game.view(s, seat).card;
                for (let e = 1; e <= s.entities; e++) if (definition[e] !== 0) mine.set(e, definition[e] as number);
              }
            },
          });
        }
        for (const { made, right, byChance } of [piles, others])
          holds(
            `${right} of ${made} guesses were right, by chance it would be ${Math.round(byChance)}`,
            right <= byChance + 5 * Math.sqrt(byChance + 1),
          );
      },
    },
    {
      name: 'following: what leaves a hand unseen is not known for what it was known to be in the hand',
      run: () => {
        x.points(3000 * x.factor, 1, (s, { decision, where }) => {
          const moved: number[] = [];
          const after = game.fork(s);
          const hands = new Set(
            engine.zoneSpecs.flatMap(({ sight, places }, kind) =>
              !places && (sight === 'owner' || sight === 'controller') ? [engine.zones.name(kind)] : [],
            ),
          );
          carryOut(game, after, decision, (card, from) => hands.has(from) && moved.push(card));
          for (const e of moved)
            for (const seat of seats)
              if (isUnseen(game, after, e, seat) && s.card.owner[e] !== seat && after.card.owner[e] !== seat)
                holds(
                  `${where}: ${seat} still knows card ${e}, which left a hand unseen`,
                  !knows(after, e, seat) || wasShown(game, after, e),
                );
        });
      },
    },
    {
      name: 'following: cards of a hand may change numbers, and the game goes on as it would',
      run: () => {
        x.points(300 * x.factor, 7, (s, { decision, where, source }) => {
          const hand: number[] = [];
          for (let e = 1; e <= s.entities; e++) {
            const spec = engine.zoneSpecs[(s.card.zone[e] as number) >> 1];
            if (spec?.sight === 'owner' && s.card.controller[e] === s.decider) hand.push(e);
          }
          if (hand.length < 2) return;
          const to = [...hand];
          for (let i = to.length - 1; i > 0; i--) {
            const j = below(source, i + 1);
            [to[i], to[j]] = [to[j] as number, to[i] as number];
          }
          const act = game.decode(decision);
          const operands = engine.codecs.find(({ name }) => name === act.type)?.operands ?? [];
          const renamed = { ...act };
          for (const { name, kind } of operands)
            if (kind === 'entity' || kind === 'optionalEntity')
              (renamed as Record<string, number | string>)[name] =
                to[hand.indexOf(Number(act[name]))] ?? (act[name] as number);
          const [one, other] = [game.fork(s), game.fork(s)];
          renumberCards(engine, other, hand, to);
          other.dirty = 1;
          one.dirty = 1;
          game.apply(one, decision);
          game.apply(other, game.encode(renamed));
          renumberCards(engine, other, to, hand);
          sameBytes(game, `${where}: with other numbers for the cards of the hand`, one, other);
        });
      },
    },
  ];
}

/** Whether a card came into the open on its way: the last place it came from lay open. */
const wasShown = <S extends CoreState>(game: Game<S>, s: S, e: number): boolean =>
  !['owner', 'controller'].includes(game.engine.zoneSpecs[s.card.lastZone[e] as number]?.sight ?? '');

function carryOut<S extends CoreState>(
  game: Game<S>,
  s: S,
  d: Decision,
  moved: (card: number, from: string) => void,
): void {
  game.listen({ note: ({ kind, card, from }) => void (kind === 'moved' && card && from && moved(card, from)) });
  try {
    game.apply(s, d);
  } finally {
    game.listen(null);
  }
}
