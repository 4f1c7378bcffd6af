import {
  all,
  continuousSpell,
  controlledBy,
  draw,
  fieldTrigger,
  summonedAs,
  tributesAtLeast,
} from '@rulechart/yugioh-expert/authoring';

export const preciousCardsFromBeyond = continuousSpell(
  '68304813',
  '冥界の宝札',
  'Precious Cards from Beyond',
  {},
  fieldTrigger(
    { event: 'summoned', which: all(summonedAs('tribute'), controlledBy('you'), tributesAtLeast(2)) },
    { does: [draw(2)] },
  ),
);
