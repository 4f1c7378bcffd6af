import {
  all,
  byBattle,
  byThisCard,
  monster,
  specialSummon,
  subject,
  summonable,
  those,
  wasControlledBy,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const ghostKnightOfJackal = monster(
  '13386503',
  'ジャッカルの霊騎士',
  'Ghost Knight of Jackal',
  { attribute: 'earth', race: 'beast-warrior', level: 5, atk: 1700, def: 1600 },
  whenTrigger(
    { event: 'destroyed', to: 'graveyard', which: all(byBattle, byThisCard, wasControlledBy('opponent')) },
    { does: [specialSummon(those(subject, summonable), 'defense')] },
  ),
);
