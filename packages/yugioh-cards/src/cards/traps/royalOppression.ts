import {
  answered,
  answersActivation,
  continuousTrap,
  destroy,
  fieldQuick,
  negateEffect,
  negateSummon,
  payLife,
  summonDeclared,
  summoning,
} from '@rulechart/yugioh-expert/authoring';

export const royalOppression = continuousTrap(
  '93016201',
  '王宮の弾圧',
  'Royal Oppression',
  [
    {},
    { if: [summonDeclared({ as: ['special'] })], cost: [payLife(800)], does: [negateSummon(), destroy(summoning)] },
    {
      respondsTo: answersActivation({ does: 'special summons' }),
      cost: [payLife(800)],
      does: [negateEffect(), destroy(answered)],
      traits: { damageStep: false },
    },
  ],
  fieldQuick({
    by: 'either',
    if: [summonDeclared({ as: ['special'] })],
    cost: [payLife(800)],
    does: [negateSummon(), destroy(summoning)],
  }),
  fieldQuick({
    by: 'either',
    respondsTo: answersActivation({ does: 'special summons' }),
    cost: [payLife(800)],
    does: [negateEffect(), destroy(answered)],
    traits: { damageStep: false },
  }),
);
