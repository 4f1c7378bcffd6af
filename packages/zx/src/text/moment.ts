import type { On, Speaker, Words } from '@rulechart/core';

type Lang = 'ja' | 'en';

/** What happened to a card, behind the words for where from and where to. */
const happened: Readonly<Record<string, Words>> = {
  appeared: { ja: '登場した時', en: 'appears' },
  destroyed: { ja: '破壊された時', en: 'is destroyed' },
  damaged: { ja: 'ダメージを受けた時', en: 'is dealt damage' },
  moved: { ja: '置かれた時', en: 'is put' },
  'attack declared': { ja: '攻撃した時', en: 'attacks' },
};

/** When something is set off: by what happens to this card, or to some card, or by the turn itself. */
export function moment(on: On, say: Speaker, lang: Lang): string {
  const ja = lang === 'ja';
  const verb = happened[on.event]?.[lang];
  if (verb === undefined) return ja ? `${say.word('event', on.event)}に` : `when ${say.word('event', on.event)}`;
  const zones = (zone: On['from'], after: string, before: string): string => {
    if (zone === undefined) return '';
    const names = (typeof zone === 'string' ? [zone] : zone).map(say.zone);
    return ja ? `${names.join('か')}${after}` : ` ${before} ${names.join(' or ')}`;
  };
  const which = on.which === undefined ? '' : say.test(on.which);
  const isCard = on.event === 'moved';
  const from = zones(on.from, 'から', 'from');
  const to = on.event === 'moved' ? zones(on.to, 'に', 'into') : '';
  if (ja) {
    const owner = on.whose === 'you' ? '自分の' : on.whose === 'opponent' ? '相手の' : '';
    return `${on.self ? 'このカード' : `${owner}${which}${isCard ? 'カード' : 'ゼクス'}`}が${from}${to}${verb}`;
  }
  const owner = on.whose === 'you' ? 'your' : on.whose === 'opponent' ? "your opponent's" : 'a';
  const subject = on.self ? 'this card' : `${owner} ${which && `${which} `}${isCard ? 'card' : 'Z/X'}`;
  return `when ${subject} ${verb}${from}${to}`;
}
