import { type CoreState, type Decision, type Game, knows } from '@rulechart/core';
import type { OptionView, QuestionView, Text } from '../../protocol.ts';
import { seatName, t } from '../words.ts';
import type { Portrait } from './portrait.ts';

/** A card by the name under which the seat that decides knows it. */
export const nameFor = <S extends CoreState>(game: Game<S>, s: S, e: number): Text => {
  const name = game.engine.definitionOf(s, e).tree.name as Text;
  return knows(s, e, s.decider) ? name : t('裏側のカード', 'a face-down card');
};

/** A word of the rule set in both languages. */
export const wordOf = <S extends CoreState>(game: Game<S>, kind: string, id: string): Text => {
  const { ja, en } = game.engine.speakers;
  return t(ja.word(kind, id), en.word(kind, id));
};

/** As a label begins. */
export const capital = ({ ja, en }: Text): Text => t(ja, en.charAt(0).toUpperCase() + en.slice(1));

/** One legal decision as the page offers it. */
export function optionView<S extends CoreState>(game: Game<S>, portrait: Portrait<S>, s: S, d: Decision): OptionView {
  const act = game.decode(d);
  const number = (operand: string): number => Number(act[operand]);
  const option: OptionView = { decision: d, act: portrait.actOf?.[act.type] ?? act.type, label: t('', '') };
  switch (act.type) {
    case 'pick':
    case 'order':
      return { ...option, card: number('card'), label: nameFor(game, s, number('card')), ...portrait.option(s, act) };
    case 'choose': {
      const at = number('option');
      const label = (game.question(s)?.options[at] ?? t(String(at + 1), String(at + 1))) as Text;
      return { ...option, option: at, label };
    }
    case 'answer':
      return { ...option, option: number('yes'), label: number('yes') === 1 ? t('はい', 'Yes') : t('いいえ', 'No') };
    case 'number':
      return { ...option, option: number('number'), label: t(String(number('number')), String(number('number'))) };
    case 'place': {
      const column = number('place') - 1;
      const name = portrait.placeName(column + 1);
      const place = { seat: seatName(s.decider), zone: portrait.placeZone(s), column, name };
      return { ...option, option: column, place, label: name };
    }
    default: {
      const card = act['card'] as number | undefined;
      const label = capital(wordOf(game, 'decision', act.type));
      return { ...option, label, ...(card === undefined ? {} : { card }), ...portrait.option(s, act) };
    }
  }
}

const kinds: Readonly<Record<string, QuestionView['kind']>> = {
  pick: 'pick',
  option: 'option',
  'yes or no': 'yesno',
  order: 'order',
  number: 'number',
  place: 'place',
};

/** What is asked now, for the seat that decides. */
export function questionView<S extends CoreState>(
  game: Game<S>,
  portrait: Portrait<S>,
  s: S,
  textOf: (definition: number) => Text,
): QuestionView | null {
  const point = game.point(s);
  if (!point) return null;
  const seat = seatName(point.seat);
  const passage = (rule: string | null | undefined): Text | undefined =>
    rule ? portrait.source(game.passage(rule)) : undefined;
  const question = game.question(s);
  if (!question) {
    const { prompt, kind = 'act', about } = portrait.asks(s, point);
    return { seat, kind, prompt, why: passage(point.rule) ?? prompt, ...(about ? { about } : {}) };
  }
  const { prompt, rule } = portrait.question(s, question);
  const source = passage(rule ?? point.rule);
  const { about, effect, clause, min, max, picked } = question;
  const ofCard = about > 0 && (effect > 0 || clause.startsWith('card '));
  const why = ofCard ? textOf(s.card.definition[about] as number) : (source ?? prompt);
  const left = max - picked.length;
  return {
    seat,
    kind: kinds[question.kind] ?? 'act',
    prompt,
    why,
    ...(about > 0 ? { about } : {}),
    ...(source && why !== source ? { source } : {}),
    ...(question.kind === 'pick' || question.kind === 'order'
      ? {
          min,
          max,
          picked: [...picked],
          left:
            min === max
              ? t(`あと${left}枚`, left === 1 ? '1 more' : `${left} more`)
              : t(`あと${left}枚まで`, `up to ${left} more`),
        }
      : {}),
  };
}
