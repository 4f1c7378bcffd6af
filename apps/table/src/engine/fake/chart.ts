import type { ChartGraph, ChartState, ChartTransition, Scene, Text } from '../../protocol.ts';

const t = (ja: string, en: string): Text => ({ ja, en });

type Sketch = [key: string, name: Text, rule?: Text | undefined, children?: Sketch[]];

const window = (rule: Text): Sketch[] => [
  [
    'held',
    t('優先権を持つ', 'Priority held'),
    t('ターンプレイヤーが先に優先権を持つ。', 'The turn player holds priority first.'),
  ],
  [
    'offered',
    t('相手に渡した', 'Priority offered'),
    t('続けて2回放棄されると次へ進む。', 'Two passes in a row go on.'),
  ],
  [
    'chain',
    t('チェーン', 'Chain'),
    rule,
    [
      ['building', t('積む', 'Building'), t('新しいものほど後に積まれる。', 'Each answer is put on top.')],
      ['resolving', t('逆順処理', 'Resolving'), t('最後に積まれたものから処理する。', 'The last one resolves first.')],
    ],
  ],
];

const chainRule = t('効果は積まれた逆の順に処理される。', 'Effects resolve in the opposite order.');

const sketch: Sketch = [
  'duel',
  t('デュエル', 'Duel'),
  undefined,
  [
    [
      'draw',
      t('ドローフェイズ', 'Draw Phase'),
      t('ターンプレイヤーは1枚ドローする。', 'The turn player draws a card.'),
    ],
    [
      'standby',
      t('スタンバイフェイズ', 'Standby Phase'),
      t('「スタンバイフェイズに」の効果を処理する。', 'Effects of the standby phase apply.'),
    ],
    [
      'main1',
      t('メインフェイズ1', 'Main Phase 1'),
      t('召喚、セット、発動、表示形式の変更ができる。', 'Summon, set, activate, change positions.'),
      window(chainRule),
    ],
    [
      'battle',
      t('バトルフェイズ', 'Battle Phase'),
      t('先攻の最初のターンには行えない。', 'Not in the first turn of the duel.'),
      [
        ['start', t('スタートステップ', 'Start Step')],
        [
          'declare',
          t('バトルステップ', 'Battle Step'),
          t('攻撃するモンスターと対象を選ぶ。', 'Choose an attacker and its target.'),
        ],
        [
          'damage',
          t('ダメージステップ', 'Damage Step'),
          t('発動できるカードが限られる。', 'Only few cards may be activated.'),
          [
            ['flip', t('表にする', 'Turn face-up')],
            [
              'before',
              t('計算前', 'Before calculation'),
              t('攻撃力・守備力を変えるカードを発動できる。', 'Cards that change ATK or DEF may be activated.'),
            ],
            ['calculation', t('ダメージ計算', 'Calculation')],
            ['after', t('計算後', 'After calculation')],
            ['end', t('破壊', 'Destruction')],
          ],
        ],
        ['over', t('エンドステップ', 'End Step')],
      ],
    ],
    [
      'main2',
      t('メインフェイズ2', 'Main Phase 2'),
      t('バトルフェイズを行ったターンだけにある。', 'Only after a battle phase.'),
      window(chainRule),
    ],
    ['end', t('エンドフェイズ', 'End Phase'), t('手札を6枚に調整する。', 'Discard down to 6 cards.')],
    ['over', t('決着', 'Decided')],
  ],
];

const build = ([key, name, rule, children = []]: Sketch, parent?: string): ChartState => {
  const id = parent ? `${parent}.${key}` : key;
  const states = children.map((child) => build(child, id));
  const [first] = states;
  return {
    id,
    key,
    type: first ? 'compound' : key === 'over' ? 'final' : 'atomic',
    name,
    ...(rule ? { rule } : {}),
    ...(first ? { initial: first.id } : {}),
    children: states,
  };
};

const arrows: [from: string, to: string, event: string, guard?: string][] = [
  ['draw', 'standby', 'drawn'],
  ['standby', 'main1', 'done'],
  ['main1', 'battle', 'battle', 'not the first turn'],
  ['main1', 'end', 'end'],
  ['battle', 'main2', 'main2'],
  ['battle', 'end', 'end'],
  ['main2', 'end', 'end'],
  ['end', 'draw', 'next turn'],
  ['battle', 'over', 'decided', 'life is 0'],
  ['battle.start', 'battle.declare', 'done'],
  ['battle.declare', 'battle.damage', 'attack'],
  ['battle.damage', 'battle.declare', 'done'],
  ['battle.declare', 'battle.over', 'end'],
  ['battle.damage.flip', 'battle.damage.before', 'done'],
  ['battle.damage.before', 'battle.damage.calculation', 'pass'],
  ['battle.damage.calculation', 'battle.damage.after', 'done'],
  ['battle.damage.after', 'battle.damage.end', 'done'],
  ...['main1', 'main2'].flatMap((phase): [string, string, string, string?][] => [
    [`${phase}.held`, `${phase}.offered`, 'pass'],
    [`${phase}.held`, `${phase}.chain`, 'activate', 'legal'],
    [`${phase}.offered`, `${phase}.chain`, 'activate', 'legal'],
    [`${phase}.chain.building`, `${phase}.chain.resolving`, 'pass', 'both passed'],
    [`${phase}.chain.resolving`, `${phase}.held`, 'done', 'chain is empty'],
  ]),
];

const transitions: ChartTransition[] = arrows.map(([from, to, event, guard], i) => ({
  id: `t${i}`,
  from: `duel.${from}`,
  to: `duel.${to}`,
  event,
  ...(guard ? { guard } : {}),
}));

export const chart: ChartGraph = { id: 'duel', states: [build(sketch)], transitions };

/** The states that are active in a leaf: itself and everything it lies in. */
const path = (leaf: string) => leaf.split('.').map((_, i, keys) => keys.slice(0, i + 1).join('.'));

export function step(before: Scene['chart'], state: string, event: string): Scene['chart'] {
  const active = path(`duel.${state}`);
  const taken = transitions.find(
    (tr) => tr.event === event && before.active.includes(tr.from) && active.includes(tr.to),
  );
  return { active, last: taken?.id ?? before.last };
}
