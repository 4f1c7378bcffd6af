import {
  choose,
  inHand,
  isMonster,
  levelAtMost,
  named,
  normalSpell,
  race,
  specialSummon,
  summonable,
} from '@rulechart/yugioh-expert/authoring';

export const magnetCircleLv2 = normalSpell('94940436', '磁力の召喚円 ＬＶ２', 'Magnet Circle LV2', {
  does: [
    choose('found', inHand('you', isMonster, race('machine'), levelAtMost(2), summonable)),
    specialSummon(named('found')),
  ],
});
