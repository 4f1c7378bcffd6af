import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { desk } from '../table/desk.ts';
import { settings } from '../table/settings.ts';
import { table, useTable } from '../table/table.ts';
import { useWords } from '../words/index.ts';
import { OpenReplay } from './OpenReplay.tsx';
import { Setup } from './Setup.tsx';
import { Window } from './Window.tsx';

const Chart = lazy(() => import('../chart/Chart.tsx'));

/** All windows of the page, each shut until it is asked for. */
export function Windows() {
  const { words } = useWords();
  return (
    <>
      <Window name="setup" title={words.setup} wide>
        <Setup />
      </Window>
      <Window name="options" title={words.menu}>
        <Options />
      </Window>
      <Window name="resign" title={words.resignTitle}>
        <Resign />
      </Window>
      <Window name="keys" title={words.keys}>
        <Keys />
      </Window>
      <Window name="chart" title={words.chart} wide>
        <Suspense fallback={<p className="quiet">{words.chartLoading}</p>}>
          <Chart whole />
        </Suspense>
      </Window>
    </>
  );
}

function Resign() {
  const { words } = useWords();
  const close = () => desk.set({ dialog: null });
  return (
    <>
      <p>{words.resignLead}</p>
      <div className="window-foot">
        <button
          type="button"
          className="button danger"
          onClick={() => {
            close();
            table.resign();
          }}
        >
          {words.resignDo}
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: the harmless answer is at hand */}
        <button type="button" className="button" autoFocus onClick={close}>
          {words.cancel}
        </button>
      </div>
    </>
  );
}

function Options() {
  const { words } = useWords();
  const { scene } = useTable();
  const { theme, pace, numberKeys } = useSyncExternalStore(settings.subscribe, settings.get);
  const go = (dialog: 'setup' | 'keys') => desk.set({ dialog });
  return (
    <div className="options">
      <div className="options-acts">
        <button type="button" className="button" onClick={() => go('setup')}>
          {words.newDuel}
        </button>
        {scene && (
          <button type="button" className="button" onClick={table.save}>
            {words.saveReplay}
          </button>
        )}
        <OpenReplay className="button" />
        <button type="button" className="button" onClick={() => go('keys')}>
          {words.keys}
        </button>
      </div>
      <Segments
        legend={words.theme}
        value={theme}
        onChange={(value) => settings.set({ theme: value })}
        choices={[
          ['auto', words.themeAuto],
          ['light', words.themeLight],
          ['dark', words.themeDark],
        ]}
      />
      <Segments
        legend={words.pace}
        value={pace}
        onChange={(value) => settings.set({ pace: value })}
        choices={[
          ['slow', words.paceSlow],
          ['normal', words.paceNormal],
          ['instant', words.paceInstant],
        ]}
      />
      <Segments
        legend={words.numberKeys}
        value={numberKeys ? 'on' : 'off'}
        onChange={(value) => settings.set({ numberKeys: value === 'on' })}
        choices={[
          ['on', words.on],
          ['off', words.off],
        ]}
      />
    </div>
  );
}

interface SegmentsProps<T extends string> {
  legend: string;
  value: T;
  choices: [T, ReactNode][];
  onChange: (value: T) => void;
}

function Segments<T extends string>({ legend, value, choices, onChange }: SegmentsProps<T>) {
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <div className="tiles">
        {choices.map(([id, name]) => (
          <label key={id} className="tile">
            <input type="radio" name={legend} checked={value === id} onChange={() => onChange(id)} />
            <span>
              <b>{name}</b>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Keys() {
  const { words } = useWords();
  const rows: [string, string][] = [
    ['← ↑ → ↓', words.key.arrows],
    ['Tab', words.key.tab],
    ['F6', words.key.f6],
    ['Enter', words.key.enter],
    ['Esc', words.key.escape],
    ['1 – 9', words.key.digits],
    ['U', words.key.u],
    ['?', words.key.question],
  ];
  return (
    <>
      <p>{words.keysLead}</p>
      <dl className="keys">
        {rows.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd className="key">{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
