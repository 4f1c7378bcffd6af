import type { Act, Effect, Engine, Game } from '@rulechart/core';
import { ATTACK, type Duel, zone } from './duel.ts';
import { MONSTER, printed, subs } from './printed.ts';

/** A monster's worth to whoever has it: what it fights with. A card nobody knows counts as an average one. */
function worth(engine: Engine<Duel>, view: Duel, e: number): number {
  const definition = view.card.definition[e];
  if (definition === 0) return 1400;
  const facts = printed(engine);
  if (facts.kind[definition] !== MONSTER) return 1200;
  const onField = view.card.zone[e] >> 1 === zone.monsters;
  return onField
    ? Math.max(view.now.atk[e], view.now.def[e] - 300, 100)
    : Math.max(facts.atk[definition], facts.def[definition] - 300);
}

function total(
  engine: Engine<Duel>,
  view: Duel,
  kind: number,
  seat: number,
): { count: number; worth: number; strongest: number } {
  let count = 0;
  let sum = 0;
  let strongest = 0;
  for (let e = view.zone.head[engine.zoneRow(kind, seat)]; e !== 0; e = view.card.next[e]) {
    count++;
    const w = worth(engine, view, e);
    sum += w;
    strongest = Math.max(strongest, w);
  }
  return { count, worth: sum, strongest };
}

function attackScore(engine: Engine<Duel>, view: Duel, attacker: number, target: number): number {
  const mine = view.now.atk[attacker];
  if (target === 0) return 300 + mine / 10;
  if (view.card.faceUp[target] === 0) return mine >= 1600 ? 60 + mine / 100 : -20;
  if (view.own.position[target] === ATTACK) {
    const theirs = view.now.atk[target];
    if (mine > theirs) return 150 + theirs / 20;
    return mine === theirs ? -5 : -200;
  }
  return mine > view.now.def[target] ? 100 + worth(engine, view, target) / 50 : -150;
}

const isFlip = (engine: Engine<Duel>, definition: number): boolean =>
  ((printed(engine).sub[definition] >>> subs.indexOf('flip')) & 1) === 1;

/** What an activation is worth, by what its effect does: the facts of its program, never its name. */
function useScore(engine: Engine<Duel>, view: Duel, seat: number, card: number, index: number): number {
  const id = engine.definitionOf(view, card).effects[index];
  const effect = id === undefined ? undefined : (engine.effects[id] as Effect<Duel>);
  if (!effect) return 1;
  const mine = total(engine, view, zone.monsters, seat);
  const theirs = total(engine, view, zone.monsters, 1 - seat);
  let score = 20;
  for (const fact of effect.facts) {
    switch (fact.fact) {
      case 'draws':
        score += 80;
        break;
      case 'adds to hand':
        score += 60;
        break;
      case 'special summons':
        score += 70;
        break;
      case 'discards':
        score += fact.who === 'opponent' || fact.who === undefined ? 50 : -25;
        break;
      case 'destroys': {
        const cards = fact['cards'] as { cards: string; zone?: string | string[]; of?: string } | undefined;
        if (cards?.cards !== 'in') score += 40;
        else if (cards.zone === 'monsters' && cards.of === 'either') score += (theirs.worth - mine.worth) / 20;
        else if (cards.zone === 'monsters') score += theirs.count * 50;
        else {
          const count = (s: number): number => view.zone.size[engine.zoneRow(zone.spells, s)];
          score += cards.of === 'either' ? (count(1 - seat) - count(seat)) * 50 : 40;
        }
        break;
      }
      case 'pays life':
        score -= view.seat.life[seat] <= 1500 ? 200 : 10;
        break;
      case 'damages':
        score += fact.who === 'each' ? (view.seat.life[seat] > 3000 ? 5 : -300) : 60;
        break;
      case 'tributes':
        score -= mine.strongest / 40;
        break;
      default:
    }
  }
  return score;
}

/** What picking this card is worth: the opponent's best on the field, one's own best out of a pile, one's own worst from hand and field. */
function pickScore(engine: Engine<Duel>, view: Duel, seat: number, card: number): number {
  const where = view.card.zone[card] >> 1;
  const value = worth(engine, view, card) / 100;
  if (where === zone.deck || where === zone.graveyard || where === zone.fusion) return 50 + value;
  return view.card.controller[card] === seat ? 20 - value : 60 + value;
}

/** How good an act looks at once to the seat that would do it; it sees the view alone. */
export function judge(view: Duel, act: Act, { engine }: Game<Duel>, seat: number): number {
  const card = act['card'] as number;
  const facts = printed(engine);
  const definition = card === undefined ? 0 : view.card.definition[card];
  const atk = facts.atk[definition] ?? 0;
  const def = facts.def[definition] ?? 0;
  switch (act.type) {
    case 'attack':
      return attackScore(engine, view, act['attacker'] as number, act['target'] as number);
    case 'enterBattle': {
      let best = -1;
      for (let a = view.zone.head[engine.zoneRow(zone.monsters, seat)]; a !== 0; a = view.card.next[a]) {
        if (view.card.faceUp[a] === 0 || view.own.position[a] !== ATTACK) continue;
        const targets = view.zone.head[engine.zoneRow(zone.monsters, 1 - seat)];
        if (targets === 0) best = Math.max(best, attackScore(engine, view, a, 0));
        for (let t = targets; t !== 0; t = view.card.next[t]) best = Math.max(best, attackScore(engine, view, a, t));
      }
      return best > 0 ? 12 : -2;
    }
    case 'normalSummon': {
      const tributes = facts.level[definition] >= 7 ? 2 : facts.level[definition] >= 5 ? 1 : 0;
      const theirs = total(engine, view, zone.monsters, 1 - seat);
      const worthwhile = atk >= 1500 || theirs.count === 0;
      return isFlip(engine, definition) || !worthwhile ? 5 : 45 + atk / 100 - tributes * 12;
    }
    case 'setMonster':
      return isFlip(engine, definition) || def >= 1600 || def > atk ? 44 + def / 200 : 15;
    case 'tributeSet':
      return 2;
    case 'flipSummon':
      return isFlip(engine, definition) ? 60 : atk >= 1500 ? 30 : -5;
    case 'specialSummon':
      return 90;
    case 'changePosition': {
      const theirs = total(engine, view, zone.monsters, 1 - seat);
      const toAttack = view.own.position[card] !== ATTACK;
      return toAttack
        ? view.now.atk[card] > theirs.strongest
          ? 25
          : -5
        : view.now.def[card] > view.now.atk[card] + 400
          ? 3
          : -5;
    }
    case 'setCard': {
      const held = view.zone.size[engine.zoneRow(zone.spells, seat)];
      return facts.kind[definition] === 3 && held < 3 ? 18 : -3;
    }
    case 'activate':
      return useScore(engine, view, seat, card, act['effect'] as number);
    case 'trigger':
      return 50;
    case 'pick':
      return pickScore(engine, view, seat, card);
    case 'answer':
      return act['yes'] === 1 ? 10 : 0;
    case 'done':
      return 1;
    case 'endTurn':
    case 'endBattle':
      return 1;
    default:
      return 0;
  }
}
