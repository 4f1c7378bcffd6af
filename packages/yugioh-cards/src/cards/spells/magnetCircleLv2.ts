import {
  choose,
  inHand,
  levelAtMost,
  named,
  normalSpell,
  race,
  specialSummon,
  summonable,
} from '@rulechart/yugioh-expert/authoring';

export const magnetCircleLv2 = normalSpell('94940436', '磁力の召喚円 ＬＶ２', 'Magnet Circle LV2', {
  does: [choose('found', inHand('you', race('machine'), levelAtMost(2), summonable)), specialSummon(named('found'))],
});
