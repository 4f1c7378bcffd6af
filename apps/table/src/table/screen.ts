import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(max-width: 47.99rem)');

const subscribe = (listener: () => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** A telephone: one panel at a time, and a card opens as a sheet. */
export const useSmallScreen = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
