import {
  type Amount,
  all,
  type Cards,
  compare,
  inZone,
  it,
  named,
  not,
  some,
  stat,
  type Test,
  thisCard,
  type Who,
} from '@rulechart/core';
import type { KnownCard, KnownGroup } from '../authoring.ts';
import type { EffectKind, SummonWay } from '../duel.ts';
import type { Attribute, Icon, Race, Sub } from '../printed.ts';
import type { OwnTest } from '../vocabulary.ts';

const own = (test: OwnTest): Test => test as unknown as Test;

/** It is a monster card. */
export const isMonster = own({ test: 'kind', is: 'monster' });
/** It is a spell card. */
export const isSpell = own({ test: 'kind', is: 'spell' });
/** It is a trap card. */
export const isTrap = own({ test: 'kind', is: 'trap' });
/** 表側表示: it lies face-up. */
export const faceUp: Test = { test: 'faceUp' };
/** 裏側表示: it lies face-down. */
export const faceDown: Test = not(faceUp);
/** 攻撃表示. */
export const inAttackPosition = own({ test: 'position', is: 'attack' });
/** 守備表示. */
export const inDefensePosition = own({ test: 'position', is: 'defense' });
/** It has this attribute. */
export const attribute = (is: Attribute): Test => own({ test: 'attribute', is });
/** It is of this type. */
export const race = (is: Race): Test => own({ test: 'race', is });
/** It is of the type that was declared. */
export const ofDeclaredRace = own({ test: 'declared race' });
/** Its type line says this besides its type. */
export const sub = (is: Sub): Test => own({ test: 'sub', is });
/** It has this icon. */
export const icon = (is: Icon): Test => own({ test: 'icon', is });
/** 「…」と名のついた: the name contains this, or belongs to this group. */
export const inGroup = (name: KnownGroup): Test => own({ test: 'group', name });
/** It is called exactly this, by its Japanese name. */
export const called = (name: KnownCard): Test => ({ test: 'called', name });
/** 同名: it is called like the card known by this name. */
export const sameNameAs = (name: string): Test => own({ test: 'same name as', name });
/** This player controls it. */
export const controlledBy = (by: Who): Test => ({ test: 'controlled', by });
/** このカード以外: any card but this one. */
export const other: Test = not({ test: 'among', cards: thisCard });
/** 攻撃力○以下. */
export const atkAtMost = (n: Amount): Test => compare(stat('atk'), '<=', n);
/** 攻撃力○以上. */
export const atkAtLeast = (n: Amount): Test => compare(stat('atk'), '>=', n);
/** Exactly this level. */
export const levelIs = (n: Amount): Test => compare(stat('level'), '=', n);
/** レベル○以下. */
export const levelAtMost = (n: Amount): Test => compare(stat('level'), '<=', n);
/** An effect may special summon it: revival restriction and prohibitions. */
export const summonable = own({ test: 'summonable' });
/** It is the attacker of the present battle. */
export const attacking = own({ test: 'attacking' });
/** 攻撃宣言時: such a player's monster has declared an attack, and nothing has been activated and resolved since. */
export const attackDeclaredBy = (by: Who): Test => own({ test: 'attack declared', by });
/** 召喚・反転召喚・特殊召喚に成功した時, whatever has become of the monster since. */
export const summonSucceeded = (by?: Who): Test => own({ test: 'summon succeeded', ...(by ? { by } : {}) });
/** It was summoned, and nobody has had the chance to answer that yet. */
export const justSummoned = (by?: Who, as?: readonly SummonWay[]): Test =>
  own({ test: 'just summoned', ...(by ? { by } : {}), ...(as ? { as } : {}) });
/** It came to the field in one of these ways. */
export const summonedAs = (...kinds: SummonWay[]): Test => own({ test: 'summoned as', kinds });
/** It is this phase. */
export const inPhase = (is: 'draw' | 'standby' | 'main1' | 'battle' | 'main2' | 'end'): Test =>
  own({ test: 'phase', is });
