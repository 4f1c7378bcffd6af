import { monster } from '@rulechart/yugioh-expert/authoring';

export const dunamesDarkWitch = monster('12493482', 'デュナミス・ヴァルキリア', 'Dunames Dark Witch', {
  attribute: 'light',
  race: 'fairy',
  level: 4,
  atk: 1800,
  def: 1050,
});
