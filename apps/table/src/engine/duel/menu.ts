import type { Decision, Effect, Game, Passage } from '@rulechart/core';
import { type Duel, decisionWords, documentWords, type effectKinds, printed } from '@rulechart/yugioh-expert';
import type { OptionView, QuestionView, Text, ZoneId } from '../../protocol.ts';
import { actOf, fill, t } from './names.ts';

const seatName = (seat: number): 'A' | 'B' => (seat === 0 ? 'A' : 'B');

const kindWords: Readonly<Record<(typeof effectKinds)[number], Text>> = {
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

/** A passage as the page shows it. */
export const sourceOf = ({ document, section, title }: Passage): Text =>
  t(`${title.ja}（${document}・${section}）`, `${title.en} (${documentWords[document]?.en ?? document})`);

const nameOf = (game: Game<Duel>, s: Duel, e: number): Text => {
  const name = game.engine.definitionOf(s, e).tree.name;
  return ((s.card.known[e] as number) >>> s.decider) & 1 ? name : t('裏側のカード', 'a face-down card');
};

/** How an effect is offered: by its own label if its card has several of a kind. */
function effectLabel(game: Game<Duel>, id: number): Text {
  const effect = game.engine.effects[id] as Effect<Duel> | undefined;
  if (!effect) return decisionWords['activate'] as Text;
  if (effect.tree.label) return effect.tree.label;
  return kindWords[game.engine.kinds.name(effect.kind) as (typeof effectKinds)[number]];
}

/** One legal decision as the page offers it. */
export function optionView(game: Game<Duel>, s: Duel, d: Decision): OptionView {
  const { engine } = game;
  const act = game.decode(d);
  const word = (decisionWords[act.type] ?? t(act.type, act.type)) as Text;
  const option: OptionView = { decision: d, act: actOf[act.type] ?? act.type, label: word };
  const card = act['card'] as number | undefined;
  switch (act.type) {
    case 'attack': {
      const target = act['target'] as number;
      option.card = act['attacker'] as number;
      option.label =
        target === 0
          ? t('直接攻撃', 'Attack directly')
          : fill(t('{name}に攻撃', 'Attack {name}'), { name: nameOf(game, s, target) });
      if (target !== 0) option.target = target;
      return option;
    }
    case 'trigger': {
      const row = act['option'] as number;
      const source = s.trigger.source[row] as number;
      option.card = source;
      option.label = fill(t('{name}：{effect}', '{name}: {effect}'), {
        name: nameOf(game, s, source),
        effect: effectLabel(game, s.trigger.effect[row] as number),
      });
      option.option = row;
      return option;
    }
    case 'activate':
    case 'specialSummon': {
      const id = engine.definitionOf(s, card as number).effects[act['effect'] as number] as number;
      option.card = card as number;
      option.label = act.type === 'activate' ? effectLabel(game, id) : word;
      option.option = act['effect'] as number;
      return option;
    }
    case 'pick':
    case 'order':
      option.card = card as number;
      option.label = nameOf(game, s, card as number);
      return option;
    case 'choose': {
      const question = game.question(s);
      option.option = act['option'] as number;
      option.label = (question?.options[option.option] ??
        t(String(option.option + 1), String(option.option + 1))) as Text;
      return option;
    }
    case 'answer':
      option.label = act['yes'] === 1 ? t('はい', 'Yes') : t('いいえ', 'No');
      option.option = act['yes'] as number;
      return option;
    case 'number':
      option.option = act['number'] as number;
      option.label = t(String(option.option), String(option.option));
      return option;
    case 'place': {
      const column = (act['place'] as number) - 1;
      option.option = column;
      option.place = { seat: seatName(s.decider), zone: placeZone(game, s), column };
      option.label = t(`${column + 1}列目`, `column ${column + 1}`);
      return option;
    }
    default:
      if (card !== undefined) option.card = card;
      return option;
  }
}

/** The zone in which a column is asked for: that of the kind of card that is being played. */
function placeZone(game: Game<Duel>, s: Duel): ZoneId {
  const about = game.question(s)?.about ?? 0;
  return printed(game.engine).kind[s.card.definition[about] as number] === 1 ? 'monsters' : 'spells';
}

const asks: Readonly<Record<string, Text>> = {
  main: t('メインフェイズ：何をしますか', 'Main Phase: what will you do?'),
  battle: t('バトルフェイズ：攻撃しますか', 'Battle Phase: will you attack?'),
  open: t('何か発動しますか', 'Do you activate anything?'),
  respond: t('チェーンしますか', 'Do you chain anything?'),
  trigger: t('発動する効果を選んでください', 'Which effect do you use?'),
  replay: t('巻き戻し：攻撃対象を選び直してください', 'Replay: choose what to attack again'),
};

const verbAsks: Readonly<Record<string, Text>> = {
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

const kinds: Readonly<Record<string, QuestionView['kind']>> = {
  pick: 'pick',
  option: 'option',
  'yes or no': 'yesno',
  order: 'order',
  number: 'number',
  place: 'place',
};

/** What is asked now, for the seat that decides. */
export function questionView(game: Game<Duel>, s: Duel, textOf: (definition: number) => Text): QuestionView | null {
  const point = game.point(s);
  if (!point) return null;
  const seat = seatName(point.seat);
  const source = point.rule ? sourceOf(game.passage(point.rule)) : undefined;
  const question = game.question(s);
  if (!question) {
    const prompt = asks[point.ask] ?? t('どうしますか', 'What will you do?');
    return { seat, kind: 'act', prompt, why: source ?? prompt };
  }
  const prompt = verbAsks[question.verb] ?? t('選んでください', 'Choose');
  const rule =
    question.effect > 0 && question.verb !== 'place' ? point.rule : (ruleBehind[question.verb] ?? point.rule);
  const cited = rule ? sourceOf(game.passage(rule)) : undefined;
  const about = question.about;
  const why = question.effect > 0 && about > 0 ? textOf(s.card.definition[about] as number) : (cited ?? prompt);
  const left = question.max - question.picked.length;
  return {
    seat,
    kind: kinds[question.kind] ?? 'act',
    prompt,
    why,
    ...(about > 0 ? { about } : {}),
    ...(cited && why !== cited ? { source: cited } : {}),
    ...(question.kind === 'pick' || question.kind === 'order'
      ? {
          min: question.min,
          max: question.max,
          picked: [...question.picked],
          left: t(`あと${left}枚まで`, `up to ${left} more`),
        }
      : {}),
  };
}
