import { type Cards, type Clause, choose, ifYouDo, named, type Sentence, suru, type Test } from '@rulechart/core';
import { toGraveyard } from './move.ts';
import { remove } from './remove.ts';
import { specialSummon } from './specialSummon.ts';
import { tributeThose } from './tribute.ts';
import { defineVerb, some } from './verb.ts';

/** Where fusion materials come from, what may be made, and where the materials go. */
export interface FusionText {
  readonly from?: readonly string[];
  readonly which?: Test;
  readonly to?: 'graveyard' | 'removed';
}

const zoneJa: Readonly<Record<string, string>> = { hand: '手札', monsters: 'フィールド上', graveyard: '墓地' };
const zoneEn: Readonly<Record<string, string>> = { hand: 'hand', monsters: 'field', graveyard: 'Graveyard' };

const fusable = (from: readonly string[], which?: Test): Cards => ({
  cards: 'in',
  zone: 'fusion',
  of: 'you',
  where: { test: 'all', of: [{ test: 'fusable', from }, ...(which ? [which] : [])] },
});

const summonableByRitual = (which: Test, exactly: boolean, total?: number): Cards => ({
  cards: 'in',
  zone: 'hand',
  of: 'you',
  where: {
    test: 'all',
    of: [
      which,
      { test: 'sub', is: 'ritual' },
      { test: 'ritual possible', exactly, ...(total === undefined ? {} : { total }) },
    ],
  },
});

/**
 * 融合召喚する: a fusion monster is chosen, then what it is made of; both when the effect resolves (§4.5). Later clauses know
 * it as `summoned`.
 */
export const fusionSummon = defineVerb('fusion summon', {
  args: ({ from = ['hand', 'monsters'], which, to = 'graveyard' }: FusionText = {}) => ({
    from,
    to,
    ...(which ? { which } : {}),
  }),
  facts: ({ from, to }) => [{ fact: 'fusion summons', places: from, to }],
  ja: ({ from, which, to }, say): Sentence =>
    suru(
      `${from.map((place) => zoneJa[place] ?? place).join('または')}から、融合モンスターカードによって決められたモンスターを${to === 'removed' ? 'ゲームから除外し' : '墓地へ送り'}、${which ? say.test(which) : '融合モンスター'}1体を融合デッキから`,
      '融合召喚',
    ),
  en: ({ from, which, to }, say) =>
    `${to === 'removed' ? 'remove from play' : 'send to the Graveyard'}, from your ${from.map((place) => zoneEn[place] ?? place).join(' or ')}, the Fusion Material Monsters of ${which ? `1 ${say.test(which)}` : '1 Fusion Monster'} and Fusion Summon it from your Fusion Deck`,
  possible: ({ from, which }, c) => some(c, fusable(from, which)),
  expands: ({ from, which, to }): readonly Clause[] => [
    choose('fusion', fusable(from, which)),
    ...ifYouDo(
      choose(
        'materials',
        { cards: 'in', zone: from, of: 'you', where: { test: 'kind', is: 'monster' } },
        { count: 99, atLeast: 1, constraint: { constraint: 'materials', of: 'fusion' } },
      ),
    ),
    ...ifYouDo(to === 'removed' ? remove(named('materials')) : toGraveyard(named('materials'))),
    ...ifYouDo(specialSummon(named('fusion'), 'either', 'you', { kind: 'fusion', as: 'summoned' })),
  ],
});

/** 儀式召喚する: a ritual monster of the hand, for monsters whose levels add up (§4.6). */
export const ritualSummon = defineVerb('ritual summon', {
  args: (which: Test, levels: 'at least' | 'exactly' = 'at least', total?: number) => ({
    which,
    levels,
    ...(total === undefined ? {} : { total }),
  }),
  facts: () => [
    { fact: 'special summons', from: 'hand' },
    { fact: 'tributes', who: 'you' },
  ],
  ja: ({ which, levels, total }, say): Sentence =>
    suru(
      `${say.test(which)}の降臨に使用する。自分の手札またはフィールド上から、レベルの合計が${total ?? '儀式モンスターのレベル'}${levels === 'exactly' ? 'と同じ' : '以上'}になるようにモンスターを生け贄に捧げ、手札から${say.test(which)}1体を`,
      '儀式召喚',
    ),
  en: ({ which, levels, total }, say) =>
    `Tribute monsters from your hand or field whose total Levels ${levels === 'exactly' ? 'equal' : 'are'} ${total ?? "the Ritual Monster's Level"}${levels === 'exactly' ? '' : ' or more'} and Ritual Summon 1 ${say.test(which)} from your hand`,
  possible: ({ which, levels, total }, c) => some(c, summonableByRitual(which, levels === 'exactly', total)),
  expands: ({ which, levels, total }): readonly Clause[] => [
    choose('ritual', summonableByRitual(which, levels === 'exactly', total)),
    // Without a monster to summon nothing is paid for it, least of all with itself.
    ...ifYouDo(
      choose(
        'offered',
        {
          cards: 'in',
          zone: ['hand', 'monsters'],
          of: 'you',
          where: {
            test: 'all',
            of: [
              { test: 'kind', is: 'monster' },
              { test: 'not', of: { test: 'among', cards: named('ritual') } },
            ],
          },
        },
        {
          count: 99,
          atLeast: 1,
          constraint: {
            total: 'level',
            is: levels === 'exactly' ? '=' : '>=',
            than: total ?? { value: 'stat', stat: 'level', of: named('ritual') },
          },
        },
      ),
    ),
    ...ifYouDo(tributeThose(named('offered'))),
    ...ifYouDo(specialSummon(named('ritual'), 'either', 'you', { kind: 'ritual' })),
  ],
});

/** 罠モンスターになる: this trap goes among the monsters as well, as what its text says it is (§8.6). */
export const becomeMonster = defineVerb('become monster', {
  args: (position: 'attack' | 'defense' | 'either' = 'either') => ({ position }),
  facts: () => [{ fact: 'special summons', from: 'spells', trap: true }],
  ja: ({ position }): Sentence =>
    suru(
      `このカードはモンスターカード扱いとなり、自分のモンスターカードゾーンに${position === 'defense' ? '守備表示で' : position === 'attack' ? '攻撃表示で' : ''}`,
      '特殊召喚',
    ),
  en: ({ position }) =>
    `Special Summon this card to your Monster Zone${position === 'either' ? '' : ` in ${position === 'defense' ? 'Defense' : 'Attack'} Position`} as a Monster Card`,
  expands: ({ position }): readonly Clause[] => [specialSummon({ cards: 'this' }, position, 'you', { properly: true })],
});
