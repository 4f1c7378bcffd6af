import { fusionSummon, normalSpell } from '@rulechart/yugioh-expert/authoring';

export const polymerization = normalSpell('24094653', '融合', 'Polymerization', { does: [fusionSummon()] });
