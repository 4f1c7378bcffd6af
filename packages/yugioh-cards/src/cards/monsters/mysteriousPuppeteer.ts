import { all, gainLife, isThis, monster, mustTrigger, not, summonedAs } from '@rulechart/yugioh-expert/authoring';

export const mysteriousPuppeteer = monster(
  '54098121',
  '謎の傀儡師',
  'Mysterious Puppeteer',
  { attribute: 'earth', race: 'warrior', level: 4, atk: 1000, def: 1500 },
  mustTrigger(
    { event: 'summoned', which: all(not(isThis), summonedAs('normally', 'flip')) },
    { does: [gainLife(500)] },
  ),
);
