import {
  all,
  becomeMonster,
  called,
  continuous,
  faceUp,
  modify,
  monsters,
  some,
  thisCard,
  trapMonster,
} from '@rulechart/yugioh-expert/authoring';

export const strongholdTheMovingFortress = trapMonster(
  '13955608',
  '機動砦 ストロング・ホールド',
  'Stronghold the Moving Fortress',
  { attribute: 'earth', race: 'machine', level: 4, atk: 0, def: 2000, sub: ['effect'] },
  { does: [becomeMonster('defense')] },
  continuous(
    modify(
      'atk',
      'add',
      3000,
      thisCard,
      all(
        some(monsters('you', faceUp, called('グリーン・ガジェット'))),
        some(monsters('you', faceUp, called('レッド・ガジェット'))),
        some(monsters('you', faceUp, called('イエロー・ガジェット'))),
      ),
    ),
  ),
);
