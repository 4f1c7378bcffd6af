import { type CardTree, type Engine, marked, put, type RuleSet, type Setup, someIsMarked } from '@rulechart/core';
import { battleActions, battleGuards } from './actions/battle.ts';
import { drawByLoop } from './actions/loops.ts';
import { summonActions, summonGuards } from './actions/summon.ts';
import { turnActions, turnGuards } from './actions/turn.ts';
import { windowActions, windowGuards } from './actions/window.ts';
import { decisions } from './acts/index.ts';
import { turn } from './chart/turn.machine.ts';
import { DREW, type Duel, effectKinds, layout, summonKinds, zone, zones } from './duel.ts';
import { happenings } from './happenings.ts';
import { positions } from './position.ts';
import { attributes, type CardFacts, checkFacts, printed, races } from './printed.ts';
import { ocg2007, type Profile } from './profile.ts';
import { programs } from './programs.ts';
import { remarks } from './remarks.ts';
import { documentWords, rulebook } from './rulebook.ts';
import { ruleChecks } from './rules/checks.ts';
import { countersOn } from './rules/counters.ts';
import { checkDeck } from './rules/deck.ts';
import { noteDeparture } from './rules/departures.ts';
import { readRecipes } from './rules/materials.ts';
import { mayChoose, mayPay, mayTarget, reaches } from './rules/reach.ts';
import { isDisguised } from './rules/role.ts';
import { belongs, showTop } from './rules/strangers.ts';
import { readTributes, sameTributes } from './rules/tributes.ts';
import { unresolved } from './rules/unresolved.ts';
import { gate, open, usedByOther, useRules } from './rules/use.ts';
import { en } from './text/en.ts';
import { ja } from './text/ja.ts';
import { speak } from './text/speak.ts';
import { attributeWords, raceWords, reasons } from './text/words.ts';
import { verbs } from './verbs/index.ts';
import { vocabulary } from './vocabulary.ts';

