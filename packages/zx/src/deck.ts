import type { Deck, DeckProblem, Engine, Words } from '@rulechart/core';
import type { Duel } from './duel.ts';
import type { CardFacts } from './printed.ts';
import { readings } from './readings.ts';

const dynamisTypes: readonly string[] = ['ex', 'overboost', 'shift'];

/**
 * What is wrong with a deck. It lists keys by zone: `deck` and, under `squares`, the start card used, together 50;
 * `dynamis`; `player`; and under `under` the lower half of an Overboost.
 */
export function checkDeck(deck: Deck, engine: Engine<Duel>): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const list = (zone: string): readonly string[] => deck[zone] ?? [];
  const factsOf = (key: string): Partial<CardFacts> =>
    (engine.byKey.get(key)?.tree.facts as Partial<CardFacts> | undefined) ?? {};
  const nameOf = (key: string): Words => engine.byKey.get(key)?.tree.name ?? { ja: key, en: key };
  const say = (code: string, ja: string, en: string, rule = 'deck/construction', card?: string): void => {
    problems.push({ code, rule, text: { ja, en }, ...(card === undefined ? {} : { card }) });
  };
  const start = list('squares');
  const main = [...list('deck'), ...start];
  const all = Object.values(deck).flat();

  for (const key of new Set(all))
    if (!engine.byKey.has(key))
      say(
        'unknown-card',
        `カード${key}はカードプールにありません。`,
        `Card ${key} is not in the pool.`,
        undefined,
        key,
      );
  if (main.length !== readings.deckSize)
    say(
      'size',
      `デッキはちょうど${readings.deckSize}枚です（${main.length}枚）。`,
      `A deck has exactly ${readings.deckSize} cards; this one has ${main.length}.`,
    );
  for (const key of new Set(main)) {
    const { type } = factsOf(key);
    if (type !== undefined && type !== 'zx' && type !== 'event')
      say(
        'type',
        `「${nameOf(key).ja}」はメインデッキに入りません。`,
        `"${nameOf(key).en}" does not go into the main deck.`,
        undefined,
        key,
      );
  }
  const copies = (keys: readonly string[], code: string, rule: string): void => {
    const counts = new Map<string, string[]>();
    for (const key of keys) counts.set(nameOf(key).ja, [...(counts.get(nameOf(key).ja) ?? []), key]);
    for (const [name, found] of counts)
      if (found.length > readings.copies)
        say(
          code,
          `「${name}」が${found.length}枚あります（${readings.copies}枚まで）。`,
          `"${nameOf(found[0] as string).en}" is there ${found.length} times; ${readings.copies} at most.`,
          rule,
          found[0],
        );
  };
  copies(main, 'copies', 'deck/construction');
  const ignition = main.filter((key) => factsOf(key).ignition === true).length;
  if (ignition !== readings.ignitionCards)
    say(
      'ignition-count',
      `イグニッションアイコンを持つカードはちょうど${readings.ignitionCards}枚です（${ignition}枚）。`,
      `Exactly ${readings.ignitionCards} cards carry the ignition icon; here ${ignition} do.`,
    );
  for (const [special, most, code, ja, en] of [
    ['life recovery', readings.lifeRecoveryCards, 'life-recovery-count', 'ライフリカバリー', 'Life Recovery'],
    ['void bringer', readings.voidBringerCards, 'void-bringer-count', 'ヴォイドブリンガー', 'Void Bringer'],
  ] as const) {
    const n = main.filter((key) => factsOf(key).special === special).length;
    if (n > most)
      say(code, `${ja}を持つカードは${most}枚までです（${n}枚）。`, `${most} cards with ${en} at most; here ${n}.`);
  }
  if (start.length > 1)
    say('start-cards', 'スタートカードとして使えるのは1枚だけです。', 'Only one start card is used.');
  for (const key of new Set(start))
    if (engine.byKey.has(key) && !factsOf(key).start)
      say(
        'not-a-start-card',
        `「${nameOf(key).ja}」はスタートカードではありません。`,
        `"${nameOf(key).en}" is no start card.`,
        undefined,
        key,
      );

  const dynamis = list('dynamis');
  if (dynamis.length > readings.dynamisLimit)
    say(
      'dynamis-size',
      `デュナミスは${readings.dynamisLimit}枚までです（${dynamis.length}枚）。`,
      `Dynamis holds ${readings.dynamisLimit} cards at most; here ${dynamis.length}.`,
      'deck/dynamis',
    );
  for (const key of new Set(dynamis)) {
    const { type } = factsOf(key);
    if (type !== undefined && !dynamisTypes.includes(type))
      say(
        'dynamis-type',
        `「${nameOf(key).ja}」はデュナミスに入りません。`,
        `"${nameOf(key).en}" does not go into Dynamis.`,
        'deck/dynamis',
        key,
      );
  }
  copies(dynamis, 'dynamis-copies', 'deck/dynamis');
  const players = list('player');
  const under = list('under');
  if (players.length > 1 || players.some((key) => !['player', 'player ex', undefined].includes(factsOf(key).type)))
    say(
      'player-card',
      'プレイヤーカードは1枚までです。',
      'One player card at most, and nothing else in its place.',
      'deck/dynamis',
    );
  if (
    under.length > 1 ||
    under.some((key) => !['lower', undefined].includes(factsOf(key).type)) ||
    (under.length > 0 && players.length === 0)
  )
    say(
      'lower-half',
      'プレイヤーカードの下に置けるのはオーバーブーストの下部1枚だけです。',
      'Only one lower half of an Overboost lies under a player card.',
      'deck/dynamis',
    );
  if (under.length > 0 && players.some((key) => factsOf(key).type === 'player ex'))
    say(
      'overboost-with-player-ex',
      'プレイヤー エクストラとオーバーブーストの下部は一緒に使えません。',
      'A Player EX and the lower half of an Overboost exclude each other.',
      'deck/dynamis',
    );
  return problems;
}
