import {
  andAlso,
  arrange,
  type Clause,
  forEach,
  inZone,
  named,
  not,
  oneOf,
  pickPlace,
  remember,
  some,
  thisCard,
  type Words,
  when,
} from '@rulechart/core';
import { giveControl } from './verbs/control.ts';
import { cardWords } from './verbs/index.ts';
import * as rules from './verbs/rules.ts';
import { positionLabels } from './verbs/specialSummon.ts';

const { destroy, discard, toGraveyard, tribute, turnFaceUp } = cardWords;
const attacked = { cards: 'attack target' } as const;
const serving = inZone('monsters', 'you', {
  test: 'all',
  of: [not({ test: 'marked', mark: 'no tribute for a summon' }), { test: 'serves' }],
});

/** What is paid for a Normal Summon or Set: so many tributes, of which some monsters count as two. */
const paying = (tributes: number): Clause[] =>
  tributes === 0
    ? []
    : [tribute(tributes, serving, tributes === 1 ? undefined : { constraint: 'tributes', needed: tributes })];

/** How many tributes, as a choice is worded. */
const tributeWords: readonly Words[] = [
  { ja: '生け贄なし', en: 'no Tributes' },
  { ja: '生け贄一体', en: 'one Tribute' },
  { ja: '生け贄二体', en: 'two Tributes' },
];

/** A text gives a second way beside the usual one: whose summon it is says which. */
const eitherWay = (usual: number, fewest: number): Clause[] => [
  oneOf(
    [usual, fewest].map((tributes) => ({
      label: tributeWords[tributes] as Words,
      does: [rules.settleTributes(tributes), ...paying(tributes)],
    })),
  ),
];

const isFieldSpell = some({ cards: 'where', in: thisCard, where: { test: 'icon', is: 'field' } });

/** A spell or trap goes to a column; a field spell has a zone of its own, which is cleared first (§6.5). */
const inColumn = (clause: Clause, ...afterFieldSpell: Clause[]): Clause[] => [
  when(
    isFieldSpell,
    [toGraveyard({ cards: 'other field cards' }), clause, ...afterFieldSpell],
    [pickPlace('spells', 'you', 'you', { test: 'usable column' }), clause],
  ),
];

/** One face-up field spell on the whole table: the other one is destroyed by the rules. */
const replacesOpposing = destroy({ cards: 'opposing field card' });

/** Whoever summons or sets a monster says in which column. */
const column = pickPlace('monsters', 'you', 'you', { test: 'usable place' });

/** It comes there in a moment of its own: the Tributes were an earlier one. */
const inPlace = (kind: Parameters<typeof rules.enterField>[1]): Clause[] => [
  column,
  { ...rules.enterField(thisCard, kind), link: 'afterwards' },
];

/** By a procedure of its own a monster comes in the face-up position that its player chooses: none of their texts fixes it (§4.2). */
const inPlaceEitherWay: Clause[] = [
  column,
  {
    ...oneOf(
      (['attack', 'defense'] as const).map((position) => ({
        label: positionLabels[position],
        does: [rules.enterField(thisCard, 'special', position)],
      })),
    ),
    link: 'afterwards',
  },
];

/** What the rules themselves do, in the words that cards use. */
export const programs: Readonly<Record<string, readonly Clause[]>> = {
  // Whoever plays a card says in which column; what an effect brings takes the first free one.
  present: [
    when(
      some({ cards: 'where', in: thisCard, where: { test: 'in', zone: 'hand' } }),
      inColumn(rules.present(thisCard), replacesOpposing),
      [when(isFieldSpell, [rules.present(thisCard), replacesOpposing], [rules.present(thisCard)])],
    ),
  ],
  // Together with what the last link did: leaving the field is no moment of its own.
  'send spent': [{ ...toGraveyard({ cards: 'spent' }), link: 'and also' }],
  'draw for the turn': [rules.turnDraw(1, 'you')],
  // What is to be paid or done to keep a card, one after the other in the turn player's order (§2.4).
  maintenance: [
    remember('kept', { cards: 'maintained' }),
    arrange('kept'),
    forEach(named('kept'), 'one', [rules.announce('maintenance', named('one'))]),
  ],
  'standby phase': [rules.announce('standby phase')],
  'end phase': [rules.announce('end phase')],
  'battle phase begins': [rules.announce('battle phase begins')],
  'battle phase ends': [rules.announce('battle phase ends')],
  'damage step ends': [rules.announce('damage step ends')],
  'damage step begins': [rules.announce('damage step begins', { cards: 'both in battle' })],
  'damage calculation': [rules.announce('damage calculation', { cards: 'both in battle' })],
  'adjust hand': [discard({ value: 'over the hand limit' })],
  'tribute 1': paying(1),
  'tribute 2': paying(2),
  'tribute 3': paying(3),
  'tribute 1 or 0': eitherWay(1, 0),
  'tribute 2 or 0': eitherWay(2, 0),
  'tribute 2 or 1': eitherWay(2, 1),
  'place what is summoned': [rules.placeSummoned()],
  'place normal': inPlace('normal'),
  'place tribute': inPlace('tribute'),
  'place flip': [rules.enterField(thisCard, 'flip')],
  'place special': inPlaceEitherWay,
  'place again': [rules.enterField(thisCard, 'again')],
  'place set': inPlace('set'),
  'set card': inColumn(cardWords.setCard(thisCard)),
  'take for good': [remember('taken', thisCard), giveControl('taken')],
  reposition: [rules.reposition()],
  'announce attack': [
    rules.announce('attack declared', thisCard),
    { ...rules.announce('attack target selected', attacked), link: 'and also' },
  ],
  'flip the attacked': [turnFaceUp(attacked)],
  'direct damage': [rules.battleDamage()],
  // "Battled" comes once the damage is dealt: both belong to one moment.
  'battle damage': [
    rules.battleDamage(),
    { ...rules.announce('battled', { cards: 'both', of: [{ cards: 'attacker' }, attacked] }), link: 'and also' },
  ],
  'destroy by battle': [rules.destroyByBattle({ cards: 'doomed' })],
  // No moment to act in, no battle damage: it is a part of the effect.
  'battle by an effect': [
    turnFaceUp(attacked),
    rules.decideBattle(),
    rules.destroyByBattle({ cards: 'doomed' }),
    rules.disengage(),
  ],
  // What the rules do at once is no moment of its own.
  'reset control': andAlso(cardWords.resetControl({ cards: 'reset in control' })),
  'change control': andAlso(rules.changeControl()),
  'equips fall': andAlso(destroy({ cards: 'fallen equips' })),
  'take position': andAlso(cardWords.changePosition({ cards: 'out of position' }, 'defense')),
  'self-destruction': [destroy({ cards: 'self-destroying' })],
};
