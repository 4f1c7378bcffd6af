import { type CardTree, createGame } from '@rulechart/core';
import { type CardFlaw, lintCards } from '@rulechart/testkit';
import {
  called,
  damage,
  destroy,
  ignition,
  isSpell,
  monster,
  monsters,
  mustTrigger,
  normalSpell,
  payLife,
  target,
  targeted,
  tribute,
} from '@rulechart/yugioh-expert/authoring';
import { expect, test } from 'vitest';
import { yugioh } from '../src/index.ts';

const told = (flaws: readonly CardFlaw[], cards: readonly CardTree[]) =>
  flaws.map(({ card, code, effect: at, text }) => {
    const name = cards.find(({ key }) => key === card)?.name.en;
    return `${name}${at === undefined ? '' : ` ${at + 1}`}: ${code} (${text.en})`;
  });

test('no card of the pool has a flaw', () => {
  expect(told(lintCards(createGame(yugioh.rules, yugioh.cards), yugioh), yugioh.cards)).toEqual([]);
});

const facts = { attribute: 'fire', race: 'pyro', level: 4, atk: 1000, def: 1000 } as const;
const broken = [
  normalSpell('90000101', '名前違い', 'Misnamed', {
    targets: [target(monsters('either', called('存在しないモンスター' as never)))],
    does: [destroy(targeted)],
  }),
  monster('90000102', '届かない', 'Out of Reach', facts, ignition({ from: [], does: [damage(500)] })),
  monster(
    '90000103',
    '払えない',
    'Priceless',
    facts,
    ignition({ cost: [tribute(1, monsters('you', isSpell))], does: [damage(500)] }),
  ),
  monster('90000104', '払える', 'Affordable', facts, ignition({ cost: [payLife(500)], does: [damage(500)] })),
  monster(
    '90000105',
    '聞こえない',
    'Deaf',
    facts,
    mustTrigger({ event: 'moved', self: true, to: 'graveyard' }, { from: ['monsters'], does: [damage(500)] }),
  ),
];

test('each flaw is found where it is, and nowhere else', () => {
  const game = createGame(yugioh.rules, [...yugioh.cards, ...broken]);
  const flaws = lintCards(game, yugioh, broken);
  expect(flaws.map(({ card, code }) => [card, code])).toEqual([
    ['90000101', 'unknown-name'],
    ['90000102', 'unreachable'],
    ['90000103', 'unpayable'],
    ['90000105', 'unfed'],
  ]);
});

test('texts that differ between the languages in a number or in the player are found', () => {
  const [card] = yugioh.cards as [CardTree];
  const game = createGame(yugioh.rules, yugioh.cards);
  const said = (ja: string, en: string) =>
    lintCards(game, { cardText: () => ({ ja, en }) }, [{ ...card, effects: [] }]).map(({ code }) => code);
  expect(said('相手に800ポイントダメージを与える。', 'Inflict 800 damage to your opponent.')).toEqual([]);
  expect(said('相手に800ポイントダメージを与える。', 'Inflict 500 damage to your opponent.')).toEqual(['texts-differ']);
  expect(said('自分は800ポイントダメージを受ける。', 'Inflict 800 damage to your opponent.')).toEqual(['texts-differ']);
});
