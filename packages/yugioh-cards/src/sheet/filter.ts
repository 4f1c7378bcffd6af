import type { Test } from '@rulechart/core';
import { fold } from '../names/fold.ts';
import type { Row } from './rows.ts';

type Node = Readonly<Record<string, unknown>>;

/** Whether a card as it is printed meets a test; null: the test asks about something else than what is printed. */
export function fits(test: Test, row: Row): boolean | null {
  const node = test as unknown as Node;
  const is = String(node['is'] ?? '');
  switch (node['test']) {
    case 'all': {
      const all = (node['of'] as readonly Test[]).map((inner) => fits(inner, row));
      return all.includes(false) ? false : all.includes(null) ? null : true;
    }
    case 'any': {
      const any = (node['of'] as readonly Test[]).map((inner) => fits(inner, row));
      return any.includes(true) ? true : any.includes(null) ? null : false;
    }
    case 'not': {
      const inner = fits(node['of'] as Test, row);
      return inner === null ? null : !inner;
    }
    case 'kind':
      return row.kind === is;
    case 'sub':
      return row.kind === 'monster' && row.sub.includes(is);
    case 'icon':
      return row.kind !== 'monster' && row.sub.includes(is);
    case 'attribute':
      return row.kind === 'monster' && row.attribute === is;
    case 'race':
      return row.kind === 'monster' && row.type === is;
    case 'called':
      return [row.ja, row.en].map(fold).includes(fold(String(node['name'])));
    case 'group':
      return fold(row.ja).includes(fold(String(node['name'])));
    case 'compare':
      return compares(node, row);
    default:
      return null;
  }
}

function compares(node: Node, row: Row): boolean | null {
  const a = node['a'] as Node;
  const b = node['b'];
  if (a?.['value'] !== 'stat' || typeof b !== 'number') return null;
  if (row.kind !== 'monster') return false;
  const stat = row[a['stat'] as 'atk' | 'def' | 'level'];
  // "?" cannot be judged off the field, so it meets no limit.
  if (stat === null || stat === undefined) return false;
  switch (node['is']) {
    case '<=':
      return stat <= b;
    case '<':
      return stat < b;
    case '>=':
      return stat >= b;
    case '>':
      return stat > b;
    case '=':
      return stat === b;
    default:
      return stat !== b;
  }
}
