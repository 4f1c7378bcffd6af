import { useEffect } from 'react';
import { desk } from './desk.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';
import { closeWhisper } from './whisper.ts';

const regions = ['prompt', 'hand', 'field', 'my-field', 'their-field', 'stack', 'log', 'chart'];

/** Keys that work everywhere on the table. Those that are plain characters can be switched off. */
export function useShortcuts(): void {
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const target = event.target as Element;
  const covered = document.querySelector('.overlay:not([data-exiting]), .popover:not([data-exiting])') !== null;
  if (event.key === 'Escape') {
    if (desk.get().whisper) closeWhisper();
    else if (!covered) {
      desk.set({ aiming: null });
      focusRegion('prompt');
    }
    return;
  }
  if (covered) return;
  if (event.key === 'F6') {
    event.preventDefault();
    const here = regions.indexOf(target.closest('[data-region]')?.getAttribute('data-region') ?? '');
    const step = event.shiftKey ? regions.length - 1 : 1;
    for (let i = 1; i <= regions.length; i++)
      if (focusRegion(regions[(here + i * step + regions.length) % regions.length])) return;
    return;
  }
  if (!settings.get().numberKeys || target.matches('input:not([type=radio]), textarea, select')) return;
  if (/^[1-9]$/.test(event.key)) document.querySelector<HTMLButtonElement>(`[data-key="${event.key}"]`)?.click();
  else if (event.key === 'u' && table.get().scene?.undo) table.undo();
  else if (event.key === '?') desk.set({ dialog: 'keys' });
}

/** Goes to the stop of that region, or to the region itself. */
function focusRegion(name: string | undefined): boolean {
  const region = document.querySelector<HTMLElement>(`[data-region="${name}"]`);
  if (!region || region.offsetParent === null) return false;
  const stop = region.querySelector<HTMLElement>('[data-spot][tabindex="0"]');
  (name === 'prompt' ? region : (stop ?? region)).focus();
  return document.activeElement !== document.body;
}
