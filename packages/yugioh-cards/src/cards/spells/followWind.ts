import { equipSpell, host, modify, race } from '@rulechart/yugioh-expert/authoring';

export const followWind = equipSpell('98252586', 'フォロー・ウィンド', 'Follow Wind', { where: race('winged beast') }, [
  modify('atk', 'add', 300, host),
  modify('def', 'add', 300, host),
]);
