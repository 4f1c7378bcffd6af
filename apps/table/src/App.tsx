import { lazy, Suspense, useEffect, useMemo } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Acts } from './parts/Acts.tsx';
import { Curtain } from './parts/Curtain.tsx';
import { Felt } from './parts/Felt.tsx';
import { GameOver } from './parts/GameOver.tsx';
import { Header } from './parts/Header.tsx';
import { Inspector } from './parts/Inspector.tsx';
import { Landing } from './parts/Landing.tsx';
import { Announcer, Log } from './parts/Log.tsx';
import { Panels } from './parts/Panels.tsx';
import { PileDialog } from './parts/PileDialog.tsx';
import { ProblemNote } from './parts/ProblemNote.tsx';
import { Stack } from './parts/Stack.tsx';
import { WhisperBox } from './parts/WhisperBox.tsx';
import { Windows } from './parts/Windows.tsx';
import type { Scene } from './protocol.ts';
import { desk, LookProvider, useDesk } from './table/desk.ts';
import { useLink, useSettingsNotice } from './table/invitation.ts';
import { lookAt } from './table/look.ts';
import { useShortcuts } from './table/shortcuts.ts';
import { useTable } from './table/table.ts';
import { useWords } from './words/index.ts';

const Chart = lazy(() => import('./chart/Chart.tsx'));

export function App() {
  const { scene, curtain, duel } = useTable();
  const { lang, words } = useWords();
  const { dialog } = useDesk();
  useShortcuts();
  useSettingsNotice();
  useLink();

  // Another duel is on the table: what was open belonged to the one before.
  useEffect(
    () => desk.set({ dialog: null, pile: null, acting: null, aiming: null, inspected: null, resultSeen: false }),
    [duel],
  );
  useEffect(() => {
    document.title = words.title;
  }, [words]);

  return (
    <I18nProvider locale={lang === 'ja' ? 'ja-JP' : 'en-US'}>
      <PortalProvider getContainer={() => document.getElementById('overlays')}>
        <div className="app">
          {scene && (
            <button type="button" className="skip" onClick={skip}>
              {words.skip}
            </button>
          )}
          <Header />
          {dialog !== 'setup' && scene && <ProblemNote />}
          {curtain ? <Curtain next={curtain} /> : scene ? <Duel scene={scene} /> : <Landing />}
        </div>
        <Announcer />
        <Windows />
        <WhisperBox />
      </PortalProvider>
      <section id="overlays" aria-label={words.overlays} />
    </I18nProvider>
  );
}

function skip() {
  document.querySelector<HTMLElement>('[data-region="prompt"]')?.focus();
}

function Duel({ scene }: { scene: Scene }) {
  const { panel, aiming } = useDesk();
  const look = useMemo(() => lookAt(scene, aiming), [scene, aiming]);
  // What was aimed at was a place of the scene before.
  useEffect(() => {
    if (scene && desk.get().aiming) desk.set({ aiming: null });
  }, [scene]);
  const { words } = useWords();
  return (
    <LookProvider value={look}>
      <div className="desk" data-panel={panel}>
        <aside className="aside aside-card" aria-label={words.details}>
          <Inspector />
          <Log />
        </aside>
        <Felt />
        <aside className="aside aside-chart" aria-label={words.chart}>
          <Stack />
          <Suspense fallback={<p className="quiet panel">{words.chartLoading}</p>}>
            <Chart />
          </Suspense>
        </aside>
      </div>
      <Panels />
      <PileDialog />
      <Acts />
      <GameOver />
    </LookProvider>
  );
}
