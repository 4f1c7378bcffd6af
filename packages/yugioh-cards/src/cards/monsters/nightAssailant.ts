import {
  choose,
  destroy,
  flip,
  inGraveyard,
  monster,
  monsters,
  mustTrigger,
  named,
  other,
  sub,
  target,
  targeted,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const nightAssailant = monster(
  '16226786',
  '深淵の暗殺者',
  'Night Assailant',
  { attribute: 'dark', race: 'fiend', level: 3, atk: 200, def: 500, sub: ['effect', 'flip'] },
  flip({ targets: [target(monsters('opponent'))], does: [destroy(targeted)] }),
  mustTrigger(
    { event: 'moved', self: true, from: 'hand', to: 'graveyard' },
    {
      from: ['graveyard'],
      does: [choose('found', inGraveyard('you', sub('flip'), other)), toHand(named('found'), 'return')],
    },
  ),
);
