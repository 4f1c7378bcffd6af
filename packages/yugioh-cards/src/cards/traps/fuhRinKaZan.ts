import {
  attribute,
  destroy,
  discardRandom,
  draw,
  faceUp,
  monsters,
  normalTrap,
  oneOf,
  some,
  spellsAndTraps,
} from '@rulechart/yugioh-expert/authoring';

export const fuhRinKaZan = normalTrap('01781310', '風林火山', 'Fuh-Rin-Ka-Zan', {
  if: [
    some(monsters('you', faceUp, attribute('wind'))),
    some(monsters('you', faceUp, attribute('water'))),
    some(monsters('you', faceUp, attribute('fire'))),
    some(monsters('you', faceUp, attribute('earth'))),
  ],
  does: [
    oneOf([
      {
        label: { ja: '相手フィールド上モンスターを全て破壊する', en: "destroy all your opponent's monsters" },
        does: [destroy(monsters('opponent'))],
      },
      {
        label: {
          ja: '相手フィールド上の魔法・罠カードを全て破壊する',
          en: "destroy all your opponent's Spell and Trap Cards",
        },
        does: [destroy(spellsAndTraps('opponent'))],
      },
      {
        label: { ja: '相手の手札をランダムに2枚捨てる', en: 'your opponent discards 2 random cards' },
        does: [discardRandom(2, 'opponent')],
      },
      { label: { ja: 'デッキからカードを2枚ドローする', en: 'draw 2 cards' }, does: [draw(2)] },
    ]),
  ],
});
