import { useRef } from 'react';
import { useLook } from '../table/desk.ts';
import { useGlide } from '../table/glide.ts';
import { useWords } from '../words/index.ts';
import { AttackArrow } from './AttackArrow.tsx';
import { ResultStrip } from './GameOver.tsx';
import { Hand } from './Hand.tsx';
import { PhaseBar } from './PhaseBar.tsx';
import { Plaque } from './Plaque.tsx';
import { Prompt } from './Prompt.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { Side } from './Side.tsx';

/** The table itself: the other side, the phases between, one's own side, the question and the hand. */
export function Board() {
  const { scene, me, them } = useLook();
  const { words } = useWords();
  const felt = useRef<HTMLElement>(null);
  useGlide(felt, scene);
  return (
    <main className="felt" ref={felt} aria-label={words.table}>
      <div className="strip strip-theirs">
        <Plaque seat={them} />
        <Hand seat={them} />
      </div>
      <Side seat={them} />
      <PhaseBar />
      <Side seat={me} />
      <Prompt />
      <ResultStrip />
      <ReplayBar />
      <div className="strip strip-mine">
        <Plaque seat={me} />
        <Hand seat={me} />
      </div>
      <AttackArrow root={felt} />
    </main>
  );
}
