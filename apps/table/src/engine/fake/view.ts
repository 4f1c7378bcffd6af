import type { CardView, Scene, Seat, Text, ZoneId, ZoneView } from '../../protocol.ts';
import { prints } from './cards.ts';
import { type Ask, type Piece, type Stage, t } from './stage.ts';

const zoneNames: Record<ZoneId, Text> = {
  hand: t('手札', 'Hand'),
  deck: t('デッキ', 'Deck'),
  monsters: t('モンスター', 'Monsters'),
  spells: t('魔法・罠', 'Spells & traps'),
  field: t('フィールド', 'Field'),
  graveyard: t('墓地', 'Graveyard'),
  removed: t('除外', 'Removed'),
  fusion: t('融合', 'Fusion'),
};

const phaseNames: [string, Text, string?][] = [
  ['draw', t('ドローフェイズ', 'Draw Phase')],
  ['standby', t('スタンバイフェイズ', 'Standby Phase')],
  ['main1', t('メインフェイズ1', 'Main Phase 1')],
  ['battle', t('バトルフェイズ', 'Battle Phase'), 'battle'],
  ['main2', t('メインフェイズ2', 'Main Phase 2'), 'main2'],
  ['end', t('エンドフェイズ', 'End Phase'), 'end'],
];

const acts: Partial<Record<ZoneId, Record<'monster' | 'spell' | 'trap', string[]>>> = {
  hand: { monster: ['summon', 'set', 'special-summon'], spell: ['activate', 'set'], trap: ['activate', 'set'] },
  monsters: { monster: ['activate', 'attack', 'position', 'flip'], spell: [], trap: [] },
  spells: { monster: [], spell: ['activate'], trap: ['activate'] },
};

const hidden: ZoneId[] = ['hand', 'deck', 'fusion'];

/** Whether `look` knows what a card is. */
function knows(look: Seat, piece: Piece): boolean {
  if (piece.zone === 'deck') return false;
  return piece.faceUp || piece.owner === look;
}

function cardView(stage: Stage, look: Seat, piece: Piece): CardView {
  const place = { id: piece.id, owner: piece.owner, controller: piece.controller, zone: piece.zone };
  const shown = { faceUp: piece.faceUp, ...(piece.zone === 'monsters' ? { position: piece.position } : {}) };
  if (!knows(look, piece)) return { ...place, ...shown, known: false };
  const print = prints[piece.print];
  const monster = 'atk' in print && print.atk !== undefined && print.def !== undefined;
  const links = stage.chain.filter(({ targets }) => targets.includes(piece.id)).map(({ number }) => number);
  return {
    ...place,
    ...shown,
    known: true,
    ...print,
    ...(monster ? { atk: stage.atk(piece), def: print.def, baseAtk: print.atk, baseDef: print.def } : {}),
    ...(piece.changes.length > 0 ? { changes: piece.changes.map(({ by, what }) => ({ by, what })) } : {}),
    ...(piece.counters > 0
      ? { counters: [{ name: t('魔力カウンター', 'Spell counter'), count: piece.counters }] }
      : {}),
    ...(links.length > 0 ? { targetedBy: links } : {}),
    acts: piece.controller === look ? (acts[piece.zone]?.[print.kind] ?? []) : [],
  };
}

function zones(stage: Stage, look: Seat, seat: Seat): ZoneView[] {
  return (Object.keys(zoneNames) as ZoneId[]).map((id) => {
    const pieces = stage.in(seat, id);
    const view: ZoneView = { id, name: zoneNames[id], size: pieces.length };
    if (id === 'monsters' || id === 'spells' || id === 'field') {
      const columns = Array.from({ length: id === 'field' ? 1 : 5 }, (_, i) => i);
      return { ...view, places: columns.map((column) => pieces.find((p) => p.column === column)?.id ?? null) };
    }
    if (id === 'hand' || !hidden.includes(id) || (id === 'fusion' && seat === look))
      return { ...view, cards: pieces.map((p) => p.id) };
    return view;
  });
}

/** What one seat sees: built by naming what is visible, never by crossing out what is not. */
export function sceneFor(stage: Stage, look: Seat, ask: Ask | null, undo: boolean): Scene {
  const mine = ask !== null && ask.question.seat === look;
  const cards = stage.pieces
    .filter((p) => p.zone !== 'deck' && (p.zone !== 'fusion' || p.owner === look))
    .map((p) => cardView(stage, look, p));
  // A question about cards of one's own deck shows them, and only then.
  const shownByQuestion = mine ? new Set(ask.menu.flatMap(({ card }) => card ?? [])) : new Set<number>();
  for (const id of mine ? (ask.question.picked ?? []) : []) shownByQuestion.add(id);
  for (const id of shownByQuestion) {
    const piece = stage.piece(id);
    if (piece.zone === 'deck')
      cards.push({ ...cardView(stage, look, { ...piece, faceUp: true, zone: 'removed' }), zone: 'deck', acts: [] });
  }
  return {
    look,
    turn: stage.turn,
    turnSeat: stage.turnSeat,
    phase: stage.phase,
    step: stage.step,
    phases: phaseNames.map(([id, name, act]) => ({
      id,
      name,
      active: id === stage.phase,
      ...(act && id !== stage.phase ? { act } : {}),
    })),
    seats: {
      A: { life: stage.life.A, zones: zones(stage, look, 'A') },
      B: { life: stage.life.B, zones: zones(stage, look, 'B') },
    },
    cards,
    chain: stage.chain,
    battle: stage.battle ?? null,
    asks: mine ? ask.question : null,
    waitingFor: stage.result ? null : (ask?.question.seat ?? stage.turnSeat),
    menu: mine ? ask.menu.map((offer, decision) => ({ ...offer, decision })) : [],
    result: stage.result,
    chart: stage.chart,
    undo,
  };
}
