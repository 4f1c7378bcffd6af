import {
  CardList,
  type CardTree,
  type CoreState,
  type Effect,
  type EffectTree,
  type Entity,
  type Game,
  type GameModule,
  list as listZone,
  PositionError,
  setUpPosition,
  type Words,
} from '@rulechart/core';

/** What is wrong with a card, as far as its tree and its text tell. */
export interface CardFlaw {
  readonly code: 'unknown-name' | 'unreachable' | 'unpayable' | 'unfed' | 'texts-differ';
  /** key of the card */
  readonly card: string;
  /** index of the effect it is about, if it is about one */
  readonly effect?: number;
  readonly text: Words;
}

/** The game that cards are looked at in, and what is known of cards that its pool lacks. */
export type Linted<S extends CoreState> = Pick<GameModule<S>, 'cardText' | 'nameOf'>;

/**
 * Looks for cards that load and still cannot be meant: names that nothing bears, effects that no zone lets one use, costs
 * that no card of the pool could pay, triggers whose event leaves the card where it does not listen, and texts that say
 * other numbers or another player in one language than in the other.
 * @param cards - Which cards to look at (default: all of the pool).
 */
export function lintCards<S extends CoreState>(
  game: Game<S>,
  known: Linted<S>,
  cards: readonly CardTree[] = game.engine.definitions.slice(1).map(({ tree }) => tree),
): readonly CardFlaw[] {
  return cards.flatMap((card) => [
    ...unknownNames(game, known, card),
    ...card.effects.flatMap((effect, at) => [
      ...unreachable(card, effect, at),
      ...unfed(card, effect, at),
      ...unpayable(game, known, card, effect, at),
    ]),
    ...differing(game, known, card),
  ]);
}

function* nodes(tree: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof tree !== 'object' || tree === null) return;
  if (!Array.isArray(tree)) yield tree as Record<string, unknown>;
  for (const value of Object.values(tree)) yield* nodes(value);
}

function unknownNames<S extends CoreState>({ engine }: Game<S>, { nameOf }: Linted<S>, card: CardTree): CardFlaw[] {
  const names = [...nodes(card.effects)].flatMap(({ test, name }) =>
    test === 'called' && typeof name === 'string' ? [name] : [],
  );
  const borne = (name: string): boolean =>
    nameOf?.(name) !== undefined ||
    engine.definitions.some(({ tree }) => tree?.name.ja === name || tree?.name.en === name);
  return [...new Set(names)]
    .filter((name) => !borne(name))
    .map((name) => ({
      code: 'unknown-name',
      card: card.key,
      text: { ja: `「${name}」という名前のカードはありません。`, en: `No card is called "${name}".` },
    }));
}

/** An effect that is used from no zone, unless another of the card turns into it. */
function unreachable(card: CardTree, { from, label }: EffectTree, at: number): CardFlaw[] {
  const turnedInto = [...nodes(card.effects)].some(({ do: verb }) => verb === 'change effect');
  if (from.length > 0 || label || turnedInto) return [];
  return [
    {
      code: 'unreachable',
      card: card.key,
      effect: at,
      text: { ja: '効果を使えるゾーンがありません。', en: 'The effect can be used from no zone.' },
    },
  ];
}

const zonesOf = (zone: unknown): readonly string[] => (zone === undefined ? [] : ([zone].flat() as string[]));

/** A card that listens to its own move must lie, once it has moved, where it listens, or listen as what it was (in no zone). */
function unfed(card: CardTree, { on, from }: EffectTree, at: number): CardFlaw[] {
  if (!on?.self || on.event !== 'moved' || on.to === undefined) return [];
  const to = zonesOf(on.to);
  if (from.length === 0 || from.includes('nowhere') || to.some((zone) => from.includes(zone))) return [];
  return [
    {
      code: 'unfed',
      card: card.key,
      effect: at,
      text: {
        ja: `このカードは${to.join('・')}へ動きますが、効果は${from.join('・')}でしか働きません。`,
        en: `The card moves to ${to.join(', ')}, but the effect listens in ${from.join(', ')} only.`,
      },
    },
  ];
}

/** A position with a card and others wherever they may lie; null: none can be set up. */
function stage<S extends CoreState>(
  game: Game<S>,
  card: CardTree,
  from: readonly string[],
  others: readonly CardTree[],
  counters: boolean,
): S | null {
  const { engine } = game;
  const zones = engine.zones.list.slice(1).filter((zone) => !engine.zoneSpecs[engine.zones.id(zone)]?.shared);
  const sides: Record<string, Record<string, unknown[]>> = { A: {}, B: {} };
  const bearer = counters ? { card: card.key, counters: 3 } : card.key;
  for (const zone of zones) {
    const keys = others.map(({ key }) => key);
    (sides['A'] as Record<string, unknown[]>)[zone] = from.includes(zone) ? [bearer, ...keys] : keys;
    (sides['B'] as Record<string, unknown[]>)[zone] = [...keys];
  }
  // The zones in which the card itself may still lie.
  const open = new Set(from.filter((zone) => zones.includes(zone)));
  for (let tries = 0; tries < 16 * zones.length; tries++) {
    try {
      return setUpPosition(game, sides as never);
    } catch (error) {
      if (!(error instanceof PositionError)) throw error;
      // Without what that zone does not take; if it is the card itself, there is no such position.
      const [seat, zone, at] = error.path as [string, string, number | undefined];
      const row = sides[seat]?.[zone];
      const least = seat === 'A' && open.has(zone) ? 1 : 0;
      if (!row) return null;
      if (row.length <= least || (typeof at === 'number' && at < least)) {
        if (least === 1) open.delete(zone);
        if (least === 1 && open.size === 0) return null;
        delete sides[seat]?.[zone];
      } else row.splice(typeof at === 'number' ? at : -1, 1);
    }
  }
  return null;
}

