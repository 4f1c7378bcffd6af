import { expect } from 'vitest';
import type { CardView, FromEngine } from '../src/protocol.ts';

/** What is there of a card that the seat does not know. */
const blank = new Set(['id', 'owner', 'controller', 'zone', 'covered', 'turned', 'states', 'attachedTo', 'known']);

/** Zones into which nobody looks, but for a card that a question is about. */
const closed = ['deck', 'life'];

/** No message holds a card that its seat may not see. */
export function expectNoLeak(messages: readonly FromEngine[]): void {
  for (const message of messages) {
    if (message.type !== 'scene') continue;
    const { cards, look, asks, menu, seats } = message.scene;
    const asked = new Set([...menu.flatMap(({ card }) => card ?? []), ...(asks?.picked ?? []), asks?.about]);
    for (const card of cards) {
      const { known, id, zone }: CardView = card;
      if (!known) expect(Object.keys(card).filter((key) => !blank.has(key))).toEqual([]);
      if (known && closed.includes(zone)) expect(asked, `card ${id}`).toContain(id);
    }
    for (const { id, cards: listed } of seats[look === 'A' ? 'B' : 'A'].zones)
      if (id === 'deck' || id === 'fusion' || id === 'under') expect(listed).toBeUndefined();
  }
}