/** バトルステップ中. */
export const inBattleStep = own({ test: 'battle step' });
/** It has attacked in this turn. */
export const attackedThisTurn = own({ test: 'attacked this turn' });
/** The player has summoned nothing in this turn, in any way. */
export const noSummonThisTurn = own({ test: 'no summon this turn' });
/** 戦闘で破壊される: decided, but still on the field. */
export const doomed = own({ test: 'doomed' });
/** 戦闘によって. */
export const byBattle: Test = { test: 'cause', is: ['battle'] };
/** カードの効果によって. */
export const byEffect: Test = { test: 'cause', is: ['effect'] };
/** 発動後: the rules send away a card that has been used. */
export const byRule: Test = { test: 'cause', is: ['rule'] };
/** 自分のターン. */
export const yourTurn: Test = { test: 'turn of', who: 'you' };
/** 相手のターン. */
export const opponentsTurn: Test = { test: 'turn of', who: 'opponent' };
/** It answers the activation of such a card, directly. */
export const answers = (kind: 'monster' | 'spell' | 'trap', icon?: Icon): Test =>
  own({ test: 'answers', kind, activation: kind !== 'monster', ...(icon ? { icon } : {}) });
/** What is about to resolve is an effect of this kind. */
export const resolvingEffect = (effect: EffectKind): Test => own({ test: 'answers', kind: 'monster', effect });
/** What is about to resolve is a card of this kind. */
export const resolving = (kind: 'monster' | 'spell' | 'trap'): Test => own({ test: 'answers', kind });
/** It is this card. */
export const isThis: Test = { test: 'among', cards: thisCard };
/** It is the card known by this name. */
export const isNamed = (name: string): Test => ({ test: 'among', cards: named(name) });
/** The card whose link is about to resolve. */
export const resolvingCard: Cards = { cards: 'answered' };
/** This card has brought it about. */
export const byThisCard = own({ test: 'by this card' });
/** 装備モンスターが: what this card is attached to has brought it about. */
export const byHost = own({ test: 'by host' });
/** The card that was known by this name, wherever it is now. */
export const was = (name: string): Test => own({ test: 'was', name });
/** Some of those cards has the same level. */
export const levelOfSome = (among: Cards): Test => own({ test: 'as many of', stat: 'level', among });
/** It came to lie face-up in this turn. */
export const appearedThisTurn = own({ test: 'appeared this turn' });
/** It bears this mark. */
export const markedAs = (name: string): Test => own({ test: 'marked', mark: name });
/** Those of some cards for which a test holds. */
export const those = (of: Cards, where: Test): Cards => ({ cards: 'where', in: of, where });
/** 攻撃対象モンスター. */
export const attackTarget: Cards = { cards: 'attack target' };
/** These and those. */
export const both = (...of: Cards[]): Cards => ({ cards: 'both', of });
/** What is attached to a card. */
export const attachedTo = (to: Cards, slot?: 'equip' | 'union'): Cards => ({
  cards: 'attached',
  to,
  ...(slot ? { slot } : {}),
});
/** This card is among the targets of what it answers. */
export const targetsThis: Test = some({ cards: 'where', in: thisCard, where: own({ test: 'answered targets' }) });

/** Monsters on the field. */
export const monsters = (of: Who = 'either', ...where: Test[]): Cards =>
  inZone('monsters', of, where.length ? all(...where) : undefined);
/** Spells and traps on the field, field spells included. */
export const spellsAndTraps = (of: Who = 'either', ...where: Test[]): Cards =>
  inZone(['spells', 'field'], of, where.length ? all(...where) : undefined);
/** Cards in the graveyard. */
export const inGraveyard = (of: Who, ...where: Test[]): Cards =>
  inZone('graveyard', of, where.length ? all(...where) : undefined);
