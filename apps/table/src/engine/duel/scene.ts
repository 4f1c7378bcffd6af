import { type Effect, type Game, holderOf } from '@rulechart/core';
import {
  attributes,
  attributeWords,
  type CardFacts,
  counterWords,
  type Duel,
  icons,
  MONSTER,
  phases,
  phaseWords,
  printed,
  races,
  raceWords,
  SPELL,
  step,
  stepWords,
  zone,
  zones,
} from '@rulechart/yugioh-expert';
import type { CardView, Frame, Icon, LinkView, Scene, Seat, Text, ZoneId, ZoneView } from '../../protocol.ts';
import { optionView, questionView } from './menu.ts';
import { t } from './names.ts';

const seatName = (seat: number): Seat => (seat === 0 ? 'A' : 'B');
const zoneIds = Object.keys(zones) as ZoneId[];
const columns: Partial<Record<ZoneId, number>> = { monsters: 5, spells: 5, field: 1 };

const shortZones: Readonly<Record<ZoneId, Text>> = {
  hand: t('手札', 'Hand'),
  deck: t('デッキ', 'Deck'),
  monsters: t('モンスター', 'Monsters'),
  spells: t('魔法・罠', 'Spells & traps'),
  field: t('フィールド', 'Field'),
  graveyard: t('墓地', 'Graveyard'),
  removed: t('除外', 'Removed'),
  fusion: t('融合', 'Fusion'),
};

const acts: Partial<Record<ZoneId, Record<'monster' | 'spell' | 'trap', string[]>>> = {
  hand: { monster: ['summon', 'set', 'special-summon'], spell: ['activate', 'set'], trap: ['activate', 'set'] },
  monsters: { monster: ['activate', 'attack', 'position', 'flip'], spell: [], trap: [] },
  spells: { monster: [], spell: ['activate'], trap: ['activate'] },
  field: { monster: [], spell: ['activate'], trap: [] },
  graveyard: { monster: ['activate'], spell: [], trap: [] },
};

function frameOf(facts: CardFacts): Frame {
  if (facts.kind !== 'monster') return facts.kind;
  for (const frame of ['token', 'fusion', 'ritual', 'effect'] as const) if (facts.sub?.includes(frame)) return frame;
  return 'normal';
}

/** What a card shows to whoever knows it: from the view of the seat that looks alone. */
function cardView(
  game: Game<Duel>,
  view: Duel,
  look: number,
  e: number,
  textOf: (definition: number) => Text,
): CardView {
  const { engine } = game;
  const { card } = view;
  const kind = (card.zone[e] as number) >> 1;
  const id = zoneIds[kind - 1] as ZoneId;
  const known = ((card.known[e] as number) >>> look) & 1;
  const shown: CardView = {
    id: e,
    owner: seatName(card.owner[e] as number),
    controller: seatName(card.controller[e] as number),
    zone: id,
    faceUp: card.faceUp[e] === 1 || id === 'graveyard',
    known: known === 1,
    ...(id === 'monsters' ? { position: view.own.position[e] === 2 ? ('defense' as const) : ('attack' as const) } : {}),
    ...(card.host[e] ? { equippedTo: card.host[e] as number } : {}),
  };
  if (!known) return shown;
  const definition = card.definition[e] as number;
  const { tree } = engine.definitions[definition] as NonNullable<(typeof engine.definitions)[number]>;
  const facts = tree.facts as unknown as CardFacts;
  const columnsOf = printed(engine);
  const monster = columnsOf.kind[definition] === MONSTER;
  const onField = kind === zone.monsters;
  const counters = engine.counters.list.flatMap((name, i) => {
    const count = card[`counter${i}` as 'counter0'][e] as number;
    return count > 0 ? [{ name: counterWords[name] as Text, count }] : [];
  });
  const mine = card.controller[e] === look;
  const kindName = monster ? 'monster' : columnsOf.kind[definition] === SPELL ? 'spell' : 'trap';
  const changes = onField && monster ? changesOf(game, view, e) : [];
  return {
    ...shown,
    name: tree.name as Text,
    password: tree.key,
    kind: kindName,
    frame: frameOf(facts),
    ...(monster
      ? {
          attribute: attributeWords[attributes[columnsOf.attribute[definition] as number] as 'dark'] as Text,
          race: raceWords[races[columnsOf.race[definition] as number] as 'dragon'] as Text,
          level: columnsOf.level[definition] as number,
          atk: onField ? Math.max(0, view.now.atk[e] as number) : (columnsOf.atk[definition] as number),
          def: onField ? Math.max(0, view.now.def[e] as number) : (columnsOf.def[definition] as number),
          baseAtk: columnsOf.atk[definition] as number,
          baseDef: columnsOf.def[definition] as number,
        }
      : { icon: icons[columnsOf.icon[definition] as number] as Icon }),
    text: textOf(definition),
    ...(changes.length > 0 ? { changes } : {}),
    ...(counters.length > 0 ? { counters } : {}),
    acts: mine ? (acts[id]?.[kindName] ?? []) : [],
  };
}

