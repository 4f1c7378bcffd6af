import { gainLife, normalSpell } from '@rulechart/yugioh-expert/authoring';

export const dianKetoTheCureMaster = normalSpell('84257639', '治療の神 ディアン・ケト', 'Dian Keto the Cure Master', {
  does: [gainLife(1000)],
});
