import {
  all,
  destroy,
  immediate,
  monster,
  negateEffect,
  resolving,
  resolvingCard,
  resolvingEffect,
  targetsThis,
  when,
} from '@rulechart/yugioh-expert/authoring';

export const fiendSkullDragon = monster(
  '66235877',
  'デス・デーモン・ドラゴン',
  'Fiend Skull Dragon',
  {
    attribute: 'wind',
    race: 'dragon',
    level: 5,
    atk: 2000,
    def: 1200,
    sub: ['effect', 'fusion'],
    materials: ['グランド・ドラゴン', 'レッサー・デーモン'],
    onlyListedMaterials: true,
  },
  immediate({ event: 'link begins' }, { does: [when(resolvingEffect('flip'), [negateEffect()])] }),
  immediate(
    { event: 'link begins' },
    { does: [when(all(resolving('trap'), targetsThis), [negateEffect(), destroy(resolvingCard)])] },
  ),
);
