import {
  afterwards,
  all,
  type Cards,
  type CardTree,
  choose,
  compare,
  type EffectTree,
  host,
  ifYouDo,
  inZone,
  lasting,
  named,
  not,
  oneOf,
  some,
  stat,
  type Test,
  thisCard,
  type Words,
} from '@rulechart/core';
import { damage, destroy, discard, draw, equip, gain, negate, payLife, recover, shuffleDeck } from './verbs.ts';

const card = (
  key: string,
  ja: string,
  facts: Readonly<Record<string, unknown>>,
  ...effects: EffectTree[]
): CardTree => ({ key, name: { ja, en: key }, facts, effects });
const unit = (key: string, ja: string, power: number, ...effects: EffectTree[]): CardTree =>
  card(key, ja, { type: 'unit', power }, ...effects);

const faceUp: Test = { test: 'faceUp' };
const isUnit: Test = { test: 'unit' };
const units = (of: 'you' | 'opponent' | 'either'): Cards => inZone('field', of, faceUp);
const words = (ja: string, en: string): Words => ({ ja, en });

/** The cards of the mini rule set. */
export const cards: readonly CardTree[] = [
  unit('Walker', '歩くもの', 3),
  unit('Runner', '走るもの', 4),
  unit('Brute', '荒くれ', 6),
  unit('Colossus', '巨像', 8, {
    kind: 'lasting',
    how: 'continuous',
    from: ['field'],
    live: [{ part: 'forbid', act: 'target', which: { test: 'among', cards: thisCard }, who: 'opponent' }],
  }),
  unit('Biter', '噛みつき', 1, {
    kind: 'trigger',
    how: 'stack',
    from: ['field'],
    on: { event: 'turned', self: true },
    mandatory: true,
    targets: [choose('prey', inZone('field', 'either', not({ test: 'among', cards: thisCard })))],
    does: [destroy(named('prey'))],
  }),
  unit('Seeker', '捜すもの', 2, {
    kind: 'trigger',
    how: 'stack',
    from: ['discard'],
    on: { event: 'moved', self: true, from: 'field', to: 'discard' },
    does: [
      choose('found', inZone('deck', 'you', all(isUnit, compare(stat('power'), '<=', 4)))),
      { ...recover(named('found')), link: 'if you do' },
      ...afterwards(shuffleDeck()),
    ],
  }),
  unit('Banner', '旗手', 2, {
    kind: 'lasting',
    how: 'continuous',
    from: ['field'],
    live: [{ part: 'modify', stat: 'power', op: 'add', by: 1, to: units('you') }],
  }),
  unit('Silencer', '黙らせるもの', 3, {
    kind: 'lasting',
    how: 'continuous',
    from: ['field'],
    live: [{ part: 'negate', to: inZone('field', 'opponent', all(faceUp, compare(stat('power'), '<=', 2))) }],
  }),
  unit('Guardian', '守り手', 4, {
    kind: 'lasting',
    how: 'continuous',
    from: ['field'],
    live: [
      {
        part: 'replace',
        of: 'destroy',
        which: { test: 'among', cards: thisCard },
        optional: true,
        does: [discard(1)],
        if: some(inZone('hand', 'you')),
      },
    ],
  }),
  unit('Leech', '蛭', 3, {
    kind: 'slow',
    how: 'stack',
    from: ['field'],
    limit: { per: 'turn', by: 'card' },
    cost: [payLife(2)],
    does: [draw(1)],
  }),
  card(
    'Bolt',
    '稲妻',
    { type: 'charm' },
    {
      kind: 'slow',
      how: 'stack',
      from: ['hand', 'back'],
      targets: [choose('victim', inZone('field', 'opponent', not({ test: 'protected' })))],
      does: [destroy(named('victim'))],
    },
  ),
  card(
    'Insight',
    '洞察',
    { type: 'charm' },
    {
      kind: 'slow',
      how: 'stack',
      from: ['hand', 'back'],
      does: [draw(2), ...afterwards(discard(1))],
    },
  ),
  card(
    'Surge',
    '高まり',
    { type: 'charm' },
    {
      kind: 'quick',
      how: 'stack',
      from: ['hand', 'back'],
      traits: { clash: true },
      targets: [choose('who', units('either'))],
      does: [
        lasting(
          { part: 'modify', stat: 'power', op: 'add', by: { value: 'kept' }, to: named('who') },
          { until: 'turn end' },
          {
            value: { value: 'count', of: units('you') },
            about: ['who'],
          },
        ),
      ],
    },
  ),
  card(
    'Crossroads',
    '分かれ道',
    { type: 'charm' },
    {
      kind: 'slow',
      how: 'stack',
      from: ['hand', 'back'],
      cost: [discard(1)],
      does: [
        oneOf([
          { label: words('相手に4点', '4 to the opponent'), does: [damage(4, 'opponent')] },
          { label: words('4点回復', 'gain 4'), does: [gain(4, 'you')] },
          {
            label: words('ユニットを手札に', 'a unit to the hand'),
            does: [choose('back', inZone('discard', 'you', isUnit)), ...ifYouDo(recover(named('back')))],
          },
        ]),
      ],
    },
  ),
  card(
    'Blade',
    '刃',
    { type: 'relic' },
    {
      kind: 'slow',
      how: 'stack',
      from: ['hand', 'back'],
      targets: [choose('bearer', units('either'))],
      does: [equip(named('bearer'))],
    },
    {
      kind: 'lasting',
      how: 'continuous',
      from: ['back'],
      live: [{ part: 'modify', stat: 'power', op: 'add', by: 3, to: host }],
    },
  ),
  card(
    'Ambush',
    '待ち伏せ',
    { type: 'snare' },
    {
      kind: 'quick',
      how: 'stack',
      from: ['back'],
      if: [{ test: 'attack declared', by: 'opponent' }],
      does: [destroy({ cards: 'attacker' })],
    },
  ),
  card(
    'Denial',
    '否認',
    { type: 'snare' },
    {
      kind: 'quick',
      how: 'stack',
      from: ['back'],
      traits: { clash: true },
      respondsTo: { test: 'controlled', by: 'opponent' },
      cost: [payLife(1)],
      does: [negate()],
    },
  ),
  card(
    'Spite',
    '遺恨',
    { type: 'snare' },
    {
      kind: 'quick',
      how: 'stack',
      from: ['back'],
      if: [some(inZone('discard', 'you', isUnit), 3)],
      does: [damage({ value: 'count', of: inZone('discard', 'you', isUnit) }, 'opponent')],
    },
  ),
];

/** Two decks of thirty cards. */
export const decks = (() => {
  const deck = (counts: Readonly<Record<string, number>>): readonly string[] =>
    Object.entries(counts).flatMap(([key, n]) => Array.from({ length: n }, () => key));
  return [
    {
      deck: deck({
        Walker: 2,
        Runner: 3,
        Brute: 2,
        Colossus: 1,
        Biter: 2,
        Seeker: 3,
        Banner: 2,
        Guardian: 2,
        Leech: 2,
        Bolt: 2,
        Insight: 2,
        Surge: 2,
        Crossroads: 2,
        Blade: 1,
        Ambush: 1,
        Denial: 1,
      }),
    },
    {
      deck: deck({
        Walker: 3,
        Runner: 2,
        Brute: 2,
        Biter: 3,
        Seeker: 2,
        Silencer: 2,
        Guardian: 1,
        Leech: 1,
        Colossus: 1,
        Bolt: 2,
        Insight: 1,
        Surge: 2,
        Crossroads: 1,
        Blade: 2,
        Ambush: 2,
        Denial: 2,
        Spite: 1,
      }),
    },
  ] as const;
})();
