import { type RefObject, useLayoutEffect, useRef } from 'react';

const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Cards glide from where they lay to where they lie. Nobody has to wait for it, and whoever wants calm gets it. */
export function useGlide(ref: RefObject<HTMLElement | null>, scene: unknown): void {
  const before = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return;
    const origin = root.getBoundingClientRect();
    const now = new Map<string, DOMRect>();
    for (const element of root.querySelectorAll<HTMLElement>('[data-card]:not([data-copy])')) {
      const id = element.dataset['card'] as string;
      const rect = element.getBoundingClientRect();
      const place = new DOMRect(rect.x - origin.x, rect.y - origin.y, rect.width, rect.height);
      now.set(id, place);
      const old = before.current.get(id);
      if (!old || calm.matches) continue;
      const dx = old.x + old.width / 2 - place.x - place.width / 2;
      const dy = old.y + old.height / 2 - place.y - place.height / 2;
      if (Math.hypot(dx, dy) < 6) continue;
      element.animate(
        [
          { transform: `translate(${dx}px, ${dy}px)`, zIndex: 5 },
          { transform: 'none', zIndex: 5 },
        ],
        {
          duration: 320,
          easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
        },
      );
    }
    before.current = now;
  }, [ref, scene]);
}
