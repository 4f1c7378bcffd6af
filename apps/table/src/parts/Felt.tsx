import { useRef } from 'react';
import { useLook } from '../table/desk.ts';
import { useGlide } from '../table/glide.ts';
import { useGame } from '../table/table.ts';
import { useWords } from '../words/index.ts';
import { AttackArrow } from './AttackArrow.tsx';
import { ResultStrip } from './GameOver.tsx';
import { Hand } from './Hand.tsx';
import { Plaque } from './Plaque.tsx';
import { Prompt } from './Prompt.tsx';
import { ReplayBar } from './ReplayBar.tsx';

/** The table itself: the other player, the board of the game, the question and one's own hand. */
export function Felt() {
  const { scene, me, them } = useLook();
  const { words } = useWords();
  const { Board } = useGame().game;
  const felt = useRef<HTMLElement>(null);
  useGlide(felt, scene);
  return (
    <main className="felt" ref={felt} aria-label={words.table}>
      <div className="strip strip-theirs">
        <Plaque seat={them} />
        <Hand seat={them} />
      </div>
      <Board />
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
