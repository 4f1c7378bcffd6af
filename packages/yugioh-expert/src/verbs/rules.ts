import { type Amount, type Cards, godan, pickedPlace, runRule, suru, type Who } from '@rulechart/core';
import { ATTACK, DEFENSE, type SummonKind, summonKinds, zone } from '../duel.ts';
import { PROPERLY } from '../happenings.ts';
import { icons, printed } from '../printed.ts';
import { controlMoves } from '../rules/checks.ts';
import { defineVerb, forCards, intends } from './verb.ts';

// What the rules themselves do, as clauses of their own programs: cards do not use these words.

/** A normal, tribute, flip or special summon or a set of a monster succeeds. */
export const enterField = defineVerb('enter the field', {
  args: (cards: Cards, kind: SummonKind, position: 'attack' | 'defense' = 'attack') => ({
    cards,
    kind,
    ...(position === 'attack' ? {} : { position }),
  }),
  ja: ({ cards }, say) => suru(`${say.cards(cards)}を`, '召喚'),
  en: ({ cards }, say) => `summon ${say.cards(cards)}`,
  deed: ({ cards, kind, position }, c) =>
    forCards(c, 'summon', cards, (s, x, card) => ({
      seat: kind === 'flip' || kind === 'again' ? s.card.controller[card] : x.you,
      faceUp: kind !== 'set',
      amount: kind === 'set' || position === 'defense' ? DEFENSE : ATTACK,
      detail: summonKinds.indexOf(kind) + (kind === 'special' ? PROPERLY : 0),
      // the column that was asked for just before
      to: pickedPlace(s, x.frame),
    })),
});

/** So many tributes are paid for the Normal Summon or Set that has begun. */
export const settleTributes = defineVerb('settle tributes', {
  args: (tributes: number) => ({ tributes }),
  ja: ({ tributes }) => suru(`生け贄${tributes}体で`, '召喚'),
  en: ({ tributes }) => `summon with ${tributes} Tributes`,
  possible: () => () => true,
  deed: ({ tributes }, c) => {
    const write = intends(c, 'settleTributes');
    return (s, x) => write(s, x, { amount: tributes });
  },
});

/** The summon that an effect has begun goes on: its monster comes. */
export const placeSummoned = defineVerb('place what is summoned', {
  args: () => ({}),
  ja: () => suru('モンスターを', '召喚'),
  en: () => 'summon the monster',
  deed:
    (_, { engine }) =>
    (s, x) => {
      runRule(engine, s, `place ${summonKinds[s.summonKind]}`, x.you, x.source);
    },
});

/** A spell or trap is put face-up for its activation. */
export const present = defineVerb('present', {
  args: (cards: Cards) => ({ cards }),
  ja: ({ cards }, say) => ({ before: `${say.cards(cards)}を表側に`, plain: 'する', lean: 'し', te: 'して' }),
  en: ({ cards }, say) => `put ${say.cards(cards)} face-up`,
  deed: ({ cards }, c) => {
    const move = intends(c, 'move');
    const turn = intends(c, 'turn');
    const found = c.gather(cards);
    const fieldIcon = icons.indexOf('field');
    return (s, x) => {
      for (const card of found(s, x)) {
        const to = printed(c.engine).icon[s.card.definition[card]] === fieldIcon ? zone.field : zone.spells;
        if (s.card.zone[card] >> 1 === zone.hand)
          move(s, x, { card, to, seat: x.you, faceUp: true, detail: pickedPlace(s, x.frame) });
        else if (s.card.faceUp[card] === 0) turn(s, x, { card, faceUp: true });
      }
    };
  },
});

/** Battle damage of the calculation. */
export const battleDamage = defineVerb('battle damage', {
  args: () => ({}),
  ja: () => ({ before: '戦闘ダメージを', plain: '与える', lean: '与え', te: '与えて' }),
  en: () => 'inflict the battle damage',
  deed: (_, c) => {
    const write = intends(c, 'damage');
    const cause = c.engine.causes.id('battle');
    return (s, x) => {
      if (s.damageToA > 0) write(s, x, { seat: 0, amount: s.damageToA, cause, by: dealer(s, 0), bySeat: 1 });
      if (s.damageToB > 0) write(s, x, { seat: 1, amount: s.damageToB, cause, by: dealer(s, 1), bySeat: 0 });
    };
  },
});

/** The monster that dealt the battle damage which a seat takes. */
const dealer = (s: { turnSeat: number; attacker: number; attacked: number }, seat: number): number =>
  seat === s.turnSeat ? s.attacked : s.attacker;

/** An effect makes one monster attack another. */
export const engage = defineVerb('engage', {
  args: (attacker: Cards, target: Cards) => ({ attacker, target }),
  ja: ({ attacker, target }, say) => suru(`${say.cards(attacker)}で${say.cards(target)}に`, '攻撃'),
  en: ({ attacker, target }, say) => `attack ${say.cards(target)} with ${say.cards(attacker)}`,
  deed: ({ attacker, target }, c) => {
    const attackers = c.gather(attacker);
    const targets = c.gather(target);
    const write = intends(c, 'engage');
    return (s, x) => {
      const [card] = attackers(s, x);
      if (card === undefined) return;
      const [detail] = targets(s, x);
      if (detail !== undefined) write(s, x, { card, detail });
    };
  },
});

