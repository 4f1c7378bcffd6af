import {
  choose,
  destroy,
  faceUp,
  ifYouDo,
  levelAtLeast,
  monsters,
  named,
  normalSpell,
  other,
  race,
  spellsAndTraps,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const aWingbeatOfGiantDragon = normalSpell('28596933', '巨竜の羽ばたき', 'A Wingbeat of Giant Dragon', {
  does: [
    choose('dragon', monsters('you', faceUp, race('dragon'), levelAtLeast(5))),
    toHand(named('dragon'), 'return'),
    ...ifYouDo(destroy(spellsAndTraps('either', other))),
  ],
});
