import type { Page } from 'playwright-core';

/**
 * What cannot be read: text that is cut off, that lies over other text, or that something else covers. Text that is
 * scrolled away, and the table under an open window, do not count.
 */
export function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const SLACK = 1.5;
    const found: string[] = [];
    const windowOpen = document.querySelector('.overlay');
    const root = windowOpen ?? document.body;
    // What lies over the table for a while, or at the foot of a small screen.
    const layers = [
      ...document.querySelectorAll('.overlay, .popover, .whisper, .prompt, .panels, .marks, .place-here'),
    ];
    const under = (element: Element, rect: DOMRect) =>
      layers.some((layer) => {
        const edge = layer.getBoundingClientRect();
        const apart =
          edge.right < rect.left || edge.left > rect.right || edge.bottom < rect.top || edge.top > rect.bottom;
        return !apart && !layer.contains(element) && !element.closest('.popover, .whisper, .overlay');
      });

    interface Piece {
      element: Element;
      text: string;
      rect: DOMRect;
    }
    const pieces: Piece[] = [];

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement as Element;
      const text = node.textContent?.trim() ?? '';
      if (!text || element.closest('.hidden, option, svg, textarea, script, style')) continue;
      if (getComputedStyle(element).clipPath !== 'none') continue; // only for those who listen
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects())
        if (rect.width > 0.5 && rect.height > 0.5) pieces.push({ element, text, rect });
    }

    const readable: Piece[] = [];
    for (const piece of pieces) {
      const { element, text, rect } = piece;
      let away = false;
      for (let box: Element | null = element; box && box !== document.documentElement; box = box.parentElement) {
        const style = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const beyond = {
          x: rect.left < edge.left - SLACK || rect.right > edge.right + SLACK,
          y: rect.top < edge.top - SLACK || rect.bottom > edge.bottom + SLACK,
        };
        const outside = {
          x: rect.right < edge.left || rect.left > edge.right,
          y: rect.bottom < edge.top + SLACK || rect.top > edge.bottom - SLACK,
        };
        for (const axis of ['x', 'y'] as const) {
          const overflow = axis === 'x' ? style.overflowX : style.overflowY;
          if (overflow === 'visible') continue;
          const scrolls =
            (overflow === 'auto' || overflow === 'scroll') &&
            (axis === 'x' ? box.scrollWidth > box.clientWidth : box.scrollHeight > box.clientHeight);
          if (scrolls && (beyond[axis] || outside[axis])) away = true;
          else if (beyond[axis] && !scrolls && !away) found.push(`cut: “${text}” in .${box.className}`);
        }
      }
      const holder = element
        .closest('button, .button, .flag, .tally, .face-name, .face-foot, .plaque')
        ?.getBoundingClientRect();
      if (holder && (rect.left < holder.left - SLACK || rect.right > holder.right + SLACK))
        found.push(`spills: “${text}”`);
      if (rect.left < -SLACK || rect.right > window.innerWidth + SLACK) {
        if (!away) found.push(`beyond the page: “${text}”`);
        continue;
      }
      const x = rect.left + rect.width / 2;
      const y = rect.top + rect.height / 2;
      if (away || y < 0 || y > window.innerHeight || under(element, rect)) continue;
      const top = document.elementFromPoint(x, y);
      if (!top || top.contains(element) || element.contains(top) || top.closest('.spot') === element.closest('.spot'))
        readable.push(piece);
      else found.push(`covered: “${text}” by .${top.className || top.tagName}`);
    }

    readable.forEach((a, i) => {
      for (const b of readable.slice(i + 1)) {
        if (a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element)) continue;
        const width = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        // The line box of a text is taller than its signs: only a real overlap counts.
        const height = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
        if (width > SLACK && height > 0.3 * Math.min(a.rect.height, b.rect.height))
          found.push(`overlap: “${a.text}” and “${b.text}”`);
      }
    });
    return [...new Set(found)];
  });
}
