import {
  endOfTurn,
  forbid,
  inGraveyard,
  isNamed,
  lasting,
  monster,
  payLife,
  race,
  specialSummonEach,
  summonable,
  summonedAs,
  target,
  targeted,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const puppetMaster = monster(
  '41442341',
  '死霊操りしパペットマスター',
  'Puppet Master',
  { attribute: 'dark', race: 'fiend', level: 6, atk: 0, def: 0 },
  whenTrigger(
    { event: 'summoned', self: true, which: summonedAs('tribute') },
    {
      cost: [payLife(2000)],
      targets: [target(inGraveyard('you', race('fiend'), summonable), { count: 2 })],
      does: [
        specialSummonEach(
          targeted,
          { as: 'revived' },
          lasting(forbid('attack', { which: isNamed('revived') }), endOfTurn, { about: ['revived'] }),
        ),
      ],
    },
  ),
);
