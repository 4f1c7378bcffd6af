import {
  continuous,
  destroy,
  forbid,
  monster,
  monsters,
  mustTrigger,
  other,
  summonedAs,
} from '@rulechart/yugioh-expert/authoring';

export const theLastWarriorFromAnotherPlanet = monster(
  '86099788',
  '異星の最終戦士',
  'The Last Warrior from Another Planet',
  {
    attribute: 'earth',
    race: 'warrior',
    level: 7,
    atk: 2350,
    def: 2300,
    sub: ['effect', 'fusion'],
    materials: ['ダーク・ヒーロー ゾンバイア', '魔力吸収球体'],
  },
  mustTrigger(
    { event: 'summoned', self: true, which: summonedAs('special', 'fusion') },
    { does: [destroy(monsters('you', other))] },
  ),
  continuous(forbid('normal summon'), forbid('flip summon'), forbid('special summon')),
);