/** What else lies face-up on that side of the field is attached to a card, so that a cost may speak of it. */
function attachAll<S extends CoreState>({ engine }: Game<S>, s: S, bearer: Entity): void {
  for (let e = 1; e <= s.entities; e++) {
    const onField = engine.zoneSpecs[(s.card.zone[e] as number) >> 1]?.field;
    if (!onField || s.card.controller[e] !== 0 || s.card.zone[e] === s.card.zone[bearer]) continue;
    s.card.host[e] = bearer;
    s.card.slot[e] = Math.min(1, engine.slots.list.length - 1);
  }
}

function unpayable<S extends CoreState>(
  game: Game<S>,
  known: Linted<S>,
  card: CardTree,
  tree: EffectTree,
  at: number,
): CardFlaw[] {
  const { engine } = game;
  const id = engine.byKey.get(card.key)?.effects[at];
  const effect = id === undefined ? undefined : (engine.effects[id] as Effect<S> | undefined);
  const costs = effect?.rules.filter(({ code }) => code === 'cannot-pay') ?? [];
  if (!effect || costs.length === 0) return [];
  const paid = new Set<unknown>();
  const found = new CardList();
  const pool = engine.definitions.slice(1).map((definition) => definition.tree);
  const named = new Set([...nodes(tree)].map(({ name }) => name));
  // What names a card that the pool still lacks waits for it.
  const isMissing = (name: unknown): boolean =>
    typeof name === 'string' &&
    known.nameOf?.(name) !== undefined &&
    !pool.some((one) => one.name.ja === name || one.name.en === name);
  // So does what asks for a family of which the pool has no card.
  const given = new Set(
    [...nodes(tree)].flatMap((node) => (node['do'] === undefined ? [] : [node['name'], node['as']])),
  );
  const isEmptyFamily = ({ test, name }: Readonly<Record<string, unknown>>): boolean =>
    test !== undefined &&
    typeof name === 'string' &&
    !given.has(name) &&
    !pool.some((one) => JSON.stringify([one.name, one.facts]).includes(name));
  if ([...named].some(isMissing) || [...nodes(tree)].some(isEmptyFamily)) return [];
  const partners = pool.filter(({ name }) => named.has(name.ja) || named.has(name.en)).slice(0, 3);
  for (let i = 0; i < 2 * pool.length; i++) {
    // Three that lie apart in the pool, of as many kinds as may be.
    const others = [0, 1, 2].map((k) => pool[(i + k * (7 + (i % 31))) % pool.length] as CardTree);
    const s = stage(game, card, tree.from, [...partners, ...others], i % 2 === 1);
    if (s === null) continue;
    const bearer = tree.from
      .map((zone) => {
        found.length = 0;
        listZone(s, engine.zoneRow(engine.zones.id(zone), 0), found);
        for (let i = 0; i < found.length; i++)
          if (engine.definitions[s.card.definition[found.at[i] as Entity] as number]?.tree === card) return found.at[i];
        return undefined;
      })
      .find((e) => e !== undefined);
    if (bearer === undefined) continue;
    if (i % 2 === 1) attachAll(game, s, bearer as Entity);
    for (const cost of costs) if (cost.holds(s, 0, bearer as Entity, at, 0)) paid.add(cost);
    if (paid.size === costs.length) return [];
  }
  return [
    {
      code: 'unpayable',
      card: card.key,
      effect: at,
      text: {
        ja: 'コストを払えるカードがカードプールにありません。',
        en: 'Nothing in the pool could pay the cost.',
      },
    },
  ];
}

const numbers = (text: string): string =>
  (
    text
      .normalize('NFKC')
      .replace(/「[^」]*」|"[^"]*"/gu, '')
      .match(/\d+/gu) ?? []
  )
    .filter((n) => Number(n) > 3)
    .sort()
    .join(' ');

function differing<S extends CoreState>(game: Game<S>, { cardText }: Linted<S>, card: CardTree): CardFlaw[] {
  const text = cardText?.(card, game);
  if (!text) return [];
  const flaw = (ja: string, en: string): CardFlaw => ({ code: 'texts-differ', card: card.key, text: { ja, en } });
  const flaws: CardFlaw[] = [];
  if (numbers(text.ja) !== numbers(text.en))
    flaws.push(
      flaw(
        `日英で数が違います（${numbers(text.ja)}：${numbers(text.en)}）。`,
        `The numbers differ: ${numbers(text.ja)} in Japanese, ${numbers(text.en)} in English.`,
      ),
    );
  if (/相手/u.test(text.ja) !== /opponent/iu.test(text.en))
    flaws.push(flaw('日英の一方だけが相手に触れています。', 'The opponent is spoken of in one language only.'));
  return flaws;
}
