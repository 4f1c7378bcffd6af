import { count, destroy, gainLife, monsters, named, normalSpell, sub, times } from '@rulechart/yugioh-expert/authoring';

export const tokenThanksgiving = normalSpell('57182235', 'トークン収穫祭', 'Token Thanksgiving', {
  does: [destroy(monsters('either', sub('token'))), gainLife(times(800, count(named('affected'))))],
});