/** The Expert Rules as a rule set of the core, in one profile. */
export function yugiohExpert(profile: Profile = ocg2007): RuleSet<Duel> {
  return {
    id: 'yugioh-expert',
    version: '1',
    name: { ja: '遊戯王OCG 新エキスパートルール', en: 'Yu-Gi-Oh! OCG New Expert Rules' },
    profile: profile.id,
    layout,
    zones,
    events: [
      'summoned',
      'set',
      'destroyed',
      'discarded',
      'tributed',
      'damaged',
      'gained',
      'paid',
      'drew',
      'drawn',
      'position changed',
      'activated',
      'activation negated',
      'link begins',
      'was targeted',
      'attack declared',
      'battled',
      'standby phase',
      'end phase',
      'battle phase begins',
      'battle phase ends',
      'damage step ends',
      'added to hand',
      'attack target selected',
      'summon negated',
      'link ends',
      'maintenance',
      'damage step begins',
      'damage calculation',
      'turn ends',
    ],
    happenings,
    causes: ['battle'],
    counters: [
      'spell counter',
      'turn counter',
      'clock counter',
      'A-counter',
      'venom counter',
      'hyper-venom counter',
      'ice counter',
      'counter',
    ],
    slots: ['equip', 'union'],
    marks: [
      'piercing',
      'not destroyed by battle',
      'not destroyed by effects',
      'attacks directly',
      'attacks every monster once',
      'attacks again',
      'no tribute for a summon',
      'destroys itself',
      'kept in defense position',
      'blocks monster zones',
      'attacks twice',
      'attacks only directly',
      "in nobody's way",
      'deals no battle damage',
      'costs its player no battle damage',
      'reflects battle damage',
      'not targeted by spells',
      'not targeted by traps',
      'not targeted by monsters',
      'unaffected by spells',
      'unaffected by traps',
      'unaffected by monsters',
      'out of reach',
      'effects not negated',
    ],
    acts: [
      'normal summon',
      'set monster',
      'flip summon',
      'special summon',
      'change position',
      'attack',
      'enter battle',
      'activate spell',
      'activate trap',
      'use monster effect',
      'set spell or trap',
      'remove',
      'be attacked',
      'be tributed',
      'draw by effect',
      'gain life',
    ],
    untils: ['end of turn', 'end of battle phase', 'end of damage step', 'end of chain'],
    obligations: ['skip draw', 'skip battle', 'paid this turn', 'paid last turn'],
    reasons,
    lists: {
      race: races.map((race) => raceWords[race]),
      attribute: attributes.map((attribute) => attributeWords[attribute]),
      coin: [
        { ja: '表', en: 'heads' },
        { ja: '裏', en: 'tails' },
      ],
      kind: [
        { ja: 'モンスターカード', en: 'Monster Card' },
        { ja: '魔法カード', en: 'Spell Card' },
        { ja: '罠カード', en: 'Trap Card' },
      ],
    },
    stats: {
      atk: (s, e, engine) => strength(s, e, engine, 'atk'),
      def: (s, e, engine) => strength(s, e, engine, 'def'),
      level: (s, e, engine) =>
        s.standing.valued[e] === 1 ? s.now.level[e] : printed(engine).level[s.card.definition[e]],
    },
    operations: [
      // §7.2, in this order; half a point is rounded up at every single step.
      { op: 'become', apply: (_, by) => by },
      { op: 'also', with: 'become', apply: (current, by) => current | by },
      { op: 'shift', apply: (current, by) => Math.max(1, current + by) },
      { op: 'original', apply: (_, by) => by },
      { op: 'double the original', with: 'original', apply: (current) => current * 2 },
      { op: 'halve the original', with: 'original', apply: (current) => Math.floor(current / 2 + 0.5) },
      { op: 'set', wipes: true, apply: (_, by) => by },
      { op: 'add', apply: (current, by) => current + by },
      { op: 'multiply', apply: (current, by) => current * by },
      { op: 'halve', with: 'multiply', apply: (current) => Math.floor(current / 2 + 0.5) },
      { op: 'last', apply: (_, by) => by },
    ],
    base(s, e, engine) {
      const facts = printed(engine);
      // What was set among the monsters has no values: those of no card.
      const definition = isDisguised(engine, s, e) ? 0 : s.card.definition[e];
      s.now.atk[e] = facts.atk[definition];
      s.now.def[e] = facts.def[definition];
      s.now.level[e] = facts.level[definition];
      s.now.attribute[e] = facts.attribute[definition];
      s.now.race[e] = 32 - Math.clz32(facts.race[definition]);
    },
    load(engine) {
      engine.notes['profile'] = profile;
      engine.notes['hand limit'] = profile.handLimit ?? 1000;
      engine.notes['negates summons'] = engine.effects.some((effect) =>
        effect?.facts.some(({ fact }) => fact === 'negates summon'),
      );
      const asked = (what: string): boolean =>
        engine.effects.some((effect) => effect?.tree.if?.some(({ test }) => test === what));
      engine.notes['answers'] = (asked('just damaged') ? 3 : 0) + (asked('just drew') ? DREW : 0);
      engine.notes['remembers payments'] = engine.effects.some((effect) =>
        effect?.facts.some(({ amount }) => (amount as { value?: string } | undefined)?.value === 'payments'),
      );
      engine.notes['answers departures'] = engine.effects.some((effect) =>
        JSON.stringify(effect?.tree.if ?? []).includes('"departed"'),
      );
      engine.notes['used by either'] = Uint8Array.from(engine.definitions, (definition) =>
        definition?.effects.some((id) => usedByOther(engine.effects[id]?.tree.by)) ? 1 : 0,
      );
      engine.notes['used in calculation'] = engine.effects.some(
        (effect) => effect?.tree.traits?.['damageStep'] === 'calculation',
      );
      engine.notes['attack costs'] = engine.effects.some((effect) => effect?.tree.kind === 'attack cost');
      readRecipes(engine);
      readTributes(engine);
    },
    verbs,
    vocabulary,
    kinds: effectKinds,
    machine: turn,
    implementation: (engine) => ({
      actions: {
        ...windowActions(engine, profile),
        ...turnActions(engine, profile),
        ...summonActions(engine),
        ...battleActions(engine, profile),
      },
      guards: {
        ...windowGuards(engine),
        ...turnGuards(engine, profile),
        ...summonGuards(engine),
        ...battleGuards(engine),
      },
    }),
    decisions: (engine) => decisions(engine, profile),
    ruleChecks,
    programs,
    effectRules: useRules,
    gate,
    open,
    passages: {
      zone: 'activation/zone',
      condition: 'activation/condition',
      limit: 'activation/limit',
      cost: 'activation/cost',
      target: 'activation/target',
      idle: 'activation/idle',
      responds: 'chain/direct-answer',
      trigger: 'activation/trigger',
    },
    guests: { of: 'monsters', in: ['spells'], when: (s, e) => s.own.backing[e] !== 0 },
    mayTarget,
    mayPay,
    mayChoose,
    reaches,
    unresolved,
    onCircle: (s, _, engine) => drawByLoop(engine, s, profile),
    unnegated: 'effects not negated',
    blockedPlaces(s, row, engine) {
      if (row >> 1 === zone.spells) return backed(s, row & 1, engine);
      if (row >> 1 !== zone.monsters) return 0;
      if (!someIsMarked(s)) return 0;
      const mark = engine.marks.id('blocks monster zones');
      let blocked = 0;
      for (let e = s.zone.head[engine.zoneRow(zone.monsters, 1 - (row & 1))]; e !== 0; e = s.card.next[e]) {
        if (marked(s, e, mark)) blocked |= s.card.memory0[e];
      }
      return blocked;
    },
    onLeave(s, e, engine) {
      // Only on a field has a card counters, or been flipped: most moves come from elsewhere.
      const onField = engine.isField[s.card.zone[e] >> 1] === 1;
      s.own.left[e] = onField ? 8 * Math.min(31, countersOn(s, e)) + s.own.flipped[e] : 0;
      if (s.card.zone[e] >> 1 !== zone.monsters) {
        // Only of an equip card that goes because its monster went is it known which one that was.
        if (s.card.host[e] !== 0 || s.card.slot[e] === 0) s.own.lastBroughtBy[e] = 0;
        return;
      }
      for (let row = engine.zoneRow(zone.spells, 0); row <= engine.zoneRow(zone.spells, 1); row++)
        for (let o = s.zone.head[row]; o !== 0; o = s.card.next[o])
          if (s.card.host[o] === e) s.own.lastBroughtBy[o] = e;
      s.own.lastAtk[e] = Math.min(32_767, Math.max(0, s.now.atk[e]));
      s.own.lastDef[e] = Math.min(32_767, Math.max(0, s.now.def[e]));
      s.own.gone[e] = 8 * s.own.position[e];
      s.own.lastBroughtBy[e] = s.card.definition[s.card.cameBy[e]];
      noteChange(s, s.card.controller[e]);
    },
    onPlaced(s, e, engine) {
      if (s.card.lastZone[e] === zone.deck) {
        showTop(engine, s, 0);
        showTop(engine, s, 1);
      }
      const kind = s.card.zone[e] >> 1;
      // Back in hand or deck a card is new: that it was summoned properly is forgotten.
      if (kind === zone.hand || kind === zone.deck || kind === zone.fusion) s.own.proper[e] = 0;
      if (kind === zone.monsters) {
        s.own.gone[e] &= ~7;
        noteChange(s, s.card.controller[e]);
      } else if (s.card.lastZone[e] === zone.monsters && kind !== zone.spells) noteDeparture(s, e);
    },
    rulebook,
    documents: documentWords,
    voice: { ja, en },
    speak,
    piles: ['deck', 'fusion'],
    aside: ['side'],
    checkDeck: (deck, engine) => checkDeck(deck, engine, profile),
    tokens: 24,
    start(s, setup, engine) {
      start(s, setup, engine, profile);
    },
    positions,
    remarks,
    visible: {
      scalars: [
        'phase',
        'step',
        'holder',
        'passes',
        'attacker',
        'attacked',
        'attackDeclared',
        'attackNegated',
        'idle',
        'leaving',
        'battleConducted',
        'firstSeat',
        'summonKind',
      ],
      cardColumns: ['position', 'doomed', 'spent', 'attacks'],
      knownCardColumns: ['setTurn', 'fixedTurn', 'summoned', 'summonedTurn', 'atk', 'def', 'negated', 'marks'],
      tables: ['seat', 'seatTurn'],
    },
    // What a card that nobody sees can be, by where it lies, or is about to be put.
    fits(definition, kind, s, at, engine) {
      if (kind === zone.deck) return belongs(s, at, definition.id);
      const facts = definition.tree.facts as unknown as CardFacts;
      const isMonster = facts.kind === 'monster';
      // What was set there by an effect is none at home.
      if (kind === zone.monsters) return isMonster !== isDisguised(engine, s, at);
      if (kind === zone.spells) return !isMonster && facts.icon !== 'field';
      if (kind === zone.field) return facts.icon === 'field';
      if (!isBeingSet(s, at)) return true;
      // What is asked meanwhile, a place or tributes, tells what kind of card it is.
      const now = engine.definitionOf(s, at).tree.facts as unknown as CardFacts;
      if (isMonster) return now.kind === 'monster' && sameTributes(facts, now);
      return now.kind !== 'monster' && (facts.icon === 'field') === (now.icon === 'field');
    },
    // A summon that is under way is completed by the program of its kind.
    checkState: (s, engine) => {
      const { path = [] } = engine.chart.configurations[s.configuration] ?? {};
      const kind = summonKinds[s.summonKind];
      return !path.some((id) => /\.summoning\.(paying|negation|succeeding)$/u.test(id)) ||
        engine.ruleProgram.has(`place ${kind}`)
        ? undefined
        : { where: 'scalars.summonKind', problem: `nothing is summoned in the way "${kind}"` };
    },
    checkCard: (card: CardTree) => checkFacts(card.facts as unknown as CardFacts),
  };
}

