import {
  all,
  alsoCalled,
  any,
  attribute,
  continuous,
  faceUp,
  fieldSpell,
  inZone,
  inZoneNow,
  modify,
  monsters,
} from '@rulechart/yugioh-expert/authoring';

export const aLegendaryOcean = alsoCalled(
  fieldSpell(
    '00295517',
    '伝説の都 アトランティス',
    'A Legendary Ocean',
    {},
    continuous(
      modify('atk', 'add', 200, monsters('either', faceUp, attribute('water'))),
      modify('def', 'add', 200, monsters('either', faceUp, attribute('water'))),
      modify(
        'level',
        'shift',
        -1,
        inZone(['hand', 'monsters'], 'either', all(attribute('water'), any(faceUp, inZoneNow('hand')))),
      ),
    ),
  ),
  '海',
);
