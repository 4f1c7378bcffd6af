import { below, type CardTree, createGame, PositionError, randomSource, setUpPosition } from '@rulechart/core';
import type { CardFacts, Duel } from '@rulechart/yugioh-expert';
import { expect, test } from 'vitest';
import { pool, yugioh } from '../src/index.ts';
import { probes } from './probes.ts';

const runs = Number(process.env['RUNS'] ?? 1);
const rounds = 6 * runs;
/** where an effect has not been used by then, more positions are tried, up to so many */
const most = 300 * runs;
/** chance may miss so many of a hundred in the short run, none in the long one */
const missed = runs > 1 ? 0 : 4;
const plies = 70;

// With the plain cards that others name and the pool lacks.
const cards = [...pool, ...probes];
const game = createGame(yugioh.rules, cards);
const { engine } = game;
type Random = ReturnType<typeof randomSource>;

const factsOf = ({ facts }: CardTree): CardFacts => facts as unknown as CardFacts;
const isFusion = (card: CardTree): boolean => factsOf(card).sub?.includes('fusion') ?? false;
const monsters = cards.filter((card) => factsOf(card).kind === 'monster' && !isFusion(card));
const backrow = pool.filter((card) => factsOf(card).kind !== 'monster');
const setable = backrow.filter((card) => factsOf(card).icon !== 'field');
const mains = [...monsters, ...backrow];
const fusions = cards.filter(isFusion);

/** The cards that a card's tree names, by a name of theirs or by a part of it; for a fusion spell, what is fused into what. */
function namedBy(card: CardTree): readonly CardTree[] {
  const tree = JSON.stringify(card);
  const of = tree.includes('"do":"fusion summon"') ? tree + JSON.stringify(fusions) : tree;
  const texts = [...of.matchAll(/"([^"]+)"/g)].map(([, text]) => text as string);
  const japanese = [...new Set(texts)].filter((text) => /[^\x20-\x7e]/.test(text) && text !== card.name.ja);
  return cards.filter(({ key, name }) => key !== card.key && japanese.some((text) => name.ja.includes(text)));
}

/** A position in the middle of a duel in which a card lies where one of its effects is used. */
function around(random: Random, card: CardTree, partners: readonly CardTree[]): Duel | null {
  const pick = (from: readonly CardTree[]): string => {
    const likely = partners.filter((one) => from.includes(one));
    const list = likely.length > 0 && below(random, 2) === 0 ? likely : from;
    return (list[below(random, list.length)] as CardTree).key;
  };
  const some = (n: number, one: () => unknown): unknown[] => Array.from({ length: below(random, n + 1) }, one);
  const seat = () => ({
    life: 1000 * (1 + below(random, 8)),
    hand: some(4, () => pick(mains)),
    monsters: some(4, () => (below(random, 3) === 0 ? { card: pick(monsters), set: true } : pick(monsters))),
    spells: some(3, () => ({ card: pick(setable), set: true })),
    graveyard: some(7, () => pick(mains)),
    deck: Array.from({ length: 12 }, () => pick(mains)),
    fusion: some(4, () => pick(fusions)),
  });
  const seats = { A: seat(), B: seat() };
  const zones = [...new Set(card.effects.flatMap(({ from }) => from))];
  const zone = zones[below(random, zones.length)] ?? 'hand';
  const set = below(random, 2) === 0;
  const mine = seats.A as unknown as Record<string, unknown[]>;
  const isMonster = factsOf(card).kind === 'monster';
  if (isFusion(card)) (mine[below(random, 2) ? 'monsters' : 'fusion'] as unknown[]).push(card.key);
  else if (zone === 'hand' || zone === 'deck') (mine['hand'] as unknown[]).push(card.key);
  else if (zone === 'monsters' && isMonster)
    (mine['monsters'] as unknown[]).push(set ? { card: card.key, set } : card.key);
  else if (zone === 'graveyard' || zone === 'removed') {
    const lie = [zone, 'hand', 'monsters'].filter((one) => one !== 'monsters' || isMonster);
    const at = lie[below(random, lie.length)] as string;
    mine[at] = [...(mine[at] ?? []), card.key];
  } else if (factsOf(card).icon === 'field' || isMonster) (mine['hand'] as unknown[]).push(card.key);
  else (mine['spells'] as unknown[]).push({ card: card.key, set: true });
  const at = ['main1', 'main1', 'battle'][below(random, 3)];
  try {
    return setUpPosition(game, {
      ...seats,
      at,
      turnOf: below(random, 3) === 0 ? 'B' : 'A',
      seed: below(random, 1e6),
    } as never);
  } catch (error) {
    if (error instanceof PositionError) return null;
    throw error;
  }
}

