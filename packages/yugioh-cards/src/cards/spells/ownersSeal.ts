import { monsters, normalSpell, resetControl } from '@rulechart/yugioh-expert/authoring';

export const ownersSeal = normalSpell('09720537', '所有者の刻印', "Owner's Seal", { does: [resetControl(monsters())] });
