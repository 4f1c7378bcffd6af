import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readings } from '../src/index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the README names every reading, and says why', () => {
  const rows = readme.split('\n').filter((line) => line.startsWith('| A') || line.startsWith('| –'));
  for (let n = 1; n <= 26; n++)
    expect(
      rows.some((row) => row.startsWith(`| A${n} |`)),
      `A${n}`,
    ).toBe(true);
  for (const key of Object.keys(readings)) expect(rows.join('\n'), key).toContain(`\`${key}\``);
  for (const row of rows)
    expect(
      row.split('|').filter((cell) => cell.trim() !== ''),
      row,
    ).toHaveLength(4);
});
