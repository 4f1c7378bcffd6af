import type { ComponentType } from 'react';
import type { Text } from '../protocol.ts';

/** What the page knows of a game: who plays it, and what its field looks like. */
export interface PageGame {
  readonly name: Text;
  readonly note: Text;
  readonly Engine: new () => Worker;
  /** The field between the two hands. */
  readonly Board: ComponentType;
  /** Zones whose cards lie on the field or in the hand one by one, so that they are chosen there. */
  readonly laid: readonly string[];
}
