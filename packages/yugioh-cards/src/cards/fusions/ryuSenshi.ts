import {
  all,
  answers,
  destroy,
  immediate,
  monster,
  negateEffect,
  payLife,
  quick,
  resolving,
  resolvingCard,
  targetsThis,
  when,
} from '@rulechart/yugioh-expert/authoring';

export const ryuSenshi = monster(
  '49868263',
  'ドラゴン・ウォリアー',
  'Ryu Senshi',
  {
    attribute: 'earth',
    race: 'warrior',
    level: 6,
    atk: 2000,
    def: 1200,
    sub: ['effect', 'fusion'],
    materials: ['戦士ダイ・グレファー', 'スピリット・ドラゴン'],
    onlyListedMaterials: true,
  },
  quick({ respondsTo: answers('trap', 'normal'), cost: [payLife(1000)], does: [negateEffect()] }),
  immediate(
    { event: 'link begins' },
    { does: [when(all(resolving('spell'), targetsThis), [negateEffect(), destroy(resolvingCard)])] },
  ),
);