function changesOf(game: Game<Duel>, view: Duel, e: number): { by: Text; what: Text }[] {
  const facts = printed(game.engine);
  const definition = view.card.definition[e] as number;
  const atk = Math.max(0, view.now.atk[e] as number) - (facts.atk[definition] as number);
  const def = Math.max(0, view.now.def[e] as number) - (facts.def[definition] as number);
  const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));
  const by = t('効果', 'effects');
  return [
    ...(atk !== 0 ? [{ by, what: t(`攻撃力${signed(atk)}`, `ATK ${signed(atk)}`) }] : []),
    ...(def !== 0 ? [{ by, what: t(`守備力${signed(def)}`, `DEF ${signed(def)}`) }] : []),
  ];
}

function chainOf(game: Game<Duel>, s: Duel, textOf: (definition: number) => Text): LinkView[] {
  const target = game.engine.bindingName('target');
  return Array.from({ length: s.recordCount }, (_, r) => {
    const source = s.record.source[r] as number;
    const targets: number[] = [];
    for (let row = 0; row < s.bindingCount; row++) {
      if (s.binding.holder[row] === holderOf.record(r) && s.binding.name[row] === target)
        targets.push(s.binding.card[row] as number);
    }
    const effect = game.engine.effects[s.record.effect[r] as number] as Effect<Duel>;
    return {
      number: r + 1,
      card: source,
      // Whatever is activated is public, even if its card has gone back to a hidden place since.
      name: game.engine.definitions[effect.definition]?.tree.name as Text,
      controller: seatName(s.record.seat[r] as number),
      effect: effect.tree.label ? (effect.tree.label as Text) : textOf(effect.definition),
      targets,
      ...(s.record.negated[r] ? { negated: true } : {}),
    };
  });
}

/** The scene of the seat that looks: its view, its questions, its menu. Nothing else of the state goes in. */
export function sceneOf(
  game: Game<Duel>,
  s: Duel,
  look: number,
  more: {
    undo: boolean;
    result: Scene['result'];
    last: string | null;
    asking: boolean;
    textOf: (definition: number) => Text;
  },
): Scene {
  const { engine } = game;
  const view = game.view(s, look);
  const cards: CardView[] = [];
  const seats = {} as Scene['seats'];
  const asked = more.asking && s.decider === look && more.result === null;
  const menu = new Int32Array(4096);
  const n = asked ? game.legal(s, menu) : 0;
  const options = Array.from(menu.subarray(0, n)).map((d) => optionView(game, s, d));
  const question = asked ? questionView(game, s, more.textOf) : null;
  const wanted = new Set([
    ...options.flatMap(({ card }) => (card === undefined ? [] : [card])),
    ...(question?.picked ?? []),
  ]);
  for (let seat = 0; seat < 2; seat++) {
    const list: ZoneView[] = zoneIds.map((id, i) => {
      const row = (i + 1) * 2 + seat;
      const ids: number[] = [];
      for (let e = view.zone.head[row] as number; e !== 0; e = view.card.next[e] as number) ids.push(e);
      const zoneView: ZoneView = { id, name: shortZones[id], size: ids.length };
      const visible = id !== 'deck' && (id !== 'fusion' || seat === look);
      for (const e of ids) if (visible || wanted.has(e)) cards.push(cardView(game, view, look, e, more.textOf));
      const places = columns[id];
      if (places !== undefined) {
        const byColumn: (number | null)[] = Array(places).fill(null);
        for (const e of ids) byColumn[Math.max(0, (view.card.place[e] as number) - 1)] = e;
        return { ...zoneView, places: byColumn };
      }
      return visible ? { ...zoneView, cards: ids } : zoneView;
    });
    seats[seatName(seat)] = { life: view.seat.life[seat] as number, zones: list };
  }
  const chain = chainOf(game, s, more.textOf);
  for (const card of cards) {
    const by = chain.filter(({ targets }) => targets.includes(card.id)).map(({ number }) => number);
    if (by.length > 0) card.targetedBy = by;
  }
  const now = phases[view.phase - 1];
  const leads: Partial<Record<string, string>> = { battle: 'battle', main2: 'main2', end: 'end' };
  const fighting = view.attacker !== 0 && view.step > step.battle;
  return {
    look: seatName(look),
    turn: view.turn,
    turnSeat: seatName(view.turnSeat),
    phase: now ?? '',
    step: (stepWords[view.step] as Text | null | undefined) ?? null,
    phases: phases.map((id) => ({
      id,
      name: phaseWords[id] as Text,
      active: id === now,
      ...(leads[id] && id !== now ? { act: leads[id] as string } : {}),
    })),
    seats,
    cards,
    chain,
    battle: fighting ? { attacker: view.attacker, target: view.attacked || null } : null,
    asks: question,
    waitingFor: more.result ? null : seatName(s.decider),
    menu: options,
    result: more.result,
    chart: { active: [...(engine.chart.configurations[s.configuration]?.path ?? [])], last: more.last },
    undo: more.undo,
  };
}
