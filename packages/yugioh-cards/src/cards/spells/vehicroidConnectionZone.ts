import { fusionSummon, ifYouDo, inGroup, lasting, mark, named, normalSpell } from '@rulechart/yugioh-expert/authoring';

export const vehicroidConnectionZone = normalSpell(
  '23299957',
  'ビークロイド・コネクション・ゾーン',
  'Vehicroid Connection Zone',
  {
    does: [
      fusionSummon({ which: inGroup('ビークロイド') }),
      ...ifYouDo(
        lasting(
          mark('not destroyed by effects', named('summoned')),
          { until: 'while it stays' },
          { about: ['summoned'] },
        ),
      ),
      ...ifYouDo(
        lasting(mark('effects not negated', named('summoned')), { until: 'while it stays' }, { about: ['summoned'] }),
      ),
    ],
  },
);
