import { monster } from '@rulechart/yugioh-expert/authoring';

export const mysticalElf = monster('15025844', 'ホーリー・エルフ', 'Mystical Elf', {
  attribute: 'light',
  race: 'spellcaster',
  level: 4,
  atk: 800,
  def: 2000,
});
