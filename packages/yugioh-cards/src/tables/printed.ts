import { findCard, type JapaneseCardName } from '../names/index.ts';
import { monsterRows, spellRows, trapRows } from './printed.generated.ts';

/** The six attributes of the era, and that of the three gods, which no effect can name. */
export type Attribute = 'dark' | 'earth' | 'fire' | 'light' | 'water' | 'wind' | 'divine';

/** The monster types of the era, and that of the three gods. */
export type MonsterType = (typeof monsterRows)[number][3];

/** What a monster's type line says besides its type. `flip` stands for a FLIP effect in its text. */
export type MonsterKind = 'normal' | 'effect' | 'flip' | 'spirit' | 'toon' | 'union' | 'gemini' | 'fusion' | 'ritual';

/** The icon of a spell; `normal` has none. */
export type SpellKind = 'normal' | 'quick-play' | 'continuous' | 'equip' | 'field' | 'ritual';

/** The icon of a trap; `normal` has none. */
export type TrapKind = 'normal' | 'continuous' | 'counter';

/** What is printed on a card apart from its text. */
export type Printed =
  | {
      readonly kind: 'monster';
      readonly password: string;
      readonly ja: JapaneseCardName;
      readonly sub: readonly MonsterKind[];
      readonly attribute: Attribute;
      readonly type: MonsterType;
      readonly level: number;
      /** null: "?" */
      readonly atk: number | null;
      readonly def: number | null;
    }
  | {
      readonly kind: 'spell';
      readonly password: string;
      readonly ja: JapaneseCardName;
      readonly sub: readonly [SpellKind];
    }
  | {
      readonly kind: 'trap';
      readonly password: string;
      readonly ja: JapaneseCardName;
      readonly sub: readonly [TrapKind];
    };

const nameOf = (password: string): JapaneseCardName => {
  const card = findCard(password);
  if (!card) throw new Error(`tables/printed.tsv: ${password} is not in tables/cards.tsv`);
  return card.ja;
};

/** Every card of the rulings and of the built-in decks, whether the pool has it or not. */
export const printed: readonly Printed[] = [
  ...monsterRows.map(
    ([password, sub, attribute, type, level, atk, def]): Printed => ({
      kind: 'monster',
      password,
      ja: nameOf(password),
      sub,
      attribute,
      type,
      level,
      atk,
      def,
    }),
  ),
  ...spellRows.map(([password, sub]): Printed => ({ kind: 'spell', password, ja: nameOf(password), sub: [sub] })),
  ...trapRows.map(([password, sub]): Printed => ({ kind: 'trap', password, ja: nameOf(password), sub: [sub] })),
];
