import { type CoreState, type Game, knows } from '@rulechart/core';
import type { CardView, Scene, SeatView, Text, ZoneView } from '../../protocol.ts';
import { seatName } from '../words.ts';
import { changesOf } from './changes.ts';
import { optionView, questionView, wordOf } from './menu.ts';
import type { Portrait } from './portrait.ts';

interface More {
  readonly undo: boolean;
  readonly result: Scene['result'];
  readonly last: string | null;
  readonly asking: boolean;
  textOf(definition: number): Text;
}

/** What the seat that looks sees now: from its view alone, but for what is public anyway. */
export function sceneOf<S extends CoreState>(
  game: Game<S>,
  portrait: Portrait<S>,
  s: S,
  look: number,
  more: More,
): Scene {
  const { engine } = game;
  const view = game.view(s, look);
  const asked = more.asking && s.decider === look && more.result === null;
  const menu = new Int32Array(4096);
  const options = Array.from(menu.subarray(0, asked ? game.legal(s, menu) : 0), (d) =>
    optionView(game, portrait, s, d),
  );
  const asks = asked ? questionView(game, portrait, s, more.textOf) : null;
  const stack = portrait.stack(s, look);
  // A card that is asked about is shown wherever it lies, as far as the seat knows it.
  const wanted = new Set([
    ...options.flatMap(({ card }) => card ?? []),
    ...(asks?.picked ?? []),
    ...(asks?.about === undefined ? [] : [asks.about]),
  ]);
  const cards: CardView[] = [];

  const zoneView = (kind: number, seat: number): ZoneView => {
    const spec = engine.zoneSpecs[kind];
    const id = engine.zones.name(kind);
    const ids: number[] = [];
    for (let e = view.zone.head[engine.zoneRow(kind, seat)] as number; e !== 0; e = view.card.next[e] as number)
      ids.push(e);
    const seen = spec?.sight !== 'none' && (spec?.sight !== 'owner' || seat === look);
    const listed = seen || portrait.backs.includes(id);
    for (const e of ids)
      if (listed || wanted.has(e)) cards.push(cardView(game, portrait, s, view, look, e, more.textOf));
    const note = portrait.zoneNote?.(view, id, seat);
    const zone: ZoneView = {
      id,
      name: portrait.zoneNames?.[id] ?? (spec?.name as Text),
      size: ids.length,
      ...(note ? { note } : {}),
    };
    if (!listed) return zone;
    if (!spec?.places) return { ...zone, cards: ids };
    const places: number[][] = Array.from({ length: spec.places }, () => []);
    for (const e of ids) places[Math.max(0, (view.card.place[e] as number) - 1)]?.push(e);
    return { ...zone, places };
  };

  const seatView = (seat: number): SeatView => ({
    ...portrait.seat(view, seat),
    zones: engine.zoneSpecs.flatMap((_, kind) => (kind === 0 ? [] : zoneView(kind, seat))),
  });
  const seats = { A: seatView(0), B: seatView(1) };
  for (const card of cards) {
    const states = stack
      .filter(({ targets }) => targets.includes(card.id))
      .map(({ number }) => targetOf(portrait.stackNames.link, number));
    if (states.length > 0) card.states = [...(card.states ?? []), ...states];
  }
  const { now, phases, step } = portrait.phases(s);
  return {
    look: seatName(look),
    turn: view.turn,
    turnSeat: seatName(view.turnSeat),
    phase: now,
    step,
    phases,
    seats,
    cards,
    stack,
    battle: portrait.battle(view) ?? null,
    asks,
    waitingFor: more.result ? null : seatName(s.decider),
    menu: options,
    result: more.result,
    chart: { active: [...(engine.chart.configurations[s.configuration]?.path ?? [])], last: more.last },
    undo: more.undo,
  };
}

const targetOf = (link: Text, number: number): Text => ({
  ja: `${link.ja.replace('{n}', String(number))}の対象`,
  en: `target of ${link.en.replace('{n}', String(number)).toLowerCase()}`,
});

/** What a card shows to the seat that looks. */
function cardView<S extends CoreState>(
  game: Game<S>,
  portrait: Portrait<S>,
  s: S,
  view: S,
  look: number,
  e: number,
  textOf: (definition: number) => Text,
): CardView {
  const { engine } = game;
  const { card } = view;
  const kind = (card.zone[e] as number) >> 1;
  const known = knows(view, e, look);
  const shown: CardView = {
    id: e,
    owner: seatName(card.owner[e] as number),
    controller: seatName(card.controller[e] as number),
    zone: engine.zones.name(kind),
    ...(engine.zoneSpecs[kind]?.sight === 'face' && card.faceUp[e] === 0 ? { covered: true as const } : {}),
    known,
    ...portrait.lies(view, e),
    ...(card.host[e] ? { attachedTo: card.host[e] as number } : {}),
  };
  if (!known) return shown;
  const definition = card.definition[e] as number;
  const { tree } = engine.definitions[definition] as NonNullable<(typeof engine.definitions)[number]>;
  const counters = engine.counters.list.flatMap((name, i) => {
    const count = card[`counter${i}` as 'counter0'][e] as number;
    return count > 0 ? [{ name: wordOf(game, 'counter', name), count }] : [];
  });
  const inForce = engine.zoneSpecs[kind]?.field && card.faceUp[e] === 1;
  const changes = inForce ? changesOf(game, s, look, e, portrait.valueNames) : [];
  return {
    ...shown,
    name: tree.name as Text,
    key: tree.key,
    text: textOf(definition),
    ...(counters.length > 0 ? { counters } : {}),
    ...(changes.length > 0 ? { changes } : {}),
    ...portrait.face(view, e),
    acts: card.controller[e] === look ? portrait.acts(view, e) : [],
  };
}
