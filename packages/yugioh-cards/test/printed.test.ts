import { describe, expect, test } from 'vitest';
import { pool, printed } from '../src/index.ts';

/** What a card of the pool has printed on it, in the words of the table. */
const facts = (password: string) => {
  const card = pool.find(({ key }) => key === password);
  if (!card) throw new Error(`the pool lacks ${password}`);
  const { kind, sub, icon, attribute, race, level, atk, def } = card.facts as Record<string, unknown>;
  return {
    kind,
    password: card.key,
    ja: card.name.ja,
    sub: kind === 'monster' ? [...(sub as string[])].sort() : [icon],
    ...(kind === 'monster' ? { attribute, type: race, level, atk, def } : {}),
  };
};

describe('the pool is the table', () => {
  test.each(printed.map((row) => [row.ja, row] as const))('%s', (_, row) => {
    expect(facts(row.password)).toEqual({ ...row, sub: [...row.sub].sort() });
  });

  test('no card of the pool is missing in the table but its tokens', () => {
    const passwords = new Set(printed.map(({ password }) => password));
    const others = pool.filter(({ key }) => !passwords.has(key));
    expect(others.map(({ facts: { sub } }) => sub)).toEqual(others.map(() => ['normal', 'token']));
  });
});
