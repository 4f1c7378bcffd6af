import { type DecisionType, type Effect, type Engine, type Offer, type Rule, test } from '@rulechart/core';
import { conditionOf } from '../actions/index.ts';
import { distance, mayPlayOnto, playerSquare, SQUARES, standing } from '../board.ts';
import { type Duel, step, zone } from '../duel.ts';
import { hasPlayerCard } from '../happenings.ts';
import { affords, coloursNeeded } from '../paying.ts';
import { coloursOf, isZx, printed, typeOfCard } from '../printed.ts';
import { readings } from '../readings.ts';
import type { RuleId } from '../rulebook.ts';

type ZxRule = Rule<Duel>;

const rule = (code: string, id: RuleId, holds: ZxRule['holds'], more: Partial<Omit<ZxRule, 'rule'>> = {}): ZxRule => ({
  code,
  rule: id,
  holds,
  facts: (_, __, card) => ({ card }),
  ...more,
});

/** Whether the rebooted resources of a seat pay for a card: enough of them, its colours among them. */
const canAfford = (engine: Engine<Duel>, s: Duel, seat: number, card: number): boolean =>
  affords(engine, s, seat, printed(engine).cost[s.card.definition[card]], coloursNeeded(engine, s, card));

/** Whether an attacker reaches a Z/X, or with 0 the player square. */
const inRange = (s: Duel, seat: number, attacker: number, target: number): boolean =>
  distance(s.card.place[attacker], target === 0 ? playerSquare(1 - seat) : s.card.place[target]) <=
  s.now.range[attacker];

const free = (s: Duel): boolean => s.step === step.damage || s.step === step.ignition;

