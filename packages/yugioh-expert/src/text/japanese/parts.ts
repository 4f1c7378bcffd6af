import type { Amount, Cards, Clause, On, Test, Until, Who } from '@rulechart/core';
import { onJa } from '../events.ts';
import { conjuncts, type Node } from '../nouns.ts';
import { actWords, markWords } from '../phrases.ts';
import { attributeWords, raceWords } from '../words.ts';
import { type Say, statWords } from './say.ts';

/** What applies continuously. */
export function parts(say: Say): Pick<Say, 'part'> {
  const untilText = (until: Until | undefined): string => {
    if (!until) return '';
    if (until.until === 'end of turn')
      return until.times && until.times > 1
        ? `次の${until.of === 'opponent' ? '相手' : '自分'}のターン終了時まで、`
        : 'ターン終了時まで、';
    if (until.until === 'end of battle phase') return 'このバトルフェイズ中、';
    return '';
  };
  const isOfEffect = (tree: Node): boolean =>
    conjuncts(tree['which'] as Test | undefined).some(
      (test) => (test as Node)['test'] === 'cause' && ((test as Node)['is'] as string[]).includes('effect'),
    );
  const part = (tree: Node, until?: Until, value?: Amount): string => {
    const lead = untilText(until);
    const held = tree['if'] ? say.condition(tree['if'] as Test) : '';
    const given = held === '' ? '' : `${held}場合、`;
    const to = tree['to'] ? say.cards(tree['to'] as Cards) : '';
    switch (tree['part']) {
      case 'modify': {
        const by = tree['by'] as Amount;
        const value0 =
          typeof by === 'object' && (by as Node)['value'] === 'kept' && value !== undefined
            ? say.amount(value)
            : say.amount(by);
        const stats = String(tree['stat'])
          .split('+')
          .map((stat) => statWords[stat] ?? stat)
          .join('・');
        const n = (by as Node)['value'] === 'stat' ? value0.replace(/(攻撃力|守備力)$/u, stats) : value0;
        const down = /(^|×)-\d/u.test(n);
        const size = n.replace(/(^|×)-(?=\d)/u, '$1');
        if (tree['op'] === 'become' || tree['op'] === 'also') {
          const bits = tree['stat'] === 'race' ? 1 << ((by as number) - 1) : (by as number);
          const words = Object.values(tree['stat'] === 'race' ? raceWords : attributeWords).filter(
            (_, i) => (bits >>> i) & 1,
          );
          const kind = tree['stat'] === 'race' ? '' : '属性';
          return `${lead}${given}${to}は${words.map(({ ja }) => `${ja}${kind}`).join('・')}${tree['op'] === 'also' ? 'としても扱う' : 'になる'}`;
        }
        if (tree['op'] === 'shift') return `${lead}${given}${to}のレベルは${size}つ${down ? '下がる' : '上がる'}`;
        const verbs: Record<string, string> = {
          add: `${size}${/\d$/u.test(size) ? 'ポイント' : '分'}${down ? 'ダウン' : 'アップ'}する`,
          set: `${size}になる`,
          last: `${size}と同じ数値になる`,
          original: `${size}の数値になる`.replace(/の?数値の数値/u, 'の数値'),
          'double the original': '元々の数値を倍にした数値になる',
          'halve the original': '元々の数値を半分にした数値になる',
          multiply: `${size}倍になる`,
          halve: '半分になる',
        };
        return `${lead}${given}${to}の${tree['op'] === 'original' && !size.includes('元々') && (by as Node)['value'] !== 'stat' ? '元々の' : ''}${stats}は${verbs[tree['op'] as string] ?? ''}`;
      }
      case 'mark':
        return `${lead}${given}${to}は${markWords[tree['mark'] as string]?.ja ?? String(tree['mark'])}`;
      case 'negate':
        return `${lead}${given}${to}の効果は無効化される`;
      case 'control':
        if (tree['prevails']) return `${lead}${to}のコントロールは元々の持ち主に戻り、他の効果では移らない`;
        return tree['who'] === 'owner'
          ? `${lead}${to}のコントロールは元々の持ち主に戻る`
          : tree['who'] === 'opponent'
            ? `${lead}${to}のコントロールを相手に移す`
            : `${lead}${to}のコントロールを得る`;
      case 'forbid': {
        const acts = String(tree['act'])
          .split('+')
          .map((act) => actWords[act]?.ja ?? act)
          .join('・');
        const which = tree['which'] as Node | undefined;
        const parts = which ? conjuncts(which as unknown as Test) : [];
        const own = parts.some(
          (test) => (test as Node)['test'] === 'among' && ((test as Node)['cards'] as Cards).cards === 'this',
        );
        const young = parts.find((test) => (test as Node)['test'] === 'summoned this turn') as Node | undefined;
        if (own && parts.length > 1)
          return `${lead}${given}このカードは${young ? `${young['special'] ? '特殊召喚' : '召喚・反転召喚・特殊召喚'}したターンには` : ''}${acts}できない`;
        if (which?.['test'] === 'was' && acts.endsWith('発動'))
          return `${lead}${given}${say.cards({ cards: 'named', name: which['name'] as string })}は発動できない`;
        if (which)
          return `${lead}${given}${
            which['test'] === 'among'
              ? say.cards(which['cards'] as Cards)
              : `${conjuncts(which as unknown as Test)
                  .map(say.adjective)
                  .flatMap((p) => (p && 'text' in p ? [p.text] : []))
                  .join('')}モンスター`
          }は${acts}できない`;
        return `${lead}${given}${say.whose((tree['who'] as Who | undefined) ?? 'each')}は${acts}できない`;
      }
      case 'allow': {
        if (tree['rule'] === 'effect/reach')
          return tree['who'] === 'you'
            ? '自分の墓地には、墓地のカードに効果が及ばない場合でも効果が及ぶ'
            : 'このカードの効果は、墓地のカードに効果が及ばない場合でも及ぶ';
        const kind = conjuncts(tree['which'] as Test | undefined).find(
          (test) => (test as Node)['test'] === 'summoned for',
        ) as Node | undefined;
        if (tree['rule'] === 'activation/set-turn')
          return `${lead}${(tree['if'] as Node | undefined)?.['test'] === 'no rushed trap' ? '1ターンに1度だけ、' : given}自分は${say.speaker.test(tree['which'] as Test)}をセットしたターンに発動する事ができる`;
        return kind
          ? `${say.speaker.test(kind['which'] as Test)}を生け贄召喚する場合、このカードは2体分の生け贄とする事ができる`
          : '';
      }
      case 'require':
        return tree['object']
          ? `${say.cards(tree['object'] as Cards).replace(/全て$/u, '')}が存在する場合、そのモンスターを攻撃対象に選択しなければならない`
          : 'このカードは攻撃可能な場合、攻撃しなければならない';
      case 'replace': {
        const affected = conjuncts(tree['which'] as Test | undefined).find(
          (test) => (test as Node)['test'] === 'happens to',
        ) as Node | undefined;
        const instead = say.sentences((tree['does'] as Clause[] | undefined) ?? []).replace(/。$/u, '');
        if (tree['of'] === 'move') {
          const going = tree['which'] as Node;
          const there = say.speaker.zone(going['to'] as string);
          return `${lead}${given}${there}へ送られるカードは、${there}へは行かず${tree['to'] === 'removed' ? 'ゲームから除外される' : `${say.speaker.zone(tree['to'] as string)}へ送られる`}`;
        }
        const subject = affected ? say.whose(affected['who'] as Who) : 'プレイヤー';
        if (tree['of'] === 'gain')
          return `${lead}${given}${subject}のライフポイントが回復する効果は${instead ? `、${instead}効果になる` : '無効になる'}`;
        if (tree['of'] === 'damage')
          return instead
            ? `${lead}${given}${subject}がダメージを受ける場合、代わりに${instead}`
            : `${lead}${given}${subject}が受ける${isOfEffect(tree) ? 'カードの効果による' : '戦闘'}ダメージは0になる`;
        const byBattle = conjuncts(tree['which'] as Test | undefined).some(
          (test) => (test as Node)['test'] === 'cause' && ((test as Node)['is'] as string[]).includes('battle'),
        );
        const host = conjuncts(tree['which'] as Test | undefined).some(
          (test) => (test as Node)['test'] === 'among' && ((test as Node)['cards'] as Cards).cards === 'host',
        );
        return `${given}${host ? '装備モンスター' : 'このカード'}が${byBattle ? '戦闘によって' : ''}破壊される場合、代わりに${tree['optional'] ? instead.replace(/([うくすつぶむる])$/u, '$1事ができる') : instead}`;
      }
      case 'watch': {
        const on = tree['on'] as Node;
        const phases: Record<string, string> = { 'standby phase': 'スタンバイフェイズ', 'end phase': 'エンドフェイズ' };
        if (phases[on['event'] as string])
          return `${on['whose'] === 'you' ? '自分の' : on['whose'] === 'opponent' ? '相手の' : ''}${phases[on['event'] as string]}時、${say.sentences(tree['does'] as Clause[]).replace(/。$/u, '')}`;
        if (on['event'] === 'position changed')
          return `${onJa(say.speaker, on as unknown as On).replace(/^.*?(?=が)/u, 'そのモンスター')}${say.sentences(tree['does'] as Clause[]).replace(/。$/u, '')}`;
        if (on['event'] === 'battle phase ends' || (on['event'] === 'moved' && !on['self'] && on['which']))
          return `${onJa(say.speaker, on as unknown as On)}${say.sentences(tree['does'] as Clause[]).replace(/。$/u, '')}`;
        const which = on['self'] ? 'このカード' : 'そのモンスター';
        return `${which}が${on['event'] === 'destroyed' ? '破壊された' : 'フィールド上に存在しなくなった'}時、${say.sentences(tree['does'] as Clause[]).replace(/。$/u, '')}`;
      }
      default:
        return '';
    }
  };

  return { part };
}