/** Cards in the deck. */
export const inDeck = (of: Who, ...where: Test[]): Cards =>
  inZone('deck', of, where.length ? all(...where) : undefined);
/** Cards in the hand. */
export const inHand = (of: Who, ...where: Test[]): Cards =>
  inZone('hand', of, where.length ? all(...where) : undefined);
/** Cards in the fusion deck. */
export const inFusionDeck = (of: Who, ...where: Test[]): Cards =>
  inZone('fusion', of, where.length ? all(...where) : undefined);
/** 攻撃モンスター. */
export const attacker: Cards = { cards: 'attacker' };
/** 戦闘を行った相手モンスター: what this card fights with in the present battle. */
export const battleOpponent: Cards = { cards: 'battle opponent' };
/** The card whose activation is answered. */
export const answered: Cards = { cards: 'answered' };
/** The card that the event was about. */
export const subject: Cards = named('subject');
/** The card that the event was about, whatever kind of card it is. */
export const subjectCard: Cards = { ...named('subject'), as: 'card' } as Cards;
/** 一番低い: all of them if several are level. */
export const lowest = (of: Cards, by: 'atk' | 'def' | 'level'): Cards => ({
  cards: 'extreme',
  in: of,
  stat: by,
  pick: 'lowest',
});
/** 一番高い: all of them if several are level. */
export const highest = (of: Cards, by: 'atk' | 'def' | 'level'): Cards => ({
  cards: 'extreme',
  in: of,
  stat: by,
  pick: 'highest',
});

/** ATK or DEF of a named card, as it last was on the field if it has left. */
export const last = (which: 'atk' | 'def', name: string): Amount => ({ value: 'last', stat: which, name });
/** How many counters lie there. */
export const counters = (kind: string, of: Cards = thisCard): Amount => ({ value: 'counters', kind, of });
/** One number times another. */
export const times = (a: Amount, b: Amount): Amount => ({ value: 'multiply', of: [a, b] });
/** The number of the event: how much damage, how many cards. */
export const happened: Amount = { value: 'happened' };
/** The value that was fixed when a lasting effect began. */
export const kept: Amount = { value: 'kept' };

/** It is a gemini monster that has been summoned once more. */
export const awakened: Test = own({ test: 'awakened' });
/** It lies in one of these zones. */
export const inZoneNow = (zone: string | readonly string[]): Test => ({ test: 'in', zone });
/** A card of this name has brought it to the field. */
export const broughtBy = (name: KnownCard): Test => own({ test: 'brought by', name });
/** It is what this card is attached to. */
export const isHost: Test = { test: 'among', cards: { cards: 'host' } };
/** The card known by this name brings it about. */
export const causedBy = (name: string): Test => own({ test: 'caused by', name });
/** A free column next to that of the card known by this name: for `pickPlace`. */
export const besideOf = (name: string): Test => own({ test: 'beside', name });
/** 隣のモンスターカードゾーンが空いている. */
export const freeBeside: Test = own({ test: 'place beside' });
/** It lies in this column, counted from the left. */
export const inColumn = (column: Amount): Test => own({ test: 'in column', column });
/** 一番高い数値: of some cards. */
export const highestOf = (which: 'atk' | 'def' | 'level', of: Cards): Amount => ({ value: 'highest', stat: which, of });
/** 生け贄召喚のために: the tribute that happens is paid for a tribute summon. */
export const forATributeSummon: Test = own({ test: 'tributed for a tribute summon' });
/** …属性モンスターを生け贄にして召喚した: one of its tributes had this attribute. */
export const tributeSummonedWith = (attribute: Attribute): Test => own({ test: 'tribute summoned with', attribute });
/** It may be tributed. */
export const mayBeTributed: Test = not(own({ test: 'marked', mark: 'no tribute for a summon' }));
/** 召喚・反転召喚・特殊召喚が宣言された時: it may still be negated. */
export const summonDeclared = (more: { by?: Who; as?: readonly SummonWay[]; which?: Test } = {}): Test =>
  own({ test: 'summon declared', ...more });
