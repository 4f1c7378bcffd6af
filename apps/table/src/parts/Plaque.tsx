import { useEffect, useRef, useState } from 'react';
import type { Seat } from '../protocol.ts';
import { seatName } from '../table/describe.ts';
import { useLook } from '../table/desk.ts';
import { useWords } from '../words/index.ts';

/** Who sits here, with how much life, and whether it is his turn. */
export function Plaque({ seat }: { seat: Seat }) {
  const look = useLook();
  const { words, say } = useWords();
  const { life, notes = [] } = look.scene.seats[seat];
  const change = useChange(life.value);
  return (
    <div className="plaque" data-seat={seat} data-turn={look.scene.turnSeat === seat || undefined}>
      <span className="stamp" aria-hidden="true">
        {seat}
      </span>
      <span className="plaque-name">
        {seatName(look, seat, words)}
        {look.scene.turnSeat === seat && look.scene.turn > 0 && (
          <span className="plaque-turn">
            {words.turn(look.scene.turn)}
            <span className="hidden"> {words.turnMark}</span>
          </span>
        )}
      </span>
      <span className="life">
        <span className="life-label">
          <abbr title={say(life.name)}>{say(life.short)}</abbr>
        </span>
        <b key={life.value} className="life-points" data-change={change}>
          {life.value}
        </b>
        {notes.map((note) => (
          <span key={note.en} className="life-note">
            {say(note)}
          </span>
        ))}
      </span>
    </div>
  );
}

function useChange(value: number): 'up' | 'down' | undefined {
  const before = useRef(value);
  const [change, setChange] = useState<'up' | 'down'>();
  useEffect(() => {
    if (before.current !== value) setChange(value > before.current ? 'up' : 'down');
    before.current = value;
  }, [value]);
  return change;
}
