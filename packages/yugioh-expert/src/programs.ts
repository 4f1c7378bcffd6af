import { type Clause, inZone, not, pickPlace, some, type Test, thisCard, when } from '@rulechart/core';
import { cardWords } from './verbs/index.ts';
import * as rules from './verbs/rules.ts';

const { destroy, discard, toGraveyard, tribute, turnFaceUp } = cardWords;
const attacked = { cards: 'attack target' } as const;
const mayBeTributed: Test = not({ test: 'marked', mark: 'no tribute for a summon' });

/** A spell or trap goes to a column; a field spell has one of its own. */
const inColumn = (clause: Clause): Clause[] => [
  when(
    some({ cards: 'where', in: thisCard, where: { test: 'icon', is: 'field' } }),
    [clause],
    [pickPlace('spells'), clause],
  ),
];

/** Whoever summons or sets a monster says in which column. */
const column = pickPlace('monsters', 'you', 'you', { test: 'usable place' });

/** What the rules themselves do, in the words that cards use. */
export const programs: Readonly<Record<string, readonly Clause[]>> = {
  // Whoever plays a card says in which column; what an effect brings takes the first free one.
  present: [
    when(
      some({ cards: 'where', in: thisCard, where: { test: 'in', zone: 'hand' } }),
      inColumn(rules.present(thisCard)),
      [rules.present(thisCard)],
    ),
  ],
  // Together with what the last link did: leaving the field is no moment of its own.
  'send spent': [{ ...toGraveyard({ cards: 'spent' }), link: 'and also' }],
  'draw for the turn': [rules.turnDraw(1, 'you')],
  'standby phase': [rules.announce('standby phase')],
  'end phase': [rules.announce('end phase')],
  'battle phase begins': [rules.announce('battle phase begins')],
  'battle phase ends': [rules.announce('battle phase ends')],
  'damage step ends': [rules.announce('damage step ends')],
  'adjust hand': [discard({ value: 'over the hand limit' })],
  'tribute 1': [tribute(1, inZone('monsters', 'you', mayBeTributed))],
  'tribute 2': [tribute(2, inZone('monsters', 'you', mayBeTributed))],
  'place normal': [column, rules.enterField(thisCard, 'normal')],
  'place tribute': [column, rules.enterField(thisCard, 'tribute')],
  'place flip': [rules.enterField(thisCard, 'flip')],
  'place special': [column, rules.enterField(thisCard, 'special')],
  'place set': [column, rules.enterField(thisCard, 'set')],
  'set card': inColumn(cardWords.setCard(thisCard)),
  reposition: [rules.reposition()],
  'announce attack': [rules.announce('attack declared', thisCard)],
  'flip the attacked': [turnFaceUp(attacked)],
  'direct damage': [rules.battleDamage()],
  // "Battled" comes once the damage is dealt: both belong to one moment.
  'battle damage': [
    rules.battleDamage(),
    { ...rules.announce('battled', { cards: 'both', of: [{ cards: 'attacker' }, attacked] }), link: 'and also' },
  ],
  'destroy by battle': [rules.destroyByBattle({ cards: 'doomed' })],
  'change control': [rules.changeControl()],
  'equips fall': [destroy({ cards: 'fallen equips' })],
  'self-destruction': [destroy({ cards: 'self-destroying' })],
};