/** The monster whose summon is declared. */
export const summoning: Cards = { cards: 'summoning' };
/** It answers such an activation, directly. */
export const answersActivation = (more: {
  kind?: 'monster' | 'spell' | 'trap';
  icon?: Icon;
  of?: Who;
  activation?: boolean;
  does?: string;
  only?: boolean;
  in?: string;
}): Test => own({ test: 'answers', ...more });
/** It fights in the present battle. */
export const battling = own({ test: 'battling' });
/** ダメージステップ中. */
export const inDamageStep = own({ test: 'damage step' });
/** The present attack is a direct one. */
export const directAttack = own({ test: 'direct attack' });
/** Such a player would take battle damage. */
export const wouldTakeBattleDamage = (who: Who): Test => own({ test: 'would take battle damage', who });
/** チェーンｎ以降: this is at least the nth link. */
export const linkAtLeast = (n: number): Test => own({ test: 'link at least', n });
/** 同一チェーン上に同名カードがない. */
export const sameNameInChain = own({ test: 'same name in chain' });
/** What happens, or is about to happen, concerns this player. */
export const happensTo = (who: Who): Test => own({ test: 'happens to', who });
/** ドローフェイズ以外. */
export const outsideDrawPhase = own({ test: 'drawn outside the draw phase' });
/** It lay face-up before it went. */
export const wasFaceUp = own({ test: 'was face-up' });
/** This player controlled it before it went. */
export const wasControlledBy = (by: Who): Test => own({ test: 'was controlled', by });
/** このターン…フィールド上のモンスターが墓地へ送られた. */
export const monsterFallenThisTurn = (who: Who = 'you'): Test => own({ test: 'fallen this turn', who });
/** This player brought it about. */
export const doneBy = (who: Who): Test => ({ test: 'done by', who });
/** It was in one of these zones before. */
export const wasIn = (zone: string | readonly string[]): Test => ({ test: 'was in', zone });
/** It belongs to this player. */
export const ownedBy = (by: Who): Test => ({ test: 'owned', by });
/** It is of the attribute that was declared. */
export const ofDeclaredAttribute = own({ test: 'declared attribute' });
/** It is of the kind that was declared: monster, spell or trap. */
export const ofDeclaredKind = own({ test: 'declared kind' });
/** 守備力○以下. */
export const defAtMost = (n: Amount): Test => compare(stat('def'), '<=', n);
/** 守備力○以上. */
export const defAtLeast = (n: Amount): Test => compare(stat('def'), '>=', n);
/** レベル○以上. */
export const levelAtLeast = (n: Amount): Test => compare(stat('level'), '>=', n);
/** お互いのモンスター: those of the present battle. */
export const bothInBattle: Cards = { cards: 'both in battle' };
/** 前の自分のターンにライフポイントを払った. */
export const paidLastTurn: Test = compare({ value: 'payments', who: 'you' }, '>=', 1);
/** ライフポイント of a player. */
export const lifeOf = (who: Who = 'you'): Amount => ({ value: 'life points', who });
/** 元々の攻撃力・守備力: what is printed, whatever holds. */
export const original = (which: 'atk' | 'def' | 'level', of: Cards = it): Amount => ({
  value: 'original',
  stat: which,
  of,
});
/** チェーン番号: which link this is. */
export const linkNumber: Amount = { value: 'link number' };
/** The battle damage that was calculated for a player. */
export const battleDamageTo = (who: Who): Amount => ({ value: 'battle damage', who });
/** The number that this card has noted. */
export const noted = (which: 0 | 1 = 0): Amount => ({ value: 'noted', which });
/** 選択したモンスター: the card that this one has noted, as long as it stays face-up. */
export const notedCard: Cards = { cards: 'noted' };
/** そのモンスターがフィールド上から離れた: this card has noted one, and it is no longer there. */
export const hasLostNoted: Test = all(compare(noted(), '>', 0), not(some(notedCard)));
/** One number and another. */
export const plus = (a: Amount, b: Amount): Amount => ({ value: 'add', of: [a, b] });
/** One number less another. */
export const minus = (a: Amount, b: Amount): Amount => ({ value: 'subtract', of: [a, b] });
/** Half of a number, rounded up. */
export const half = (a: Amount): Amount => ({ value: 'divide', of: [a, 2] });
/** A value of several cards together. */
export const sum = (which: 'atk' | 'def' | 'level', of: Cards): Amount => ({ value: 'sum', stat: which, of });
/** What was declared: a number, or which of a list. */
export const declaredNumber = (which: 0 | 1 = 0): Amount => ({ value: 'declared', which });
/** コインの結果・サイコロの目: heads, or the sum of the dice. */
export const result: Amount = { value: 'happened' };
/** The call was right: heads was declared and came up, or tails. */
export const calledRight: Test = compare({ value: 'add', of: [result, { value: 'declared', which: 0 }] }, '=', 1);
/** The top cards of a deck. */
export const topOfDeck = (amount: Amount = 1, of: Who = 'you'): Cards => ({
  cards: 'top',
  zone: 'deck',
  of,
  count: amount,
});
/** Cards that are removed from play. */
export const removedCards = (of: Who, ...where: Test[]): Cards =>
  inZone('removed', of, where.length ? all(...where) : undefined);
