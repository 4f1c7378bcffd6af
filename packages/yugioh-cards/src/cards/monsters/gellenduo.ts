import {
  all,
  attribute,
  continuous,
  destroy,
  doubleTribute,
  mark,
  monster,
  mustTrigger,
  property,
  race,
  thisCard,
} from '@rulechart/yugioh-expert/authoring';

export const gellenduo = monster(
  '11662742',
  'ジェルエンデュオ',
  'Gellenduo',
  { attribute: 'light', race: 'fairy', level: 4, atk: 1700, def: 0 },
  continuous(mark('not destroyed by battle')),
  property(doubleTribute(all(attribute('light'), race('fairy')))),
  mustTrigger({ event: 'damaged', whose: 'you' }, { does: [destroy(thisCard)] }),
);
