import {
  answeredTargets,
  as,
  choose,
  faceUp,
  ifYouDo,
  inGroup,
  inHand,
  isNamed,
  monsters,
  named,
  normalTrap,
  not,
  remember,
  some,
  specialSummon,
  summonable,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const dramaticRescue = normalTrap('80193355', '救出劇', 'Dramatic Rescue', {
  respondsTo: some(monsters('either', faceUp, inGroup('アマゾネス'), answeredTargets)),
  if: [some(inHand('you', summonable))],
  targets: [remember('rescued', monsters('either', faceUp, inGroup('アマゾネス'), answeredTargets))],
  does: [
    as('returned', toHand(named('rescued'), 'return')),
    ...ifYouDo(choose('found', inHand('you', summonable, not(isNamed('returned')))), specialSummon(named('found'))),
  ],
});
