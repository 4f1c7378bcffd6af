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

const tables = new Map<string, (typeof printed)[number]>(printed.map((row) => [row.password, row]));

describe('what is printed', () => {
  const tokens = pool.filter(({ facts: { sub } }) => (sub as string[] | undefined)?.includes('token'));
  const cards = pool.filter((card) => !(tokens as readonly unknown[]).includes(card));

  test.each(cards.map(({ name, key }) => [name.ja, key] as const))('%s', (_, key) => {
    const row = tables.get(key);
    expect(row && facts(key)).toEqual(row && { ...row, sub: [...row.sub].sort() });
    expect(row).toBeDefined();
  });
});
