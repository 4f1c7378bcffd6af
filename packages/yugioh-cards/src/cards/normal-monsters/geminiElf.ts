import { monster } from '@rulechart/yugioh-expert/authoring';

export const geminiElf = monster('69140098', 'ヂェミナイ・エルフ', 'Gemini Elf', {
  attribute: 'earth',
  race: 'spellcaster',
  level: 4,
  atk: 1900,
  def: 900,
});
