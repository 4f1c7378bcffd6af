import { gainLife, normalSpell } from '@rulechart/yugioh-expert/authoring';

export const rainOfMercy = normalSpell('66719324', '恵みの雨', 'Rain of Mercy', { does: [gainLife(1000, 'each')] });
