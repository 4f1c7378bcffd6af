import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * One stop for the Tab key, arrow keys inside: they go to the nearest spot in that direction, as it lies on the screen.
 * A spot is any element with `data-spot`.
 */
export function useRoving<T extends HTMLElement | SVGElement>(): {
  ref: RefObject<T | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: { target: EventTarget }) => void;
} {
  const ref = useRef<T>(null);
  const last = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const all = spots(ref.current);
    const stop = all.find((spot) => spot === last.current) ?? all[0];
    for (const spot of all) spot.setAttribute('tabindex', spot === stop ? '0' : '-1');
  });

  return {
    ref,
    onFocus: ({ target }) => {
      const spot = (target as Element).closest('[data-spot]');
      if (!spot) return;
      last.current = spot;
      for (const other of spots(ref.current)) other.setAttribute('tabindex', other === spot ? '0' : '-1');
    },
    onKeyDown: (event) => {
      const from = (event.target as Element).closest('[data-spot]');
      if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
      const all = spots(ref.current);
      const to =
        event.key === 'Home' ? all[0] : event.key === 'End' ? all.at(-1) : nearest(from, all, steps[event.key]);
      if (!to) return;
      event.preventDefault();
      (to as HTMLElement).focus();
      to.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
  };
}

const spots = (root: Element | null): Element[] => [...(root?.querySelectorAll('[data-spot]') ?? [])];

function nearest(from: Element, all: readonly Element[], step: [number, number] | undefined): Element | undefined {
  if (!step) return undefined;
  const [x, y] = step;
  const here = from.getBoundingClientRect();
  let best: { spot: Element; distance: number } | undefined;
  for (const spot of all) {
    if (spot === from) continue;
    const there = spot.getBoundingClientRect();
    const dx = there.x + there.width / 2 - (here.x + here.width / 2);
    const dy = there.y + there.height / 2 - (here.y + here.height / 2);
    const ahead = dx * x + dy * y;
    if (ahead < 4) continue;
    const distance = ahead + 2.5 * Math.abs(dx * y - dy * x);
    if (!best || distance < best.distance) best = { spot, distance };
  }
  return best?.spot;
}
