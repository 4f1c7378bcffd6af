import type { CardTree, Clause, EffectTree, Engine, On, Part, Test, Words } from '@rulechart/core';
import type { Duel } from '../duel.ts';
import type { CardFacts } from '../printed.ts';
import { type English, english } from './english/index.ts';
import { onEn, onJa } from './events.ts';
import { heard } from './heard.ts';
import { type Japanese, japanese } from './japanese/index.ts';
import { type Node, namesIn } from './nouns.ts';
import { attributeWords, periodWords, raceWords, subWords } from './words.ts';

/** Names of cards that a text mentions and the pool may lack. */
export type NameOf = (name: string) => Words | undefined;

/** Equal ones are said once, with how many there are. */
const counted = (words: readonly string[], plus: string): string =>
  [...new Set(words)]
    .map((word) => {
      const n = words.filter((other) => other === word).length;
      return n > 1 ? `${word}×${n}` : word;
    })
    .join(plus);

/** The whole text of a card in both languages, made from its tree: nothing of it is written by hand. */
export function cardText(engine: Engine<Duel>, card: CardTree, nameOf?: NameOf): Words {
  const facts = card.facts as unknown as CardFacts;
  if (card.effects.length === 0 && facts.kind === 'monster' && !facts.materials) return subWords['normal'] as Words;
  const ja: string[] = [];
  const en: string[] = [];
  if (facts.materials?.length) {
    ja.push(
      counted(
        facts.materials.map((material) =>
          typeof material === 'string' ? `「${material}」` : japanese(engine).test(material),
        ),
        '＋',
      ).concat('。'),
    );
    en.push(
      counted(
        facts.materials.map((material) =>
          typeof material === 'string' ? `"${nameOf?.(material)?.en ?? material}"` : english(engine).test(material),
        ),
        ' + ',
      ).concat('.'),
    );
    if (facts.onlyListedMaterials) {
      ja.push('このカードの融合召喚は上記のカードでしか行えない。');
      en.push('This card can only be Fusion Summoned with the above monsters.');
    }
  }
  if (facts.special === 'semi' || facts.special === 'nomi') {
    ja.push('このカードは通常召喚できない。');
    en.push('This card cannot be Normal Summoned or Set.');
  }
  if (facts.broughtOnlyBy) {
    ja.push(`「${facts.broughtOnlyBy}」の効果でのみ特殊召喚する事ができる。`);
    en.push(
      `It can only be Special Summoned by the effect of "${nameOf?.(facts.broughtOnlyBy)?.en ?? facts.broughtOnlyBy}".`,
    );
  }
  if (facts.special === 'never') {
    ja.push('このカードは特殊召喚できない。');
    en.push('This card cannot be Special Summoned.');
  }
  if (facts.tributes !== undefined && facts.tributes > 2) {
    ja.push(`このカードを通常召喚する場合、モンスター${facts.tributes}体を生け贄に捧げなければならない。`);
    en.push(`This card requires ${facts.tributes} Tributes to be Normal Summoned or Set.`);
  }
  if (facts.fewerTributes !== undefined) {
    ja.push(
      `このカードは生け贄${facts.fewerTributes === 0 ? 'なし' : `${facts.fewerTributes}体`}で通常召喚する事ができる。`,
    );
    en.push(
      `You can Normal Summon or Set this card with ${facts.fewerTributes === 0 ? 'no' : `only ${facts.fewerTributes}`} Tribute${facts.fewerTributes === 1 ? '' : 's'}.`,
    );
  }
  if (facts.tributesAre) {
    const [inJa, inEn] = [japanese(engine).test(facts.tributesAre), english(engine).test(facts.tributesAre)];
    ja.push(`このカードを生け贄召喚する場合、${inJa}を生け贄に捧げなければならない。`);
    en.push(`The monster Tributed for the Tribute Summon of this card must be a ${inEn}.`);
  }
  if (facts.substitute) {
    ja.push(
      'このカードを融合素材モンスター1体の代わりにする事ができる。その際、他の融合素材モンスターは正規のものでなければならない。',
    );
    en.push(
      'You can substitute this card for any 1 Fusion Material Monster; the other Fusion Material Monsters must be the correct ones.',
    );
  }
  if (card.countsAs?.length) {
    ja.push(`このカードのカード名は${card.countsAs.map((name) => `「${name}」`).join('・')}としても扱う。`);
    en.push(
      `This card is also treated as ${card.countsAs.map((name) => `"${nameOf?.(name)?.en ?? name}"`).join(' and ')}.`,
    );
  }
  if (facts.sub?.includes('gemini')) {
    ja.push(
      'このカードは墓地またはフィールド上に表側表示で存在する場合、通常モンスターとして扱う。フィールド上に表側表示で存在するこのカードを通常召喚扱いとして再度召喚する事で、このカードは効果モンスター扱いとなり以下の効果を得る。',
    );
    en.push(
      'This card is treated as a Normal Monster while face-up on the field or in the Graveyard. While it is face-up on the field, you can Normal Summon it again to have it become an Effect Monster with this effect:',
    );
  }
  if (facts.asMonster) {
    const { attribute, race, level, atk, def, sub } = facts.asMonster;
    const kind = sub.includes('normal') ? 'normal' : 'effect';
    ja.push(
      `（${subWords[kind]?.ja}・${raceWords[race].ja}・${attributeWords[attribute].ja}・星${level}・攻${atk ?? '？'}／守${def ?? '？'}）`,
    );
    en.push(
      `(${raceWords[race].en}-Type/${attributeWords[attribute].en}/Level ${level}/ATK ${atk ?? '?'}/DEF ${def ?? '?'}; ${subWords[kind]?.en})`,
    );
  }
  // Said where it takes the place of another.
  const said = card.effects
    .filter((effect) => effect.from.length > 0)
    .map((effect) => {
      const names = namesIn(effect);
      const inJa = japanese(engine, names, (name) => nameOf?.(name)?.ja);
      const inEn = english(engine, names, (name) => nameOf?.(name)?.en);
      return { effect, ja: effectJa(inJa, effect, facts), en: effectEn(inEn, effect, facts) };
    });
  // An activation that does at once what the card does anyway says nothing new.
  const isNew = ({ effect, en: text }: (typeof said)[number]): boolean =>
    effect.kind !== 'activation' ||
    (text !== '' && !said.some((other) => other.effect.kind !== 'activation' && other.en === text));
  const news = said.filter(isNew);
  const bullets = news.filter(({ effect }) => effect.kind === 'activation').length > 1;
  if (bullets) {
    ja.push('次の効果から1つを選択して発動する。');
    en.push('Activate 1 of these effects.');
  }
  for (const { effect, ...text } of news) {
    const bullet = bullets && effect.kind === 'activation' ? '●' : '';
    ja.push(bullet + text.ja);
    en.push(bullet ? `${bullet} ${text.en}` : text.en);
  }
  return { ja: ja.join(''), en: en.filter((text) => text !== '').join(' ') };
}

