import type { CardView } from '../protocol.ts';
import { describe } from '../table/describe.ts';
import { desk, useDesk, useLook } from '../table/desk.ts';
import type { Look } from '../table/look.ts';
import { useSmallScreen } from '../table/screen.ts';
import { table } from '../table/table.ts';
import { WHISPER_ID, whispers } from '../table/whisper.ts';
import { useWords } from '../words/index.ts';
import { CardFace } from './CardFace.tsx';

/**
 * A card that one can go to, read, and use when the engine offers something for it. A `copy` shows, in an opened pile or
 * beside a question, a card that lies elsewhere.
 */
export function CardSpot({ card, copy = false, where }: { card: CardView; copy?: boolean; where?: string }) {
  const look = useLook();
  const { words, say } = useWords();
  const small = useSmallScreen();
  const { whisper } = useDesk();
  const options = look.optionsOf(card.id);
  const direct = look.scene.asks?.kind !== 'act' && options.length === 1 ? options[0] : undefined;
  const picked = look.mine && (look.scene.asks?.picked?.includes(card.id) ?? false);
  const state = direct ? 'candidate' : options.length > 0 ? 'usable' : undefined;
  const battle = battleRole(look, card.id);
  const acts = card.acts ?? [];
  const refused = options.length === 0 && acts.length > 0 && !picked;
  const subject = refused ? { acts: acts.map((act) => ({ act, card: card.id })) } : null;
  const why = whispers(subject);
  const whispering =
    subject !== null && whisper !== null && whisper.anchor.getAttribute('data-card') === String(card.id);

  const notes = [
    state === 'usable' && words.canAct,
    state === 'candidate' && words.candidate,
    picked && words.chosen,
    battle === 'attacker' && words.attacker,
    battle === 'attacked' && words.attacked,
  ];
  const label = describe(card, words, say, notes, where);

  return (
    <button
      type="button"
      className="spot card-spot"
      data-spot=""
      data-card={card.id}
      data-copy={copy || undefined}
      data-state={state}
      data-picked={picked || undefined}
      data-battle={battle}
      data-lies={card.turned}
      aria-label={label}
      aria-haspopup={direct ? undefined : 'dialog'}
      aria-describedby={whispering ? WHISPER_ID : undefined}
      onFocus={(event) => {
        desk.set({ inspected: card.id });
        why.onFocus(event);
      }}
      onBlur={why.onBlur}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') desk.set({ inspected: card.id });
        why.onPointerEnter(event);
      }}
      onPointerLeave={why.onPointerLeave}
      onClick={({ currentTarget }) => {
        why.onBlur();
        desk.set({ inspected: card.id });
        if (direct) table.decide(direct.decision);
        else if (options.length > 0 || acts.length > 0 || small)
          desk.set({ acting: { card: card.id, anchor: currentTarget } });
      }}
    >
      <CardFace card={card} />
      <Marks card={card} look={look} picked={picked} />
    </button>
  );
}

function Marks({ card, look, picked }: { card: CardView; look: Look; picked: boolean }) {
  const links = look.scene.stack.filter((link) => link.card === card.id);
  const targeted = look.scene.stack.some(({ targets }) => targets.includes(card.id));
  const order = look.scene.asks?.kind === 'order' ? look.scene.asks.picked?.indexOf(card.id) : undefined;
  if (links.length === 0 && !targeted && !picked) return null;
  return (
    <span className="marks" aria-hidden="true">
      {links.map((link) => (
        <span key={link.number} className="mark mark-link" data-negated={link.negated || undefined}>
          {link.number}
        </span>
      ))}
      {targeted && <span className="mark mark-target">◎</span>}
      {picked && <span className="mark mark-picked">{order !== undefined && order >= 0 ? order + 1 : '✓'}</span>}
    </span>
  );
}

function battleRole(look: Look, id: number): 'attacker' | 'attacked' | undefined {
  const { battle } = look.scene;
  if (battle?.attacker === id) return 'attacker';
  return battle?.target === id ? 'attacked' : undefined;
}
