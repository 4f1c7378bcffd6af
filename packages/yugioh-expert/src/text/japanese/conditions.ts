import type { Amount, Cards, Test, Who } from '@rulechart/core';
import { conjuncts, departureOf, exceptOf, isCall, type Node, ofDeclared } from '../nouns.ts';
import { waysJa } from '../ways.ts';
import { attributeWords, iconWords, phaseWords } from '../words.ts';
import { comparisons, joined, kindWords, type Say } from './say.ts';

/** Conditions. */
export function conditions(say: Say): Pick<Say, 'condition'> {
  const condition = (tree: Test): string => {
    const node = tree as Node;
    switch (node['test']) {
      case 'all': {
        const parts = conjuncts(tree);
        const targeting = parts.some((test) => JSON.stringify(test).includes('answered targets'));
        const rest = targeting ? parts.filter((test) => !JSON.stringify(test).includes('answered targets')) : parts;
        const turn = parts.length === 2 && parts[0]?.test === 'turn of' ? (parts[0] as unknown as Node) : undefined;
        if (turn && JSON.stringify(parts[1]).includes('"phase"'))
          return `${say.whose(turn['who'] as Who)}の${condition(parts[1] as Test)}`;
        if (parts.some((test) => JSON.stringify(test).includes('"noted"')))
          return '選択したモンスターがフィールド上から離れた';
        return `${targeting ? 'このカードを対象にする' : ''}${joined(rest.map(condition))}`;
      }
      case 'any':
        return (node['of'] as Test[])
          .map(condition)
          .join('、または')
          .replace('メインフェイズ1である、またはメインフェイズ2である', 'メインフェイズである');
      case 'some': {
        const of = node['of'] as Cards;
        const gone = departureOf(of);
        if (gone) {
          const parts = gone.rest.map(say.adjective).flatMap((part) => (part && 'text' in part ? [part.text] : []));
          const what = `${say.whose(gone.of)}フィールド上の${gone.faceUp ? '表側表示の' : ''}${parts.join('')}モンスターが`;
          const by = gone.came?.['by'] === 'opponent' ? '相手のカードの効果によって' : '';
          if (gone.came?.['destroyed']) return `${what}${by}破壊され墓地へ送られた`;
          return gone.zone === 'hand' ? `${what}${by}手札に戻った` : `${what}フィールド上から離れた`;
        }
        if (of.cards === 'where') {
          const where = conjuncts((of as unknown as { where: Test }).where);
          if (where.some((test) => (test as Node)['test'] === 'answered targets')) return 'このカードを対象にしている';
          if ((of as unknown as { in: Cards }).in.cards === 'named') {
            const [first] = where as unknown as Node[];
            if (first?.['test'] === 'controlled')
              return `${say.cards((of as unknown as { in: Cards }).in)}が${say.whose(first['by'] as Who)}フィールド上に存在する`;
            const adjectives = where
              .map(say.adjective)
              .flatMap((part) => (part && 'noun' in part ? [`${part.noun}だった`] : []));
            return `${say.cards((of as unknown as { in: Cards }).in)}が${adjectives.join('')}`;
          }
          const within = (of as unknown as { in: Cards }).in;
          if (within.cards === 'this') {
            if ((where[0] as Node)['test'] === 'attached as') return 'このカードが自身の効果によって装備されている';
            const text = joined(where.map(condition));
            if (text) return text;
          }
          if (within.cards === 'battle opponent' && (where[0] as Node)['test'] === 'in')
            return `${say.cards(within)}がフィールド上に存在する`;
          if (within.cards === 'battle opponent')
            return `${say.cards(within)}が${where
              .map((test) => {
                const said = say.adjective(test);
                return said === null ? '' : 'noun' in said ? said.noun : (said.bare ?? said.text).replace(/の$/u, '');
              })
              .join('・')}である`.replace('るである', 'る');
          if (within.cards === 'both in battle')
            return `${say.noun({ cards: 'in', zone: 'monsters', of: 'either', where: (of as unknown as { where: Test }).where } as Cards).replace(/^フィールド上の/u, '')}が戦闘を行う`;
          const verbs: Record<string, string> = {
            doomed: '破壊される',
            position: (where[0] as Node)['is'] === 'attack' ? '攻撃表示である' : '守備表示である',
          };
          return `${say.cards((of as unknown as { in: Cards }).in)}が${verbs[(where[0] as Node)['test'] as string] ?? '存在する'}`;
        }
        if (of.cards === 'attached') return 'このカードに装備したモンスターが存在する';
        if (JSON.stringify(of).includes('"answered targets"')) return `${say.noun(of)}を対象にするカードが発動した`;
        const fresh = conjuncts((of as Node)['where'] as Test | undefined).find(
          (test) => (test as Node)['test'] === 'just summoned',
        ) as Node | undefined;
        if (fresh) {
          const others = conjuncts((of as Node)['where'] as Test | undefined).filter(
            (test) => test !== (fresh as unknown as Test),
          );
          const adjectives = others
            .map(say.adjective)
            .flatMap((part) => (part && 'text' in part ? [part.text] : []))
            .join('');
          return `${say.whose((of as { of: Who }).of) ? `${say.whose((of as { of: Who }).of)}が` : ''}${adjectives}モンスターの${waysJa(fresh['as'] as readonly string[] | undefined)}に成功した`;
        }
        if (
          conjuncts((of as Node)['where'] as Test | undefined).some(({ test }) => test === 'just destroyed by battle')
        )
          return `${say
            .noun({
              cards: 'in',
              zone: 'graveyard',
              of: 'either',
              where: (of as Node)['where'],
            } as Cards)
            .replace(/^墓地の|戦闘によって破壊された/gu, '')}が戦闘によって破壊され墓地へ送られた`;
        if (conjuncts((of as Node)['where'] as Test | undefined).some((test) => (test as Node)['by'] === 'this'))
          return 'このターンこのカードが戦闘によってモンスターを破壊し墓地へ送っていた';
        if (of.cards === 'attack target') return 'モンスターが攻撃対象になっている';
        if (of.cards === 'battle opponent') return 'モンスターと戦闘を行う';
        return `${say.noun(of)}が${node['atLeast'] === undefined ? '' : `${say.amount(node['atLeast'] as Amount)}枚以上`}存在する`;
      }
      case 'not': {
        const inner = node['of'] as Node;
        const kept = ofDeclared(inner);
        if (kept) return `${say.cards(kept)}が宣言した種類ではない`;
        if (isCall(inner)) return 'ハズレの';
        if (inner['test'] === 'attacked face-down') return '裏側表示で攻撃されたのではない';
        const said: Record<string, string> = {
          'attacked this turn': 'このターン攻撃していない',
          some: `${condition(inner as unknown as Test).replace(/存在する$/u, '存在しない')}`,
          marked: 'このカードがまだその効果を受けていない',
          'moved itself this turn': 'このターン、このカードがモンスターと装備カードの間で変わっていない',
          'same name in chain': '同一チェーン上に同名カードが存在しない',
          phase: `${phaseWords[inner['is'] as string]?.ja ?? ''}以外である`,
        };
        if (inner['test'] === 'some' && (inner['of'] as Cards).cards === 'attack target') return '直接攻撃である';
        if (inner['test'] === 'some' && (inner['of'] as Cards).cards === 'named') return 'そうしなかった';
        const none = inner['test'] === 'some' ? exceptOf(inner['of'] as Cards) : null;
        if (none) return `${say.whose(none.who)}フィールド上のモンスターが${say.speaker.test(none.which)}のみである`;
        return said[inner['test'] as string] ?? `${condition(inner as unknown as Test)}のではない`;
      }
      case 'compare': {
        const a = node['a'] as Node;
        if (isCall(node)) return '当たりの';
        if (a['value'] === 'payments') return '前の自分のターンにライフポイントを払った';
        if (typeof a === 'object' && a['value'] === 'count') {
          const text = say.noun(a['of'] as Cards);
          const unit = say.counter(text);
          const n = say.amount(node['b'] as Amount);
          if (text === '自分の手札のカード')
            return `自分の手札が${n}${unit}${comparisons[node['is'] as string] ?? ''}の`;
          return `${text}が${n}${unit}${node['is'] === '=' && n === '1' ? 'のみの' : `${comparisons[node['is'] as string] ?? ''}の`}`;
        }
        if (node['is'] === '=')
          return `${say.amount(a as unknown as Amount)}が${say.amount(node['b'] as Amount)}と同じ`;
        return `${say.amount(a as unknown as Amount)}が${say.amount(node['b'] as Amount)}${comparisons[node['is'] as string] ?? ''}${node['is'] === '>' ? '' : 'の'}`;
      }
      case 'attack declared':
        return `${say.whose(node['by'] as Who)}モンスターの攻撃宣言`;
      case 'attack target':
        return 'このカードが攻撃された';
      case 'attacking':
        return 'このカードが攻撃した';
      case 'attacked this turn':
        return 'このカードがこのターン攻撃した';
      case 'appeared this turn':
        return 'このカードが召喚・反転召喚・リバースしたターンである';
      case 'no summon this turn':
        return 'このターン自分が召喚・反転召喚・特殊召喚していない';
      case 'no rushed trap':
        return 'このターン、罠カードをセットしたターンに発動していない';
      case 'summoned this turn':
        return `このカードが${node['special'] ? '特殊召喚' : '召喚・反転召喚・特殊召喚'}されたターンである`;
      case 'no attack this turn':
        return 'このターン自分が攻撃宣言していない';
      case 'battle part':
        return 'ダメージ計算時である';
      case 'fallen this turn':
        return `このターン${say.whose(node['who'] as Who)}フィールド上のモンスターが墓地へ送られている`;
      case 'just drew':
        return `${say.whose(node['who'] as Who)}がドローフェイズ以外でカードをドローした`;
      case 'fought':
        return 'このカードが戦闘を行った';
      case 'just damaged':
        return `${say.whose(node['who'] as Who)}が${node['by'] === 'battle' ? '戦闘' : ''}ダメージを受けた`;
      case 'was flipped':
        return 'このカードがリバースした後である';
      case 'battle step':
        return 'バトルステップ中である';
      case 'turn of':
        return `${say.whose(node['who'] as Who)}のターンである`;
      case 'doomed':
        return 'このカードが戦闘によって破壊される';
      case 'summon declared': {
        const by = node['by'] as Who | undefined;
        return `${by ? `${say.whose(by)}が` : ''}モンスターを${waysJa(node['as'] as readonly string[] | undefined)}しようとした`;
      }
      case 'link at least':
        return `チェーン${String(node['n'])}以降に発動する`;
      case 'would take battle damage':
        return `${say.whose(node['who'] as Who)}が戦闘ダメージを受ける`;
      case 'damage step':
        return 'ダメージステップである';
      case 'direct attack':
        return '直接攻撃である';
      case 'battling':
        return 'このカードが戦闘を行った';
      case 'happens to':
        return '';
      case 'tribute summoned with':
        return `${attributeWords[node['attribute'] as 'dark'].ja}属性モンスターを生け贄にして召喚した`;
      case 'brought by':
        return `このカードが「${say.card(node['name'] as string)}」の効果によって特殊召喚されていた`;
      case 'drawn outside the draw phase':
        return 'ドローフェイズ以外である';
      case 'marked':
        return 'このカードがすでにその効果を受けている';
      case 'moved itself this turn':
        return 'このターン、このカードがモンスターと装備カードの間で変わった';
      case 'summon succeeded':
        return `${node['by'] === 'opponent' ? '相手が' : ''}モンスターの${waysJa(undefined)}に成功した`;
      case 'room among spells':
        return '魔法＆罠カードゾーンに空きがある';
      case 'room among monsters':
        return 'モンスターカードゾーンに空きがある';
      case 'summoned with fewer tributes':
        return 'この方法で通常召喚した';
      case 'awakened':
        return 'このカードが再度召喚されている';
      case 'phase':
        return `${phaseWords[node['is'] as string]?.ja ?? ''}である`;
      case 'cause':
        return (node['is'] as string[])
          .map((cause) => ({ battle: '戦闘', effect: 'カードの効果', cost: 'コスト', rule: 'ルール' })[cause] ?? cause)
          .join('・')
          .concat('によって');
      case 'answers': {
        if (node['effect']) return `${node['effect'] === 'flip' ? 'リバース効果' : '効果'}が処理される`;
        const which = node['icon'] ? (iconWords[node['icon'] as string]?.ja ?? '') : '';
        if (node['does'] === 'special summons') return 'モンスターを特殊召喚する効果が発動した';
        if (node['does']) return 'その効果が発動した';
        return node['activation'] || node['kind'] === 'monster'
          ? node['kind'] === 'monster'
            ? '効果モンスターの効果が発動した'
            : `${node['of'] ? `${say.whose(node['of'] as Who)}の` : ''}${which}${kindWords[node['kind'] as string] ?? ''}が発動した`
          : `${kindWords[node['kind'] as string] ?? ''}の効果が処理される`;
      }
      case 'answered targets':
        return 'このカードを対象にしている';
      case 'by this card':
        return 'このカードによって';
      case 'by host':
        return '装備モンスターによって';
      default: {
        const part = say.adjective(tree);
        return part === null ? '' : 'noun' in part ? `${part.noun}である` : part.text.replace(/の$/u, 'である');
      }
    }
  };

  return { condition };
}