/** Modifications and prohibitions that differ in one word only are said in one sentence. */
function merged(parts: readonly Node[]): Node[] {
  const out: Node[] = [];
  for (const part of parts) {
    const key =
      part['part'] === 'modify'
        ? 'stat'
        : part['part'] === 'forbid' && String(part['act']).endsWith('summon')
          ? 'act'
          : null;
    const before = out.at(-1);
    const same = (a: Node, b: Node): boolean =>
      JSON.stringify({ ...a, [key as string]: '' }).replaceAll('"def"', '"atk"') ===
      JSON.stringify({ ...b, [key as string]: '' }).replaceAll('"def"', '"atk"');
    if (key && before && before['part'] === part['part'] && same(before, part))
      out[out.length - 1] = { ...before, [key]: `${String(before[key])}+${String(part[key])}` };
    else out.push(part);
  }
  return out;
}

/** Clauses of one breath whose lasting parts differ in one word only become one clause. */
function mergedClauses(clauses: readonly Clause[]): Clause[] {
  const out: Clause[] = [];
  for (const clause of clauses) {
    const before = out.at(-1);
    if (
      clause.do === 'lasting' &&
      before?.do === 'lasting' &&
      JSON.stringify(clause['until']) === JSON.stringify(before['until'])
    ) {
      const joined = merged([before['part'] as Node, clause['part'] as Node]);
      if (joined.length === 1) {
        out[out.length - 1] = { ...before, part: joined[0] };
        continue;
      }
    }
    out.push(clause);
  }
  return out;
}

/** What the text says elsewhere (a gemini) or leaves to the rules: a refusal says it. */
const unsaid = new Set(['awakened', 'moved itself this turn', 'room among spells', 'room among monsters', 'marked']);
const isSaid = (test: Test): boolean =>
  !unsaid.has(test.test) && !(test.test === 'not' && unsaid.has((test['of'] as Test).test));

