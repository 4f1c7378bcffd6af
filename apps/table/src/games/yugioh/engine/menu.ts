import type { Act, DecisionPoint, Effect, Game, QuestionView as Question } from '@rulechart/core';
import { type Duel, decisionWords, type effectKinds, printed } from '@rulechart/yugioh-expert';
import { nameFor } from '../../../engine/duel/menu.ts';
import { fill, t } from '../../../engine/words.ts';
import type { OptionView, Text } from '../../../protocol.ts';

/** What the page calls a decision of the rules. */
export const actOf: Readonly<Record<string, string>> = {
  normalSummon: 'summon',
  setMonster: 'set',
  tributeSet: 'set',
  setCard: 'set',
  flipSummon: 'flip',
  specialSummon: 'special-summon',
  changePosition: 'position',
  enterBattle: 'battle',
  endBattle: 'main2',
  endTurn: 'end',
};

export const actNames: Readonly<Record<string, Text>> = {
  activate: t('発動', 'Activate'),
  summon: t('召喚', 'Summon'),
  set: t('セット', 'Set'),
  flip: t('反転召喚', 'Flip Summon'),
  'special-summon': t('特殊召喚', 'Special Summon'),
  position: t('表示形式の変更', 'Change position'),
  attack: t('攻撃', 'Attack'),
  battle: t('バトルフェイズ', 'Battle Phase'),
  main2: t('メインフェイズ2', 'Main Phase 2'),
  end: t('エンドフェイズ', 'End Phase'),
};

const kindWords: Readonly<Partial<Record<(typeof effectKinds)[number], Text>>> = {
  activation: t('発動', 'Activate'),
  ignition: t('起動効果を発動', 'Use its effect'),
  quick: t('誘発即時効果を発動', 'Use its quick effect'),
  trigger: t('誘発効果を発動', 'Use its trigger effect'),
  flip: t('リバース効果を発動', 'Use its FLIP effect'),
  'field effect': t('効果を発動', 'Use its effect'),
  continuous: t('効果', 'effect'),
  maintenance: t('維持', 'upkeep'),
  procedure: t('特殊召喚', 'Special Summon'),
  'rule text': t('効果', 'effect'),
};

/** How an effect is offered: by its own label if its card has several of a kind. */
function effectLabel(game: Game<Duel>, id: number): Text {
  const effect = game.engine.effects[id] as Effect<Duel> | undefined;
  const kind = effect && (game.engine.kinds.name(effect.kind) as (typeof effectKinds)[number]);
  return (effect?.tree.label ?? (kind && kindWords[kind]) ?? decisionWords['activate']) as Text;
}

/** What an option says of itself. */
export function optionOf(game: Game<Duel>, s: Duel, act: Act): Partial<OptionView> {
  const { engine } = game;
  switch (act.type) {
    case 'attack': {
      const target = Number(act['target']);
      const card = Number(act['attacker']);
      if (target === 0) return { card, label: t('直接攻撃', 'Attack directly') };
      return { card, target, label: fill(t('{name}に攻撃', 'Attack {name}'), { name: nameFor(game, s, target) }) };
    }
    case 'trigger': {
      const option = Number(act['option']);
      const card = s.trigger.source[option] as number;
      const values = { name: nameFor(game, s, card), effect: effectLabel(game, s.trigger.effect[option] as number) };
      return { card, option, label: fill(t('{name}：{effect}', '{name}: {effect}'), values) };
    }
    case 'activate':
    case 'specialSummon': {
      const option = Number(act['effect']);
      const id = engine.definitionOf(s, Number(act['card'])).effects[option] as number;
      return act.type === 'activate' ? { option, label: effectLabel(game, id) } : { option };
    }
    default:
      return {};
  }
}

/** The zone in which a column is asked for: that of the kind of card that is being played. */
export function placeZone(game: Game<Duel>, s: Duel): string {
  const about = game.question(s)?.about ?? 0;
  return printed(game.engine).kind[s.card.definition[about] as number] === 1 ? 'monsters' : 'spells';
}

const points: Readonly<Record<string, Text>> = {
  main: t('メインフェイズ：何をしますか', 'Main Phase: what will you do?'),
  battle: t('バトルフェイズ：攻撃しますか', 'Battle Phase: will you attack?'),
  open: t('何か発動しますか', 'Do you activate anything?'),
  respond: t('チェーンしますか', 'Do you chain anything?'),
  trigger: t('発動する効果を選んでください', 'Which effect do you use?'),
  replay: t('巻き戻し：攻撃対象を選び直してください', 'Replay: choose what to attack again'),
};

export const asks = (_: Duel, { ask }: DecisionPoint): { prompt: Text } => ({
  prompt: points[ask] ?? t('どうしますか', 'What will you do?'),
});

const verbs: Readonly<Record<string, Text>> = {
  discard: t('捨てるカードを選んでください', 'Choose what to discard'),
  tribute: t('生け贄に捧げるモンスターを選んでください', 'Choose what to Tribute'),
  choose: t('カードを選んでください', 'Choose a card'),
  'remove from graveyard': t('除外するカードを選んでください', 'Choose what to remove from play'),
  'one of': t('一つ選んでください', 'Choose one'),
  declare: t('一つ宣言してください', 'Declare one'),
  may: t('行いますか', 'Will you?'),
  place: t('どの列に置きますか', 'In which column?'),
  arrange: t('順番に選んでください', 'Choose them in order'),
};

/** The passage behind a question that the rules themselves ask. */
const ruleBehind: Readonly<Record<string, string>> = {
  place: 'summon/zone',
  discard: 'turn/hand-limit',
  tribute: 'summon/tribute',
};

export function questionOf(_: Duel, { verb, effect }: Question): { prompt: Text; rule?: string } {
  const prompt = verbs[verb] ?? t('選んでください', 'Choose');
  const rule = effect > 0 && verb !== 'place' ? undefined : ruleBehind[verb];
  return rule ? { prompt, rule } : { prompt };
}
