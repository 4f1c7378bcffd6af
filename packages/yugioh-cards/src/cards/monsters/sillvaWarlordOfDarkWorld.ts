import {
  all,
  byEffect,
  choose,
  doneBy,
  inHand,
  monster,
  mustTrigger,
  named,
  specialSummon,
  thisCard,
  toDeck,
} from '@rulechart/yugioh-expert/authoring';

export const sillvaWarlordOfDarkWorld = monster(
  '32619583',
  '暗黒界の軍神 シルバ',
  'Sillva, Warlord of Dark World',
  { attribute: 'dark', race: 'fiend', level: 5, atk: 2300, def: 1400 },
  mustTrigger(
    { event: 'discarded', self: true, which: all(byEffect, doneBy('you')) },
    { from: ['graveyard'], does: [specialSummon(thisCard)] },
  ),
  mustTrigger(
    { event: 'discarded', self: true, which: all(byEffect, doneBy('opponent')) },
    {
      from: ['graveyard'],
      does: [
        specialSummon(thisCard),
        choose('returned', inHand('opponent'), { count: 2, by: 'opponent' }),
        toDeck(named('returned'), 'bottom'),
      ],
    },
  ),
);
