import {
  as,
  gainLife,
  ifYouDo,
  monsters,
  named,
  normalTrap,
  original,
  target,
  targeted,
  toGraveyard,
} from '@rulechart/yugioh-expert/authoring';

export const altarForTribute = normalTrap('21070956', '生贄の祭壇', 'Altar for Tribute', {
  targets: [target(monsters('you'))],
  does: [as('sent', toGraveyard(targeted)), ...ifYouDo(gainLife(original('atk', named('sent'))))],
});
