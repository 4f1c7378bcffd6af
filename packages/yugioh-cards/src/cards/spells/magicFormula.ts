import { any, called, equipSpell, gainLife, host, modify, mustTrigger } from '@rulechart/yugioh-expert/authoring';

export const magicFormula = equipSpell(
  '67227834',
  '魔術の呪文書',
  'Magic Formula',
  { where: any(called('ブラック・マジシャン'), called('ブラック・マジシャン・ガール')) },
  [modify('atk', 'add', 700, host)],
  mustTrigger(
    { event: 'moved', self: true, from: 'spells', to: 'graveyard' },
    { from: ['graveyard'], does: [gainLife(1000)] },
  ),
);
