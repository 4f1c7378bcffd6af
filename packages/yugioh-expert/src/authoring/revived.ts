import { type Clause, lasting, named, thisCard } from '@rulechart/core';
import { destroy } from '../verbs/destroy.ts';
import { toHand } from '../verbs/move.ts';
import { was } from './filters.ts';
import { watch } from './parts.ts';

/** このカードがフィールドから離れた時、そのモンスターを破壊する: what was summoned under a name falls with this card. */
export const fallsWithThis = (name: string): Clause =>
  lasting(
    watch({ event: 'moved', self: true, from: 'spells' }, [destroy(named(name))]),
    { until: 'while this stays' },
    { about: [name] },
  );
/** このカードがフィールドから離れた時、そのモンスターを手札に戻す: what was summoned under a name goes back with this card. */
export const returnsWithThis = (name: string): Clause =>
  lasting(
    watch({ event: 'moved', self: true, from: 'spells' }, [toHand(named(name), 'return')]),
    { until: 'while this stays' },
    { about: [name] },
  );
/** そのモンスターが破壊された時、このカードを破壊する: what was summoned under a name takes this card along. */
export const takesThisAlong = (name: string): Clause =>
  lasting(
    watch({ event: 'destroyed', which: was(name) }, [destroy(thisCard)]),
    { until: 'while this stays' },
    { about: [name] },
  );
