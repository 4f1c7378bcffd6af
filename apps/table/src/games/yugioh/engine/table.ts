import { type Effect, type Game, holderOf } from '@rulechart/core';
import { yugioh } from '@rulechart/yugioh-cards';
import {
  type Duel,
  documentWords,
  phases,
  phaseWords,
  stateWords,
  step,
  stepWords,
  untilWords,
} from '@rulechart/yugioh-expert';
import type { Portrait, TableGame } from '../../../engine/duel/portrait.ts';
import { seatName, t } from '../../../engine/words.ts';
import type { LinkView, Text } from '../../../protocol.ts';
import { actsOf, faceOf, liesOf } from './face.ts';
import { actNames, actOf, asks, optionOf, placeZone, questionOf } from './menu.ts';
import { tell } from './telling.ts';

/** The act that leads to a phase. */
const leads: Partial<Record<string, string>> = { battle: 'battle', main2: 'main2', end: 'end' };

/** Yu-Gi-Oh! as the table shows it. */
export const yugiohTable: TableGame<Duel> = {
  module: yugioh,
  deckText: {
    hint: t('ydke:// リンク、または .ydk の中身を貼り付け', 'Paste a ydke:// link or the text of a .ydk file'),
    file: t('.ydk ファイルを選ぶ…', 'Choose a .ydk file…'),
    accept: '.ydk,text/plain',
  },
  portray: (game, textOf): Portrait<Duel> => ({
    zoneNames: {
      hand: t('手札', 'Hand'),
      monsters: t('モンスター', 'Monsters'),
      spells: t('魔法・罠', 'Spells & traps'),
      field: t('フィールド', 'Field'),
      removed: t('除外', 'Removed'),
      fusion: t('融合', 'Fusion'),
    },
    backs: ['hand'],
    actOf,
    actNames,
    valueNames: { atk: t('攻撃力', 'ATK'), def: t('守備力', 'DEF') },
    stackNames: {
      name: t('チェーン', 'Chain'),
      empty: t('チェーンはありません。', 'No chain.'),
      link: t('チェーン{n}', 'Chain link {n}'),
    },
    windows: {
      open: t('相手が何もしていない時（フェイズの区切りなど）', 'when nothing has been done (as a phase ends, say)'),
      respond: t('相手の発動に応じる時', 'when something was activated'),
    },
    forced: ['pass', 'done', 'place', 'pick', 'trigger'],
    resultRules: { life: 'end/life', 'deck-out': 'end/deck-out', 'card effect': 'end/effect' },
    source: ({ document, section, title }) =>
      t(`${title.ja}（${document}・${section}）`, `${title.en} (${documentWords[document]?.en ?? document})`),
    until: (id) => untilWords[id] as Text | undefined,
    stateName: (key) => (phaseWords[key] ?? stateWords[key]) as Text | undefined,
    seat: (view, seat) => ({
      life: { name: t('ライフポイント', 'Life points'), short: t('LP', 'LP'), value: view.seat.life[seat] as number },
    }),
    phases(s) {
      const now = phases[s.phase - 1];
      return {
        now: now ?? '',
        step: (stepWords[s.step] as Text | null | undefined) ?? null,
        phases: phases.map((id) => ({
          id,
          name: phaseWords[id] as Text,
          active: id === now,
          ...(leads[id] && id !== now ? { act: leads[id] as string } : {}),
        })),
      };
    },
    battle: (view) =>
      view.attacker !== 0 && view.step > step.battle
        ? { attacker: view.attacker, target: view.attacked || null }
        : null,
    stack: (s) => chainOf(game, s, textOf),
    lies: (view, e) => liesOf(game, view, e),
    face: (view, e) => faceOf(game, view, e),
    acts: (view, e) => actsOf(game, view, e),
    option: (s, act) => optionOf(game, s, act),
    placeZone: (s) => placeZone(game, s),
    placeName: (n) => t(`${n}列目`, `column ${n}`),
    asks,
    question: questionOf,
    tell: (entry, next) => tell(game, entry, next),
  }),
};

function chainOf(game: Game<Duel>, s: Duel, textOf: (definition: number) => Text): LinkView[] {
  const target = game.engine.bindingName('target');
  return Array.from({ length: s.recordCount }, (_, r) => {
    const targets: number[] = [];
    for (let row = 0; row < s.bindingCount; row++) {
      if (s.binding.holder[row] === holderOf.record(r) && s.binding.name[row] === target)
        targets.push(s.binding.card[row] as number);
    }
    const effect = game.engine.effects[s.record.effect[r] as number] as Effect<Duel>;
    return {
      number: r + 1,
      card: s.record.source[r] as number,
      // Whatever is activated is public, even if its card has gone back to a hidden place since.
      name: game.engine.definitions[effect.definition]?.tree.name as Text,
      controller: seatName(s.record.seat[r] as number),
      effect: effect.tree.label ? (effect.tree.label as Text) : textOf(effect.definition),
      targets,
      ...(s.record.negated[r] ? { negated: true } : {}),
    };
  });
}
