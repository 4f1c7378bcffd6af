import { useEffect, useRef, useState } from 'react';
import { games } from '../games/index.ts';
import type { OptionView, QuestionView } from '../protocol.ts';
import { type Choice, choicesOf, take } from '../table/choices.ts';
import { nameOf, seatName, useTellChoice } from '../table/describe.ts';
import { type Aim, desk, useDesk, useLook } from '../table/desk.ts';
import type { Look } from '../table/look.ts';
import { useRoving } from '../table/roving.ts';
import { table, useGame, useTable } from '../table/table.ts';
import { useWords } from '../words/index.ts';
import { AllActs } from './AllActs.tsx';
import { CardSpot } from './CardSpot.tsx';
import { WhyButton } from './WhyButton.tsx';

/** More options than this are a list with a filter, not a row of buttons. */
const MANY = 12;

/** The question that is open: who is asked what and why, what is left, and the answers that belong to no card. */
export function Prompt() {
  const look = useLook();
  const { behind } = useTable();
  const { words } = useWords();
  const { asks, waitingFor, result } = look.scene;
  const box = useFocusWhenLost(asks);
  const frame = useHeight();

  if (result || look.scene.replay) return null;
  return (
    <div className="prompt-frame" ref={frame}>
      <section
        className="prompt"
        data-region="prompt"
        data-mine={look.mine || undefined}
        aria-labelledby="prompt-who prompt-text"
        tabIndex={-1}
        ref={box}
      >
        {asks && look.mine ? (
          <Question question={asks} />
        ) : (
          <div className="prompt-words">
            <p id="prompt-who" className="prompt-who">
              {words.prompt}
            </p>
            <p id="prompt-text" className="prompt-text waiting">
              {words.thinking(seatName(look, waitingFor ?? look.them, words))}
            </p>
          </div>
        )}
        {behind > 0 && (
          <button type="button" className="button" onClick={table.skipAhead}>
            {words.skipAhead}
          </button>
        )}
      </section>
    </div>
  );
}

function Question({ question }: { question: QuestionView }) {
  const look = useLook();
  const { words, say } = useWords();
  const { kind, prompt, why, source, left, picked = [], max } = question;
  const { aiming } = useDesk();
  const about = question.about === undefined ? undefined : look.card(question.about);
  if (aiming && look.places.length > 0) return <Aiming aim={aiming} />;
  return (
    <>
      <div className="prompt-words">
        <p id="prompt-who" className="prompt-who">
          <span className="stamp stamp-small" aria-hidden="true">
            {question.seat}
          </span>
          {words.decides(seatName(look, question.seat, words))}
          <span className="prompt-kind">{words.questionKind[kind]}</span>
          {about && <span className="prompt-about">{nameOf(about, words, say)}</span>}
        </p>
        <p id="prompt-text" className="prompt-text">
          {say(prompt)}
          {left && <span className="prompt-left">{say(left)}</span>}
          {kind === 'pick' && max !== undefined && (
            <span className="hidden">{words.pickedCount(picked.length, max)}</span>
          )}
        </p>
        <p className="prompt-why">
          <span>{words.because}: </span>
          {say(why)}
          {source && <cite> {say(source)}</cite>}
        </p>
      </div>
      {needsStrip(look, kind) && <Candidates question={question} />}
      <Answers question={question} />
    </>
  );
}

/** An act is chosen, and the question is where: the places themselves are the answers. */
function Aiming({ aim: { card, act } }: { aim: Aim }) {
  const look = useLook();
  const { ready } = useGame();
  const { words, say } = useWords();
  const name = ready?.acts[act];
  return (
    <>
      <div className="prompt-words">
        <p id="prompt-who" className="prompt-who">
          {name && say(name)}
          <span className="prompt-about">{nameOf(look.card(card) ?? unknown, words, say)}</span>
        </p>
        <p id="prompt-text" className="prompt-text">
          {words.where}
        </p>
      </div>
      <div className="answers">
        <button type="button" className="button" onClick={() => desk.set({ aiming: null })}>
          {words.cancel}
        </button>
      </div>
    </>
  );
}

/** Whether a card lies where it can be pressed. */
const isOnTable = (look: Look, card: number) => games[table.get().game].laid.includes(look.card(card)?.zone ?? '');

/** Cards that can all be reached on the table are chosen there; otherwise the question shows them in a row of its own. */
function needsStrip(look: Look, kind: QuestionView['kind']): boolean {
  const ids = [...(look.scene.asks?.picked ?? []), ...look.scene.menu.flatMap(({ card }) => card ?? [])];
  return kind === 'order' || (kind === 'pick' && ids.some((id) => !isOnTable(look, id)));
}

/** The own pile in which a card lies and can be looked at. */
function pileOf(look: Look, card: number | undefined): string | undefined {
  const view = card === undefined ? undefined : look.card(card);
  if (!view || view.controller !== look.me || isOnTable(look, view.id)) return undefined;
  return look.zone(look.me, view.zone)?.cards?.includes(view.id) ? view.zone : undefined;
}

