import {
  all,
  called,
  continuous,
  faceUp,
  forbid,
  inZone,
  isThis,
  mark,
  monster,
  some,
  thisCard,
} from '@rulechart/yugioh-expert/authoring';

export const theLegendaryFisherman = monster(
  '03643300',
  '伝説のフィッシャーマン',
  'The Legendary Fisherman',
  { attribute: 'water', race: 'warrior', level: 5, atk: 1850, def: 1600 },
  continuous(
    mark('unaffected by spells', thisCard, some(inZone('field', 'either', all(faceUp, called('海'))))),
    forbid('be attacked', { which: isThis, if: some(inZone('field', 'either', all(faceUp, called('海')))) }),
  ),
);
