import { called, choose, inZone, named, normalSpell, shuffleDeck, toHand } from '@rulechart/yugioh-expert/authoring';

export const emblemOfDragonDestroyer = normalSpell('06390406', '竜破壊の証', 'Emblem of Dragon Destroyer', {
  does: [
    choose('found', inZone(['deck', 'graveyard'], 'you', called('バスター・ブレイダー'))),
    toHand(named('found')),
    shuffleDeck(),
  ],
});
