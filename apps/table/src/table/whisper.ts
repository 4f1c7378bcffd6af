import type { FocusEvent, PointerEvent } from 'react';
import type { ActRef } from '../protocol.ts';
import { desk, type Whisper } from './desk.ts';

export const WHISPER_ID = 'whisper';

type Subject = { acts: ActRef[] } | { sentence: string };

let timer: ReturnType<typeof setTimeout> | undefined;

function open(anchor: Element, subject: Subject): void {
  clearTimeout(timer);
  desk.set({ whisper: { anchor, ...subject } as Whisper });
}

export function closeWhisper(): void {
  clearTimeout(timer);
  if (desk.get().whisper) desk.set({ whisper: null });
}

/**
 * Makes a thing say why it cannot be used: when it gets the focus, when it is pointed at, and when it is tapped.
 * Without a subject the thing can be used and says nothing.
 */
export function whispers(subject: Subject | null) {
  return {
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (subject && currentTarget.matches(':focus-visible')) open(currentTarget, subject);
    },
    onBlur: closeWhisper,
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
      if (!subject || pointerType === 'touch') return;
      clearTimeout(timer);
      timer = setTimeout(open, 350, currentTarget, subject);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') closeWhisper();
    },
  };
}

/** For a thing that does nothing else when it is pressed. */
export function tell(anchor: Element, subject: Subject): void {
  open(anchor, subject);
}
