import { useEffect, useRef, useState } from 'react';
import type { OptionView, QuestionView, ZoneId } from '../protocol.ts';
import { nameOf, seatName, tellOption } from '../table/describe.ts';
import { useLook } from '../table/desk.ts';
import type { Look } from '../table/look.ts';
import { useRoving } from '../table/roving.ts';
import { table, useTable } from '../table/table.ts';
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
  const about = question.about === undefined ? undefined : look.card(question.about);
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

const onTable: readonly ZoneId[] = ['hand', 'monsters', 'spells', 'field'];
const isOnTable = (look: Look, card: number) => onTable.includes(look.card(card)?.zone ?? 'deck');

/** Cards that can all be reached on the table are chosen there; otherwise the question shows them in a row of its own. */
function needsStrip(look: Look, kind: QuestionView['kind']): boolean {
  const ids = [...(look.scene.asks?.picked ?? []), ...look.scene.menu.flatMap(({ card }) => card ?? [])];
  return kind === 'order' || (kind === 'pick' && ids.some((id) => !isOnTable(look, id)));
}

/** The options that are buttons of the question: all but those that one uses at their cards. */
function answersTo(look: Look, kind: QuestionView['kind']): OptionView[] {
  const { menu } = look.scene;
  if (kind === 'pick' || kind === 'order') return [...look.loose];
  // An act of a card in a pile would be hard to find there.
  if (kind === 'act') return menu.filter(({ card }) => card === undefined || !isOnTable(look, card));
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
  const { words } = useWords();
  const answers = answersTo(look, question.kind);
  const listed = needsStrip(look, question.kind) ? 0 : look.scene.menu.length;
  // Places of one row are told apart by their number.
  const rows = new Set(answers.map(({ place }) => place && `${place.seat} ${place.zone}`));
  const short = question.kind === 'place' && rows.size === 1;
  if (answers.length > MANY) return <LongList answers={answers} />;
  return (
    <div className="answers">
      {answers.map((option, i) => (
        <Answer key={option.decision} option={option} number={i + 1} short={short} />
      ))}
      {question.kind === 'pick' && !answers.some(({ act }) => act === 'done') && (
        <WhyButton className="button answer" option={undefined} act={{ act: 'done' }}>
          {words.act['done']}
        </WhyButton>
      )}
      {listed > answers.length && <AllActs options={look.scene.menu} />}
    </div>
  );
}

/** One answer; the first nine have a key each. */
function Answer({ option, number, short = false }: { option: OptionView; number: number; short?: boolean }) {
  const look = useLook();
  const { words, say } = useWords();
  const label = tellOption(option, look, words, say, option.card !== look.scene.asks?.about);
  return (
    <button
      type="button"
      className="button answer"
      data-act={option.act}
      data-key={number}
      aria-label={short ? label : undefined}
      onClick={() => table.decide(option.decision)}
    >
      {number <= 9 && (
        <span aria-hidden="true" className="key">
          {number}
        </span>
      )}
      <span>{short && option.place ? words.column(option.place.column + 1) : label}</span>
    </button>
  );
}

function LongList({ answers }: { answers: readonly OptionView[] }) {
  const { words } = useWords();
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const found = answers.filter(({ label }) => `${label.ja} ${label.en}`.toLowerCase().includes(wanted));
  return (
    <div className="long-list">
      <label>
        <span>{words.filter}</span>
        <input type="search" value={filter} onChange={({ target }) => setFilter(target.value)} />
      </label>
      {found.length === 0 && <p className="quiet">{words.noMatch}</p>}
      <ul>
        {found.map((option, i) => (
          <li key={option.decision}>
            <Answer option={option} number={i + 1} />
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
