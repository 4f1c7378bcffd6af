import type { Act, DecisionPoint, Game, QuestionView as Question } from '@rulechart/core';
import { type Duel, zone } from '@rulechart/zx';
import { capital, nameFor, wordOf } from '../../../engine/duel/menu.ts';
import { fill, seatName, t } from '../../../engine/words.ts';
import type { OptionView, Text } from '../../../protocol.ts';

/** What a square is called. */
export const square = (place: number): Text => t(`スクエア${place}`, `square ${place}`);

/** How many cards lie before this one in its zone, counted from 1. */
function positionOf(s: Duel, e: number): number {
  let n = 1;
  for (let o = s.zone.head[s.card.zone[e] as number] as number; o !== 0 && o !== e; o = s.card.next[o] as number) n++;
  return n;
}

/** What an option says of itself. */
export function optionOf(
  game: Game<Duel>,
  s: Duel,
  act: Act,
  abilityText: (effect: number) => Text,
): Partial<OptionView> {
  const number = (operand: string): number => Number(act[operand]);
  switch (act.type) {
    case 'deploy':
    case 'deployEx': {
      const place = number('place');
      const values = { act: capital(wordOf(game, 'decision', act.type)), where: square(place) };
      return {
        label: fill(t('{act}：{where}', '{act}: {where}'), values),
        place: { seat: seatName(s.decider), zone: 'squares', column: place - 1, name: square(place) },
      };
    }
    case 'shift':
      return { target: number('target') };
    case 'attack': {
      const target = number('target');
      const card = number('attacker');
      if (target === 0) return { card, label: t('相手プレイヤーに攻撃', "Attack the opponent's player card") };
      const values = { name: nameFor(game, s, target), where: square(s.card.place[target] as number) };
      return { card, target, label: fill(t('「{name}」に攻撃（{where}）', 'Attack {name} ({where})'), values) };
    }
    case 'trigger': {
      const row = number('row');
      const card = s.trigger.source[row] as number;
      const who = seatName(s.trigger.seat[row] as number);
      const values = { who, name: nameFor(game, s, card), text: abilityText(s.trigger.effect[row] as number) };
      return { card, option: row, label: fill(t('{who}「{name}」{text}', '{who}: {name} {text}'), values) };
    }
    case 'pick': {
      const card = number('card');
      if ((s.card.zone[card] as number) >> 1 !== zone.life) return {};
      const n = positionOf(s, card);
      return { label: t(`ライフの${n}枚目`, `life card ${n}`) };
    }
    default:
      return {};
  }
}

const points: Readonly<Record<string, Text>> = {
  mulligan: t('この手札で始めますか、引き直しますか', 'Keep this hand, or deal anew?'),
  resource: t('手札を1枚リソースに置けます', 'You may put one card of your hand into the resource.'),
  ignition: t(
    'チャージを1枚トラッシュに置き、デッキの一番上を公開できます',
    'You may trash a card of your charge to reveal the top of your deck.',
  ),
  main: t('メインフェイズ：何をしますか', 'Main phase: what will you do?'),
  event: t('イベントステップ：イベントをプレイしますか', 'Event step: do you play an event?'),
  order: t('待機している能力：次に処理するものを選んでください', 'Several abilities wait: which goes next?'),
};

/** What the chart asks. */
export function asks(
  game: Game<Duel>,
  s: Duel,
  { ask }: DecisionPoint,
): { prompt: Text; kind?: 'option'; about?: number } {
  if (ask === 'ignition' && s.turnedUp !== 0) {
    const name = nameFor(game, s, s.turnedUp);
    const prompt = t('公開された「{name}」をコストなしでプレイしますか', 'Play the revealed {name} for free?');
    return { prompt: fill(prompt, { name }), about: s.turnedUp };
  }
  const prompt = points[ask] ?? t('どうしますか', 'What will you do?');
  return ask === 'order' ? { prompt, kind: 'option' } : { prompt };
}

/** What the rules ask while they carry something out. */
const programs: Readonly<Record<string, { prompt: Text; rule?: string }>> = {
  'hand limit': {
    prompt: t('手札の上限：トラッシュに置くカードを選んでください', 'Hand limit: choose what to trash'),
    rule: 'turn/hand-limit',
  },
  reload: {
    prompt: t(
      'リロード：チャージに置く相手のライフを選んでください',
      'Reload: which of their life goes to the charge?',
    ),
  },
  'charge excess': {
    prompt: t('チャージの上限：トラッシュに置くカードを選んでください', 'Charge limit: choose what to trash'),
    rule: 'rule-effects/charge-excess',
  },
  designate: {
    prompt: t('ダメージ：公開させる相手のライフを選んでください', 'Damage: which of their life is revealed?'),
    rule: 'rule-effects/player-damage',
  },
};

const verbs: Readonly<Record<string, { prompt: Text; rule?: string }>> = {
  pay: {
    prompt: t('コスト：スリープさせるリソースを選んでください', 'Cost: choose the resources to put to sleep'),
    rule: 'play/cost',
  },
  advent: {
    prompt: t('降臨条件：破壊するゼクスを選んでください', 'Advent: choose the Z/X to destroy'),
    rule: 'play/ex',
  },
  choose: { prompt: t('カードを選んでください', 'Choose a card') },
  may: { prompt: t('行いますか', 'Will you?') },
  place: { prompt: t('どのスクエアにしますか', 'Which square?') },
};

export function questionOf(_: Duel, { verb, clause }: Question): { prompt: Text; rule?: string } {
  const program = /^rule program "([^"]+)"/.exec(clause)?.[1] ?? '';
  return programs[program] ?? verbs[verb] ?? { prompt: t('選んでください', 'Choose') };
}
