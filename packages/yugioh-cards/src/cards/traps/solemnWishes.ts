import { continuousTrap, gainLife, immediate } from '@rulechart/yugioh-expert/authoring';

export const solemnWishes = continuousTrap(
  '35346968',
  '神の恵み',
  'Solemn Wishes',
  {},
  immediate({ event: 'drew', whose: 'you' }, { limit: { per: 'event', by: 'card' }, does: [gainLife(500)] }),
);
