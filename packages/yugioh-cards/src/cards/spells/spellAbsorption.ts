import {
  all,
  continuousSpell,
  gainLife,
  immediate,
  isSpell,
  other,
  wasActivation,
} from '@rulechart/yugioh-expert/authoring';

export const spellAbsorption = continuousSpell(
  '51481927',
  '魔法吸収',
  'Spell Absorption',
  {},
  immediate({ event: 'link ends', which: all(isSpell, other, wasActivation), each: true }, { does: [gainLife(500)] }),
);
