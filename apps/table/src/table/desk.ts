import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ActRef, Seat } from '../protocol.ts';
import type { Look } from './look.ts';
import { createStore } from './store.ts';

/** What the person at the table has under his eyes and hands. None of it is the duel's business. */
export interface Desk {
  /** The card in the inspector. */
  inspected: number | null;
  /** The card whose acts are open, and where. */
  acting: { card: number; anchor: Element } | null;
  /** An act that has been chosen and still wants its place. */
  aiming: Aim | null;
  pile: { seat: Seat; zone: string } | null;
  dialog: 'setup' | 'resign' | 'keys' | 'chart' | 'options' | null;
  resultSeen: boolean;
  /** On a small screen: the one panel that is shown. */
  panel: 'table' | 'stack' | 'log' | 'chart';
  /** Why something cannot be used, said beside the thing. */
  whisper: Whisper | null;
}

/** An act of a card. */
export interface Aim {
  card: number;
  act: string;
}

/** Acts to ask the engine about, or a sentence that the page knows itself. */
export type Whisper = { anchor: Element } & ({ acts: ActRef[] } | { sentence: string });

export const desk = createStore<Desk>({
  inspected: null,
  acting: null,
  aiming: null,
  pile: null,
  dialog: null,
  resultSeen: false,
  panel: 'table',
  whisper: null,
});

export const useDesk = (): Desk => useSyncExternalStore(desk.subscribe, desk.get);

const LookContext = createContext<Look | null>(null);
export const LookProvider = LookContext.Provider;

export function useLook(): Look {
  const look = useContext(LookContext);
  if (!look) throw new Error('Only a part of the table may look at the scene');
  return look;
}