/** Everything on the field. */
export const cardsOnField = (of: Who = 'either', ...where: Test[]): Cards =>
  inZone(['monsters', 'spells', 'field'], of, where.length ? all(...where) : undefined);
/** このターン攻撃宣言していない: the player has declared no attack in this turn. */
export const noAttackThisTurn = own({ test: 'no attack this turn' });
/** このカードが戦闘を行った: it stands, or has fallen in the present battle. */
export const fought = own({ test: 'fought' });
/** 裏側守備表示で攻撃された: the attack found it face-down. */
export const attackedFaceDown = own({ test: 'attacked face-down' });
/** ダメージを受けた時: it is the last thing that has happened. */
export const justDamaged = (who: Who, by?: 'battle'): Test =>
  own({ test: 'just damaged', who, ...(by === undefined ? {} : { by }) });
/** ドローフェイズ以外でドローした時: it is the last thing that has happened. */
export const justDrew = (who: Who): Test => own({ test: 'just drew', who });
/** リバースした: it was turned face-up on the field before it left. */
export const wasFlipped = own({ test: 'was flipped' });
/** カードの発動: what has been dealt with was the activation of a card, not an effect of one that lay there. */
export const wasActivation = own({ test: 'was an activation' });
/** …体以上の生け贄を捧げて: so many monsters were tributed for its Tribute Summon. */
export const tributesAtLeast = (atLeast: number): Test => own({ test: 'tributes', atLeast });
/** 生け贄に捧げたモンスターの数, for the summon of this card. */
export const tributesPaid: Amount = { value: 'tributes' };
/** この方法で通常召喚した: with fewer tributes than usual, as its own facts (`fewerTributes`) let it. */
export const summonedWithFewer: Test = some({
  cards: 'where',
  in: thisCard,
  where: own({ test: 'summoned with fewer tributes' }),
});
/** カードのコストまたは効果によって, not by the rules of a summon. */
export const byCardText: Test = { test: 'cause', is: ['cost', 'effect'] };
/** 生け贄に捧げられた: as it left the field. */
export const wasTributed = own({ test: 'was tributed' });
/** 装備モンスターが…事によってこのカードが…: the monster that this equip card has lost is such a one. */
export const fellWith = (which: Test): Test => own({ test: 'fell with', which });
/** 戦闘によって破壊され墓地へ送られた時: it was, and nobody has had the chance to answer that yet. */
export const justDestroyedByBattle = own({ test: 'just destroyed by battle' });
/** このターン戦闘で破壊され…, このターン相手のカードの効果で…: it came to where it is in this turn, through this. */
export const cameThisTurn = (cause: 'battle' | 'effect', by?: Who | 'this'): Test =>
  own({ test: 'came', cause, ...(by === undefined ? {} : { by }) });
