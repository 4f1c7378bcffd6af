import { type Proofs, same } from './board.ts';

/** Coins and dice, phases, maintenance. */
export const chance: Proofs = {
  'Dark Master - Zorc': {
    'destroys by the roll of a die, once a turn': (duel) => {
      const zorc = 'Dark Master - Zorc';
      const rolls = (n: number) => {
        const board = duel({
          A: { monsters: [zorc, 'Gemini Elf'] },
          B: { monsters: ['Opticlops', 'Battle Ox'] },
        }).chance('die', n);
        return board.does('activate', zorc).settles();
      };
      for (const n of [1, 2]) same([rolls(n).zone('B', 'monsters'), rolls(n).zone('A', 'monsters').length], [[], 2]);
      for (const n of [3, 5]) same(rolls(n).answers('Battle Ox').settles().zone('B', 'monsters'), ['Opticlops']);
      same([rolls(6).zone('A', 'monsters'), rolls(6).zone('B', 'monsters').length], [[], 2]);
      same(rolls(1).whyNot('activate', zorc, 0).includes('limit-reached'), true);
    },
  },
  'Messenger of Peace': {
    'keeps monsters of 1500 and more from attacking': (duel) => {
      const board = duel({
        at: 'battle',
        A: { monsters: ['Gemini Elf', 'Mystical Elf'], spells: ['Messenger of Peace'] },
      });
      same(board.whyNot('attack', 'Gemini Elf', null), ['forbidden']);
      same(board.may('attack', 'Mystical Elf', null), true);
      const theirs = duel({ at: 'battle', A: { monsters: ['Gemini Elf'] }, B: { spells: ['Messenger of Peace'] } });
      same(theirs.whyNot('attack', 'Gemini Elf', null), ['forbidden']);
    },
    'is kept for 100 life points in its own Standby Phase, or destroyed': (duel) => {
      const comes = (life = 8000) => {
        const board = duel({ turnOf: 'B', A: { life, spells: ['Messenger of Peace'] } }).does('endTurn');
        while (!board.may('choose') && board.may('pass')) board.passes();
        return board;
      };
      const paid = comes().answers(0).settles();
      same([paid.life, paid.zone('A', 'spells')], [[7900, 8000], ['Messenger of Peace']]);
      const gone = comes().answers(1).settles();
      same([gone.life, gone.zone('A', 'graveyard')], [[8000, 8000], ['Messenger of Peace']]);
      same(comes(50).may('choose', 0), false);
      const two = duel({ turnOf: 'B', A: { spells: ['Messenger of Peace', 'Messenger of Peace'] } }).does('endTurn');
      for (let i = 0; i < 60 && (two.state.turn === 3 || two.state.phase !== 3); i++) {
        if (two.may('choose', 0)) two.does('choose', 0);
        else if (two.may('order')) two.does('order');
        else if (two.may('pass')) two.passes();
        else break;
      }
      same(two.life, [7800, 8000]);
      const played = duel({ A: { hand: ['Messenger of Peace'] } })
        .uses('Messenger of Peace')
        .settles();
      same(played.zone('A', 'spells'), ['Messenger of Peace']);
      const theirs = duel({ A: { spells: ['Messenger of Peace'] } }).ends();
      same(theirs.life, [8000, 8000]);
    },
  },
  'Dangerous Machine Type-6': {
    'does as the die says in its own Standby Phase': (duel) => {
      const rolls = (n: number) => {
        const board = duel({
          turnOf: 'B',
          A: { hand: ['Gemini Elf'], spells: ['Dangerous Machine Type-6'] },
          B: { hand: ['Opticlops'], monsters: ['Battle Ox'] },
        }).chance('die', n);
        return board.does('endTurn').settles();
      };
      same(rolls(1).answers('Gemini Elf').settles().zone('A', 'graveyard'), ['Gemini Elf']);
      same(rolls(2).zone('B', 'graveyard'), ['Opticlops']);
      same(rolls(3).zone('A', 'hand').length, 3);
      same(rolls(4).zone('B', 'hand').length, 2);
      same(rolls(5).zone('B', 'monsters'), []);
      same(rolls(6).zone('A', 'spells'), []);
      const played = duel({ A: { hand: ['Dangerous Machine Type-6'] } })
        .uses('Dangerous Machine Type-6')
        .settles();
      same(played.zone('A', 'spells'), ['Dangerous Machine Type-6']);
      const theirs = duel({ A: { spells: ['Dangerous Machine Type-6'] } });
      same(theirs.ends0().offered(), 0);
    },
  },
  'Wave-Motion Cannon': {
    'goes to the graveyard for 1000 damage a Standby Phase of its own': (duel) => {
      const board = duel({ A: { spells: ['Wave-Motion Cannon'] } });
      board.ends().ends().ends().ends();
      board.does('activate', 'Wave-Motion Cannon', 2).settles();
      same([board.life, board.zone('A', 'spells')], [[8000, 6000], []]);
      const new_ = duel({ A: { hand: ['Wave-Motion Cannon'] } })
        .uses('Wave-Motion Cannon')
        .settles();
      same(new_.zone('A', 'spells'), ['Wave-Motion Cannon']);
    },
  },
  'Different Dimension Capsule': {
    'brings the chosen card in the second Standby Phase of its own': (duel) => {
      const board = duel({
        A: { hand: ['Different Dimension Capsule'], deck: ['Opticlops', ...Array(9).fill('Gemini Elf')] },
      });
      board.uses('Different Dimension Capsule').settles().answers('Opticlops').settles();
      same([board.zone('A', 'spells'), board.zone('A', 'removed')], [['Different Dimension Capsule'], ['Opticlops']]);
      same(board.state.card.faceUp[board.card('Opticlops')], 0);
      board.ends().ends();
      same(board.zone('A', 'hand').includes('Opticlops'), false);
      board.ends().ends();
      same(board.zone('A', 'hand').includes('Opticlops'), true);
      same([board.zone('A', 'spells'), board.zone('A', 'graveyard')], [[], ['Different Dimension Capsule']]);
    },
    'brings nothing once it is gone': (duel) => {
      const board = duel({
        A: { hand: ['Different Dimension Capsule'], deck: ['Opticlops', ...Array(9).fill('Gemini Elf')] },
        B: { hand: ['Mystical Space Typhoon'] },
      });
      board.uses('Different Dimension Capsule').settles().answers('Opticlops').settles();
      board.ends().uses('Mystical Space Typhoon').settles().ends().ends().ends();
      same(board.zone('A', 'hand').includes('Opticlops'), false);
    },
  },
  'Skull Dice': {
    'weakens the face-up monsters of the opponent by a hundred a pip': (duel) => {
      const board = duel({
        A: { monsters: ['Gemini Elf'], spells: [{ card: 'Skull Dice', set: true }] },
        B: { monsters: ['Opticlops', { card: 'Battle Ox', set: true }] },
      });
      board.chance('die', 4).uses('Skull Dice').settles();
      same([board.stat('Opticlops', 'atk'), board.stat('Opticlops', 'def')], [1400, 1300]);
      same([board.stat('Gemini Elf', 'atk'), board.stat('Battle Ox', 'atk')], [1900, 1700]);
      board.ends();
      same([board.stat('Opticlops', 'atk'), board.stat('Opticlops', 'def')], [1800, 1700]);
      const hidden = duel({
        A: { spells: [{ card: 'Skull Dice', set: true }] },
        B: { monsters: [{ card: 'Battle Ox', set: true }] },
      });
      same(hidden.whyNot('activate', 'Skull Dice'), ['condition-not-met']);
    },
  },
  'B.E.S. Covered Core': {
    'comes with two counters when it is normal summoned': (duel) => {
      const board = duel({ A: { hand: ['B.E.S. Covered Core'], monsters: ['Gemini Elf', 'Opticlops'] } });
      board.summons('B.E.S. Covered Core', 'Gemini Elf', 'Opticlops').must().settles();
      same(board.counters('B.E.S. Covered Core', 'counter'), 2);
      const other = duel({ A: { hand: ['Gemini Elf'], monsters: ['B.E.S. Covered Core'] } }).summons('Gemini Elf');
      same(other.anyOffered(), false);
      const special = duel({ A: { hand: ['Premature Burial'], graveyard: ['B.E.S. Covered Core'] } });
      same(special.uses('Premature Burial', 'B.E.S. Covered Core').anyOffered(), false);
    },
    'survives battle while the coin is called, and falls without a counter': (duel) => {
      const fights = (counters: number, coin: number) => {
        const board = duel({
          at: 'battle',
          A: { monsters: ['B.E.S. Covered Core', 'Gemini Elf'] },
          B: { monsters: ['Five-Headed Dragon', 'Mystical Elf'] },
        });
        return board
          .counts('B.E.S. Covered Core', 'counter', counters)
          .chance('coin', coin)
          .battles('B.E.S. Covered Core', 'Five-Headed Dragon');
      };
      same(fights(2, 0).answers(0).settles().counters('B.E.S. Covered Core', 'counter'), 1);
      same(fights(2, 1).answers(0).settles().counters('B.E.S. Covered Core', 'counter'), 2);
      same(fights(2, 0).answers(1).settles().counters('B.E.S. Covered Core', 'counter'), 2);
      same(fights(0, 0).zone('A', 'monsters'), ['Gemini Elf']);
      const other = duel({
        at: 'battle',
        A: { monsters: ['B.E.S. Covered Core', 'Gemini Elf'] },
        B: { monsters: ['Mystical Elf'] },
      });
      same(other.battles('Gemini Elf', 'Mystical Elf').zone('A', 'monsters').length, 2);
    },
  },
  'B.E.S. Big Core': {
    'comes with three counters when it is normal summoned': (duel) => {
      const board = duel({ A: { hand: ['B.E.S. Big Core'], monsters: ['Gemini Elf'] } });
      board.summons('B.E.S. Big Core', 'Gemini Elf').must().settles();
      same(board.counters('B.E.S. Big Core', 'counter'), 3);
      const other = duel({ A: { hand: ['Gemini Elf'], monsters: ['B.E.S. Big Core'] } }).summons('Gemini Elf');
      same(other.anyOffered(), false);
      const special = duel({ A: { hand: ['Premature Burial'], graveyard: ['B.E.S. Big Core'] } });
      same(special.uses('Premature Burial', 'B.E.S. Big Core').anyOffered(), false);
    },
    'loses a counter in every battle, and falls without one': (duel) => {
      const fights = (counters: number) =>
        duel({ at: 'battle', A: { monsters: ['B.E.S. Big Core'] }, B: { monsters: ['Five-Headed Dragon'] } })
          .counts('B.E.S. Big Core', 'counter', counters)
          .battles('B.E.S. Big Core', 'Five-Headed Dragon');
      same(fights(2).counters('B.E.S. Big Core', 'counter'), 1);
      same(fights(0).zone('A', 'monsters'), []);
      const other = duel({
        at: 'battle',
        A: { monsters: ['B.E.S. Big Core', 'Gemini Elf'] },
        B: { monsters: ['Mystical Elf'] },
      });
      other.counts('B.E.S. Big Core', 'counter', 2).battles('Gemini Elf', 'Mystical Elf');
      same(other.counters('B.E.S. Big Core', 'counter'), 2);
    },
  },
};
