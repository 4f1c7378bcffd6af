import { gainLife, normalSpell } from '@rulechart/yugioh-expert/authoring';

export const blueMedicine = normalSpell('20871001', 'ブルー・ポーション', 'Blue Medicine', { does: [gainLife(400)] });
