import type { CardView, Scene, Seat, Text, ZoneView } from '../../protocol.ts';
import { type Print, prints } from './cards.ts';
import { type Ask, type Piece, type Stage, t } from './stage.ts';

const zoneNames: Record<string, Text> = {
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

const acts: Partial<Record<string, Record<'monster' | 'spell' | 'trap', string[]>>> = {
  hand: { monster: ['summon', 'set', 'special-summon'], spell: ['activate', 'set'], trap: ['activate', 'set'] },
  monsters: { monster: ['activate', 'attack', 'position', 'flip'], spell: [], trap: [] },
  spells: { monster: [], spell: ['activate'], trap: ['activate'] },
};

const hidden: string[] = ['hand', 'deck', 'fusion'];

/** Whether `look` knows what a card is. */
function knows(look: Seat, piece: Piece): boolean {
  if (piece.zone === 'deck') return false;
  return piece.faceUp || piece.owner === look;
}

const kinds: Record<Print['frame'], Text> = {
  normal: t('通常モンスター', 'Normal Monster'),
  effect: t('効果モンスター', 'Effect Monster'),
  fusion: t('融合モンスター', 'Fusion Monster'),
  ritual: t('儀式モンスター', 'Ritual Monster'),
  token: t('トークン', 'Token'),
  spell: t('魔法', 'Spell'),
  trap: t('罠', 'Trap'),
};

const icons: Record<NonNullable<Print['icon']>, Text> = {
  normal: t('通常', 'Normal'),
  'quick-play': t('速攻', 'Quick-Play'),
  continuous: t('永続', 'Continuous'),
  equip: t('装備', 'Equip'),
  field: t('フィールド', 'Field'),
  ritual: t('儀式', 'Ritual'),
  counter: t('カウンター', 'Counter'),
};

/** A print as a card shows it. */
function faceOf(
  stage: Stage,
  piece: Piece,
  { frame, icon, attribute, race, level, atk, def }: Print,
): Partial<CardView> {
  const kind = kinds[frame];
  if (atk === undefined || def === undefined || level === undefined || !attribute || !race) {
    const foot = icon ? icons[icon] : kind;
    return {
      emblem: frame === 'trap' ? 'sharp' : 'even',
      kind: t(`${foot.ja}${kind.ja}`, `${foot.en} ${kind.en}`),
      foot,
    };
  }
  const lies = piece.zone === 'monsters' && piece.position === 'defense';
  return {
    emblem: 'round',
    kind,
    traits: [attribute, race, kind],
    seal: { sign: attribute.ja, name: attribute },
    rank: { sign: '★', value: level, name: t(`レベル${level}`, `Level ${level}`) },
    figures: [
      { name: t('攻', 'ATK'), now: stage.atk(piece), base: atk, ...(lies ? {} : { strong: true as const }) },
      { name: t('守', 'DEF'), now: def, base: def, ...(lies ? { strong: true as const } : {}) },
    ],
  };
}

const onField = ['monsters', 'spells', 'field'];
const positions = { attack: t('攻撃表示', 'Attack Position'), defense: t('守備表示', 'Defense Position') };

function cardView(stage: Stage, look: Seat, piece: Piece): CardView {
  const links = stage.chain.filter(({ targets }) => targets.includes(piece.id));
  const states = [
    ...(piece.zone === 'monsters' ? [positions[piece.position]] : []),
    ...links.map(({ number }) => t(`チェーン${number}の対象`, `target of chain link ${number}`)),
  ];
  const shown: Omit<CardView, 'known'> = {
    id: piece.id,
    owner: piece.owner,
    controller: piece.controller,
    zone: piece.zone,
    ...(onField.includes(piece.zone) && !piece.faceUp ? { covered: true } : {}),
    ...(piece.zone === 'monsters' && piece.position === 'defense' ? { turned: true } : {}),
    ...(states.length > 0 ? { states } : {}),
  };
  if (!knows(look, piece)) return { ...shown, known: false };
  const print: Print = prints[piece.print];
  return {
    ...shown,
    known: true,
    name: print.name,
    key: print.password,
    frame: print.frame,
    text: print.text,
    ...faceOf(stage, piece, print),
    ...(piece.changes.length > 0 ? { changes: piece.changes.map(({ by, what }) => ({ by, what })) } : {}),
    ...(piece.counters > 0
      ? { counters: [{ name: t('魔力カウンター', 'Spell counter'), count: piece.counters }] }
      : {}),
    acts: piece.controller === look ? (acts[piece.zone]?.[print.kind] ?? []) : [],
  };
}

function zones(stage: Stage, look: Seat, seat: Seat): ZoneView[] {
  return Object.entries(zoneNames).map(([id, name]) => {
    const pieces = stage.in(seat, id);
    const view: ZoneView = { id, name, size: pieces.length };
    if (id === 'monsters' || id === 'spells' || id === 'field') {
      const columns = Array.from({ length: id === 'field' ? 1 : 5 }, (_, i) => i);
      return { ...view, places: columns.map((column) => pieces.flatMap((p) => (p.column === column ? [p.id] : []))) };
    }
    if (id === 'hand' || !hidden.includes(id) || (id === 'fusion' && seat === look))
      return { ...view, cards: pieces.map((p) => p.id) };
    return view;
  });
}

const life = (stage: Stage, seat: Seat) => ({
  name: t('ライフポイント', 'Life points'),
  short: t('LP', 'LP'),
  value: stage.life[seat],
});

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
      A: { life: life(stage, 'A'), zones: zones(stage, look, 'A') },
      B: { life: life(stage, 'B'), zones: zones(stage, look, 'B') },
    },
    cards,
    stack: stage.chain,
    battle: stage.battle ?? null,
    asks: mine ? ask.question : null,
    waitingFor: stage.result ? null : (ask?.question.seat ?? stage.turnSeat),
    menu: mine ? ask.menu.map((offer, decision) => ({ ...offer, decision })) : [],
    result: stage.result,
    chart: stage.chart,
    undo,
  };
}