/** Piles with several acts: one button opens the pile, so that the question does not grow over the table. */
function pilesTo(look: Look, answers: readonly Choice[]): string[] {
  const counts = new Map<string, number>();
  for (const { option } of answers) {
    const pile = look.scene.asks?.kind === 'act' ? pileOf(look, option.card) : undefined;
    if (pile) counts.set(pile, (counts.get(pile) ?? 0) + 1);
  }
  return [...counts].flatMap(([pile, n]) => (n > 1 ? [pile] : []));
}

/** The options that are buttons of the question: all but those that one uses at their cards. */
function answersTo(look: Look, kind: QuestionView['kind']): OptionView[] {
  const { menu } = look.scene;
  if (kind === 'pick' || kind === 'order') return [...look.loose];
  // An act of a card in a pile would be hard to find there, and what is asked about one card is answered here.
  if (kind === 'act') {
    const about = look.scene.asks?.about;
    return menu.filter(({ card }) => card === undefined || card === about || !isOnTable(look, card));
  }
  return menu.toSorted((a, b) => rank(kind, a) - rank(kind, b));
}

const rank = (kind: QuestionView['kind'], { option, place }: OptionView): number =>
  (kind === 'number' ? option : kind === 'place' ? place?.column : 0) ?? 0;

/** The cards one may choose from, wherever they are, in one row beside the question. */
function Candidates({ question }: { question: QuestionView }) {
  const look = useLook();
  const { words, say } = useWords();
  const roving = useRoving<HTMLDivElement>();
  const picked = question.picked ?? [];
  const offered = look.scene.menu.flatMap(({ card }) => card ?? []);
  return (
    <div className="candidates">
      {question.kind === 'order' && picked.length > 0 && (
        <p className="hidden">
          {words.orderSoFar}: {picked.map((id) => nameOf(look.card(id) ?? unknown, words, say)).join(words.comma)}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a row of cards is no set of form fields */}
      <div className="candidate-row" role="group" aria-label={words.candidates} {...roving}>
        {[...picked, ...offered.filter((id) => !picked.includes(id))].map((id) => {
          const card = look.card(id);
          return card && <CardSpot key={id} card={card} copy />;
        })}
      </div>
    </div>
  );
}

const unknown = { known: false } as Parameters<typeof nameOf>[0];

function Answers({ question }: { question: QuestionView }) {
  const look = useLook();
  const { words, say } = useWords();
  const all = choicesOf(answersTo(look, question.kind));
  const piles = pilesTo(look, all);
  const answers = all.filter(({ option }) => !piles.includes(pileOf(look, option.card) ?? ''));
  const listed = needsStrip(look, question.kind) ? 0 : choicesOf(look.scene.menu).length;
  // Places of one row are told apart by their number.
  const rows = new Set(answers.map(({ option: { place } }) => place && `${place.seat} ${place.zone}`));
  const short = question.kind === 'place' && rows.size === 1;
  if (answers.length > MANY) return <LongList answers={answers} />;
  return (
    <div className="answers">
      {answers.map((choice, i) => (
        <Answer key={choice.option.decision} choice={choice} number={i + 1} short={short} />
      ))}
      {piles.map((zone) => (
        <button key={zone} type="button" className="button" onClick={() => desk.set({ pile: { seat: look.me, zone } })}>
          {say(look.zone(look.me, zone)?.name ?? { ja: zone, en: zone })}…
        </button>
      ))}
      {question.kind === 'pick' && !answers.some(({ option }) => option.act === 'done') && (
        <WhyButton className="button answer" option={undefined} act={{ act: 'done' }}>
          {words.done}
        </WhyButton>
      )}
      {listed > answers.length && <AllActs options={look.scene.menu} />}
    </div>
  );
}

/** One answer; the first nine have a key each. */
function Answer({ choice, number, short = false }: { choice: Choice; number: number; short?: boolean }) {
  const look = useLook();
  const { say } = useWords();
  const tell = useTellChoice();
  const { option } = choice;
  const label = tell(choice, option.card !== look.scene.asks?.about);
  const shown = short && option.place ? say(option.place.name) : label;
  return (
    <button
      type="button"
      className="button answer"
      data-act={option.act}
      data-key={number}
      aria-label={shown === label ? undefined : label}
      onClick={() => take(choice)}
    >
      {number <= 9 && (
        <span aria-hidden="true" className="key">
          {number}
        </span>
      )}
      <span>{shown}</span>
    </button>
  );
}

function LongList({ answers }: { answers: readonly Choice[] }) {
  const { words } = useWords();
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const found = answers.filter(({ option: { label } }) => `${label.ja} ${label.en}`.toLowerCase().includes(wanted));
  return (
    <div className="long-list">
      <label>
        <span>{words.filter}</span>
        <input type="search" value={filter} onChange={({ target }) => setFilter(target.value)} />
      </label>
      {found.length === 0 && <p className="quiet">{words.noMatch}</p>}
      <ul>
        {found.map((choice, i) => (
          <li key={choice.option.decision}>
            <Answer choice={choice} number={i + 1} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A new question takes the focus only when the thing that had it is gone: a selection is never dropped. */
function useFocusWhenLost(asks: QuestionView | null) {
  const box = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const remember = () => {
      hadFocus.current = true;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (asks && lost && hadFocus.current) box.current?.focus();
  }, [asks]);
  return box;
}

/** On a small screen the prompt lies over the foot of the page, which must leave room for it. */
function useHeight() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watch = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--prompt-height', `${element.offsetHeight}px`),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return frame;
}
