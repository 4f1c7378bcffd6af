import {
  called,
  choose,
  count,
  draw,
  inGraveyard,
  inHand,
  named,
  normalTrap,
  plus,
  toDeck,
} from '@rulechart/yugioh-expert/authoring';

export const goodGoblinHousekeeping = normalTrap('09744376', 'ゴブリンのやりくり上手', 'Good Goblin Housekeeping', {
  does: [
    draw(plus(count(inGraveyard('you', called('ゴブリンのやりくり上手'))), 1)),
    choose('returned', inHand('you')),
    toDeck(named('returned'), 'bottom'),
  ],
});
