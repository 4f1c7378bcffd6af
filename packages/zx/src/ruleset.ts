import { type CardTree, type Engine, put, type RuleSet, type Setup, turnOver } from '@rulechart/core';
import { implementation } from './actions/index.ts';
import { decisions } from './acts/index.ts';
import { playerSquare } from './board.ts';
import { turn } from './chart/turn.machine.ts';
import { checkDeck } from './deck.ts';
import { type Duel, effectKinds, layout, zone, zones } from './duel.ts';
import { happenings } from './happenings.ts';
import { positions } from './position.ts';
import { type CardFacts, checkAbilities, checkFacts, colours, printed, tabulate } from './printed.ts';
import { announced, programs } from './programs.ts';
import { readings } from './readings.ts';
import { rulebook } from './rulebook.ts';
import { noteStray } from './rules/conditions.ts';
import { ruleChecks } from './rules/effects.ts';
import { speak } from './text/speak.ts';
import { en, ja } from './text/voice.ts';
import { words } from './text/words.ts';
import { allVerbs } from './verbs/index.ts';
import { vocabulary } from './vocabulary.ts';

const colourStat = (bit: number) => (s: Duel, e: number, engine: Engine<Duel>) =>
  (printed(engine).colours[s.card.definition[e]] >>> bit) & 1;

/** Z/X under the rules of spring 2017 as a rule set of the core. */
export function zx2017(): RuleSet<Duel> {
  return {
    id: 'zx',
    version: '1',
    name: { ja: 'Z/X（2017年春のルール）', en: 'Z/X (rules of spring 2017)' },
    profile: '2017',
    layout,
    zones,
    events: ['appeared', 'relocated', 'destroyed', 'damaged', 'hurt', 'slept', 'rebooted', ...announced],
    happenings,
    causes: ['battle'],
    slots: ['force', 'shift', 'lower half'],
    marks: ['not chosen', 'not chosen by the opponent', 'lowers the charge limit', 'no charge limit'],
    untils: ['end of turn'],
    reasons: {
      life: { ja: 'ライフが0枚になった', en: 'no life is left' },
      'card text': { ja: 'カードの効果で敗北した', en: 'a card says so' },
      'deck and trash': { ja: 'デッキとトラッシュが共に0枚になった', en: 'neither deck nor trash is left' },
    },
    stats: {
      cost: (s, e, engine) => printed(engine).cost[s.card.definition[e]],
      power: (s, e, engine) =>
        s.card.zone[e] >> 1 === zone.squares ? s.now.power[e] : printed(engine).power[s.card.definition[e]],
      damage: (s, e) => s.own.damage[e],
      ...Object.fromEntries(colours.map((colour, bit) => [colour, colourStat(bit)])),
    },
    // A lower bound comes last: the text that sets it wins over whatever lowers the value (A21).
    operations: [
      { op: 'add', apply: (current, by) => current + by },
      { op: 'at least', apply: Math.max },
    ],
    base(s, e, engine) {
      s.now.power[e] = printed(engine).power[s.card.definition[e]];
      s.now.range[e] = 1;
    },
    load(engine) {
      engine.notes['printed'] = tabulate(engine);
    },
    verbs: allVerbs,
    vocabulary,
    kinds: effectKinds,
    machine: turn as never,
    implementation,
    decisions,
    ruleChecks,
    programs,
    passages: {
      zone: 'play/ability',
      condition: 'play/ability',
      limit: 'play/ability',
      cost: 'play/cost',
      target: 'play/ability',
      idle: 'play/ability',
      responds: 'play/ability',
      trigger: 'priority/waiting',
    },
    replacementOrder: 'turn player',
    rulebook,
    voice: { ja, en },
    speak,
    words,
    piles: ['deck', 'squares', 'dynamis', 'player', 'under'],
    checkDeck,
    positions,
    tokens: 16,
    onPlaced: noteStray,
    start,
    visible: {
      scalars: [
        'step',
        'place',
        'attacker',
        'attacked',
        'attacking',
        'passes',
        'holder',
        'turnedUp',
        'batch',
        'firstSeat',
      ],
      cardColumns: ['asleep', 'damage'],
      knownCardColumns: ['power', 'range', 'marks'],
      tables: ['seat', 'seatTurn'],
    },
    // What lies hidden in a zone is of a type that belongs there.
    fits(definition, kind, s, at) {
      const { type, start: isStart } = definition.tree.facts as unknown as CardFacts;
      if (kind === zone.dynamis) return type === 'ex' || type === 'overboost' || type === 'shift';
      if (kind === zone.under) return type === 'lower';
      if (kind === zone.player) return type === 'player' || type === 'player ex';
      if (kind === zone.squares) return s.card.faceUp[at] === 1 || isStart === true;
      return type === 'zx' || type === 'event';
    },
    checkCard: (card: CardTree) => checkFacts(card.facts as unknown as CardFacts) ?? checkAbilities(card),
  };
}

/** Player cards lie open, the start card face-down on the player square, everybody draws. */
function start(s: Duel, setup: Setup, engine: Engine<Duel>): void {
  s.firstSeat = setup.first ?? 0;
  s.turnSeat = s.firstSeat;
  s.decider = s.firstSeat;
  for (let seat = 0; seat < 2; seat++) {
    const placing = { cause: 0, by: 0, bySeat: seat };
    for (let e = s.zone.head[engine.zoneRow(zone.player, seat)]; e !== 0; e = s.card.next[e])
      turnOver(engine, s, e, true);
    for (let e = s.zone.head[engine.zoneRow(zone.squares, seat)]; e !== 0; e = s.card.next[e])
      put(engine, s, e, zone.squares, seat, { faceUp: false, place: playerSquare(seat), ...placing });
    for (let e = s.zone.head[engine.zoneRow(zone.dynamis, seat)]; e !== 0; e = s.card.next[e])
      turnOver(engine, s, e, false);
    for (let n = 0; n < readings.startingHand; n++) {
      const top = s.zone.head[engine.zoneRow(zone.deck, seat)];
      if (top !== 0) put(engine, s, top, zone.hand, seat, { faceUp: false, bottom: true, ...placing });
    }
  }
}