const isOath = (clause: Clause): boolean => clause.do === 'lasting';
const strip = (text: string): string => text.replace(/[。.]$/u, '');
const lower = (text: string): string =>
  /^(?!Special Summon|Tribute|Normal Summon|Flip Summon)[A-Z][a-z]/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a procedure counts for later is said where it is used. */
const isNote = (effect: EffectTree, clause: Clause): boolean =>
  effect.how === 'procedure' && clause.do.startsWith('note ');

/** A rule text that lets no second card of the name lie face-up on its side: that name. */
const onlyOne = (effect: EffectTree): string | undefined =>
  JSON.stringify(effect.live ?? []).includes('there before this')
    ? (effect.live as unknown as { which: { name: string } }[])[0]?.which.name
    : undefined;

function effectJa(say: Japanese, effect: EffectTree, facts: CardFacts): string {
  if (onlyOne(effect))
    return `「${say.card(onlyOne(effect) as string)}」は自分フィールド上に1枚しか表側表示で存在できない。`;
  const live = merged((effect.live ?? []) as readonly Part[] as unknown as Node[]).map((part) => `${say.part(part)}。`);
  const cost = effect.cost ?? [];
  const oaths = mergedClauses([...cost, ...(effect.targets ?? [])].filter(isOath)).map(
    (clause) =>
      `${effect.kind === 'activation' ? 'このカード' : 'この効果'}を発動するターン、${strip(say.part(clause['part'] as Node))}。`,
  );
  const paid = say.leaning(cost.filter((clause) => !isOath(clause) && !isNote(effect, clause)));
  const whole = say.conditions((effect.if ?? []).filter(isSaid));
  if (effect.kind === 'attack cost')
    return `${effect.traits?.['attacks'] === 'each' ? 'モンスター' : 'このカード'}が攻撃するためには、コントローラーは${strip(say.leaning(cost))}攻撃宣言しなければならない。`;
  if (effect.how === 'procedure') {
    const place = { hand: '手札', fusion: '融合デッキ', graveyard: '墓地' }[effect.from[0] ?? 'hand'] ?? '手札';
    const given = whole === '' ? '' : `${whole}場合、`;
    return `このカードは${given}${paid === '' ? '' : `${paid}`}${paid === '' ? '' : '、'}${place}から特殊召喚する事ができる。`;
  }
  const optional = effect.on !== undefined && effect.mandatory === false && effect.how === 'stack';
  const limit =
    effect.limit && ['turn', 'stack', 'phase', 'duel'].includes(effect.limit.per)
      ? `${periodWords[effect.limit.per]?.ja ?? ''}${effect.on ? '' : 'だけ'}、`
      : '';
  const ends = (text: string): string =>
    /(宣言|成功した|離れた|送られた|戻った)$/u.test(text) ? `${text}時` : `${text}場合`;
  const given = whole === '' ? '' : ends(whole);
  const answer = effect.respondsTo ? `${say.condition(effect.respondsTo)}時` : '';
  // An equip spell's target is plain from its kind.
  const equips = facts.icon === 'equip' && effect.does?.length === 1 && effect.does[0]?.do === 'equip';
  const clauses = mergedClauses(effect.does ?? []);
  const targets = (effect.targets ?? [])
    .filter((clause) => !isOath(clause))
    .map((clause) =>
      strip(say.sentences([clause]))
        .replace(/選択する$/u, '選択して')
        .replace(/宣言する$/u, '宣言して')
        .replace(/数える$/u, '数えて')
        .replace(/にする$/u, 'にして'),
    );
  if (equips) {
    const from = (effect.targets?.[0] as Node | undefined)?.['from'] as Parameters<Japanese['counted']>[1];
    const to = say.counted(1, from).replace('フィールド上の表側表示モンスター1体', 'モンスター');
    return [
      `${to === 'モンスター' ? '' : `${say.counted(1, from)}に装備可能。`}`,
      paid === '' ? '' : `${paid}発動する。`,
      ...live,
    ].join('');
  }
  const activation = [paid, ...targets].filter((text) => text !== '').join('、');
  const on =
    effect.on && effect.kind !== 'flip' ? (effect.respondsTo ? `${answer}、` : onJa(say, heard(effect) as On)) : '';
  const flip = effect.kind === 'flip' ? 'リバース：' : '';
  let head = '';
  if (effect.on) {
    head = `${limit}${on}${given ? `${given}、` : ''}${activation ? `${activation}、` : ''}`;
  } else if (effect.how === 'stack') {
    const when = [given, answer].filter((text) => text !== '').join('、');
    if (when) head = `${limit}${when}に発動する事ができる。`;
    else head = limit;
    if (activation) head = `${head}${activation}発動する。`.replace(/て発動する。$/u, 'て発動する。');
  }
  const body = say.sentences(clauses, optional);
  return [`${flip}${head}${body}`, ...oaths, ...live].filter((line) => line !== '').join('');
}