/** The battle that an effect has begun takes its course. */
export const carryOutBattle = defineVerb('carry out the battle', {
  args: () => ({}),
  ja: () => godan('戦闘を', '行', 'う'),
  en: () => 'carry out the battle',
  deed:
    (_, { engine }) =>
    (s, x) => {
      runRule(engine, s, 'battle by an effect', x.you, x.source);
    },
});

/** What a battle by an effect comes to. */
export const decideBattle = defineVerb('decide the battle', {
  args: () => ({}),
  ja: () => godan('ダメージ計算を', '行', 'う'),
  en: () => 'carry out the damage calculation',
  deed: (_, c) => {
    const write = intends(c, 'decideBattle');
    return (s, x) => write(s, x, {});
  },
});

/** A battle by an effect is over. */
export const disengage = defineVerb('disengage', {
  args: () => ({}),
  ja: () => ({ before: '戦闘を', plain: '終える', lean: '終え', te: '終えて' }),
  en: () => 'the battle is over',
  deed: (_, c) => {
    const write = intends(c, 'disengage');
    return (s, x) => write(s, x, {});
  },
});

/** What the battle has decided is carried out. */
export const destroyByBattle = defineVerb('destroy by battle', {
  args: (cards: Cards) => ({ cards }),
  ja: ({ cards }, say) => suru(`${say.cards(cards)}を戦闘で`, '破壊'),
  en: ({ cards }, say) => `destroy ${say.cards(cards)} by battle`,
  deed: ({ cards }, c) => {
    const cause = c.engine.causes.id('battle');
    return forCards(c, 'destroy', cards, (s, _, card) => {
      const by = card === s.attacker ? s.attacked : s.attacker;
      return { cause, by, bySeat: by === 0 ? 1 - s.card.controller[card] : s.card.controller[by] };
    });
  },
});

const eventJa: Readonly<Record<string, string>> = {
  'standby phase': 'スタンバイフェイズ',
  'end phase': 'エンドフェイズ',
  'battle phase begins': 'バトルフェイズの開始',
  'battle phase ends': 'バトルフェイズの終了',
  'damage step ends': 'ダメージステップの終了',
  'attack declared': '攻撃宣言',
  battled: '戦闘を行った後',
  maintenance: '維持',
  'damage step begins': 'ダメージステップの開始',
  'damage calculation': 'ダメージ計算',
  'attack target selected': '攻撃対象の選択',
};

/** An event of the turn: the start of a phase, a declaration … */
export const announce = defineVerb('announce', {
  args: (event: string, cards?: Cards) => ({ event, ...(cards ? { cards } : {}) }),
  ja: ({ event }) => ({ before: eventJa[event] ?? event, plain: 'になる', lean: 'になり', te: 'になって' }),
  en: ({ event }) => event,
  deed: ({ event, cards }, c) => {
    const write = intends(c, 'announce');
    const id = c.engine.events.id(event, c.where);
    if (cards === undefined) return (s, x) => write(s, x, { to: id, seat: s.turnSeat });
    const found = c.gather(cards);
    return (s, x) => {
      for (const card of found(s, x)) write(s, x, { card, to: id, seat: s.card.controller[card] });
    };
  },
});

/** The draw of the Draw Phase: no effect draws it. */
export const turnDraw = defineVerb('turn draw', {
  args: (count: Amount, who: Who) => ({ count, who }),
  ja: ({ count }) => suru(`通常のドローで${String(count)}枚`, 'ドロー'),
  en: ({ count }) => `draw ${String(count)} for the turn`,
  deed: ({ count, who }, c) => {
    const n = c.amount(count);
    const seat = c.who(who);
    const write = intends(c, 'draw');
    return (s, x) => write(s, x, { seat: seat(s, x, 0), amount: n(s, x, 0) });
  },
});

/** Changes of position by the turn player's own will. */
export const reposition = defineVerb('reposition', {
  args: () => ({}),
  ja: () => suru('表示形式を', '変更'),
  en: () => 'change its position',
  deed: (_, c) =>
    forCards(c, 'position', { cards: 'this' }, (s, _x, card) => ({
      amount: s.own.position[card] === ATTACK ? DEFENSE : ATTACK,
    })),
});

/** Control goes where it is due: the effect that moved it has ended or begun. */
export const changeControl = defineVerb('change control', {
  args: () => ({}),
  ja: () => ({ before: 'コントロールを', plain: '移す', lean: '移し', te: '移して' }),
  en: () => 'pass control',
  deed: (_, c) => {
    const take = intends(c, 'take');
    const swap = intends(c, 'swapSides');
    const move = intends(c, 'move');
    return (s, x) => {
      for (const { card, seat, with: other, isLost } of controlMoves(c.engine, s)) {
        if (other !== 0) swap(s, x, { card, detail: other });
        else if (isLost) move(s, x, { card, to: zone.graveyard, faceUp: true });
        else take(s, x, { card, seat });
      }
    };
  },
});
