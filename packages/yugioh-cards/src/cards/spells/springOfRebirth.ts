import { continuousSpell, gainLife, immediate } from '@rulechart/yugioh-expert/authoring';

export const springOfRebirth = continuousSpell(
  '94425169',
  'エレメントの泉',
  'Spring of Rebirth',
  {},
  immediate(
    { event: 'moved', from: 'monsters', to: 'hand' },
    { limit: { per: 'event', by: 'card' }, does: [gainLife(500)] },
  ),
);