/** Whether a card of a hand is just being set, unseen. */
const isBeingSet = (s: Duel, e: number): boolean =>
  s.summoning === e || (s.waiting === 1 && s.frame.source[s.frameCount - 1] === e);

/** Columns among spells and traps that trap monsters hold as well (§8.6). */
function backed(s: Duel, seat: number, engine: Engine<Duel>): number {
  let columns = 0;
  for (let of = 0; of < 2; of++)
    for (let e = s.zone.head[engine.zoneRow(zone.monsters, of)]; e !== 0; e = s.card.next[e])
      if (s.own.backing[e] !== 0 && s.own.backing[e] >> 3 === seat) columns |= 1 << (s.own.backing[e] & 7);
  return columns;
}

/** ATK or DEF: what holds on the field; elsewhere what is printed. "?" cannot be judged there: it compares with nothing (§7.4). */
function strength(s: Duel, e: number, engine: Engine<Duel>, stat: 'atk' | 'def'): number {
  const where = s.card.zone[e] >> 1;
  if (where === zone.monsters) return Math.max(0, s.now[stat][e]);
  const facts = printed(engine);
  const definition = s.card.definition[e];
  const unknown = stat === 'atk' ? facts.unknownAtk[definition] : facts.unknownDef[definition];
  return unknown === 1 && where !== zone.spells ? Number.NaN : facts[stat][definition];
}

/** The attacked side's monsters have changed in number: a replay may be due. */
function noteChange(s: Duel, seat: number): void {
  if (s.attacker !== 0 && seat !== s.turnSeat && s.replayCount < 255) s.replayCount += 1;
}

function start(s: Duel, setup: Setup, engine: Engine<Duel>, profile: Profile): void {
  s.firstSeat = setup.first ?? 0;
  for (let seat = 0; seat < 2; seat++) {
    s.seat.life[seat] = profile.startingLife;
    for (let n = 0; n < profile.startingHand; n++) {
      const top = s.zone.head[engine.zoneRow(zone.deck, seat)];
      if (top !== 0)
        put(engine, s, top, zone.hand, seat, { faceUp: false, bottom: true, cause: 0, by: 0, bySeat: seat });
    }
  }
  s.decider = s.firstSeat;
}