/** What chance hardly ever brings about here; scenarios play these. */
const rare: Readonly<Record<string, string>> = {
  'Watapon 1': 'an effect must bring it from the deck to the hand',
  'Royal Oppression 2': 'the card must be activated at the very moment of a special summon',
  'Sillva, Warlord of Dark World 2': 'an effect of the opponent must discard it',
  'Fuh-Rin-Ka-Zan 1': 'four monsters of four attributes must lie face-up',
  'Venom Burn 1': 'no card of the pool places its counters',
};

/** The effects that go on a chain, or bring a monster out. */
const drilled = engine.effects.filter((effect) => effect && ['stack', 'procedure'].includes(effect.tree.how));

test(`${100 - missed} of 100 effects or more are played to their end, in ${rounds} positions or more each`, {
  timeout: 1_200_000,
}, () => {
  const used = new Set<number>();
  const menu = new Int32Array(8192);
  for (const card of pool) {
    const definition = engine.byKey.get(card.key);
    if (!definition || card.effects.length === 0) continue;
    // A seed of its own: what one card brings about does not depend on those before it.
    const random = randomSource(Number(card.key) % 0x7fffffff);
    const partners = [...namedBy(card), card];
    const own = definition.effects.filter((id) => drilled.includes(engine.effects[id] as (typeof drilled)[number]));
    const isDone = (): boolean => own.every((id) => used.has(id));
    for (let round = 0; round < rounds || (round < most && !isDone()); round++) {
      const s = around(random, card, partners);
      if (s === null) continue;
      // Both answers to what is optional.
      const yes = round % 2;
      for (let ply = 0; ply < plies && game.point(s) !== null; ply++) {
        const n = game.legal(s, menu);
        expect(n, card.name.en).toBeGreaterThan(0);
        const wanted: number[] = [];
        for (let i = 0; i < n; i++) {
          const { type, ...operands } = game.decode(menu[i] as number);
          const about = Number(
            operands['card'] ?? operands['attacker'] ?? s.trigger.source[Number(operands['option'])] ?? 0,
          );
          if (type === 'answer' ? operands['yes'] === yes : about > 0 && s.card.definition[about] === definition.id)
            wanted.push(menu[i] as number);
        }
        const from = wanted.length > 0 && below(random, 4) > 0 ? wanted : null;
        const d = from ? (from[below(random, from.length)] as number) : (menu[below(random, n)] as number);
        const act = game.decode(d);
        if (act.type === 'specialSummon' || act.type === 'activate') {
          const { effects } = engine.definitionOf(s, act['card'] as number);
          used.add(effects[act['effect'] as number] as number);
        }
        game.apply(s, d);
        for (let link = 0; link < s.recordCount; link++) used.add(s.record.effect[link] as number);
      }
    }
  }
  const never = drilled.flatMap((effect) => {
    if (!effect || used.has(effect.id)) return [];
    const { tree, effects } = engine.definitions[effect.definition] as (typeof engine.definitions)[number];
    return pool.includes(tree) ? [`${tree.name.en} ${effects.indexOf(effect.id) + 1}`] : [];
  });
  const unplayed = never.filter((effect) => !(effect in rare));
  expect((unplayed.length * 100) / drilled.length, unplayed.join('; ')).toBeLessThanOrEqual(missed);
});
