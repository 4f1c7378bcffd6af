import { PhaseBar } from '../../parts/PhaseBar.tsx';
import { useLook } from '../../table/desk.ts';
import './board.css';
import { Side } from './Side.tsx';

/** Two sides of the field, and the phases between them. */
export function Board() {
  const { me, them } = useLook();
  return (
    <>
      <Side seat={them} />
      <PhaseBar />
      <Side seat={me} />
    </>
  );
}
