import {
  endOfTurn,
  faceUp,
  lasting,
  modify,
  monsters,
  named,
  quickPlaySpell,
  target,
  those,
} from '@rulechart/yugioh-expert/authoring';

export const rushRecklessly = quickPlaySpell('70046172', '突進', 'Rush Recklessly', {
  targets: [target(monsters('either', faceUp))],
  does: [lasting(modify('atk', 'add', 700, those(named('target'), faceUp)), endOfTurn, { about: ['target'] })],
});