/** Kinds of decisions of a duel: what there is to choose from, and the rules that say what is legal. */
export function decisions(engine: Engine<Duel>): Record<string, DecisionType<Duel>> {
  const kinds = { event: engine.kinds.id('event'), startUp: engine.kinds.id('start-up') };
  const isActivated = (effect: Effect<Duel> | undefined): boolean =>
    effect?.kind === kinds.event || effect?.kind === kinds.startUp;
  const inZone = (kind: number) => (s: Duel, seat: number, offer: Offer) => {
    for (let e = s.zone.head[engine.zoneRow(kind, seat)]; e !== 0; e = s.card.next[e]) offer(e);
  };
  const lies = (code: string, id: RuleId, kind: number): ZxRule =>
    rule(code, id, (s, seat, card) => s.card.zone[card] === engine.zoneRow(kind, seat));
  const isType = (code: string, id: RuleId, type: string, ...needs: string[]): ZxRule =>
    rule(code, id, (s, _, card) => typeOfCard(engine, s, card) === type, { needs });
  const squareOpen = rule(
    'square-not-open',
    'play/square',
    (s, seat, _, place) => mayPlayOnto(engine, s, seat, place),
    { facts: (_, __, card, place) => ({ card, place }) },
  );
  const known = rule('out-of-reach', 'table/reach', (s, seat, card) => ((s.card.known[card] >>> seat) & 1) === 1, {
    facts: () => ({}),
  });
  const affordable = rule(
    'cannot-afford',
    'play/cost',
    (s, seat, card) => free(s) || canAfford(engine, s, seat, card),
    { facts: (s, _, card) => ({ card, cost: printed(engine).cost[s.card.definition[card]] }) },
  );
  const faceDown = rule('face-up-in-dynamis', 'play/dynamis', (s, _, card) => s.card.faceUp[card] === 0, {
    needs: ['not-in-dynamis'],
  });
  const here = (s: Duel, seat: number, card: number): boolean =>
    free(s) ? card === s.turnedUp : s.card.zone[card] === engine.zoneRow(zone.hand, seat);
  const plain = (): DecisionType<Duel> => ({
    operands: {},
    exact: true,
    candidates: (_, __, offer) => offer(),
    rules: [],
  });
  /** The squares a seat may play a Z/X onto, as bits. */
  const openSquares = (s: Duel, seat: number): number => {
    let open = 0;
    for (let place = 1; place <= SQUARES; place++) if (mayPlayOnto(engine, s, seat, place)) open |= 1 << place;
    return open;
  };
  const offerSquares = (open: number, card: number, offer: Offer): void => {
    for (let place = 1; place <= SQUARES; place++) if ((open >>> place) & 1) offer(card, place);
  };
  return {
    keep: plain(),
    redraw: plain(),
    pass: plain(),
    endTurn: plain(),
    putResource: {
      operands: { card: 'entity' },
      exact: true,
      candidates: inZone(zone.hand),
      rules: [lies('not-in-hand', 'turn/resource', zone.hand)],
    },
    ignite: {
      operands: { card: 'entity' },
      exact: true,
      candidates: inZone(zone.charge),
      rules: [lies('not-in-charge', 'turn/ignition', zone.charge)],
    },
    deploy: {
      operands: { card: 'entity', place: 'place' },
      exact: true,
      candidates(s, seat, offer) {
        const open = openSquares(s, seat);
        const squares = (card = 0): void => {
          if (typeOfCard(engine, s, card) === 'zx' && (free(s) || canAfford(engine, s, seat, card)))
            offerSquares(open, card, offer);
        };
        if (free(s)) {
          if (s.turnedUp !== 0) squares(s.turnedUp);
        } else inZone(zone.hand)(s, seat, squares);
      },
      rules: [
        known,
        rule('not-playable-here', 'play/when', here, { needs: ['out-of-reach'] }),
        isType('not-a-zx', 'play/type', 'zx', 'not-playable-here', 'out-of-reach'),
        { ...affordable, needs: ['out-of-reach', 'not-playable-here', 'not-a-zx'] },
        squareOpen,
      ],
    },
    deployEx: {
      operands: { card: 'entity', place: 'place' },
      exact: true,
      candidates(s, seat, offer) {
        if (s.seatTurn.evolved[seat] !== 0) return;
        inZone(zone.dynamis)(s, seat, (card = 0) => {
          if (typeOfCard(engine, s, card) !== 'ex' || s.card.faceUp[card] === 1) return;
          if (test(conditionOf(engine, s, card)?.rules ?? [], s, seat, card, 0, 0))
            offerSquares(openSquares(s, seat), card, offer);
        });
      },
      rules: [
        lies('not-in-dynamis', 'play/dynamis', zone.dynamis),
        isType('not-an-ex', 'play/dynamis', 'ex', 'not-in-dynamis'),
        faceDown,
        rule('ex-played-already', 'play/ex', (s, seat) => s.seatTurn.evolved[seat] === 0, { facts: () => ({}) }),
        squareOpen,
      ],
      rulesOf: (s, _, card) => conditionOf(engine, s, card),
    },
    shift: {
      operands: { card: 'entity', target: 'entity' },
      candidates(s, seat, offer) {
        if (s.seatTurn.shifted[seat] !== 0) return;
        inZone(zone.dynamis)(s, seat, (card = 0) => {
          if (typeOfCard(engine, s, card) === 'shift')
            inZone(zone.squares)(s, seat, (target = 0) => offer(card, target));
        });
      },
      rules: [
        lies('not-in-dynamis', 'play/dynamis', zone.dynamis),
        isType('not-a-shift', 'play/dynamis', 'shift', 'not-in-dynamis'),
        faceDown,
        rule('shifted-already', 'play/shift', (s, seat) => s.seatTurn.shifted[seat] === 0, { facts: () => ({}) }),
        rule('shift-out', 'play/shift', (s, seat) => s.zone.size[engine.zoneRow(zone.shift, seat)] === 0, {
          facts: () => ({}),
        }),
        rule(
          'not-your-zx',
          'play/shift',
          (s, seat, _, target) =>
            s.card.zone[target] === engine.zoneRow(zone.squares, seat) && s.card.faceUp[target] === 1,
          { facts: (_, __, ___, target) => ({ card: target }) },
        ),
        rule(
          'other-colour',
          'play/shift',
          (s, _, card, target) =>
            (printed(engine).colours[s.card.definition[card]] & coloursOf(engine, s, target, zone.shift)) !== 0,
          {
            needs: ['not-in-dynamis', 'not-a-shift', 'not-your-zx'],
            facts: (_, __, card, target) => ({ card, target }),
          },
        ),
      ],
      rulesOf: (s, _, card) => conditionOf(engine, s, card),
    },
    activate: {
      operands: { card: 'entity', effect: 'effect' },
      candidates(s, seat, offer) {
        const effects = (card = 0): void => {
          const { effects: own } = engine.definitionOf(s, card);
          for (let i = 0; i < own.length; i++) if (isActivated(engine.effects[own[i] as number])) offer(card, i);
        };
        if (free(s)) {
          if (s.turnedUp !== 0) effects(s.turnedUp);
          return;
        }
        inZone(zone.hand)(s, seat, effects);
        inZone(zone.squares)(s, seat, effects);
      },
      rules: [
        known,
        rule(
          'no-such-effect',
          'play/ability',
          (s, _, card, index) => engine.definitionOf(s, card).effects[index] !== undefined,
          { needs: ['out-of-reach'] },
        ),
        rule('not-activated', 'play/ability', (s, _, card, index) => isActivated(effectAt(engine, s, card, index)), {
          needs: ['out-of-reach', 'no-such-effect'],
        }),
        rule(
          'not-playable-here',
          'play/when',
          (s, seat, card, index) =>
            effectAt(engine, s, card, index)?.kind === kinds.startUp
              ? !free(s) && s.card.zone[card] === engine.zoneRow(zone.squares, seat)
              : here(s, seat, card),
          { needs: ['out-of-reach', 'no-such-effect', 'not-activated'] },
        ),
        rule(
          'cannot-afford',
          'play/cost',
          (s, seat, card, index) =>
            effectAt(engine, s, card, index)?.kind !== kinds.event || free(s) || canAfford(engine, s, seat, card),
          {
            needs: ['out-of-reach', 'no-such-effect', 'not-activated', 'not-playable-here'],
            facts: (s, _, card) => ({ card, cost: printed(engine).cost[s.card.definition[card]] }),
          },
        ),
      ],
      rulesOf: (s, _, card, index) => effectAt(engine, s, card, index),
    },
    attack: {
      operands: { attacker: 'entity', target: 'optionalEntity' },
      candidates(s, seat, offer) {
        inZone(zone.squares)(s, seat, (attacker = 0) => {
          if (s.own.asleep[attacker] === 1) return;
          if (inRange(s, seat, attacker, 0)) offer(attacker, 0);
          inZone(zone.squares)(s, 1 - seat, (target = 0) => {
            if (inRange(s, seat, attacker, target)) offer(attacker, target);
          });
        });
      },
      rules: [
        rule(
          'not-your-zx',
          'battle/declaration',
          (s, seat, card) =>
            s.card.zone[card] === engine.zoneRow(zone.squares, seat) &&
            s.card.faceUp[card] === 1 &&
            isZx(engine, s, card),
        ),
        rule('asleep', 'battle/declaration', (s, _, card) => s.own.asleep[card] === 0, { needs: ['not-your-zx'] }),
        rule('no-attack-yet', 'battle/declaration', (s) => s.turn > 1 || readings.firstTurnAttack, {
          facts: () => ({}),
        }),
        rule(
          'no-such-target',
          'battle/declaration',
          (s, seat, _, target) =>
            target === 0
              ? hasPlayerCard(engine, s, 1 - seat) && standing(engine, s, 1 - seat, playerSquare(1 - seat)) === 0
              : s.card.zone[target] === engine.zoneRow(zone.squares, 1 - seat),
          { facts: (_, __, ___, target) => ({ card: target }) },
        ),
        rule('out-of-range', 'battle/range', inRange, {
          needs: ['not-your-zx', 'no-such-target'],
          facts: (_, __, card, target) => ({ card, target }),
        }),
      ],
    },
    trigger: {
      operands: { row: 'number' },
      about: (s, row) => s.trigger.source[row] ?? 0,
      exact: true,
      candidates(s, _, offer) {
        for (let row = 0; row < s.triggerCount; row++) offer(row);
      },
      rules: [rule('not-waiting', 'priority/waiting', (s, _, row) => row < s.triggerCount, { facts: () => ({}) })],
    },
  };
}

const effectAt = (engine: Engine<Duel>, s: Duel, card: number, index: number): Effect<Duel> | undefined => {
  const id = engine.definitionOf(s, card).effects[index];
  return id === undefined ? undefined : engine.effects[id];
};