function effectEn(say: English, effect: EffectTree, facts: CardFacts): string {
  if (onlyOne(effect)) return `There can only be 1 face-up "${say.card(onlyOne(effect) as string)}" on your field.`;
  const live = merged((effect.live ?? []) as readonly Part[] as unknown as Node[]).map(
    (part) => `${capital(say.part(part))}.`,
  );
  const cost = effect.cost ?? [];
  const oaths = mergedClauses([...cost, ...(effect.targets ?? [])].filter(isOath)).map(
    (clause) =>
      `In the turn you activate this ${effect.kind === 'activation' ? 'card' : 'effect'}, ${strip(say.part(clause['part'] as Node))}.`,
  );
  const paid = say.leaning(cost.filter((clause) => !isOath(clause) && !isNote(effect, clause)));
  if (effect.kind === 'attack cost')
    return `To attack with ${effect.traits?.['attacks'] === 'each' ? 'a monster' : 'this card'}, its controller must ${paid}.`;
  if (effect.how === 'procedure') {
    const place = { hand: 'hand', fusion: 'Fusion Deck', graveyard: 'Graveyard' }[effect.from[0] ?? 'hand'] ?? 'hand';
    const given = (effect.if ?? []).filter(isSaid).map((test) => say.condition(test));
    return `You can Special Summon this card from your ${place}${given.length > 0 ? ` if ${given.join(' and ')}` : ''}${paid ? ` by this: ${paid}` : ''}.`;
  }
  const optional = effect.on !== undefined && effect.mandatory === false && effect.how === 'stack';
  const limit =
    effect.limit && ['turn', 'stack', 'phase', 'duel'].includes(effect.limit.per)
      ? `${periodWords[effect.limit.per]?.en ?? ''}`
      : '';
  const conditions = (effect.if ?? []).filter(isSaid).map((test) => say.condition(test));
  const equips = facts.icon === 'equip' && effect.does?.length === 1 && effect.does[0]?.do === 'equip';
  const clauses = mergedClauses(effect.does ?? []);
  if (equips) {
    const from = (effect.targets?.[0] as Node | undefined)?.['from'] as Parameters<English['counted']>[1];
    const to = say.counted(1, from);
    return [
      to === '1 face-up monster on the field' ? '' : `Equip only to ${to.replace(/^1 /u, 'a ')}.`,
      paid === '' ? '' : `${capital(paid)}.`,
      ...live,
    ]
      .filter((line) => line !== '')
      .join(' ');
  }
  const targets = (effect.targets ?? [])
    .filter((clause) => !isOath(clause))
    .map((clause) => lower(strip(say.sentences([clause]))));
  const activation = [paid, ...targets].filter((text) => text !== '').join(' and ');
  const flip = effect.kind === 'flip' ? 'FLIP: ' : '';
  const given = conditions.join(' and ');
  let head = '';
  if (effect.on) {
    const on =
      effect.kind === 'flip'
        ? ''
        : effect.respondsTo
          ? `When ${say.condition(effect.respondsTo)}, `
          : onEn(say, heard(effect) as On);
    head = `${limit ? `${capital(limit)}, ` : ''}${limit ? lower(on) : on}${given ? `if ${given}, ` : ''}`;
    if (activation) head += `${optional ? 'you can ' : ''}${activation}. `;
  } else if (effect.how === 'stack') {
    const when = [given, effect.respondsTo ? say.condition(effect.respondsTo) : ''].filter((text) => text !== '');
    if (when.length > 0)
      head = `${limit ? `${capital(limit)}: activate` : 'Activate'} only ${/declares|Summons a|is Normal|is activated|leaves the field|returns to the hand|is destroyed/u.test(when.join(' ')) ? 'when' : 'if'} ${when.join(' and ')}. `;
    else if (limit) head = `${capital(limit)}: `;
    if (activation) head += `${limit && when.length === 0 ? activation : capital(activation)}. `;
  }
  const body = say.sentences(clauses, optional && activation === '');
  const continues = head !== '' && !head.endsWith('. ');
  return [`${flip}${head}${continues ? lower(body) : body}`.trim(), ...oaths, ...live]
    .filter((line) => line !== '')
    .join(' ');
}
