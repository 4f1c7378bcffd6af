import {
  type Amount,
  afterwards,
  all,
  as,
  type Cards,
  type CardTree,
  type Clause,
  choose,
  compare,
  declare,
  type EffectTree,
  forEach,
  host,
  ifYouDo,
  inZone,
  lasting,
  may,
  named,
  nameNumber,
  not,
  type Part,
  pickPlace,
  remember,
  repeat,
  some,
  stat,
  type Test,
  thisCard,
  when,
} from '@rulechart/core';
import { cards as miniCards } from '../mini/cards.ts';
import { damage, destroy, discard, draw, equip, gain, payLife, recover, shuffleDeck } from '../mini/verbs.ts';
import { banish, charge, conjure, deploy, mimic, note, owe, peek, redirect, seize, swap, toss } from './verbs.ts';

const unit = (key: string, ja: string, power: number, ...effects: EffectTree[]): CardTree => ({
  key,
  name: { ja, en: key },
  facts: { type: 'unit', power },
  effects,
});
const charm = (key: string, ja: string, effect: Partial<EffectTree>): CardTree => ({
  key,
  name: { ja, en: key },
  facts: { type: 'charm' },
  effects: [{ kind: 'slow', how: 'stack', from: ['hand', 'back'], ...effect }],
});
const quick = (key: string, ja: string, effect: Partial<EffectTree>): CardTree =>
  charm(key, ja, { kind: 'quick', ...effect });
const holding = (...live: Part[]): EffectTree => ({ kind: 'lasting', how: 'continuous', from: ['field'], live });
const hears = (effect: Partial<EffectTree> & Pick<EffectTree, 'on'>): EffectTree => ({
  kind: 'trigger',
  how: 'stack',
  from: ['field'],
  ...effect,
});

const isUnit: Test = { test: 'unit' };
const isThis: Test = { test: 'among', cards: thisCard };
const faceUp: Test = { test: 'faceUp' };
const units = (of: 'you' | 'opponent' | 'either'): Cards => inZone('field', of, faceUp);
const handUnits: Cards = inZone('hand', 'you', isUnit);
const happened: Amount = { value: 'happened' };
const gather = (constraint: Parameters<typeof choose>[2]): Clause[] => [
  choose('party', handUnits, constraint),
  ...ifYouDo(deploy(named('party'))),
];

