import type { Deck, DeckProblem, Engine } from '@rulechart/core';
import type { Duel } from '../duel.ts';
import type { CardFacts } from '../printed.ts';
import type { Profile } from '../profile.ts';

const leastMain = 40;
const mostCopies = 3;
/** Cards of a side deck. */
const wholeSide = 15;

/**
 * Every way in which a deck breaks the rules of its making (§1.1): 40 cards at least, three of one name over all its parts,
 * fusion monsters in the fusion deck and nowhere else, a side deck of 15 cards or none.
 */
export function checkDeck(
  { deck: main = [], fusion = [], side = [] }: Deck,
  engine: Engine<Duel>,
  profile: Profile,
): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const treeOf = (key: string) => engine.byKey.get(key)?.tree;
  const nameOf = (key: string) => treeOf(key)?.name ?? { ja: key, en: key };
  const isFusion = (key: string): boolean =>
    (treeOf(key)?.facts as unknown as CardFacts | undefined)?.sub?.includes('fusion') ?? false;
  const all = [...main, ...fusion, ...side];
  const about = (
    code: string,
    rule: string,
    cards: readonly string[],
    say: (name: string) => [string, string],
  ): void => {
    for (const card of new Set(cards)) {
      const { ja, en } = nameOf(card);
      problems.push({ code, rule, card, text: { ja: say(ja)[0], en: say(en)[1] } });
    }
  };
  const whole = (code: string, rule: string, ja: string, en: string): void => {
    problems.push({ code, rule, text: { ja, en } });
  };

  about(
    'unknown-card',
    'deck/unknown-card',
    all.filter((key) => !engine.byKey.has(key)),
    (name) => [`カード${name}はカードプールにありません。`, `Card ${name} is not in the pool.`],
  );
  for (const [list, most, ja, en] of [
    [main, profile.mainDeckMax, 'デッキ', 'A main deck'],
    [fusion, profile.fusionDeckMax, '融合デッキ', 'A fusion deck'],
  ] as const)
    if (list.length > most)
      whole(
        'deck-too-large',
        'deck/maximum',
        `${ja}は${most}枚までです（${list.length}枚あります）。`,
        `${en} has ${most} cards at most; this one has ${list.length}.`,
      );
  if (main.length < leastMain)
    whole(
      'too-few-cards',
      'deck/minimum',
      `デッキは${leastMain}枚以上必要です（${main.length}枚）。`,
      `A deck needs at least ${leastMain} cards; this one has ${main.length}.`,
    );
  if (profile.sideDeckWhole ? side.length % wholeSide !== 0 || side.length > wholeSide : side.length > wholeSide)
    whole(
      'side-size',
      'deck/side',
      profile.sideDeckWhole
        ? `サイドデッキは${wholeSide}枚か0枚です（${side.length}枚）。`
        : `サイドデッキは${wholeSide}枚までです（${side.length}枚）。`,
      profile.sideDeckWhole
        ? `A side deck has ${wholeSide} cards or none; this one has ${side.length}.`
        : `A side deck has ${wholeSide} cards at most; this one has ${side.length}.`,
    );
  // Cards that always count as another one share the copies of its name (§1.1).
  const copies = new Map<string, string[]>();
  for (const key of all) {
    const name = treeOf(key)?.countsAs?.[0] ?? nameOf(key).ja;
    copies.set(name, [...(copies.get(name) ?? []), key]);
  }
  for (const keys of copies.values())
    if (keys.length > mostCopies)
      about('too-many-copies', 'deck/copies', keys.slice(0, 1), (name) => [
        `「${name}」が${keys.length}枚あります（${mostCopies}枚まで）。`,
        `"${name}" is in the deck ${keys.length} times; three at most.`,
      ]);
  about('fusion-in-main-deck', 'deck/fusion-deck', main.filter(isFusion), (name) => [
    `「${name}」は融合デッキに入れます。`,
    `"${name}" belongs in the Fusion Deck.`,
  ]);
  about(
    'not-a-fusion',
    'deck/fusion-deck',
    fusion.filter((key) => !isFusion(key) && engine.byKey.has(key)),
    (name) => [`「${name}」は融合モンスターではありません。`, `"${name}" is no fusion monster.`],
  );
  about('fusion-in-side-deck', 'deck/side', side.filter(isFusion), (name) => [
    `「${name}」は融合モンスターなので、サイドデッキには入れられません。`,
    `"${name}" is a fusion monster: no side deck may have it.`,
  ]);
  return problems;
}
