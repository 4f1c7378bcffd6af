import { choose, discardThose, inHand, lookAtHand, named, normalSpell, sub } from '@rulechart/yugioh-expert/authoring';

export const fengshengMirror = normalSpell('37406863', '封神鏡', 'Fengsheng Mirror', {
  does: [lookAtHand(), choose('spirit', inHand('opponent', sub('spirit'))), discardThose(named('spirit'))],
});