/** このターン破壊され…へ送られた: it came to where it is in this turn by being destroyed. */
export const destroyedThisTurn = (cause?: 'battle' | 'effect', by?: Who): Test =>
  own({
    test: 'came',
    ...(cause === undefined ? {} : { cause }),
    ...(by === undefined ? {} : { by }),
    destroyed: true,
  });
/** デッキの上から…が（n枚）出るまで: the top cards of a deck, down to the nth such card, or all of them if there are fewer. */
export const topUntil = (where: Test, of: Who = 'you', times: Amount = 1): Cards => ({
  cards: 'top until',
  of,
  where,
  ...(times === 1 ? {} : { times }),
});
/** ダメージ計算時のみ. */
export const inDamageCalculation = own({ test: 'battle part', is: 'calculation' });
/**
 * フィールド上から離れた時: the monsters that have just left, where this player controlled them, wherever they are now, as
 * long as nobody has answered that.
 */
export const departed = (of: Who, where?: Test, more: { faceUp?: true } = {}): Cards => {
  const cards: Cards = { cards: 'departed', of, ...more };
  return where ? those(cards, where) : cards;
};
/** 同名カードが…枚以上: so many of those cards are called as it is. */
export const copies = (among: Cards, atLeast = 1): Test => own({ test: 'copies', among, atLeast });
/** …に記された: the text of the card known by this name speaks of it. */
export const writtenOn = (name: string): Test => own({ test: 'written on', name });
/** Its text speaks of one of those cards. */
export const namesOneOf = (among: Cards): Test => own({ test: 'names', among });
/** 同名でより低い「ＬＶ」の: it is called like the card known by this name but for a lower number. */
export const lowerStageOf = (name: string): Test => own({ test: 'lower stage of', name });
/** One of those cards is called like it but for a lower 「ＬＶ」. */
export const hasLowerStage = (among: Cards): Test => own({ test: 'has a lower stage', among });
/** 持ち主が同じ: it belongs to whom the card known by this name belongs to. */
export const sameOwnerAs = (name: string): Test => own({ test: 'same owner as', name });
/** レベルの合計が…と等しい: some of those cards add up to its level. */
export const levelAddedUpBy = (among: Cards): Test => own({ test: 'sum of', stat: 'level', among });
/** このターン罠カードをセットしたターンに発動していない. */
export const noRushedTrap = own({ test: 'no rushed trap' });
/** モンスターカードゾーンの空き: how many more monsters there is room for. */
export const freeMonsterZones = (who: Who = 'you'): Amount => ({ value: 'free monster zones', who });
/** 同名カードは1枚まで: of those cards one of each name. */
export const oneOfEachName = (of: Cards): Cards => ({ cards: 'one of each name', in: of });
/** Of two numbers the lower one. */
export const lowerOf = (a: Amount, b: Amount): Amount => ({ value: 'min', of: [a, b] });
/** 乗っていたカウンターの数: how many counters lay on this card when it left. */
export const lastCounters: Amount = { value: 'last counters' };
/** It answers a link of which some of those cards are targets. */
export const answeredTargets = own({ test: 'answered targets' });
/** このカードが特殊召喚されたターン. */
export const specialSummonedThisTurn: Test = some({
  cards: 'where',
  in: thisCard,
  where: { test: 'summoned this turn', special: true },
});
/** モンスターカードゾーンに空きがある. */
export const roomAmongMonsters: Test = own({ test: 'room among monsters' });
