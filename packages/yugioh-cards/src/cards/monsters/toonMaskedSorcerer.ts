import { draw, monster, mustTrigger, toonManners } from '@rulechart/yugioh-expert/authoring';

export const toonMaskedSorcerer = monster(
  '16392422',
  'トゥーン・仮面魔道士',
  'Toon Masked Sorcerer',
  { attribute: 'dark', race: 'spellcaster', level: 4, atk: 900, def: 1400, sub: ['effect', 'toon'] },
  ...toonManners('トゥーン・ワールド', { pays: false }),
  mustTrigger({ event: 'damaged', self: true, whose: 'opponent' }, { does: [draw(1)] }),
);
