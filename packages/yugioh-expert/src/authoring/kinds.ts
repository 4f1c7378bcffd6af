import { all, type EffectTree, host, it, not, type Part, some, type Test, thisCard } from '@rulechart/core';
import type { KnownCard } from '../authoring.ts';
import { placeAsSpell } from '../verbs/control.ts';
import { destroy } from '../verbs/destroy.ts';
import { absorb } from '../verbs/equip.ts';
import { payLife } from '../verbs/life.ts';
import { toHand } from '../verbs/move.ts';
import { specialSummon } from '../verbs/specialSummon.ts';
import { tribute } from '../verbs/tribute.ts';
import { attackCost, continuous, ignition, immediate, mustTrigger, procedure, ruleText } from './effects.ts';
import {
  appearedThisTurn,
  attachedTo,
  awakened,
  byBattle,
  called,
  faceUp,
  inZoneNow,
  isThis,
  mayBeTributed,
  monsters,
  spellsAndTraps,
  sub,
} from './filters.ts';
import { forbid, mark, replace, target, targeted } from './parts.ts';

/** スピリット: back to the hand in the End Phase of the turn in which it was summoned or turned up (§4.8). */
export const spiritReturn: EffectTree = mustTrigger(
  { event: 'end phase' },
  { if: [appearedThisTurn], does: [toHand(thisCard, 'return')] },
);

/** デュアル: what it says holds only once it was summoned once more (§4.1). */
export const onceAwakened = (...effects: EffectTree[]): EffectTree[] =>
  effects.map((tree) => ({
    ...tree,
    ...(tree.how === 'continuous'
      ? { live: (tree.live ?? []).map((part) => ({ ...part, if: ifToo(part, awakened) })) as readonly Part[] }
      : { if: [awakened, ...(tree.if ?? [])] }),
  }));

const ifToo = (part: Part, test: Test): Test => {
  const given = (part as { if?: Test }).if;
  return given === undefined ? test : all(test, given);
};

/**
 * ユニオン (§4.8): once a turn it is attached to a monster that fits, or comes off again. `live` is what it does for the
 * monster; if that would be destroyed by battle, the union is instead. One union on a monster.
 */
export function union(fits: Test, ...live: Part[]): EffectTree[] {
  return [
    ignition({
      if: [not(movedItself)],
      targets: [target(monsters('you', faceUp, fits, not(isThis), not(some(attachedTo(it, 'union')))))],
      does: [absorb(thisCard, targeted, 'union')],
    }),
    ignition({
      from: ['spells'],
      if: [attachedAsUnion, not(movedItself)],
      does: [specialSummon(thisCard, 'attack')],
    }),
    {
      ...continuous(
        ...live.map((part) => ({ ...part, if: ifToo(part, attachedAsUnion) })),
        replace('destroy', {
          which: all({ test: 'among', cards: host }, byBattle),
          does: [destroy(thisCard)],
          if: attachedAsUnion,
        }),
      ),
      from: ['spells'],
    },
  ];
}

/** It has moved between the field's zones by its own effect this turn: a union does so once a turn. */
const movedItself: Test = { test: 'moved itself this turn' };
/** It is attached by its own union effect. */
const attachedAsUnion: Test = some({ cards: 'where', in: thisCard, where: { test: 'attached as', slot: 'union' } });

/**
 * トゥーン of the first generation (§4.8): it brings itself out while the world it lives in is face-up, with tributes from
 * level 5 on; it does not attack in that turn, pays for every attack, attacks directly unless there is an opposing toon,
 * and falls with its world.
 */
export function toon(world: string, tributes: 0 | 1 | 2): EffectTree[] {
  return [
    procedure({
      if: [worldUp(world)],
      cost: tributes === 0 ? [] : [tribute(tributes, monsters('you', mayBeTributed))],
    }),
    ...toonManners(world),
  ];
}

const worldUp = (world: string): Test => some(spellsAndTraps('you', faceUp, { test: 'called', name: world }));

/** How a toon fights, and that it falls with its world. */
export function toonManners(world: string, { pays = true }: { readonly pays?: boolean } = {}): EffectTree[] {
  const toons = monsters('opponent', faceUp, sub('toon'));
  return [
    continuous(
      mark('attacks directly', thisCard, all(worldUp(world), not(some(toons)))),
      { part: 'require', act: 'attack', which: isThis, object: toons },
      forbid('attack', { which: all(isThis, { test: 'summoned this turn', special: pays }) }),
    ),
    ...(pays ? [attackCost([payLife(500)])] : []),
    immediate(
      {
        event: 'destroyed',
        which: all({ test: 'called', name: world }, { test: 'was controlled', by: 'you' }, { test: 'was face-up' }),
      },
      { does: [destroy(thisCard)] },
    ),
  ];
}

/** 自分フィールド上に1枚しか表側表示で存在できない: no other comes, and one that is turned up or taken there is destroyed. */
export const onlyOneFaceUp = (name: KnownCard): EffectTree =>
  ruleText(
    forbid('normal summon', { who: 'you', which: called(name) }),
    forbid('flip summon', { who: 'you', which: called(name) }),
    forbid('special summon', { who: 'you', which: called(name) }),
    mark('destroys itself', thisCard, some(monsters('you', faceUp, called(name), { test: 'there before this' }))),
  );

/** 宝玉獣: when it is destroyed among the monsters it may stay as a continuous spell instead (§8.6). */
export const mayStayAsSpell: EffectTree = ruleText(
  replace('destroy', {
    which: all(isThis, inZoneNow('monsters')),
    optional: true,
    if: { test: 'room among spells' },
    does: [placeAsSpell(thisCard)],
  }),
);
