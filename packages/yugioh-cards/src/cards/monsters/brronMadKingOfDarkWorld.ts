import { discard, monster, whenTrigger } from '@rulechart/yugioh-expert/authoring';

export const brronMadKingOfDarkWorld = monster(
  '06214884',
  '暗黒界の狂王 ブロン',
  'Brron, Mad King of Dark World',
  { attribute: 'dark', race: 'fiend', level: 4, atk: 1800, def: 400 },
  whenTrigger({ event: 'damaged', self: true, whose: 'opponent' }, { does: [discard(1)] }),
);
