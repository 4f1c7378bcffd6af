import {
  all,
  bothInBattle,
  controlledBy,
  declaredNumber,
  endOfTurn,
  inDamageStep,
  kept,
  lasting,
  modify,
  named,
  normalTrap,
  payMultiples,
  race,
  remember,
  some,
  those,
  times,
} from '@rulechart/yugioh-expert/authoring';

export const barkOfDarkRuler = normalTrap('41925941', '冥王の咆哮', 'Bark of Dark Ruler', {
  if: [
    inDamageStep,
    some(those(bothInBattle, all(controlledBy('you'), race('fiend')))),
    some(those(bothInBattle, controlledBy('opponent'))),
  ],
  cost: [payMultiples(100)],
  does: [
    remember('enemy', those(bothInBattle, controlledBy('opponent'))),
    lasting(modify('atk', 'add', kept, named('enemy')), endOfTurn, {
      value: times(-100, declaredNumber()),
      about: ['enemy'],
    }),
    lasting(modify('def', 'add', kept, named('enemy')), endOfTurn, {
      value: times(-100, declaredNumber()),
      about: ['enemy'],
    }),
  ],
});
