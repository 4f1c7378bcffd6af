import {
  CardList,
  type Cards,
  type Check,
  type Clause,
  type Compiler,
  choose,
  freePlaces,
  named,
  remember,
  some as someOf,
  suru,
  type Test,
  when,
} from '@rulechart/core';
import { DEFENSE, type Duel, summonKinds, zone } from '../duel.ts';
import { turnFaceDown } from './position.ts';
import { defineVerb, intends } from './verb.ts';

const faceDownMonster: Test = {
  test: 'all',
  of: [
    { test: 'in', zone: 'monsters' },
    { test: 'not', of: { test: 'faceUp' } },
  ],
};

/** A monster that can lie face-down among others: no token, and no trap, which would be a trap again. */
const ownMonster: Cards = {
  cards: 'in',
  zone: 'monsters',
  of: 'you',
  where: {
    test: 'not',
    of: {
      test: 'any',
      of: [
        { test: 'sub', is: 'token' },
        { test: 'kind', is: 'trap' },
      ],
    },
  },
};

const hasRoom =
  ({ engine }: Compiler<Duel>, count: number): Check<Duel> =>
  (s, x) =>
    freePlaces(engine, s, engine.zoneRow(zone.monsters, x.you)) >= count;

/** モンスター扱いでセットする: spells and traps known by a name are set among the monsters, so many of them or none. */
export const setAsMonsters = defineVerb('set as monsters', {
  args: (name: string, count: number) => ({ name, count }),
  facts: ({ name }) => [{ fact: 'sets', cards: named(name) }],
  ja: ({ name }, say) => suru(`${say.cards(named(name))}をモンスター扱いとして裏側守備表示で`, 'セット'),
  en: ({ name }, say) => `Set ${say.cards(named(name))} as monsters in face-down Defense Position`,
  room: ({ count }, c) => hasRoom(c, count),
  possible: ({ count }, c) => hasRoom(c, count),
  deed: ({ name, count }, c) => {
    const found = c.gather(named(name));
    const write = intends(c, 'summon');
    return (s, x) => {
      const cards = found(s, x);
      if (cards.length < count || freePlaces(c.engine, s, c.engine.zoneRow(zone.monsters, x.you)) < count) return;
      for (const card of cards)
        write(s, x, { card, seat: x.you, faceUp: false, amount: DEFENSE, detail: summonKinds.indexOf('set') });
    };
  },
});

/** 裏側守備表示でシャッフルする: face-down monsters known by a name change places so that nobody can follow them. */
export const shuffleMonsters = defineVerb('shuffle monsters', {
  args: (name: string) => ({ name }),
  ja: ({ name }, say) => suru(`${say.cards(named(name))}を裏側守備表示で`, 'シャッフル'),
  en: ({ name }, say) => `shuffle ${say.cards(named(name))} face-down`,
  deed: ({ name }, c) => {
    const write = intends(c, 'mix');
    const id = c.engine.bindingName(name);
    return (s, x) => write(s, x, { seat: x.you, detail: id });
  },
});

/**
 * モンスター扱い（攻／守０）とし、自分のモンスター１体と合わせ裏側守備表示でシャッフルしてセットする: later clauses know what
 * was set by the name.
 */
export const disguise = defineVerb('disguise', {
  args: (name: string, from: Cards, count: number) => ({ name, from, count }),
  facts: ({ from }) => [
    { fact: 'sets', cards: from },
    { fact: 'turns face-down', cards: ownMonster },
  ],
  ja: ({ from, count }, say) =>
    suru(
      `自分フィールド上のモンスター1体と、${say.counted(count, from)}を選択する。選択したデッキのカードを攻撃力・守備力0のモンスター扱いとし、選択したモンスターと合わせて裏側守備表示でシャッフルして自分フィールド上に`,
      'セット',
    ),
  en: ({ from, count }, say) =>
    `select 1 monster you control and ${say.counted(count, from)}; treat the selected cards from the Deck as monsters with 0 ATK and 0 DEF, and Set them in face-down Defense Position on your field, shuffled with the selected monster`,
  possible: ({ from, count }, c) => {
    const own = c.cards(ownMonster);
    const cards = c.cards(from);
    const found = new CardList();
    return (s, x, it) => {
      if (freePlaces(c.engine, s, c.engine.zoneRow(zone.monsters, x.you)) < count) return false;
      found.length = 0;
      own(s, x, it, found);
      if (found.length === 0) return false;
      found.length = 0;
      cards(s, x, it, found);
      return found.length >= count;
    };
  },
  expands: ({ name, from, count }): readonly Clause[] => [
    choose('own', ownMonster),
    { ...choose(name, from, { count }), link: 'if you do' },
    { ...setAsMonsters(name, count), as: name, link: 'if you do' },
    when(someOf({ cards: 'where', in: named(name), where: faceDownMonster }), [
      { ...turnFaceDown(named('own')), as: 'turned' },
      remember('shuffled', {
        cards: 'where',
        in: { cards: 'both', of: [named('own'), named('turned'), named(name)] },
        where: faceDownMonster,
      }),
      shuffleMonsters('shuffled'),
    ]),
  ],
});
