import {
  all,
  monster,
  payLife,
  race,
  specialSummon,
  thisCard,
  wasControlledBy,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const greenBaboonDefenderOfTheForest = monster(
  '46668237',
  '森の番人グリーン・バブーン',
  'Green Baboon, Defender of the Forest',
  { attribute: 'earth', race: 'beast', level: 7, atk: 2600, def: 1800 },
  // The text of 2006: by battle or by an effect, and "when", which can miss its timing; that of 2009 is narrower.
  whenTrigger(
    { event: 'destroyed', from: 'monsters', to: 'graveyard', which: all(wasControlledBy('you'), race('beast')) },
    { from: ['graveyard', 'hand'], cost: [payLife(1000)], does: [specialSummon(thisCard)] },
  ),
);
