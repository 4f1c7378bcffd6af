import {
  type CardTree,
  type Deck,
  type DeckProblem,
  type Engine,
  marked,
  put,
  type RuleSet,
  type Setup,
} from '@rulechart/core';
import { battleActions, battleGuards } from './actions/battle.ts';
import { summonActions, summonGuards } from './actions/summon.ts';
import { turnActions, turnGuards } from './actions/turn.ts';
import { windowActions, windowGuards } from './actions/window.ts';
import { decisions } from './acts/index.ts';
import { turn } from './chart/turn.machine.ts';
import { type Duel, effectKinds, layout, zone, zones } from './duel.ts';
import { happenings } from './happenings.ts';
import { positions } from './position.ts';
import { attributes, type CardFacts, checkFacts, printed, races } from './printed.ts';
import { ocg2007, type Profile } from './profile.ts';
import { programs } from './programs.ts';
import { rulebook } from './rulebook.ts';
import { ruleChecks } from './rules/checks.ts';
import { gate, open, useRules } from './rules/use.ts';
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
    ],
    happenings,
    causes: ['battle'],
    counters: ['spell counter', 'turn counter'],
    slots: ['equip'],
    marks: [
      'piercing',
      'not destroyed by battle',
      'not destroyed by effects',
      'attacks directly',
      'attacks every monster once',
      'attacks again',
      'no tribute for a summon',
      'destroys itself',
      'blocks monster zones',
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
    ],
    untils: ['end of turn', 'end of battle phase', 'end of damage step'],
    obligations: ['skip draw'],
    reasons,
    lists: {
      race: races.map((race) => raceWords[race]),
      attribute: attributes.map((attribute) => attributeWords[attribute]),
    },
    stats: {
      atk: (s, e, engine) =>
        s.card.zone[e] >> 1 === zone.monsters ? Math.max(0, s.now.atk[e]) : printed(engine).atk[s.card.definition[e]],
      def: (s, e, engine) =>
        s.card.zone[e] >> 1 === zone.monsters ? Math.max(0, s.now.def[e]) : printed(engine).def[s.card.definition[e]],
      level: (s, e, engine) => printed(engine).level[s.card.definition[e]],
    },
    operations: [
      { op: 'original', apply: (_, by) => by },
      { op: 'set', apply: (_, by) => by },
      { op: 'add', apply: (current, by) => current + by },
      { op: 'multiply', apply: (current, by) => current * by },
      { op: 'halve', apply: (current) => Math.floor(current / 2 + 0.5) },
    ],
    base(s, e, engine) {
      const facts = printed(engine);
      const definition = s.card.definition[e];
      s.now.atk[e] = facts.atk[definition];
      s.now.def[e] = facts.def[definition];
    },
    load(engine) {
      engine.notes['hand limit'] = profile.handLimit ?? 1000;
      engine.notes['negates summons'] = engine.definitions.some(({ tree }) =>
        tree.effects.some(({ traits }) => traits?.['negates'] === 'summon'),
      );
    },
    verbs,
    vocabulary,
    kinds: effectKinds,
    machine: turn,
    implementation: (engine) => ({
      actions: {
        ...windowActions(engine),
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
    blockedPlaces(s, row, engine) {
      if (row >> 1 !== zone.monsters) return 0;
      const mark = engine.marks.id('blocks monster zones');
      let blocked = 0;
      for (let e = s.zone.head[engine.zoneRow(zone.monsters, 1 - (row & 1))]; e !== 0; e = s.card.next[e]) {
        if (marked(s, e, mark)) blocked |= s.card.memory0[e];
      }
      return blocked;
    },
    onLeave(s, e) {
      if (s.card.zone[e] >> 1 !== zone.monsters) return;
      s.own.lastAtk[e] = Math.min(32_767, Math.max(0, s.now.atk[e]));
      s.own.lastDef[e] = Math.min(32_767, Math.max(0, s.now.def[e]));
      s.own.lastPosition[e] = s.own.position[e];
      noteChange(s, s.card.controller[e]);
    },
    onPlaced(s, e) {
      const kind = s.card.zone[e] >> 1;
      // Back in hand or deck a card is new: that it was summoned properly is forgotten.
      if (kind === zone.hand || kind === zone.deck || kind === zone.fusion) s.own.proper[e] = 0;
      if (kind === zone.monsters) noteChange(s, s.card.controller[e]);
    },
    rulebook,
    voice: { ja, en },
    speak,
    checkDeck,
    tokens: 24,
    start(s, setup, engine) {
      start(s, setup, engine, profile);
    },
    positions,
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
    // A face-down card among the monsters is a monster, one among spells and traps is none.
    fits(definition, kind) {
      const { kind: printedKind } = definition.tree.facts as unknown as CardFacts;
      if (kind === zone.monsters) return printedKind === 'monster';
      if (kind === zone.spells || kind === zone.field) return printedKind !== 'monster';
      return true;
    },
    checkCard: (card: CardTree) => checkFacts(card.facts as unknown as CardFacts),
  };
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

function checkDeck(deck: Deck, engine: Engine<Duel>): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const main = deck['deck'] ?? [];
  const fusion = deck['fusion'] ?? [];
  const isFusion = (key: string): boolean =>
    (engine.byKey.get(key)?.tree.facts as unknown as CardFacts | undefined)?.sub?.includes('fusion') ?? false;
  const nameOf = (key: string) => engine.byKey.get(key)?.tree.name ?? { ja: key, en: key };
  for (const key of new Set([...main, ...fusion])) {
    if (!engine.byKey.has(key)) {
      problems.push({
        code: 'unknown-card',
        rule: 'deck/unknown-card',
        card: key,
        text: { ja: `カード${key}はカードプールにありません。`, en: `Card ${key} is not in the pool.` },
      });
    }
  }
  if (main.length < 40) {
    problems.push({
      code: 'too-few-cards',
      rule: 'deck/minimum',
      text: {
        ja: `デッキは40枚以上必要です（${main.length}枚）。`,
        en: `A deck needs at least 40 cards; this one has ${main.length}.`,
      },
    });
  }
  const counts = new Map<string, number>();
  for (const key of [...main, ...fusion]) counts.set(nameOf(key).ja, (counts.get(nameOf(key).ja) ?? 0) + 1);
  for (const [name, n] of counts) {
    if (n <= 3) continue;
    const key = [...main, ...fusion].find((k) => nameOf(k).ja === name) as string;
    problems.push({
      code: 'too-many-copies',
      rule: 'deck/copies',
      card: key,
      text: {
        ja: `「${name}」が${n}枚あります（3枚まで）。`,
        en: `"${nameOf(key).en}" is in the deck ${n} times; three at most.`,
      },
    });
  }
  for (const key of new Set(main)) {
    if (!isFusion(key)) continue;
    problems.push({
      code: 'fusion-in-main-deck',
      rule: 'deck/fusion-deck',
      card: key,
      text: {
        ja: `「${nameOf(key).ja}」は融合デッキに入れます。`,
        en: `"${nameOf(key).en}" belongs in the Fusion Deck.`,
      },
    });
  }
  for (const key of new Set(fusion)) {
    if (isFusion(key) || !engine.byKey.has(key)) continue;
    problems.push({
      code: 'not-a-fusion',
      rule: 'deck/fusion-deck',
      card: key,
      text: {
        ja: `「${nameOf(key).ja}」は融合モンスターではありません。`,
        en: `"${nameOf(key).en}" is no fusion monster.`,
      },
    });
  }
  return problems;
}
