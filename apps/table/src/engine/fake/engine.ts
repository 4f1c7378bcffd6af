import type { FromEngine, Problem, Scene, Seat, Start, Text } from '../../protocol.ts';
import type { Hearers, Send } from '../serve.ts';
import { chart } from './chart.ts';
import { refusals } from './refusals.ts';
import { decks, duel } from './script.ts';
import { type Ask, type Beat, fill, type Offer, other, Stage, t, who } from './stage.ts';
import { sceneFor } from './view.ts';

const ready: FromEngine = {
  type: 'ready',
  decks: [
    { id: 'goat-control', name: t('ゴート・コントロール', 'Goat Control') },
    { id: 'beatdown', name: t('ビートダウン', 'Beatdown') },
    { id: 'vanilla', name: t('通常モンスター', 'Normal monsters') },
  ],
  profiles: [
    { id: 'ocg2007', name: t('OCG 2004–2007（新エキスパートルール）', 'OCG 2004–2007 (New Expert Rules)') },
    { id: 'expert1999', name: t('1999年エキスパートルール', 'Expert rules of 1999') },
  ],
  deckText: {
    hint: t('ydke:// リンク、または .ydk の中身を貼り付け', 'Paste a ydke:// link or the text of a .ydk file'),
    file: t('.ydk ファイルを選ぶ…', 'Choose a .ydk file…'),
    accept: '.ydk,text/plain',
  },
  acts: {
    activate: t('発動', 'Activate'),
    summon: t('召喚', 'Summon'),
    set: t('セット', 'Set'),
    flip: t('反転召喚', 'Flip Summon'),
    'special-summon': t('特殊召喚', 'Special Summon'),
    position: t('表示形式の変更', 'Change position'),
    attack: t('攻撃', 'Attack'),
  },
  stack: {
    name: t('チェーン', 'Chain'),
    empty: t('チェーンはありません。', 'No chain.'),
    link: t('チェーン{n}', 'Chain link {n}'),
  },
  chart,
};

/** A duel from its start: the script is run again for undo, replay and seek, since it always does the same. */
class Run {
  readonly stage = new Stage(decks);
  readonly script = duel(this.stage);
  ask: Ask | null = null;

  constructor(
    readonly start: Start,
    readonly decided: number[] = [],
  ) {}

  human(seat: Seat): boolean {
    return this.start.opponent === 'hotseat' || seat === this.start.you;
  }

  /** Runs on until a person is asked or the duel is over. `show` is called at each moment worth showing. */
  advance(answer: Offer | undefined, show: () => void): void {
    this.ask = null;
    let step: IteratorResult<Beat, void> = answer ? this.script.next(answer) : this.script.next(undefined as never);
    while (!step.done) {
      if (step.value === 'show') {
        show();
        step = this.script.next(undefined as never);
      } else if (this.human(step.value.question.seat)) {
        this.ask = step.value;
        return;
      } else {
        step = this.script.next(step.value.menu[0] as Offer);
      }
    }
  }

  decide(decision: number, show: () => void): boolean {
    const offer = this.ask?.menu[decision];
    if (!offer) return false;
    this.decided.push(decision);
    this.stage.hiddenSeen = false;
    this.advance(offer, show);
    return true;
  }

  static replay(start: Start, decisions: readonly number[]): Run {
    const run = new Run(start);
    run.advance(undefined, () => {});
    for (const decision of decisions)
      if (!run.decide(decision, () => {})) throw new Error(`decision ${run.decided.length + 1}`);
    return run;
  }
}

