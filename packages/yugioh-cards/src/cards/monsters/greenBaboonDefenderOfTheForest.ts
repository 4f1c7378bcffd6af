import {
  all,
  ifTrigger,
  inDamageStep,
  monster,
  not,
  payLife,
  race,
  specialSummon,
  thisCard,
  wasControlledBy,
  wasFaceUp,
} from '@rulechart/yugioh-expert/authoring';

export const greenBaboonDefenderOfTheForest = monster(
  '46668237',
  '森の番人グリーン・バブーン',
  'Green Baboon, Defender of the Forest',
  { attribute: 'earth', race: 'beast', level: 7, atk: 2600, def: 1800 },
  ifTrigger(
    { event: 'destroyed', to: 'graveyard', which: all(wasFaceUp, wasControlledBy('you'), race('beast')) },
    { from: ['graveyard', 'hand'], if: [not(inDamageStep)], cost: [payLife(1000)], does: [specialSummon(thisCard)] },
  ),
);
