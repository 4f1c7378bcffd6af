import { below, createGame, randomSource, Session } from '@rulechart/core';
import { expect, test } from 'vitest';
import { builtInDecks } from '../../yugioh-cards/src/decks/index.ts';
import { printed } from '../../yugioh-cards/src/tables/printed.ts';
import {
  attackDeclaredBy,
  destroy,
  draw,
  faceUp,
  inAttackPosition,
  justSummoned,
  monster,
  monsters,
  normalSpell,
  normalTrap,
  other,
  quickPlaySpell,
  some,
  spellsAndTraps,
  target,
  targeted,
} from '../src/authoring.ts';
import { yugiohExpert } from '../src/index.ts';

const vanilla = printed.flatMap((p) =>
  p.kind === 'monster'
    ? [
        monster(p.password, p.ja, p.ja, {
          attribute: p.attribute,
          race: p.type,
          level: p.level,
          atk: p.atk,
          def: p.def,
        }),
      ]
    : [],
);
const spells = [
  normalSpell('55144522', '強欲な壺', 'Pot of Greed', { does: [draw(2)] }),
  normalSpell('19613556', '大嵐', 'Heavy Storm', { does: [destroy(spellsAndTraps('either', other))] }),
  quickPlaySpell('05318639', 'サイクロン', 'Mystical Space Typhoon', {
    targets: [target(spellsAndTraps('either', other))],
    does: [destroy(targeted)],
  }),
  normalTrap('53582587', '激流葬', 'Torrential Tribute', {
    if: [some(monsters('either', justSummoned()))],
    does: [destroy(monsters())],
  }),
  normalTrap('44095762', '聖なるバリア －ミラーフォース－', 'Mirror Force', {
    if: [attackDeclaredBy('opponent')],
    does: [destroy(monsters('opponent', inAttackPosition))],
  }),
];
void faceUp;

test('a random duel of monsters ends', () => {
  const game = createGame(yugiohExpert(), [...vanilla, ...spells]);
  console.log(game.engine.chart.configurations.length, game.engine.chart.diagnostics);
  const deck = builtInDecks.find(({ id }) => id === 'vanilla')?.deck;
  const main = [...(deck?.main ?? []), ...spells.flatMap(({ key }) => [key, key, key])];
  const random = randomSource(1);
  for (let n = 0; n < 20; n++) {
    const session = new Session(
      game,
      {
        decks: [
          { deck: main, fusion: [] },
          { deck: main, fusion: [] },
        ],
      },
      n,
    );
    let steps = 0;
    while (!session.over && steps < 5000) {
      const menu = session.legal();
      if (menu.length === 0) throw new Error(`no menu at ${game.point(session.state)?.path}`);
      session.play(menu[below(random, menu.length)] as number);
      steps++;
    }
    console.log(n, steps, session.state.turn, session.state.result, session.state.seat.life.join());
    expect(session.over).toBe(true);
  }
});
