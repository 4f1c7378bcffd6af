import { discardRandom, monster, toonManners, whenTrigger } from '@rulechart/yugioh-expert/authoring';

export const toonGeminiElf = monster(
  '42386471',
  'トゥーン・ヂェミナイ・エルフ',
  'Toon Gemini Elf',
  { attribute: 'earth', race: 'spellcaster', level: 4, atk: 1900, def: 900, sub: ['effect', 'toon'] },
  ...toonManners('トゥーン・ワールド', { pays: false }),
  whenTrigger({ event: 'damaged', self: true, whose: 'opponent' }, { does: [discardRandom(1, 'opponent')] }),
);
