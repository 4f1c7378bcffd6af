import {
  afterThat,
  draw,
  inGraveyard,
  inGroup,
  inZone,
  normalSpell,
  not,
  other,
  some,
  target,
  targeted,
  toDeck,
} from '@rulechart/yugioh-expert/authoring';

export const fifthHope = normalSpell('55428811', 'ホープ・オブ・フィフス', 'Fifth Hope', [
  {
    if: [some(inZone(['hand', 'monsters', 'spells', 'field'], 'you', other))],
    targets: [target(inGraveyard('you', inGroup('Ｅ・ＨＥＲＯ')), { count: 5 })],
    does: [toDeck(targeted), ...afterThat(draw(2))],
  },
  {
    if: [not(some(inZone(['hand', 'monsters', 'spells', 'field'], 'you', other)))],
    targets: [target(inGraveyard('you', inGroup('Ｅ・ＨＥＲＯ')), { count: 5 })],
    does: [toDeck(targeted), ...afterThat(draw(3))],
  },
]);
