import { continuousSpell, gainLife, immediate } from '@rulechart/yugioh-expert/authoring';

export const soulAbsorption = continuousSpell(
  '68073522',
  '魂吸収',
  'Soul Absorption',
  {},
  immediate({ event: 'moved', to: 'removed', each: true }, { does: [gainLife(500)] }),
);
