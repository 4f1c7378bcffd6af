import { any, continuous, faceUp, fieldSpell, modify, monsters, race } from '@rulechart/yugioh-expert/authoring';

export const umi = fieldSpell(
  '22702055',
  '海',
  'Umi',
  {},
  continuous(
    ...(['atk', 'def'] as const).flatMap((stat) => [
      modify(
        stat,
        'add',
        200,
        monsters('either', faceUp, any(race('fish'), race('sea serpent'), race('thunder'), race('aqua'))),
      ),
      modify(stat, 'add', -200, monsters('either', faceUp, any(race('machine'), race('pyro')))),
    ]),
  ),
);
