import { gainLife, normalSpell } from '@rulechart/yugioh-expert/authoring';

export const goblinsSecretRemedy = normalSpell('11868825', 'ゴブリンの秘薬', "Goblin's Secret Remedy", {
  does: [gainLife(600)],
});
