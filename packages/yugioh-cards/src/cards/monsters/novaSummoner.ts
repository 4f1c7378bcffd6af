import {
  all,
  any,
  atkAtMost,
  attribute,
  byBattle,
  called,
  choose,
  faceUp,
  inDeck,
  inZone,
  monster,
  named,
  race,
  shuffleDeck,
  some,
  specialSummon,
  summonable,
  when,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const novaSummoner = monster(
  '48783998',
  'コーリング・ノヴァ',
  'Nova Summoner',
  { attribute: 'light', race: 'fairy', level: 4, atk: 1400, def: 800 },
  whenTrigger(
    { event: 'destroyed', self: true, which: byBattle, to: 'graveyard' },
    {
      from: ['graveyard'],
      does: [
        when(
          some(inZone('field', 'either', all(faceUp, called('天空の聖域')))),
          [
            choose(
              'found',
              inDeck(
                'you',
                any(all(attribute('light'), race('fairy'), atkAtMost(1500)), called('天空騎士パーシアス')),
                summonable,
              ),
            ),
          ],
          [choose('found', inDeck('you', attribute('light'), race('fairy'), atkAtMost(1500), summonable))],
        ),
        specialSummon(named('found'), 'attack'),
        shuffleDeck(),
      ],
    },
  ),
);
