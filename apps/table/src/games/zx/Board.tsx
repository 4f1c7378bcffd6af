import { PhaseBar } from '../../parts/PhaseBar.tsx';
import { useLook } from '../../table/desk.ts';
import './board.css';
import { Side } from './Side.tsx';
import { Squares } from './Squares.tsx';

/** Nine squares that both players share, and what belongs to each of them on either side. */
export function Board() {
  const { me, them } = useLook();
  return (
    <div className="zx">
      <PhaseBar />
      <Side seat={them} />
      <Squares />
      <Side seat={me} />
    </div>
  );
}
