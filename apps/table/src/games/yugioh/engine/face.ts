import type { Game } from '@rulechart/core';
import {
  attributeWords,
  type CardFacts,
  type Duel,
  iconWords,
  MONSTER,
  positionWords,
  printed,
  raceWords,
  SPELL,
  subWords,
  zone,
} from '@rulechart/yugioh-expert';
import { t } from '../../../engine/words.ts';
import type { CardView, Text } from '../../../protocol.ts';

type Kind = 'monster' | 'spell' | 'trap';

const acts: Readonly<Record<number, Readonly<Record<Kind, string[]>>>> = {
  [zone.hand]: { monster: ['summon', 'set', 'special-summon'], spell: ['activate', 'set'], trap: ['activate', 'set'] },
  [zone.monsters]: { monster: ['activate', 'attack', 'position', 'flip'], spell: [], trap: [] },
  [zone.spells]: { monster: [], spell: ['activate'], trap: ['activate'] },
  [zone.field]: { monster: [], spell: ['activate'], trap: [] },
  [zone.graveyard]: { monster: ['activate'], spell: [], trap: [] },
};

const spellWords = t('魔法', 'Spell');
const trapWords = t('罠', 'Trap');

function kindOf(game: Game<Duel>, view: Duel, e: number): Kind {
  const kind = printed(game.engine).kind[view.card.definition[e] as number];
  return kind === MONSTER ? 'monster' : kind === SPELL ? 'spell' : 'trap';
}

export const actsOf = (game: Game<Duel>, view: Duel, e: number): string[] =>
  acts[(view.card.zone[e] as number) >> 1]?.[kindOf(game, view, e)] ?? [];

/** What everybody sees of how a card lies. */
export function liesOf(game: Game<Duel>, view: Duel, e: number): Pick<CardView, 'turned' | 'states'> {
  const { card, own } = view;
  const inMonsters = (card.zone[e] as number) >> 1 === zone.monsters;
  const position = inMonsters ? (positionWords[own.position[e] === 2 ? 2 : 1] as Text) : undefined;
  const host = card.host[e] as number;
  const hostName = game.engine.definitions[card.definition[host] as number]?.tree?.name as Text | undefined;
  const states = [
    ...(position ? [position] : []),
    ...(host && hostName ? [t(`${hostName.ja}に装備`, `equipped to ${hostName.en}`)] : []),
  ];
  return {
    ...(inMonsters && own.position[e] === 2 ? { turned: true } : {}),
    ...(states.length > 0 ? { states } : {}),
  };
}

const frames = ['token', 'fusion', 'ritual', 'effect'] as const;

/** What a card shows to whoever knows it; a trap that has become a monster shows that monster. */
export function faceOf(game: Game<Duel>, view: Duel, e: number): Partial<CardView> {
  const facts = game.engine.definitions[view.card.definition[e] as number]?.tree.facts as unknown as CardFacts;
  const onField = (view.card.zone[e] as number) >> 1 === zone.monsters;
  const monster = facts.kind === 'monster' ? facts : onField ? facts.asMonster : undefined;
  if (!monster?.attribute || !monster.race) {
    const name = facts.kind === 'spell' ? spellWords : trapWords;
    const icon = iconWords[facts.icon ?? 'normal'] as Text;
    return {
      frame: facts.kind,
      emblem: facts.kind === 'spell' ? 'even' : 'sharp',
      kind: t(`${icon.ja}${name.ja}`, `${icon.en} ${name.en}`),
      foot: icon,
    };
  }
  const frame = frames.find((sub) => monster.sub?.includes(sub)) ?? 'normal';
  const attribute = attributeWords[monster.attribute] as Text;
  const race = raceWords[monster.race] as Text;
  const kind = subWords[frame] as Text;
  const { level = 0 } = monster;
  const base = { atk: monster.atk ?? 0, def: monster.def ?? 0 };
  const atk = onField ? Math.max(0, view.now.atk[e] as number) : base.atk;
  const def = onField ? Math.max(0, view.now.def[e] as number) : base.def;
  const lies = onField && view.own.position[e] === 2;
  return {
    frame,
    emblem: 'round',
    kind,
    traits: [attribute, race, kind],
    seal: { sign: attribute.ja, name: attribute },
    rank: { sign: '★', value: level, name: t(`レベル${level}`, `Level ${level}`) },
    figures: [
      { name: t('攻', 'ATK'), now: atk, base: base.atk, ...(lies ? {} : { strong: true as const }) },
      { name: t('守', 'DEF'), now: def, base: base.def, ...(lies ? { strong: true as const } : {}) },
    ],
  };
}
