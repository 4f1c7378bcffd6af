import { type Bot, duelSeed, greedy, random } from '@rulechart/bots';
import {
  type CoreState,
  chartGraph,
  createGame,
  type Deck,
  type Game,
  type GraphState,
  IllegalDecision,
  knows,
  letPass,
  type Replay,
  redact,
  Session,
  type Setup,
} from '@rulechart/core';
import type { ChartState, FromEngine, LogEntry, Problem, Scene, Start, Text } from '../../protocol.ts';
import type { Hearers, Send } from '../serve.ts';
import { seatName, seatNumber, t } from '../words.ts';
import { capital, wordOf } from './menu.ts';
import type { Portrait, TableGame } from './portrait.ts';
import { sceneOf } from './scene.ts';

/** A saved duel of the table: the replay, and who sat where. */
interface SavedDuel {
  readonly rulechart: 'duel';
  readonly start: Start;
  readonly replay: Replay;
}

/** Whether what a file says of who sat where can be taken over. */
function isStart(given: unknown): given is Start {
  const { opponent, you, seed, letPass = {} } = (given ?? {}) as Partial<Record<keyof Start, unknown>>;
  const lists = typeof letPass === 'object' && letPass !== null ? Object.entries(letPass) : [['', null]];
  return (
    ['random', 'greedy', 'hotseat'].includes(opponent as string) &&
    (you === 'A' || you === 'B') &&
    Number.isSafeInteger(seed) &&
    (seed as number) >= 0 &&
    lists.every(([seat, asks]) => (seat === 'A' || seat === 'B') && Array.isArray(asks))
  );
}

/** The rules of one profile, made ready to be played and drawn. */
interface Prepared<S extends CoreState> {
  readonly game: Game<S>;
  readonly portrait: Portrait<S>;
  textOf(definition: number): Text;
}