export function fakeEngine(send: Send, beat: string): Hearers {
  let run: Run | undefined;
  let look: Seat = 'A';
  let told = 0;
  /** While a replay is looked at: all its decisions. */
  let film: number[] | undefined;

  const problem = (about: Problem['about'], text: Text, where?: string) =>
    send({ type: 'problem', about, text, ...(where ? { where } : {}) });

  const visibleLog = (stage: Stage, from: number) =>
    stage.log
      .slice(from)
      .flatMap(({ seat, ...entry }: Stage['log'][number] & { seat?: Seat }) =>
        entry.public || seat === look ? [entry] : [],
      );

  const scene = (current: Run): Scene => {
    const view = sceneFor(current.stage, look, current.ask, canUndo(current));
    return film
      ? { ...view, asks: null, menu: [], undo: false, replay: { at: current.decided.length, of: film.length } }
      : view;
  };

  const canUndo = (current: Run) => current.start.opponent !== 'hotseat' && current.decided.length > 0 && !film;

  /** Sends what has happened since the last time, and how it looks now. */
  const show = () => {
    if (!run) return;
    const { stage } = run;
    const entries = visibleLog(stage, told);
    told = stage.log.length;
    if (entries.length > 0) send({ type: 'log', entries });
    send({ type: 'scene', scene: scene(run) });
  };

  /** Everything anew: another duel, another position or another looker. */
  const showAfresh = () => {
    if (!run) return;
    told = run.stage.log.length;
    send({ type: 'log', entries: visibleLog(run.stage, 0), reset: true });
    send({ type: 'scene', scene: scene(run) });
  };

  const settle = () => {
    if (!run) return;
    const seat = run.ask?.question.seat;
    if (seat && seat !== look && run.start.opponent === 'hotseat') send({ type: 'curtain', next: seat });
    else show();
  };

  const begin = (start: Start) => {
    for (const [i, deck] of start.decks.entries()) {
      const about = i === 0 ? 'deckA' : 'deckB';
      if ('builtIn' in deck) continue;
      const lines = deck.text.split(/\r?\n/);
      const bad = deck.text.trim().startsWith('ydke://')
        ? -1
        : lines.findIndex((line) => !/^\s*($|#|!|\d{1,8}\s*$)/.test(line));
      if (bad >= 0)
        return problem(
          about,
          t(`「${lines[bad]}」はカードの番号ではありません。`, `“${lines[bad]}” is not a card number.`),
          `${deck.name}:${bad + 1}`,
        );
      if (!deck.text.trim()) return problem(about, t('デッキが空です。', 'The deck is empty.'), deck.name);
    }
    film = undefined;
    look = start.you;
    told = 0;
    run = new Run(start);
    send({ type: 'log', entries: [], reset: true });
    run.advance(undefined, show);
    settle();
  };

  const open = (text: string) => {
    try {
      const file = JSON.parse(text) as { rulechart?: string; start?: Start; decisions?: number[] };
      if (file.rulechart !== 'replay' || !file.start || !Array.isArray(file.decisions)) throw new Error('format');
      const opened = Run.replay(file.start, file.decisions);
      film = file.decisions;
      run = opened;
      look = file.start.you;
      showAfresh();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      problem(
        'replay',
        t('これはこのデュエルのリプレイではありません。', 'This is not a replay of this duel.'),
        message,
      );
    }
  };

  const undo = () => {
    if (!run || !canUndo(run)) return;
    const { hiddenSeen, log } = run.stage;
    const back = Run.replay(run.start, run.decided.slice(0, -1));
    // The log goes on: what was taken back stays, marked, and what follows gets ids of its own.
    let kept = back.stage.log.length;
    const marked = log.map((entry) =>
      entry.undone || entry.kind === 'undo' || kept-- > 0 ? entry : { ...entry, undone: true },
    );
    const id = (log.at(-1)?.id ?? 0) + 1;
    const text = hiddenSeen
      ? t('行動を取り消した（伏せられたカードを見た後）。', 'Took back a decision after hidden cards had been seen.')
      : t('行動を取り消した。', 'Took back a decision.');
    back.stage.log = [...marked, { id, turn: back.stage.turn, kind: 'undo', text, public: true }];
    back.stage.goOnFrom(id);
    run = back;
    told = back.stage.log.length;
    send({ type: 'log', entries: visibleLog(back.stage, 0) });
    send({ type: 'scene', scene: scene(run) });
  };

  const resign = () => {
    if (!run) return;
    const { stage } = run;
    const reason = fill(t('{who}が降参した。', '{who} resigned.'), { who: who(look) });
    stage.result = { winner: other(look), reason };
    stage.say('result', fill(t('{who}の勝ち。{why}', '{who} wins. {why}'), { who: who(other(look)), why: reason }));
    run.ask = null;
    show();
  };

  const save = () => {
    if (!run) return;
    const file = { rulechart: 'replay', start: run.start, decisions: film ?? run.decided };
    send({ type: 'replay', filename: `rulechart-${run.start.seed}.json`, text: JSON.stringify(file, null, 2) });
  };

  send(ready);
  if (beat) {
    const start: Start = {
      decks: [{ builtIn: 'goat-control' }, { builtIn: 'beatdown' }],
      opponent: 'greedy',
      you: 'A',
      seed: 1,
    };
    look = 'A';
    run = new Run(start);
    run.advance(undefined, () => {});
    while (run.ask && run.ask.beat !== beat) run.decide(0, () => {});
    showAfresh();
  }
  return {
    start: ({ start }) => begin(start),
    decide: ({ decision }) => {
      if (run?.decide(decision, show)) settle();
      else problem('engine', t('その選択肢はありません。', 'There is no such option.'));
    },
    explain: ({ ticket, act }) =>
      send({ type: 'explained', ticket, refusals: run ? refusals(run.stage, look, run.ask, act) : [] }),
    undo,
    resign,
    save,
    open: ({ text }) => open(text),
    curtain: () => {
      look = other(look);
      showAfresh();
    },
    seek: ({ to }) => {
      if (!run || !film) return;
      run = Run.replay(run.start, film.slice(0, to));
      showAfresh();
    },
    resume: () => {
      film = undefined;
      showAfresh();
    },
  };
}
