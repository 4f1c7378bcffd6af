import { gainLife, normalSpell } from '@rulechart/yugioh-expert/authoring';

export const redMedicine = normalSpell('38199696', 'レッド・ポーション', 'Red Medicine', { does: [gainLife(500)] });
