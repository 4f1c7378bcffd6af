import type { Words } from '@rulechart/core';

const everySpirit: Words = {
  ja: '表は「スピリットモンスター全て」とだけ言い、名を挙げない',
  en: 'the list says that every Spirit monster belongs to it and names none',
};

/** Where the sheet says something else than a list, and why: by section and English name. A test fails for one that is gone. */
export const reasons: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  'pay-life': {
    'Horn of Light': {
      ja: '「悪魔のくちづけ」と同じ形で500ライフを払うが、表に漏れている',
      en: 'it pays for its return as Malevolent Nuzzler does, which the list names; the list leaves it out',
    },
  },
  'deck-to-hand.puppet-king': {
    'Toon Table of Contents': {
      ja: 'トゥーンモンスターも加えられる。表では魔法・罠を加えるカードにだけある',
      en: 'it may bring a Toon monster; the list has it among what brings spells and traps only',
    },
    'Arsenal Summoner': {
      ja: '「ガーディアン」の名を持つのはモンスターである。表では魔法・罠を加えるカードにだけある',
      en: 'what bears the name it asks for are monsters; the list has it among what brings spells and traps only',
    },
  },
  'deck-to-hand.spell-trap': {
    'Arsenal Summoner': {
      ja: '当時のカードで「ガーディアン」の名を持つ魔法・罠はない',
      en: 'no spell or trap of the time bears the name it asks for',
    },
    'Dark Scorpion - Meanae the Thorn': {
      ja: '「黒蠍団召集」も加えられる。墓地から加える方の表にはある',
      en: 'it may bring Mustering of the Dark Scorpions; the list of what brings it from the graveyard names this card',
    },
  },
  'bounce.monster': {
    'Asura Priest': everySpirit,
    'Fushi No Tori': everySpirit,
    'Yamata Dragon': everySpirit,
  },
  'bounce.spell-trap': {
    'Dark Scorpion - Chick the Yellow': {
      ja: 'フィールドのカードなら何でも戻す。表ではモンスターを戻すカードにだけある',
      en: 'it returns any card of the field; the list has it among what returns monsters only',
    },
  },
  'gy-to-hand.monster': {
    'Night Assailant': {
      ja: '墓地のリバース効果モンスターを手札に戻す。この表だけが漏らしている',
      en: 'it returns a flip effect monster of the graveyard; this list leaves it out, another names it',
    },
  },
  'turn-count': {
    'The Wicked Avatar': {
      ja: '禁止が2ターン続くだけで、ターンを数えるカウンターはない',
      en: 'what it forbids lasts for two turns, and nothing counts them; the list leaves out others like it',
    },
  },
  'discard-effect': {
    'Spell Vanishing': {
      ja: '手札を捨てるのはコストで、効果は墓地へ送る。表でも「関係なし」とある',
      en: 'its discard is a cost and its effect sends cards; the list itself files it under what has nothing to do with it',
    },
  },
  'discard-self': {
    'Necklace of Command': {
      ja: '捨てさせるのは相手の手札であり、もう一つの表もそう言う',
      en: "it discards from the opponent's hand, as the list of discarding effects says, too",
    },
  },
};
