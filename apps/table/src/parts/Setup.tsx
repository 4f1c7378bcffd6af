import { type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react';
import { games } from '../games/index.ts';
import { type GameId, gameIds, type Opponent, type Ready, type Seat } from '../protocol.ts';
import { settings } from '../table/settings.ts';
import {
  type DeckChoice,
  fitting,
  linkOf,
  newSeed,
  type SetupForm,
  setupForm,
  startOf,
  validSeed,
} from '../table/setup.ts';
import { table, useTable } from '../table/table.ts';
import { useWords } from '../words/index.ts';
import { OpenReplay } from './OpenReplay.tsx';
import { ProblemNote } from './ProblemNote.tsx';

/** Two decks, somebody to play against, a seed. */
export function Setup() {
  const { readies, busy } = useTable();
  const { game } = useSyncExternalStore(settings.subscribe, settings.get);
  const ready = readies[game];
  const { words, say } = useWords();
  const form = useSyncExternalStore(setupForm.subscribe, setupForm.get);
  const [complaint, setComplaint] = useState<'deck' | 'seed' | null>(null);
  const [copied, setCopied] = useState(false);
  const seedId = useId();
  const change = (part: Partial<SetupForm>) => {
    setComplaint(null);
    setCopied(false);
    setupForm.set(part);
  };
  const chosen = (id: GameId) => {
    settings.set({ game: id });
    table.prepare(id);
  };
  const gameTiles = (
    <Choice legend={words.gameIs}>
      {gameIds.map((id) => (
        <label key={id} className="tile">
          <input type="radio" name="game" checked={game === id} onChange={() => chosen(id)} />
          <span>
            <b>{say(games[id].name)}</b>
            <small>{say(games[id].note)}</small>
          </span>
        </label>
      ))}
    </Choice>
  );
  if (!ready)
    return (
      <div className="setup">
        {gameTiles}
        <p className="quiet">{words.loading}</p>
      </div>
    );

  const filled = fitting(form, ready);
  const setDeck = (index: 0 | 1, deck: DeckChoice) =>
    change({ decks: index === 0 ? [deck, filled.decks[1]] : [filled.decks[0], deck] });

  const submit = () => {
    if (filled.decks.some(({ own, text }) => own && !text.trim())) return setComplaint('deck');
    if (!validSeed(filled.seed)) return setComplaint('seed');
    table.start(game, startOf(filled));
  };

  const opponents: [Opponent, string, string][] = [
    ['greedy', words.opponentGreedy, words.opponentGreedyNote],
    ['random', words.opponentRandom, words.opponentRandomNote],
    ['hotseat', words.opponentHotseat, words.opponentHotseatNote],
  ];

  return (
    <form
      className="setup"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ProblemNote />
      {gameTiles}
      <div className="setup-decks">
        <DeckField title={words.yourDeck} ready={ready} deck={filled.decks[0]} onChange={(deck) => setDeck(0, deck)} />
        <DeckField title={words.theirDeck} ready={ready} deck={filled.decks[1]} onChange={(deck) => setDeck(1, deck)} />
      </div>
      <Choice legend={words.opponentIs}>
        {opponents.map(([id, name, note]) => (
          <label key={id} className="tile">
            <input
              type="radio"
              name="opponent"
              checked={filled.opponent === id}
              onChange={() => change({ opponent: id })}
            />
            <span>
              <b>{name}</b>
              <small>{note}</small>
            </span>
          </label>
        ))}
      </Choice>
      {filled.opponent === 'hotseat' && (
        <div className="setup-row">
          {(['A', 'B'] as const).map((seat) => (
            <LetPass key={seat} seat={seat} windows={ready.windows ?? []} form={filled} onChange={change} />
          ))}
        </div>
      )}
      <div className="setup-row">
        <Choice legend={words.goFirst}>
          {(['you', 'them'] as const).map((id) => (
            <label key={id} className="tile">
              <input type="radio" name="first" checked={filled.first === id} onChange={() => change({ first: id })} />
              <span>
                <b>{id === 'you' ? words.goFirstYou : words.goFirstThem}</b>
              </span>
            </label>
          ))}
        </Choice>
        <div className="field">
          <label htmlFor={seedId}>{words.seed}</label>
          <div className="field-row">
            <input
              id={seedId}
              inputMode="numeric"
              autoComplete="off"
              value={filled.seed}
              aria-invalid={complaint === 'seed' || undefined}
              aria-describedby={`${seedId}-note`}
              onChange={({ target }) => change({ seed: target.value })}
            />
            <button type="button" className="button quiet-button" onClick={() => change({ seed: newSeed() })}>
              {words.reroll}
            </button>
          </div>
          <small id={`${seedId}-note`} className={complaint === 'seed' ? 'complaint' : undefined}>
            {complaint === 'seed' ? words.seedBad : words.seedNote}
          </small>
        </div>
        {ready.profiles && ready.profiles.length > 1 && (
          <label className="field">
            <span>{words.profile}</span>
            <select value={filled.profile} onChange={({ target }) => change({ profile: target.value })}>
              {ready.profiles.map(({ id, name }) => (
                <option key={id} value={id}>
                  {say(name)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {complaint === 'deck' && (
        <p className="complaint" role="alert">
          {words.deckNone}
        </p>
      )}
      <div className="setup-foot">
        <button type="submit" className="button primary" aria-disabled={busy || undefined}>
          {busy ? words.starting : words.start}
        </button>
        <button
          type="button"
          className="button quiet-button"
          onClick={() => navigator.clipboard?.writeText(linkOf(game, filled)).then(() => setCopied(true))}
        >
          {copied ? words.copied : words.copyLink}
        </button>
        <OpenReplay />
      </div>
    </form>
  );
}

function Choice({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <div className="tiles">{children}</div>
    </fieldset>
  );
}

interface LetPassProps {
  seat: Seat;
  windows: NonNullable<Ready['windows']>;
  form: SetupForm;
  onChange: (change: Partial<SetupForm>) => void;
}

/** What a seat says beforehand that it lets go by in the turns of the other. */
function LetPass({ seat, windows, form: { letPass }, onChange }: LetPassProps) {
  const { words, say } = useWords();
  const said = letPass[seat] ?? [];
  return (
    <Choice legend={words.letPass(seat)}>
      {windows.map(({ id, name }) => (
        <label key={id} className="tile">
          <input
            type="checkbox"
            checked={said.includes(id)}
            onChange={({ target }) =>
              onChange({
                letPass: { ...letPass, [seat]: target.checked ? [...said, id] : said.filter((other) => other !== id) },
              })
            }
          />
          <span>{say(name)}</span>
        </label>
      ))}
    </Choice>
  );
}

interface DeckFieldProps {
  title: string;
  ready: Ready;
  deck: DeckChoice;
  onChange: (deck: DeckChoice) => void;
}

function DeckField({ title, ready: { decks, deckText }, deck, onChange }: DeckFieldProps) {
  const { words, say } = useWords();
  const file = useRef<HTMLInputElement>(null);
  const id = useId();
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    const text = await chosen.text().catch(() => undefined);
    if (text === undefined) return;
    onChange({ ...deck, own: true, text, name: chosen.name });
  };
  return (
    <fieldset className="choice deck-field">
      <legend>{title}</legend>
      {deckText && (
        <div className="tiles">
          <label className="tile">
            <input type="radio" name={id} checked={!deck.own} onChange={() => onChange({ ...deck, own: false })} />
            <span>
              <b>{words.builtIn}</b>
            </span>
          </label>
          <label className="tile">
            <input type="radio" name={id} checked={deck.own} onChange={() => onChange({ ...deck, own: true })} />
            <span>
              <b>{words.ownDeck}</b>
            </span>
          </label>
        </div>
      )}
      {deck.own && deckText ? (
        <>
          <label className="field">
            <span>{say(deckText.hint)}</span>
            <textarea
              rows={4}
              spellCheck={false}
              value={deck.text}
              onChange={({ target }) => onChange({ ...deck, text: target.value, name: words.deckTextName })}
            />
          </label>
          <div className="field-row">
            <button type="button" className="button quiet-button" onClick={() => file.current?.click()}>
              {say(deckText.file)}
            </button>
            {deck.name && <small>{deck.name}</small>}
          </div>
          <input
            ref={file}
            type="file"
            accept={deckText.accept}
            className="hidden"
            tabIndex={-1}
            aria-label={say(deckText.file)}
            onChange={({ target }) => {
              void read(target.files?.[0]);
              target.value = '';
            }}
          />
        </>
      ) : (
        <label className="field">
          <span className="hidden">{words.builtIn}</span>
          <select value={deck.builtIn} onChange={({ target }) => onChange({ ...deck, builtIn: target.value })}>
            {decks.map(({ id: deckId, name }) => (
              <option key={deckId} value={deckId}>
                {say(name)}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}
