import { createGame } from '@rulechart/core';
import { describe, expect, it } from 'vitest';
import { yugioh } from '../src/index.ts';

const game = createGame(yugioh.rules, yugioh.cards);
const { engine } = game;
const langs = ['ja', 'en'] as const;

/** What a sentence looks like in which a part has no words: two stops, a comma after nothing, an empty pair of quotes. */
const hole = /undefined|null|NaN|\[object|\{|\}| {2}|。。|、、|、。|\.\.| ,| \.|, \.|「」|""|^[、。,.]/u;

describe.each(langs)('in %s', (lang) => {
  it('every part of every card has its words', () => {
    for (const card of yugioh.cards) {
      const text = yugioh.cardText?.(card, game)[lang] ?? '';
      expect(text, card.name.en).not.toBe('');
      expect(text, card.name.en).not.toMatch(hole);
    }
  });

  it('every condition and every cost can be named by a refusal', () => {
    const { word } = engine.speakers[lang];
    for (const effect of engine.effects) {
      if (!effect) continue;
      const name = engine.definitions[effect.definition]?.tree.name.en;
      const conditions = (effect.tree.if ?? []).map((_, i) => word('condition', `${effect.id}.${i}`));
      // What is only kept in mind is no price.
      const costs = (effect.tree.cost ?? []).flatMap((clause, i) =>
        clause.do === 'remember' ? [] : [word('cost', `${effect.id}.${i}`)],
      );
      for (const text of [...conditions, ...costs]) {
        expect(text.trim().length, `${name}: "${text}"`).toBeGreaterThan(3);
        expect(text, name).not.toMatch(hole);
      }
    }
  });
});

it('what all cards say is written down, so that a change of words is seen', async () => {
  const said = yugioh.cards.map((card) => ({ card, text: yugioh.cardText?.(card, game) }));
  const rows = said.flatMap(({ card: { key, name }, text }) => [
    `**${name.en}** · ${name.ja} · ${key}`,
    '',
    `- ${text?.en}`,
    `- ${text?.ja}`,
    '',
  ]);
  const page = [
    '# What the cards say',
    '',
    'Made from the trees of the cards, in both languages; nothing of it is written by hand. `pnpm exec vitest run --project',
    'yugioh-cards text -u` writes this page anew.',
    '',
    ...rows,
  ];
  await expect(page.join('\n')).toMatchFileSnapshot('../../../docs/card-texts.md');
});
