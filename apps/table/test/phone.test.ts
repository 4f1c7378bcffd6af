import { testStates } from './states.ts';

testStates([
  { lang: 'en', theme: 'dark', phone: true, axe: true },
  { lang: 'ja', theme: 'light', phone: true, axe: false },
]);