/** The duel behind the page: rules, bots and log, in a worker. Only what the seat that looks may see goes out. */
export function duelEngine<S extends CoreState>(send: Send, { module, portray, deckText }: TableGame<S>): Hearers {
  const prepared = new Map<string, Prepared<S>>();
  const prepare = (profile = module.rules.profile ?? ''): Prepared<S> => {
    const known = prepared.get(profile);
    if (known) return known;
    const game = createGame<S>(
      (Object.hasOwn(module.profiles ?? {}, profile) && module.profiles?.[profile]) || module.rules,
      module.cards,
    );
    const texts = new Map<number, Text>();
    const textOf = (definition: number): Text => {
      let text = texts.get(definition);
      if (!text) {
        const tree = game.engine.definitions[definition]?.tree;
        text = (tree && module.cardText?.(tree, game)) ?? t('', '');
        texts.set(definition, text as Text);
      }
      return text as Text;
    };
    const made = { game, textOf, portrait: portray(game, textOf) };
    prepared.set(profile, made);
    return made;
  };
  let { game, portrait, textOf } = prepare();
  const playBy = (profile: string | undefined) => {
    ({ game, portrait, textOf } = prepare(profile));
  };

  let session: Session<S> | null = null;
  let start: Start | null = null;
  let bots: (Bot<S> | null)[] = [];
  let look = 0;
  let hotseat = false;
  let curtain = false;
  /** the state the chart came from, for tracing its last transition */
  let last: string | null = null;
  /** log lines as they were told: of which entry of the session's log, and whether they were taken back */
  let lines: { entry: LogEntry; at: number; seat: number | null }[] = [];
  let told = 0;
  let nextId = 1;
  let turnTold = 0;
  let film: { replay: SavedDuel; at: number } | null = null;

  const problem = (about: Problem['about'], text: Text, where?: string) =>
    send({ type: 'problem', about, text, ...(where ? { where } : {}) });

  const result = (): Scene['result'] => {
    if (!session) return null;
    if (session.conceded) {
      const loser = session.conceded;
      return { winner: loser === 'A' ? 'B' : 'A', reason: t(`${loser}が降参した。`, `${loser} resigned.`) };
    }
    const { result: code, resultReason } = session.state;
    if (code === 0) return null;
    const name = game.engine.reasons.name(resultReason);
    const rule = portrait.resultRules?.[name];
    return {
      winner: code === 3 ? null : seatName(code - 1),
      reason: capital((game.rules.reasons[name] ?? t(name, name)) as Text),
      ...(rule ? { source: portrait.source(game.passage(rule)) } : {}),
    };
  };

  const isHuman = (seat: number): boolean => bots[seat] === null || bots[seat] === undefined;

  /** New lines of the log, for the seat that looks. */
  const gather = (): LogEntry[] => {
    if (!session) return [];
    const fresh: LogEntry[] = [];
    const { log } = session;
    const add = (entry: Omit<LogEntry, 'id'>, at: number, seat: number | null) => {
      const line = { ...entry, id: nextId++ };
      lines.push({ entry: line, at, seat });
      fresh.push(line);
    };
    for (let i = told; i < log.length; i++) {
      const item = log[i];
      if (!item) continue;
      const { entry } = item;
      if (entry.turn > turnTold) {
        turnTold = entry.turn;
        const { turn, turnSeat } = session.state;
        const who = seatName((turn - turnTold) % 2 === 0 ? turnSeat : 1 - turnSeat);
        add(
          {
            turn: turnTold,
            kind: 'turn',
            text: t(`第${turnTold}ターン（${who}）`, `Turn ${turnTold} (${who})`),
            public: true,
          },
          i,
          null,
        );
      }
      const next = log[i + 1]?.entry;
      const line = portrait.tell(redact(entry, look), next && redact(next, look));
      if (line)
        add({ turn: entry.turn, text: line.text, kind: line.kind, cards: line.cards, public: line.public }, i, look);
    }
    told = log.length;
    return fresh;
  };

  const canUndo = (): boolean =>
    !hotseat && film === null && session !== null && session.decisions.length > 0 && lastChoice() >= 0;

  /** The last decision a person really made, as its place among the decisions; −1 if there was none. */
  const choices: number[] = [];
  const lastChoice = (): number => choices.at(-1) ?? -1;

  const show = () => {
    if (!session) return;
    const entries = gather();
    if (entries.length > 0) send({ type: 'log', entries });
    sendScene();
  };

  const sendScene = () => {
    if (!session) return;
    const scene = sceneOf(game, portrait, session.state, look, {
      undo: canUndo(),
      result: result(),
      last,
      asking: film === null && isHuman(look),
      textOf,
    });
    send({
      type: 'scene',
      scene: film
        ? {
            ...scene,
            asks: null,
            menu: [],
            undo: false,
            replay: { at: film.at, of: film.replay.replay.decisions.length },
          }
        : scene,
    });
  };

  const showAfresh = () => {
    if (!session) return;
    lines = [];
    told = 0;
    turnTold = 0;
    nextId = 1;
    send({ type: 'log', entries: gather(), reset: true });
    sendScene();
  };

  const graph = chartGraph(module.rules.machine);
  /** The drawn transition that a decision took: the deepest of its event that leads on to where the duel is now. */
  const transitionOf = (from: readonly string[], event: string, to: readonly string[]): string | null => {
    let best = -1;
    let depth = -1;
    graph.transitions.forEach((transition, i) => {
      if (transition.event !== event || !from.includes(transition.from)) return;
      const at = from.indexOf(transition.from) * 2 + (transition.to !== null && to.includes(transition.to) ? 1 : 0);
      if (at > depth) {
        depth = at;
        best = i;
      }
    });
    return best < 0 ? null : `t${best}`;
  };

  const play = (d: number) => {
    if (!session) return;
    const from = game.engine.chart.configurations[session.state.configuration]?.path ?? [];
    session.play(d);
    last = transitionOf(
      from,
      game.decode(d).type,
      game.engine.chart.configurations[session.state.configuration]?.path ?? [],
    );
  };

  /** Bots decide, and what leaves no choice is done, until a person is asked or the duel is over. */
  const advance = () => {
    while (session && !session.over) {
      const { state } = session;
      const menu = session.legal();
      const bot = bots[state.decider];
      if (bot) {
        const view = game.view(state, state.decider);
        const d =
          menu.length === 1
            ? (menu[0] as number)
            : bot.choose(view, Int32Array.from(menu), menu.length, game, {
                seat: state.decider,
                question: () => game.question(state),
              });
        play(d);
        continue;
      }
      const said = letPass(game, state, start?.letPass?.[seatName(state.decider)] ?? []);
      if (said !== null) {
        play(said);
        continue;
      }
      // Who does not look is asked whatever is left to do: a curtain that stays up would tell that nothing is.
      if (hotseat && state.decider !== look) return;
      const [only] = menu;
      const forced = menu.length === 1 && portrait.forced.includes(game.decode(only as number).type);
      if (!forced) return;
      play(only as number);
    }
  };

  /** Lets the curtain fall if it is the other who is asked; whether it fell. */
  const curtained = (): boolean => {
    if (!session || !hotseat || session.over || session.state.decider === look) return false;
    curtain = true;
    send({ type: 'curtain', next: seatName(session.state.decider) });
    return true;
  };

  const settle = () => {
    if (!curtained()) show();
  };

  const deckOf = (ref: Start['decks'][number], about: Problem['about']): Deck | null => {
    try {
      if ('builtIn' in ref) {
        const found = module.decks.find((deck) => deck.id === ref.builtIn);
        if (found) return found.deck;
        problem(about, t(`「${ref.builtIn}」というデッキはありません。`, `There is no deck "${ref.builtIn}".`));
        return null;
      }
      if (module.readDeck) return module.readDeck(ref.text, ref.name);
      problem(
        about,
        t('このゲームで使えるのは用意されたデッキだけです。', 'This game is played with built-in decks only.'),
      );
      return null;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      // A text that cannot be read says in which line; anything else is a fault of the engine.
      if (!('line' in error)) throw error;
      const where = `${'name' in ref ? ref.name : ''}:${error.line}`;
      problem(about, t(`デッキを読めません：${error.message}`, error.message), where);
      return null;
    }
  };

  const seatBots = (from: Start) => {
    hotseat = from.opponent === 'hotseat';
    const policy = from.opponent === 'greedy' && module.judge ? greedy<S>(module.judge) : random<S>;
    bots = [0, 1].map((seat) =>
      hotseat || seat === seatNumber(from.you) ? null : policy(duelSeed(from.seed, 0, seat + 1)),
    );
    look = seatNumber(from.you);
  };

  const begin = (from: Start) => {
    const decks: Deck[] = [];
    const { game: chosen } = prepare(from.profile);
    for (const [i, ref] of from.decks.entries()) {
      const about = i === 0 ? 'deckA' : 'deckB';
      const deck = deckOf(ref, about);
      if (!deck) return;
      const [first] = chosen.checkDeck(deck);
      if (first) return problem(about, first.text as Text, first.card);
      decks.push(deck);
    }
    let opened: Session<S>;
    try {
      opened = new Session<S>(chosen, { decks } as unknown as Setup, from.seed);
    } catch (error) {
      return problem(
        'start',
        t(`始められません：${String(error)}`, error instanceof Error ? error.message : String(error)),
      );
    }
    playBy(from.profile);
    session = opened;
    curtain = false;
    start = from;
    film = null;
    last = null;
    choices.length = 0;
    seatBots(from);
    // Whoever begins sits down first.
    if (hotseat) look = session.state.decider;
    else advance();
    showAfresh();
  };

  const decide = (d: number) => {
    if (!session || film || curtain) return;
    try {
      const refusals = game.explain(session.state, look, d);
      const [refusal] = refusals;
      if (refusal) return problem('engine', game.say(refusal, session.state, look) as Text);
      const at = session.decisions.length;
      play(d);
      choices.push(at);
      advance();
    } catch (error) {
      if (error instanceof IllegalDecision) return problem('engine', t(error.message, error.message));
      return problem(
        'engine',
        t(
          `エンジンの不具合：${String(error)}`,
          `A fault of the engine: ${error instanceof Error ? error.message : String(error)}`,
        ),
        `seed ${session.seed}`,
      );
    }
    settle();
  };

  const knownCount = (): number => {
    let n = 0;
    if (session) for (let e = 1; e <= session.state.entities; e++) if (knows(session.state, e, look)) n++;
    return n;
  };

  const undo = () => {
    if (!session || !canUndo()) return;
    const to = choices.pop() as number;
    const before = knownCount();
    while (session.decisions.length > to && session.undo());
    const seen = knownCount() < before;
    // The log goes on: what was taken back stays, marked, and what follows gets ids of its own.
    const kept = session.log.length;
    const marked: LogEntry[] = [];
    for (const line of lines) {
      if (line.at < kept || line.entry.undone || line.entry.kind === 'undo') continue;
      line.entry = { ...line.entry, undone: true };
      line.at = Number.POSITIVE_INFINITY;
      marked.push(line.entry);
    }
    const entry: LogEntry = {
      id: nextId++,
      turn: session.state.turn,
      kind: 'undo',
      public: true,
      text: seen
        ? t('行動を取り消した（隠れたカードを見た後）。', 'Took back a decision after hidden cards had been seen.')
        : t('行動を取り消した。', 'Took back a decision.'),
    };
    lines.push({ entry, at: -1, seat: null });
    told = kept;
    turnTold = session.state.turn;
    send({ type: 'log', entries: [...marked, entry] });
    sendScene();
  };

  const open = (text: string) => {
    let saved: Partial<SavedDuel>;
    try {
      saved = JSON.parse(text) as Partial<SavedDuel>;
    } catch (error) {
      return problem(
        'replay',
        t('リプレイのJSONが壊れています。', 'The replay is no JSON.'),
        error instanceof Error ? error.message : '',
      );
    }
    if (saved?.rulechart !== 'duel' || !isStart(saved.start) || !saved.replay) {
      return problem('replay', t('これはこのテーブルのリプレイではありません。', 'This is no replay of this table.'));
    }
    if (saved.replay.rules !== module.rules.id)
      return problem('replay', t('別のゲームのリプレイです。', 'This is a replay of another game.'));
    try {
      session = Session.from(prepare(saved.replay.profile).game, saved.replay);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return problem('replay', t(`リプレイを再生できません：${message}`, message));
    }
    playBy(saved.replay.profile);
    start = saved.start;
    seatBots(start);
    film = { replay: saved as SavedDuel, at: session.decisions.length };
    last = null;
    showAfresh();
  };

  const seek = (to: number) => {
    if (!film) return;
    const { replay } = film.replay;
    session = Session.from(game, replay, to);
    film = { ...film, at: to };
    showAfresh();
  };

  const explain = (act: { act: string; card?: number; target?: number }, ticket: number) => {
    if (!session || curtain) return send({ type: 'explained', ticket, refusals: [] });
    const { state } = session;
    let best: ReturnType<typeof game.explain> | null = null;
    for (const type of decisionsOf(act.act)) {
      const codec = game.engine.codecs.find(({ name }) => name === type);
      if (!codec) continue;
      const given: Record<string, number> = {};
      const [first, second] = codec.operands;
      if (act.card !== undefined && first) given[first.name] = act.card;
      if (act.target !== undefined && second) given[second.name] = act.target;
      const { legal, refusals } = game.explainAct(state, look, { type, ...given });
      if (legal) return send({ type: 'explained', ticket, refusals: [] });
      if (best === null || refusals.length < best.length) best = refusals;
    }
    send({
      type: 'explained',
      ticket,
      refusals: (best ?? []).map((refusal) => ({
        code: refusal.code,
        rule: refusal.rule,
        text: game.say(refusal, state, look) as Text,
        source: portrait.source(game.passage(refusal.rule)),
        ...untilOf(refusal.until),
      })),
    });
  };

  /** The decisions of the rules behind an act of the page, the likeliest first. */
  const decisionsOf = (act: string): string[] => {
    const found = Object.entries(portrait.actOf ?? {}).flatMap(([type, name]) => (name === act ? [type] : []));
    return found.length > 0 ? found : [act];
  };
  const actNames = (): Record<string, Text> => ({
    ...Object.fromEntries(game.decisionTypes.map((type) => [type, capital(wordOf(game, 'decision', type))])),
    ...portrait.actNames,
  });

  const untilOf = (id: string | undefined): { until?: Text } => {
    const until = id === undefined ? undefined : portrait.until?.(id);
    return until ? { until } : {};
  };

  const stateOf = (state: GraphState): ChartState => {
    const rule = state.rule ?? undefined;
    const name = portrait.stateName(state.key);
    return {
      id: state.id,
      key: state.key,
      type: state.type,
      ...(name ? { name } : {}),
      ...(rule && rule in game.rules.rulebook ? { rule: portrait.source(game.passage(rule)) } : {}),
      ...(state.initial ? { initial: state.initial } : {}),
      children: state.children.map(stateOf),
    };
  };
  send({
    type: 'ready',
    decks: module.decks.map((deck) => ({ id: deck.id, name: capital(deck.name as Text) })),
    profiles: Object.values(module.profiles ?? {}).map((rules) => ({
      id: rules.profile ?? '',
      name: rules.name as Text,
    })),
    windows: Object.entries(portrait.windows).map(([id, name]) => ({ id, name })),
    ...(deckText ? { deckText } : {}),
    acts: actNames(),
    stack: portrait.stackNames,
    chart: {
      id: graph.id,
      states: graph.states.map(stateOf),
      transitions: graph.transitions.flatMap(({ from, to, event, guard }, i) =>
        to === null ? [] : [{ id: `t${i}`, from, to, event: event ?? '', ...(guard ? { guard: String(guard) } : {}) }],
      ),
    },
  } satisfies FromEngine);

  return {
    start: ({ start: from }) => begin(from),
    decide: ({ decision }) => decide(decision),
    explain: ({ act, ticket }) => explain(act, ticket),
    undo,
    resign: () => {
      if (!session || session.over || curtain) return;
      session.concede(look);
      show();
    },
    save: () => {
      if (!session || !start) return;
      const saved: SavedDuel = film?.replay ?? { rulechart: 'duel', start, replay: session.replay() };
      send({ type: 'replay', filename: `rulechart-${start.seed}.json`, text: JSON.stringify(saved, null, 2) });
    },
    open: ({ text }) => open(text),
    curtain: () => {
      if (!session) return;
      curtain = false;
      look = session.state.decider;
      showAfresh();
    },
    seek: ({ to }) => seek(to),
    resume: () => {
      film = null;
      choices.length = 0;
      advance();
      if (!curtained()) showAfresh();
    },
  };
}
