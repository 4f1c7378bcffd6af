import { type Board, type Kit, type Proofs, same } from './board.ts';

type Duel = Kit['duel'];
type Position = Parameters<Duel>[0];

const set = (card: string) => ({ card, set: true });

/** The position with the card in hand (a spell) or set (a trap), and what is there once it has resolved. */
const played = (duel: Duel, card: string, position: Position = {}, ...picks: string[]): Board => {
  const A = (position.A ?? {}) as Record<string, readonly unknown[]>;
  const board = duel({ ...position, A: { ...A, hand: [...(A['hand'] ?? []), card] } } as Position);
  if (board.may('activate', card)) return board.uses(card, ...picks).settles();
  const trap = duel({ ...position, A: { ...A, spells: [...(A['spells'] ?? []), set(card)] } } as Position);
  return trap.uses(card, ...picks).settles();
};

/** Cards that say one simple thing. */
export const simple: Proofs = {
  Ceasefire: {
    'turns monsters up without a word, for 500 each that has an effect': (duel) => {
      const board = played(duel, 'Ceasefire', {
        A: { monsters: ['Sangan', 'Gemini Elf'] },
        B: { monsters: [set('Magician of Faith'), set('Opticlops')] },
      });
      same(
        [board.life, board.zone('B', 'monsters').map((name) => board.position(name))],
        [
          [8000, 7000],
          ['defense', 'defense'],
        ],
      );
      same(board.anyOffered(), false);
      const up = duel({ A: { spells: [set('Ceasefire')] }, B: { monsters: ['Sangan'] } })
        .uses('Ceasefire')
        .settles();
      same(up.life, [8000, 7500]);
    },
  },
  'Reckless Greed': {
    'draws two cards for the draws of two turns': (duel) => {
      const board = played(duel, 'Reckless Greed');
      same(board.zone('A', 'hand').length, 2);
      board.ends().ends();
      same(board.zone('A', 'hand').length, 2);
      board.ends().ends();
      same(board.zone('A', 'hand').length, 2);
      board.ends().ends();
      same(board.zone('A', 'hand').length, 3);
    },
  },
  Spiritualism: {
    'takes a spell or trap of the opponent back to the hand, whatever is chained': (duel) => {
      const board = duel({
        A: { hand: ['Spiritualism'], spells: ['Toon World'] },
        B: { spells: ['Mage Power', set('Solemn Judgment')] },
      });
      board.does('activate', 'Spiritualism').placed();
      same(board.choices().sort(), ['Mage Power', 'Solemn Judgment']);
      board.answers('Mage Power').usesEffect('Solemn Judgment', 1).settles();
      same(board.zone('B', 'hand'), ['Mage Power']);
    },
  },
  'Stop Defense': {
    'turns a defender of the opponent to attack': (duel) => {
      const board = duel({
        A: { hand: ['Stop Defense'], monsters: [set('Gemini Elf')] },
        B: { monsters: ['Opticlops', set('Battle Ox')] },
      });
      board.does('activate', 'Stop Defense').placed();
      same(board.choices(), ['Battle Ox']);
      board.answers('Battle Ox').settles();
      same(board.position('Battle Ox'), 'attack');
    },
  },
  'Soul Absorption': {
    'gives 500 for every card that is removed': (duel) => {
      const board = duel({
        A: {
          hand: ['Gemini Elf'],
          monsters: ['X-Head Cannon', 'Y-Dragon Head'],
          fusion: ['XY-Dragon Cannon'],
          spells: ['Soul Absorption'],
        },
      });
      board.does('specialSummon', 'XY-Dragon Cannon').answers('X-Head Cannon', 'Y-Dragon Head').arrives().settles();
      same(board.life, [9000, 8000]);
      const played = duel({ A: { hand: ['Soul Absorption'] } })
        .uses('Soul Absorption')
        .settles();
      same(played.zone('A', 'spells'), ['Soul Absorption']);
      const other = duel({ A: { hand: ['Raigeki'], spells: ['Soul Absorption'] }, B: { monsters: ['Gemini Elf'] } });
      same(other.uses('Raigeki').settles().life, [8000, 8000]);
    },
  },
  Umi: {
    'is replaced by the next field spell of either player': (duel) => {
      const board = duel({ A: { hand: ['The Sanctuary in the Sky'], field: ['Umi'] }, B: { hand: ['Umi'] } });
      board.uses('The Sanctuary in the Sky').settles();
      same([board.zone('A', 'field'), board.zone('A', 'graveyard')], [['The Sanctuary in the Sky'], ['Umi']]);
      board.ends().uses('Umi').settles();
      same([board.zone('A', 'field'), board.zone('B', 'field')], [[], ['Umi']]);
      const down = duel({ A: { field: ['Umi'] }, B: { hand: ['Umi'] } })
        .ends()
        .does('setCard', 'Umi');
      same([down.zone('A', 'field'), down.zone('B', 'field')], [['Umi'], ['Umi']]);
    },
  },
  'A Legendary Ocean': {
    'counts as the sea, makes water stronger and lighter': (duel) => {
      const board = duel({
        A: {
          field: ['A Legendary Ocean'],
          hand: ['Mobius the Frost Monarch', 'Summoned Skull'],
          monsters: ['Aquarian Alessa', 'Gemini Elf'],
        },
        B: { hand: ['Aquarian Alessa'] },
      });
      same(
        [
          board.stat('Aquarian Alessa', 'atk'),
          board.stat('Aquarian Alessa', 'def'),
          board.stat('Aquarian Alessa', 'level'),
        ],
        [1700, 700, 3],
      );
      same(
        [board.stat('Gemini Elf', 'atk'), board.stat('Gemini Elf', 'def'), board.stat('Gemini Elf', 'level')],
        [1900, 900, 4],
      );
      same(board.stat('Mobius the Frost Monarch', 'level'), 5);
      same(board.stat('Summoned Skull', 'level'), 6);
      same(board.game.engine.definitionOf(board.state, board.card('A Legendary Ocean')).namesToo.length, 1);
      const played = duel({ A: { hand: ['A Legendary Ocean'] } })
        .uses('A Legendary Ocean')
        .settles();
      same(played.zone('A', 'field'), ['A Legendary Ocean']);
      const down = duel({ A: { field: ['A Legendary Ocean'], monsters: [set('Aquarian Alessa')] } });
      same(
        [
          down.stat('Aquarian Alessa', 'atk'),
          down.stat('Aquarian Alessa', 'def'),
          down.stat('Aquarian Alessa', 'level'),
        ],
        [1500, 500, 4],
      );
    },
  },
};