/** One card or more per mechanism; their names say which. */
const probes: readonly CardTree[] = [
  // 1: replacements, several at once, that ask in mid-destruction; a destination that is replaced; one event group
  charm('Quake', '地震', { does: [destroy(units('either'))] }),
  unit(
    'Lifebuoy',
    '浮き輪',
    3,
    holding({
      part: 'replace',
      of: 'destroy',
      which: isThis,
      optional: true,
      does: [discard(1)],
      if: some(inZone('hand', 'you')),
    }),
  ),
  unit(
    'Abyss',
    '深淵',
    1,
    holding({ part: 'replace', of: 'move', which: { test: 'going', to: 'discard' }, to: 'exile' }),
  ),
  unit('Shelter', '避難所', 1, holding({ part: 'replace', of: 'destroy', which: all(isUnit, not(isThis)) })),
  // 1, interrupt point: a reload inside a draw
  charm('Torrent', '奔流', { does: [repeat(4, [draw(1)])] }),
  charm('Flood', '大水', { does: [draw(4)] }),
  // 2: forbid, allow, require
  unit(
    'Warden',
    '看守',
    2,
    holding({ part: 'forbid', act: 'attack', who: 'opponent', which: compare(stat('power'), '<', 4) }),
  ),
  unit('Herald', '先触れ', 2, holding({ part: 'allow', rule: 'mini/first-turn', who: 'you' })),
  unit(
    'Bait',
    '囮',
    2,
    holding({ part: 'require', act: 'attack', which: { test: 'controlled', by: 'opponent' }, object: thisCard }),
  ),
  unit('Drought', '干魃', 2, holding({ part: 'forbid', act: 'draw', who: 'opponent' })),
  // 3: what lingers: longer than its card, counted down, as a delayed trigger
  charm('Blessing', '祝福', {
    does: [
      lasting({ part: 'modify', stat: 'power', op: 'add', by: 2, to: units('you') }, { until: 'turn end', times: 3 }),
    ],
  }),
  charm('Oath', '誓い', {
    targets: [choose('sworn', units('you'))],
    does: [
      lasting(
        { part: 'forbid', act: 'attack', which: { test: 'among', cards: named('sworn') }, nature: 'oath' },
        { until: 'turn end', of: 'you' },
        { about: ['sworn'] },
      ),
    ],
  }),
  charm('Debt', '借り', {
    does: [
      gain(3, 'you'),
      lasting(
        { part: 'watch', on: { event: 'hurt', whose: 'opponent' }, once: true, does: [damage(happened, 'you')] },
        { until: 'forever' },
      ),
    ],
  }),
  // 4: layers: set before add before double; a negator negated; marks; control; rule text that cannot be negated
  unit('Doubler', '倍加', 2, holding({ part: 'modify', stat: 'power', op: 'multiply', by: 2, to: units('you') })),
  unit('Leveller', '均し', 2, holding({ part: 'modify', stat: 'power', op: 'set', by: 5, to: units('you') })),
  unit('Adder', '足し算', 2, holding({ part: 'modify', stat: 'power', op: 'add', by: 1, to: units('you') })),
  unit('Hush', '静寂', 2, holding({ part: 'negate', to: inZone('field', 'opponent', faceUp) })),
  unit('Rally', '結集', 2, holding({ part: 'modify', stat: 'power', op: 'add', by: 3, to: handUnits })),
  unit('Marker', '印', 2, holding({ part: 'mark', mark: 'marked', to: units('opponent') })),
  unit(
    'Charmer',
    '魅惑',
    2,
    holding({ part: 'control', to: inZone('field', 'either', { test: 'called', name: '流れ者' }), who: 'you' }),
  ),
  unit('Drifter', '流れ者', 1),
  unit('Decree', '定め', 2, {
    kind: 'lasting',
    how: 'rule text',
    from: ['field'],
    live: [{ part: 'modify', stat: 'power', op: 'add', by: 4, to: thisCard }],
  }),
  // 5: an effect that belongs to its giver and bears on the bearer
  {
    key: 'Plate',
    name: { ja: '板金', en: 'Plate' },
    facts: { type: 'relic' },
    effects: [
      {
        kind: 'slow',
        how: 'stack',
        from: ['hand', 'back'],
        targets: [choose('bearer', units('you'))],
        does: [equip(named('bearer'))],
      },
      {
        kind: 'lasting',
        how: 'continuous',
        from: ['back'],
        live: [{ part: 'replace', of: 'destroy', which: { test: 'among', cards: host }, does: [destroy(thisCard)] }],
      },
    ],
  },
  // 6: a copy of a copied effect; an effect applied for the other seat; another target; what was declared
  quick('Echo', '木霊', { respondsTo: { test: 'controlled', by: 'either' }, cost: [mimic()], does: [draw(1)] }),
  quick('Mirror', '鏡', { respondsTo: { test: 'controlled', by: 'either' }, does: [swap()] }),
  quick('Decoy', '身代わり', {
    respondsTo: { test: 'controlled', by: 'opponent' },
    targets: [choose('other', units('opponent'))],
    does: [redirect(named('other'))],
  }),
  charm('Wager', '賭け', {
    does: [
      declare('sides', 0),
      nameNumber(1, 3, 1),
      damage(
        {
          value: 'add',
          of: [
            { value: 'declared', which: 0 },
            { value: 'declared', which: 1 },
          ],
        },
        'opponent',
      ),
    ],
  }),
  // 7: stay and memory
  charm('Blink', '瞬き', {
    targets: [choose('gone', units('either'))],
    does: [
      as('there', banish(named('gone'))),
      ...afterwards(gain({ value: 'stat', stat: 'last power', of: named('there') }, 'you')),
    ],
  }),
  unit('Ledger', '帳簿', 2, {
    kind: 'slow',
    how: 'stack',
    from: ['field'],
    does: [note(thisCard, { value: 'add', of: [stat('memory', thisCard), 1] })],
  }),
  quick('Rescue', '救出', { targets: [choose('saved', units('you'))], does: [recover(named('saved'))] }),
  // 8: how an effect is used
  unit('Toll', '通行税', 2, {
    kind: 'lasting',
    how: 'immediate',
    from: ['field'],
    on: { event: 'moved', from: 'deck', to: 'hand', whose: 'opponent' },
    does: [damage(1, 'opponent')],
  }),
  unit('Upkeep', '維持', 6, {
    kind: 'lasting',
    how: 'maintenance',
    from: ['field'],
    does: [may([payLife(1)]), when({ test: 'did' }, [], [destroy(thisCard)])],
  }),
  unit(
    'Watcher',
    '見張り',
    2,
    hears({
      on: { event: 'moved', from: 'field', to: 'discard', which: isUnit },
      mandatory: true,
      timing: 'if',
      does: [gain(1, 'you')],
    }),
  ),
  unit(
    'Mourner',
    '弔い',
    2,
    hears({
      on: { event: 'moved', from: 'field', to: 'discard', self: true },
      from: ['discard'],
      mandatory: true,
      does: [draw(1)],
    }),
  ),
  unit('Once', '一度きり', 2, {
    kind: 'slow',
    how: 'stack',
    from: ['field'],
    limit: { per: 'turn', by: 'name' },
    does: [gain(1, 'you')],
  }),
  unit('Twice', '二度まで', 2, {
    kind: 'quick',
    how: 'stack',
    from: ['field'],
    limit: { per: 'stack', by: 'card', times: 2 },
    does: [gain(1, 'you')],
  }),
  unit('Never', '一生に一度', 2, {
    kind: 'slow',
    how: 'stack',
    from: ['field'],
    limit: { per: 'duel', by: 'seat', shared: 'never again' },
    does: [gain(5, 'you')],
  }),
  // 9: obligations
  charm('Famine', '飢饉', { does: [owe('skip draw', 'opponent', 2)] }),
  // 10: chance
  charm('Coin', '硬貨', { does: [toss(), when(compare(happened, '=', 1), [gain(2, 'you')], [damage(2, 'you')])] }),
  // 11: constraints
  charm('Choir', '合唱', { does: gather({ count: 3, atLeast: 1, constraint: { total: 'power', is: '>=', than: 6 } }) }),
  charm('Scale', '天秤', { does: gather({ count: 3, atLeast: 1, constraint: { total: 'power', is: '=', than: 7 } }) }),
  charm('Feather', '羽', { does: gather({ count: 3, atLeast: 1, constraint: { total: 'power', is: '<=', than: 4 } }) }),
  charm('Rainbow', '虹', { does: gather({ count: 2, constraint: { each: 'different', stat: 'power' } }) }),
  charm('Twins', '双子', { does: gather({ count: 2, constraint: { each: 'same', stat: 'power' } }) }),
  charm('Fusion', '融合', {
    does: gather({
      count: 2,
      constraint: { oneOf: [compare(stat('power'), '>=', 6), compare(stat('power'), '>=', 3)] },
    }),
  }),
  // 12: attachment
  charm('Magnet', '磁石', { does: [recover({ cards: 'attached', to: units('you'), slot: 'equipped' })] }),
  // 13: knowledge
  charm('Spyglass', '望遠鏡', { does: [peek(2)] }),
  charm('Riffle', '切り混ぜ', { does: [gain(1, 'you'), ...afterwards(shuffleDeck('opponent'))] }),
  charm('Scout', '斥候', {
    does: [
      gain(1, 'you'),
      ...afterwards(choose('found', inZone('deck', 'you', all(isUnit, compare(stat('power'), '>=', 8))))),
      ...ifYouDo(recover(named('found'))),
      ...afterwards(shuffleDeck()),
    ],
  }),
  // places, order, counters, loops, tokens
  charm('Outpost', '前哨', {
    targets: [],
    does: [choose('posted', handUnits), pickPlace('field'), deploy(named('posted'))],
  }),
  charm('Parade', '行進', {
    does: [
      gain(1, 'you'),
      remember('marching', units('you')),
      { do: 'arrange', name: 'marching', by: 'you' },
      forEach(named('marching'), 'one', [
        damage(stat('power', named('one')), 'opponent'),
        ...afterwards(gain(1, 'opponent')),
      ]),
    ],
  }),
  charm('Battery', '電池', {
    targets: [choose('cell', units('you'))],
    does: [
      charge(named('cell'), 2),
      ...afterwards(damage({ value: 'counters', kind: 'charge', of: named('cell') }, 'opponent')),
    ],
  }),
  charm('Twinning', '分身', { does: [conjure('Shade')] }),
  unit('Shade', '影', 1),
  charm('Theft', '盗み', { targets: [choose('prize', inZone('field', 'opponent'))], does: [seize(named('prize'))] }),
];

/** All cards of the probe rule set: the mini rule set's, and the probes. */
export const probeCards: readonly CardTree[] = [...miniCards, ...probes];
