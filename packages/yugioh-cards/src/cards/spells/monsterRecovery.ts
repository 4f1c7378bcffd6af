import {
  afterwards,
  both,
  count,
  declaredNumber,
  draw,
  fixNumber,
  inHand,
  monsters,
  other,
  quickPlaySpell,
  target,
  targeted,
  toDeck,
} from '@rulechart/yugioh-expert/authoring';

export const monsterRecovery = quickPlaySpell('93108433', 'モンスター回収', 'Monster Recovery', {
  targets: [target(monsters('you'))],
  does: [
    fixNumber(count(inHand('you', other))),
    toDeck(both(targeted, inHand('you', other))),
    ...afterwards(draw(declaredNumber())),
  ],
});
