import {
  any,
  called,
  choose,
  ignition,
  inGraveyard,
  inZone,
  monster,
  named,
  procedure,
  specialSummonEach,
  summonable,
  tributeThis,
  tributeThose,
} from '@rulechart/yugioh-expert/authoring';

export const valkyrionTheMagnaWarrior = monster(
  '75347539',
  '磁石の戦士マグネット・バルキリオン',
  'Valkyrion the Magna Warrior',
  { attribute: 'earth', race: 'rock', level: 8, atk: 3500, def: 3850, special: 'semi' },
  procedure({
    cost: [
      choose(
        'parts',
        inZone(['hand', 'monsters'], 'you', any(called('磁石の戦士α'), called('磁石の戦士β'), called('磁石の戦士γ'))),
        { count: 3, constraint: { oneOf: [called('磁石の戦士α'), called('磁石の戦士β'), called('磁石の戦士γ')] } },
      ),
      tributeThose(named('parts')),
    ],
  }),
  ignition({
    cost: [tributeThis()],
    does: [
      choose(
        'parts',
        inGraveyard('you', any(called('磁石の戦士α'), called('磁石の戦士β'), called('磁石の戦士γ')), summonable),
        { count: 3, constraint: { oneOf: [called('磁石の戦士α'), called('磁石の戦士β'), called('磁石の戦士γ')] } },
      ),
      specialSummonEach(named('parts')),
    ],
  }),
);
