import type { ActRef, RefusalView, Seat } from '../../protocol.ts';
import { prints } from './cards.ts';
import { type Ask, fill, type Stage, t, who } from './stage.ts';

const passage = (ja: string, en: string) => ({ source: t(`台本のルール「${ja}」`, `Rules of the script, “${en}”`) });

/** Reasons good enough to be looked at. The real engine finds them from its rules. */
export function refusals(stage: Stage, look: Seat, ask: Ask | null, { act, card, target }: ActRef): RefusalView[] {
  const mine = ask?.question.seat === look;
  const offered =
    mine &&
    ask.menu.some(
      (o) => o.act === act && (card === undefined || o.card === card) && (target === undefined || o.target === target),
    );
  if (offered) return [];
  const found: RefusalView[] = [];
  const add = (code: string, rule: string, view: Omit<RefusalView, 'code' | 'rule'>) =>
    found.push({ code, rule, ...view });
  if (!mine)
    add('not-your-priority', 'priority/holder', {
      text: fill(t('今選ぶのは{who}です。', 'It is {who} who decides now.'), {
        who: who(ask?.question.seat ?? stage.turnSeat),
      }),
      ...passage('優先権', 'priority'),
      until: t('あなたに優先権が移った時。', 'When priority comes to you.'),
    });
  else if (ask.question.kind !== 'act')
    add('answer-first', 'question/open', {
      text: fill(t('先に答える問いがあります:「{prompt}」', 'A question must be answered first: “{prompt}”'), {
        prompt: ask.question.prompt,
      }),
      ...passage('問い', 'questions'),
      until: t('その問いに答えた後。', 'After it is answered.'),
    });
  const piece = card === undefined ? undefined : stage.piece(card);
  const print = piece && prints[piece.print];
  if (act === 'summon' || act === 'set' || act === 'flip' || act === 'position') {
    if (stage.turnSeat !== look || !['main1', 'main2'].includes(stage.phase))
      add('not-your-main-phase', 'turn/main-phase', {
        text: t('自分のメインフェイズではありません。', 'It is not your main phase.'),
        ...passage('メインフェイズ', 'main phase'),
        until: t('自分の次のメインフェイズ。', 'Your next main phase.'),
      });
    if (print?.kind === 'monster' && act !== 'position' && act !== 'flip' && stage.summoned)
      add('already-summoned', 'summon/once-per-turn', {
        text: t('このターンの通常召喚は済んでいます。', 'The normal summon of this turn has been used.'),
        ...passage('召喚は1ターンに1度', 'one normal summon a turn'),
        until: t('自分の次のターン。', 'Your next turn.'),
      });
    if (piece?.print === 'soldier')
      add('special-summon-only', 'summon/special-only', {
        text: t('このモンスターは通常召喚できません。', 'This monster cannot be normal summoned or set.'),
        ...passage('特殊召喚モンスター', 'special summon monsters'),
      });
    if (act === 'position' || act === 'flip')
      add('just-placed', 'position/not-this-turn', {
        text: t(
          '場に出したターンには表示形式を変更できません。',
          'Its position cannot change in the turn it came to the field.',
        ),
        ...passage('表示形式', 'positions'),
        until: t('自分の次のターン。', 'Your next turn.'),
      });
  }
  if (act === 'special-summon' && piece)
    add(piece.print === 'soldier' ? 'cannot-pay' : 'no-procedure', 'summon/procedure', {
      text:
        piece.print === 'soldier'
          ? t(
              '墓地に光属性と闇属性のモンスターが1体ずつ必要です（今は光0体、闇0体）。',
              'It needs one LIGHT and one DARK monster in your graveyard; you have 0 LIGHT and 0 DARK.',
            )
          : t('自分を特殊召喚する方法を持ちません。', 'It has no way to summon itself.'),
      ...passage('特殊召喚の手順', 'summoning procedures'),
      ...(piece.print === 'soldier' ? { until: t('墓地に両方が揃った時。', 'When both are there.') } : {}),
    });
  if (act === 'activate' && print?.kind === 'trap') {
    if (piece?.zone === 'hand')
      add('trap-from-hand', 'trap/set-first', {
        text: t('罠カードは手札から発動できません。', 'A trap cannot be activated from the hand.'),
        ...passage('罠カード', 'trap cards'),
        until: t('セットした次のターンから。', 'From the turn after it was set.'),
      });
    else if (piece?.turnPlaced === stage.turn)
      add('set-this-turn', 'trap/not-this-turn', {
        text: t('セットしたターンには発動できません。', 'It cannot be activated in the turn it was set.'),
        ...passage('罠カード', 'trap cards'),
        until: t('次のターンから。', 'From the next turn on.'),
      });
    if (piece?.print === 'mirror')
      add('wrong-moment', 'window/attack-declared', {
        text: t(
          '相手モンスターの攻撃宣言時にだけ発動できます。',
          'It answers only an attack that the opponent declares.',
        ),
        ...passage('攻撃宣言への返答', 'answers to an attack'),
        until: t('相手が攻撃を宣言した時。', 'When the opponent declares an attack.'),
      });
  }
  if (act === 'activate' && print?.kind === 'spell')
    add('no-legal-target', 'target/needed', {
      text: fill(
        t(
          '{card}の対象にできるカード、または処理できることがありません。',
          '{card} has nothing it could target or do.',
        ),
        { card: print.name },
      ),
      ...passage('対象と空打ち', 'targets and empty activations'),
    });
  if (act === 'activate' && print?.kind === 'monster')
    add('no-ignition', 'effect/none', {
      text: t('今使える起動効果を持ちません。', 'It has no effect that could be activated now.'),
      ...passage('起動効果', 'ignition effects'),
    });
  if (act === 'attack' || act === 'battle')
    if (stage.turn === 1)
      add('first-turn', 'battle/not-first-turn', {
        text: t(
          '先攻の最初のターンにはバトルフェイズを行えません。',
          'There is no battle phase in the first turn of the duel.',
        ),
        ...passage('バトルフェイズ', 'battle phase'),
        until: t('次のターンから。', 'From the next turn on.'),
      });
    else if (stage.phase !== 'battle' || act === 'battle')
      add('not-battle-phase', 'battle/when', {
        text: t(
          'バトルフェイズに入れるのはメインフェイズ1だけです。',
          'One attacks in the battle phase, which follows main phase 1.',
        ),
        ...passage('バトルフェイズ', 'battle phase'),
      });
  if (act === 'main2')
    add('no-battle-yet', 'turn/main2', {
      text: t('メインフェイズ2はバトルフェイズの後だけにあります。', 'Main phase 2 exists only after a battle phase.'),
      ...passage('メインフェイズ2', 'main phase 2'),
    });
  if (act === 'done')
    add('too-few', 'question/count', {
      text: t('まだ必要な枚数を選んでいません。', 'Not enough cards have been chosen yet.'),
      ...passage('選択', 'choices'),
    });
  if (found.length === 0)
    add('not-offered', 'script/not-offered', {
      text: t('台本はこの行動を用意していません。', 'The script does not offer this.'),
      ...passage('台本', 'the script'),
    });
  return found;
}
