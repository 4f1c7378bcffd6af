import {
  afterwards,
  atTheSameTime,
  type Cards,
  type Clause,
  choose,
  ifYouDo,
  inZone,
  named,
  stat,
  thisCard,
} from '@rulechart/core';
import { readings } from './readings.ts';
import { putOnto } from './verbs/attach.ts';
import { destroy } from './verbs/destroy.ts';
import { draw, drawOne } from './verbs/draw.ts';
import { pay } from './verbs/pay.ts';
import { put } from './verbs/put.ts';
import * as rules from './verbs/rules.ts';

/** The events of phases and battles that the rules announce. */
export const announced = [
  'reboot phase',
  'draw phase',
  'resource phase',
  'ignition phase',
  'main phase',
  'end phase',
  'end of turn',
  'attack declared',
  'battle ends',
] as const;

const turnedUp = { cards: 'turned up' } as Cards;
const unlinked = (zone: string): Cards => ({ cards: 'unlinked', zone }) as Cards;
const astray = (type: string): Cards => ({ cards: 'astray', type }) as Cards;
const onSquares = (that: string): Cards => ({ cards: 'on squares', that }) as Cards;
const life: Cards = { cards: 'face-down life', of: 'you' } as Cards;
const excess = (of: 'you' | 'opponent') => ({ value: 'charge excess', of }) as never;
const done = (...clauses: Clause[]): Clause[] => [...clauses, ...atTheSameTime(rules.cover())];

/** What the rules themselves do, in the words that cards use. */
export const programs: Readonly<Record<string, readonly Clause[]>> = {
  ...Object.fromEntries(announced.map((event) => [event, [rules.announce(event)]])),
  pay: [pay(stat('cost', thisCard), 'own')],
  redraw: [rules.putHandBack(), ...afterwards(...Array.from({ length: readings.startingHand }, () => drawOne()))],
  reboot: [rules.reboot()],
  'draw for the turn': [draw(readings.cardsPerDraw)],
  'to resource': [put(thisCard, 'resource')],
  ignite: [put(thisCard, 'trash'), ...afterwards(rules.uncover({ cards: 'top', zone: 'deck', of: 'you', count: 1 }))],
  'leave turned up': done(put(turnedUp, 'trash')),
  deploy: done(rules.deploy(thisCard)),
  present: done(put(thisCard, 'temporary')),
  'lay aside': [put(thisCard, 'trash')],
  'shift onto': [putOnto(thisCard, { cards: 'designated' } as Cards)],
  'attack sleeps': [rules.sleep(thisCard)],
  strike: [rules.strike()],
  heal: [rules.heal()],
  'hand limit': [
    choose('over', inZone('hand', 'you'), {
      count: {
        value: 'max',
        of: [0, { value: 'subtract', of: [{ value: 'count', of: inZone('hand', 'you') }, readings.handLimit] }],
      },
    }),
    ...ifYouDo(put(named('over'), 'trash')),
  ],
  control: [rules.obey(onSquares('disputed'))],
  // Rule effects.
  extra: [put(astray('ex'), 'dynamis', 'face-up')],
  overboost: [put(astray('overboost'), 'dynamis', 'face-up'), ...atTheSameTime(rules.giveBack(unlinked('joined')))],
  token: [rules.vanish(astray('token'))],
  shift: [put(unlinked('shift'), 'dynamis', 'face-up')],
  reload: [rules.refill(), choose('lost', life, { by: 'opponent' }), ...ifYouDo(put(named('lost'), 'charge'))],
  'improper force': [put(unlinked('force'), 'trash')],
  'charge excess': [
    choose('over', inZone('charge', 'you'), { count: excess('you') }),
    choose('over too', inZone('charge', 'opponent'), { count: excess('opponent'), by: 'opponent' }),
    put({ cards: 'both', of: [named('over'), named('over too')] }, 'trash'),
  ],
  'improper zx': [put(onSquares('improper'), 'trash')],
  'lethal damage': [destroy(onSquares('lethal'))],
  designate: [choose('struck', life, { by: 'opponent' }), ...ifYouDo(rules.uncover(named('struck')))],
  'to charge': done(put(turnedUp, 'charge')),
};
