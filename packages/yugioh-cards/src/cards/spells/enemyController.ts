import {
  changePosition,
  control,
  endOfTurn,
  faceUp,
  lasting,
  monsters,
  named,
  quickPlaySpell,
  target,
  targeted,
  those,
  tribute,
} from '@rulechart/yugioh-expert/authoring';

export const enemyController = quickPlaySpell('98045062', 'エネミーコントローラー', 'Enemy Controller', [
  {
    label: { ja: '表示形式を変更する', en: 'change its position' },
    targets: [target(monsters('opponent', faceUp))],
    does: [changePosition(those(targeted, faceUp))],
  },
  {
    label: { ja: 'コントロールを得る', en: 'take control of it' },
    cost: [tribute(1, monsters('you'))],
    targets: [target(monsters('opponent', faceUp))],
    does: [lasting(control(named('target')), endOfTurn, { about: ['target'] })],
  },
]);
