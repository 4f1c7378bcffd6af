import { choose, inHand, lookAtHand, named, normalSpell, toDeck } from '@rulechart/yugioh-expert/authoring';

export const theForcefulSentry = normalSpell('42829885', '強引な番兵', 'The Forceful Sentry', {
  does: [lookAtHand(), choose('returned', inHand('opponent')), toDeck(named('returned'))],
});
