import { attribute, equipSpell, host, modify } from '@rulechart/yugioh-expert/authoring';

export const gustFan = equipSpell('55321970', '突風の扇', 'Gust Fan', { where: attribute('wind') }, [
  modify('atk', 'add', 400, host),
  modify('def', 'add', -200, host),
]);
