import { count, faceUp, gainLife, inGroup, monsters, normalTrap, times } from '@rulechart/yugioh-expert/authoring';

export const elementalRecharge = normalTrap('36586443', 'エレメンタル・チャージ', 'Elemental Recharge', {
  does: [gainLife(times(1000, count(monsters('you', faceUp, inGroup('Ｅ・ＨＥＲＯ')))))],
});
