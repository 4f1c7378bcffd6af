import { afterwards, discard, discardRandom, normalSpell, payLife } from '@rulechart/yugioh-expert/authoring';

export const delinquentDuo = normalSpell('44763025', 'いたずら好きな双子悪魔', 'Delinquent Duo', {
  cost: [payLife(1000)],
  does: [discardRandom(1, 'opponent'), ...afterwards(discard(1, 'opponent'))],
});
