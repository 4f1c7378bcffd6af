import {
  endOfTurn,
  faceUp,
  half,
  kept,
  lasting,
  modify,
  monsters,
  named,
  original,
  quickPlaySpell,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const shrink = quickPlaySpell('55713623', '収縮', 'Shrink', {
  targets: [target(monsters('either', faceUp))],
  does: [
    lasting(modify('atk', 'original', kept, named('target')), endOfTurn, {
      value: half(original('atk', targeted)),
      about: ['target'],
    }),
  ],
});
