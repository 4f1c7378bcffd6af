import {
  as,
  destroy,
  faceDown,
  ifYouDo,
  inDeck,
  monsters,
  named,
  normalSpell,
  remove,
  sameNameAs,
  shuffleDeck,
  some,
  sub,
  target,
  targeted,
  those,
  when,
} from '@rulechart/yugioh-expert/authoring';

export const noblemanOfCrossout = normalSpell('71044499', '抹殺の使徒', 'Nobleman of Crossout', {
  targets: [target(monsters('either', faceDown))],
  does: [
    as('victim', destroy(those(targeted, faceDown), 'removed')),
    ...ifYouDo(
      when(some(those(named('victim'), sub('flip'))), [
        remove(inDeck('either', sameNameAs('victim'))),
        shuffleDeck('each'),
      ]),
    ),
  ],
});
