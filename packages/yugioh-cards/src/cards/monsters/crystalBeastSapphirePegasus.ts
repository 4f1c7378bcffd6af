import {
  all,
  choose,
  inGroup,
  inZone,
  isMonster,
  mayStayAsSpell,
  monster,
  named,
  placeAsSpell,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const crystalBeastSapphirePegasus = monster(
  '07093411',
  '宝玉獣 サファイア・ペガサス',
  'Crystal Beast Sapphire Pegasus',
  { attribute: 'wind', race: 'beast', level: 4, atk: 1800, def: 1200 },
  mayStayAsSpell,
  whenTrigger(
    { event: 'summoned', self: true },
    {
      does: [
        choose('beast', inZone(['hand', 'deck', 'graveyard'], 'you', all(isMonster, inGroup('宝玉獣')))),
        placeAsSpell(named('beast')),
      ],
    },
  ),
);
