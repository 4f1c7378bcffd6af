import { afterwards, discard, draw, normalSpell } from '@rulechart/yugioh-expert/authoring';

export const gracefulCharity = normalSpell('79571449', '天使の施し', 'Graceful Charity', {
  does: [draw(3), ...afterwards(discard(2))],
});
