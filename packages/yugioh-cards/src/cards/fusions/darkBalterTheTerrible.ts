import {
  all,
  answers,
  battleOpponent,
  byBattle,
  byThisCard,
  continuous,
  doomed,
  immediate,
  lasting,
  monster,
  named,
  negate,
  negateEffect,
  payLife,
  quick,
  remember,
  sub,
  subject,
  those,
} from '@rulechart/yugioh-expert/authoring';

export const darkBalterTheTerrible = monster(
  '80071763',
  '魔人 ダーク・バルター',
  'Dark Balter the Terrible',
  {
    attribute: 'dark',
    race: 'fiend',
    level: 5,
    atk: 2000,
    def: 1200,
    sub: ['effect', 'fusion'],
    materials: ['憑依するブラッド・ソウル', '辺境の大賢者'],
    onlyListedMaterials: true,
  },
  quick({ respondsTo: answers('spell', 'normal'), cost: [payLife(1000)], does: [negateEffect()] }),
  continuous(negate(those(battleOpponent, all(doomed, sub('effect'))))),
  immediate(
    { event: 'destroyed', which: all(byBattle, byThisCard, sub('effect')) },
    {
      does: [
        remember('victim', subject),
        lasting(negate(named('victim')), { until: 'while it stays' }, { about: ['victim'] }),
      ],
    },
  ),
);
