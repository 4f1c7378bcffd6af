import {
  as,
  attacking,
  battling,
  changePosition,
  draw,
  endBattlePhase,
  ifYouDo,
  isMonster,
  isSpell,
  isTrap,
  makeAttackDirect,
  may,
  monster,
  mustTrigger,
  named,
  reveal,
  some,
  thisCard,
  those,
  when,
} from '@rulechart/yugioh-expert/authoring';

export const neoSpacianGlowMoss = monster(
  '17732278',
  'Ｎ・グロー・モス',
  'Neo-Spacian Glow Moss',
  { attribute: 'light', race: 'plant', level: 3, atk: 300, def: 900 },
  mustTrigger(
    { event: 'attack declared' },
    {
      if: [battling],
      does: [
        as('drawn', draw(1, 'opponent')),
        ...ifYouDo(reveal(named('drawn'))),
        when(some(those(named('drawn'), isMonster)), [endBattlePhase()]),
        when(some(those(named('drawn'), isSpell)), [when(attacking, [may([makeAttackDirect()])])]),
        when(some(those(named('drawn'), isTrap)), [changePosition(thisCard, 'defense')]),
      ],
    },
  ),
);
