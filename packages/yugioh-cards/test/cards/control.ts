import { type Kit, type Proofs, same } from './board.ts';

const set = (card: string) => ({ card, set: true, since: 1 });

/** Takes a monster of one attribute as long as it stays. */
const charms = (name: string, right: string, wrong: string) => ({
  'takes a monster of its attribute as long as it stays face-up': (duel: Kit['duel']) => {
    const board = duel({
      A: { monsters: [set(name)], hand: ['Book of Moon'] },
      B: { monsters: [right, wrong, { ...set(right) }] },
    });
    board.does('flipSummon', name);
    board.must();
    same(board.choices(), [right]);
    board.answers(right).settles();
    same(board.zone('A', 'monsters').sort(), [right, name].sort());
    board.ends().ends();
    same(board.zone('A', 'monsters').length, 2);
    board.uses('Book of Moon', name).settles();
    same(board.zone('A', 'monsters'), [name]);
    const other = duel({ A: { monsters: [name, set('Gemini Elf')] }, B: { monsters: [right] } });
    same(other.does('flipSummon', 'Gemini Elf').anyOffered(), false);
    const own = duel({ A: { monsters: [set(name), right] } });
    same(own.does('flipSummon', name).anyOffered(), false);
  },
});

/** Control, and what brings it back. */
export const control: Proofs = {
  "Owner's Seal": {
    'gives every monster back to its owner, for good': (duel) => {
      const board = duel({
        A: { hand: ["Owner's Seal"], monsters: [set('Dummy Golem')] },
        B: { monsters: ['Opticlops'] },
      });
      board.does('flipSummon', 'Dummy Golem').must().settles();
      same([board.zone('A', 'monsters'), board.zone('B', 'monsters')], [['Opticlops'], ['Dummy Golem']]);
      board.uses("Owner's Seal").settles();
      same([board.zone('A', 'monsters'), board.zone('B', 'monsters')], [['Dummy Golem'], ['Opticlops']]);
      const empty = duel({ A: { hand: ["Owner's Seal"] } });
      same(empty.may('activate', "Owner's Seal"), false);
    },
  },
  'Remove Brainwashing': {
    'keeps every face-up monster with its owner': (duel) => {
      const board = duel({
        A: { monsters: [set('Dummy Golem')], spells: [set('Remove Brainwashing')] },
        B: { monsters: ['Opticlops'] },
      });
      board.does('flipSummon', 'Dummy Golem').must().settles();
      board.uses('Remove Brainwashing').settles();
      same([board.zone('A', 'monsters'), board.zone('B', 'monsters')], [['Dummy Golem'], ['Opticlops']]);
      const down = duel({
        A: { hand: ['Book of Moon'], monsters: [set('Dummy Golem')], spells: [set('Remove Brainwashing')] },
        B: { monsters: ['Opticlops'] },
      });
      down.does('flipSummon', 'Dummy Golem').must().settles();
      same(down.zone('A', 'monsters'), ['Opticlops']);
    },
  },
  'Invader of the Throne': {
    'changes sides with a monster of the opponent, not in the Battle Phase': (duel) => {
      const other = duel({
        A: { monsters: ['Invader of the Throne', set('Gemini Elf')] },
        B: { monsters: ['Opticlops'] },
      });
      same(other.does('flipSummon', 'Gemini Elf').anyOffered(), false);
      const board = duel({
        A: { monsters: [set('Invader of the Throne')] },
        B: { monsters: ['Opticlops', 'Battle Ox'] },
      });
      board.does('flipSummon', 'Invader of the Throne').must('Opticlops').settles();
      same(
        [board.zone('A', 'monsters'), board.zone('B', 'monsters').sort()],
        [['Opticlops'], ['Battle Ox', 'Invader of the Throne']],
      );
      const battle = duel({
        at: 'battle',
        A: { monsters: ['Mystical Elf'] },
        B: { monsters: [set('Invader of the Throne')] },
      });
      same(battle.does('attack', 'Mystical Elf', 'Invader of the Throne').anyOffered(), false);
    },
    'needs no free zone for it': (duel) => {
      const board = duel({
        A: { monsters: [set('Invader of the Throne'), ...Array(4).fill('Gemini Elf')] },
        B: { monsters: ['Opticlops', ...Array(4).fill('Battle Ox')] },
      });
      board.does('flipSummon', 'Invader of the Throne').must('Opticlops').settles();
      same(
        [
          board.zone('A', 'monsters').includes('Opticlops'),
          board.zone('B', 'monsters').includes('Invader of the Throne'),
        ],
        [true, true],
      );
    },
  },
  'Dummy Golem': {
    'changes sides with the monster that the opponent picks': (duel) => {
      const other = duel({ A: { monsters: ['Dummy Golem', set('Gemini Elf')] }, B: { monsters: ['Opticlops'] } });
      same(other.does('flipSummon', 'Gemini Elf').anyOffered(), false);
      const board = duel({ A: { monsters: [set('Dummy Golem')] }, B: { monsters: ['Opticlops', 'Battle Ox'] } });
      board.does('flipSummon', 'Dummy Golem').must().settles();
      same(board.state.decider, 1);
      board.answers('Battle Ox').settles();
      same(
        [board.zone('A', 'monsters'), board.zone('B', 'monsters').sort()],
        [['Battle Ox'], ['Dummy Golem', 'Opticlops']],
      );
    },
  },
  'Hiita the Fire Charmer': charms('Hiita the Fire Charmer', 'Fushi No Tori', 'Gemini Elf'),
  'Wynn the Wind Charmer': charms('Wynn the Wind Charmer', 'Spear Dragon', 'Gemini Elf'),
  'Command Knight': {
    'makes the warriors of its side stronger': (duel) => {
      const board = duel({
        A: { monsters: ['Command Knight', 'Goblin Attack Force', 'Celtic Guardian'] },
        B: { monsters: ['Celtic Guardian'] },
      });
      same(
        [
          board.stat('Command Knight', 'atk'),
          board.stat('Celtic Guardian', 'atk'),
          board.stat('Goblin Attack Force', 'atk'),
        ],
        [1600, 1800, 2700],
      );
      const down = duel({ A: { monsters: ['Command Knight', set('Celtic Guardian')] } });
      same(down.stat('Celtic Guardian', 'atk'), 1400);
    },
    'is not attacked while there is another monster on its side': (duel) => {
      const board = duel({
        at: 'battle',
        A: { monsters: ['Opticlops'] },
        B: { monsters: ['Command Knight', 'Gemini Elf'] },
      });
      same(board.whyNot('attack', 'Opticlops', 'Command Knight'), ['cannot-be-attacked']);
      same(board.may('attack', 'Opticlops', 'Gemini Elf'), true);
      same(board.may('attack', 'Opticlops', null), false);
      const alone = duel({
        at: 'battle',
        A: { monsters: ['Opticlops', 'Gemini Elf'] },
        B: { monsters: ['Command Knight'] },
      });
      same(alone.may('attack', 'Opticlops', 'Command Knight'), true);
    },
  },
  Kuriboh: {
    'spares its player the battle damage of one battle, from the hand': (duel) => {
      const board = duel({ at: 'battle', A: { monsters: ['Opticlops', 'Gemini Elf'] }, B: { hand: ['Kuriboh'] } });
      board.does('attack', 'Opticlops', null);
      while (!board.may('activate', 'Kuriboh')) board.passes();
      same(board.state.step, 6);
      board.uses('Kuriboh').settles();
      same([board.life, board.zone('B', 'graveyard')], [[8000, 8000], ['Kuriboh']]);
      board.battles('Gemini Elf', null);
      same(board.life, [8000, 6100]);
    },
    'is of no use in its own turn, or where no damage is to be taken': (duel) => {
      const own = duel({
        at: 'battle',
        A: { hand: ['Kuriboh'], monsters: ['Opticlops'] },
        B: { monsters: ['Summoned Skull'] },
      });
      own.does('attack', 'Opticlops', 'Summoned Skull');
      for (let used = false; own.may('pass') && !used; own.passes()) used = own.may('activate', 'Kuriboh');
      same(own.life, [7300, 8000]);
      const none = duel({
        at: 'battle',
        A: { monsters: ['Opticlops'] },
        B: { hand: ['Kuriboh'], monsters: [{ card: 'Mystical Elf', position: 'defense' }] },
      });
      none.battles('Opticlops', 'Mystical Elf');
      same([none.zone('B', 'hand'), none.life], [['Kuriboh'], [7800, 8000]]);
      const both = duel({
        at: 'battle',
        A: { monsters: ['Opticlops'] },
        B: { hand: ['Kuriboh'], monsters: ['Summoned Skull'] },
      });
      both.does('attack', 'Opticlops', 'Summoned Skull');
      while (both.may('pass')) {
        same(both.may('activate', 'Kuriboh'), false);
        both.passes();
      }
    },
  },
};
