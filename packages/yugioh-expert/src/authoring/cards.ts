import type { CardTree, Clause, EffectTree, Part, Test, Who } from '@rulechart/core';
import type { KnownCard } from '../authoring.ts';
import type { Attribute, CardFacts, Icon, Race, Sub } from '../printed.ts';
import { equip } from '../verbs/equip.ts';
import { continuous, type EffectText, effect } from './effects.ts';
import { faceUp, monsters } from './filters.ts';
import { target, targeted } from './parts.ts';

/** What a monster has printed on it. */
export interface MonsterFacts {
  readonly attribute: Attribute;
  readonly race: Race;
  readonly level: number;
  readonly atk: number | null;
  readonly def: number | null;
  readonly sub?: readonly Sub[];
  readonly special?: CardFacts['special'];
  readonly broughtOnlyBy?: KnownCard;
  readonly groups?: readonly string[];
  readonly materials?: readonly (KnownCard | Test)[];
  readonly furtherMaterials?: Test;
  readonly onlyListedMaterials?: boolean;
  readonly noFusionSummon?: boolean;
  readonly substitute?: boolean;
  readonly tributes?: number;
  readonly fewerTributes?: number;
  readonly tributesAre?: Test;
  readonly alsoKnownAs?: readonly string[];
  readonly countsAs?: readonly KnownCard[];
}

/** A monster card: password, Japanese and English name, what is printed, its effects. */
export function monster(key: string, ja: string, en: string, facts: MonsterFacts, ...effects: EffectTree[]): CardTree {
  const { alsoKnownAs, countsAs, sub: given, ...rest } = facts;
  const kinds = given ?? (effects.length === 0 ? ['normal'] : ['effect']);
  return {
    key,
    name: { ja, en },
    facts: { kind: 'monster', sub: kinds, ...rest },
    effects,
    ...(alsoKnownAs ? { alsoKnownAs } : {}),
    ...(countsAs ? { countsAs } : {}),
  };
}

/** Where a card of this kind is activated from. */
const activation = (kind: 'spell' | 'trap', which: Icon, text: EffectText): EffectTree =>
  effect(
    'activation',
    'stack',
    kind === 'trap' ? ['spells'] : which === 'field' ? ['hand', 'field'] : ['hand', 'spells'],
    text,
  );

/** Among the monsters a spell or trap that is none by its own text says nothing: it lies there for another card's sake. */
const silentAmongMonsters = (effect: EffectTree): EffectTree =>
  effect.from.includes('monsters') ? { ...effect, from: effect.from.filter((zone) => zone !== 'monsters') } : effect;

/** A spell or trap: its activation (or several, of which one is chosen), then what it does while it is face-up. */
function spellOrTrap(kind: 'spell' | 'trap', which: Icon) {
  return (
    key: string,
    ja: string,
    en: string,
    text: EffectText | readonly EffectText[],
    ...effects: EffectTree[]
  ): CardTree => ({
    key,
    name: { ja, en },
    facts: { kind, icon: which },
    effects: [
      ...(Array.isArray(text) ? (text as EffectText[]) : [text as EffectText]).map((t) => activation(kind, which, t)),
      ...effects.map(silentAmongMonsters),
    ],
  });
}

/** 通常魔法. */
export const normalSpell = spellOrTrap('spell', 'normal');
/** 速攻魔法. */
export const quickPlaySpell = spellOrTrap('spell', 'quick-play');
/** 永続魔法. */
export const continuousSpell = spellOrTrap('spell', 'continuous');
/** 儀式魔法. */
export const ritualSpell = spellOrTrap('spell', 'ritual');
/** フィールド魔法. */
export const fieldSpell = spellOrTrap('spell', 'field');
/** 通常罠. */
export const normalTrap = spellOrTrap('trap', 'normal');
/** 永続罠. */
export const continuousTrap = spellOrTrap('trap', 'continuous');
/** 罠モンスター (§8.6): a continuous trap that becomes what `asMonster` says; its other effects follow. */
export const trapMonster = (
  key: string,
  ja: string,
  en: string,
  asMonster: NonNullable<CardFacts['asMonster']>,
  text: EffectText,
  ...effects: EffectTree[]
): CardTree => {
  const card = continuousTrap(key, ja, en, text);
  return { ...card, facts: { ...card.facts, asMonster }, effects: [...card.effects, ...effects] };
};

/** カウンター罠. */
export const counterTrap = spellOrTrap('trap', 'counter');

/** An equip spell: it targets one face-up monster and stays on it. */
export const equipSpell = (
  key: string,
  ja: string,
  en: string,
  fits: { readonly of?: Who; readonly where?: Test; readonly cost?: readonly Clause[] },
  live: readonly Part[],
  ...effects: EffectTree[]
): CardTree =>
  spellOrTrap('spell', 'equip')(
    key,
    ja,
    en,
    {
      ...(fits.cost ? { cost: fits.cost } : {}),
      targets: [target(monsters(fits.of ?? 'either', faceUp, ...(fits.where ? [fits.where] : [])))],
      does: [equip(targeted)],
    },
    ...(live.length ? [continuous(...live)] : []),
    ...effects,
  );

/** A card that counts as others by name wherever it is. */
export const alsoCalled = (card: CardTree, ...names: KnownCard[]): CardTree => ({ ...card, countsAs: names });

/** An equip spell with an activation of its own. */
export const equipSpellOf = spellOrTrap('spell', 'equip');

/** A token: no card, only what its effect says it is. */
export const token = (key: string, ja: string, en: string, facts: MonsterFacts, ...effects: EffectTree[]): CardTree =>
  monster(key, ja, en, { ...facts, sub: ['normal', 'token'] }, ...effects);
