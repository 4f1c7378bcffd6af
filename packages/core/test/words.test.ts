import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** Words of games. The core plays any of them, so it knows none. */
const words =
  /\b(monster|spell|trap|chain|battle|attack|life|lives|tribute|graveyard|summon|square|mana|creature|hero|damage|poison)s?\b/gi;

test('no word of any game stands in the core', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(50);

  const found = files.flatMap((file) => {
    // Words in camelCase count as words: drawMonster, lifePoints.
    const text = readFileSync(`${source}/${file}`, 'utf8').replace(/([a-z])([A-Z])/g, '$1 $2');
    return [...text.matchAll(words)].map(([word]) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});
