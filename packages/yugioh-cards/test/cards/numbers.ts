import { type Proofs, same } from './board.ts';

const set = (card: string) => ({ card, set: true });

/** ATK and DEF, life points, counters. */
export const numbers: Proofs = {
  Megamorph: {
    'doubles or halves the original ATK by who has fewer life points': (duel) => {
      const atk = (a: number, b: number) =>
        duel({
          A: { life: a, monsters: ['Opticlops'], spells: [{ card: 'Megamorph', equippedTo: 'Opticlops' }] },
          B: { life: b },
        }).stat('Opticlops', 'atk');
      same([atk(4000, 8000), atk(8000, 8000), atk(8000, 4000)], [3600, 1800, 900]);
      const added = duel({
        A: {
          life: 1,
          monsters: ['Opticlops'],
          spells: [
            { card: 'Megamorph', equippedTo: 'Opticlops' },
            { card: 'Mage Power', equippedTo: 'Opticlops' },
          ],
        },
      });
      same(added.stat('Opticlops', 'atk'), 3600 + 1000);
    },
    'goes onto any face-up monster': (duel) => {
      const board = duel({
        A: { hand: ['Megamorph'], monsters: ['Gemini Elf'] },
        B: { monsters: ['Opticlops', set('Battle Ox')] },
      });
      board.does('activate', 'Megamorph').placed();
      same(board.choices().sort(), ['Gemini Elf', 'Opticlops']);
      board.answers('Opticlops').settles();
      same(board.zone('A', 'spells'), ['Megamorph']);
    },
  },
  Shrink: {
    'halves the original ATK of a face-up monster until the end of the turn': (duel) => {
      const board = duel({
        A: { hand: ['Shrink'], monsters: ['Gemini Elf'], spells: [{ card: 'Mage Power', equippedTo: 'Gemini Elf' }] },
        B: { monsters: [set('Opticlops')] },
      });
      board.does('activate', 'Shrink').placed();
      same(board.choices(), ['Gemini Elf']);
      board.answers('Gemini Elf').settles();
      same(board.stat('Gemini Elf', 'atk'), 950 + 500);
      same(board.stat('Opticlops', 'atk'), 1800);
      board.ends();
      same(board.stat('Gemini Elf', 'atk'), 1900 + 500);
    },
  },
  'Gren Maju Da Eiza': {
    'is worth 400 for every removed card of its player, and nothing elsewhere': (duel) => {
      const board = duel({
        A: { monsters: ['Gren Maju Da Eiza'], removed: ['Gemini Elf', 'Opticlops'] },
        B: { removed: ['Gemini Elf'] },
      });
      same([board.stat('Gren Maju Da Eiza', 'atk'), board.stat('Gren Maju Da Eiza', 'def')], [800, 800]);
      const deck = duel({
        A: { monsters: ['Sangan'], deck: ['Gren Maju Da Eiza', 'Mystical Elf'] },
        B: { hand: ['Smashing Ground'] },
      });
      deck.ends().uses('Smashing Ground').triggers().settles();
      same(deck.choices().includes('Gren Maju Da Eiza'), false);
    },
  },
  'Machine King': {
    'is 100 stronger for every face-up machine': (duel) => {
      const board = duel({
        A: { monsters: ['Machine King', 'Mechanicalchaser', set('Mechanicalchaser')] },
        B: { monsters: ['Mechanicalchaser', 'Gemini Elf'] },
      });
      same([board.stat('Machine King', 'atk'), board.stat('Machine King', 'def')], [2500, 2000]);
    },
  },
  'Muka Muka': {
    'is 300 stronger for every card in hand': (duel) => {
      const board = duel({
        A: { hand: ['Gemini Elf', 'Opticlops'], monsters: ['Muka Muka'] },
        B: { hand: ['Gemini Elf'] },
      });
      same([board.stat('Muka Muka', 'atk'), board.stat('Muka Muka', 'def')], [1200, 900]);
    },
  },
  'Parasitic Ticky': {
    'is worth 500 for every token': (duel) => {
      const board = duel({
        A: { monsters: ['Parasitic Ticky', 'Sheep Token'] },
        B: { monsters: ['Sheep Token', 'Gemini Elf'] },
      });
      same([board.stat('Parasitic Ticky', 'atk'), board.stat('Parasitic Ticky', 'def')], [1000, 1000]);
    },
  },
  "Witch's Apprentice": {
    'helps darkness and harms light on the whole field': (duel) => {
      const board = duel({
        A: { monsters: ["Witch's Apprentice", 'Asura Priest', 'Gemini Elf', set('Summoned Skull')] },
        B: { monsters: ['Opticlops', 'Sangan'] },
      });
      same(
        [board.stat("Witch's Apprentice", 'atk'), board.stat('Asura Priest', 'atk'), board.stat('Gemini Elf', 'atk')],
        [1050, 1300, 1900],
      );
      same([board.stat('Sangan', 'atk'), board.stat('Summoned Skull', 'atk')], [1500, 2500]);
      const down = duel({ A: { monsters: ["Witch's Apprentice", set('Asura Priest')] } });
      same(down.stat('Asura Priest', 'atk'), 1700);
    },
  },
  'Bad Reaction to Simochi': {
    'makes every recovery of the opponent damage': (duel) => {
      const played = duel({ A: { spells: [set('Bad Reaction to Simochi')] } })
        .uses('Bad Reaction to Simochi')
        .settles();
      same(played.zone('A', 'spells'), ['Bad Reaction to Simochi']);
      const board = duel({
        A: { spells: ['Bad Reaction to Simochi', set('Chain Healing')] },
        B: { spells: [set('Chain Healing')] },
      });
      board.uses('Chain Healing').settles();
      same(board.life, [8500, 8000]);
      board.does('endTurn').uses('Chain Healing').settles();
      same(board.life, [8500, 7500]);
    },
  },
  'Fire Princess': {
    'burns the opponent whenever its player recovers': (duel) => {
      const board = duel({
        A: { monsters: ['Fire Princess'], spells: [set('Chain Healing')] },
        B: { spells: [set('Chain Healing')] },
      });
      board.uses('Chain Healing').settles();
      same(board.life, [8500, 7500]);
      board.does('endTurn').uses('Chain Healing').settles();
      same(board.life, [8500, 8000]);
    },
  },
  'Solemn Wishes': {
    'gives 500 for every draw of its player': (duel) => {
      const played = duel({ A: { spells: [set('Solemn Wishes')] } })
        .uses('Solemn Wishes')
        .settles();
      same(played.zone('A', 'spells'), ['Solemn Wishes']);
      const board = duel({ A: { hand: ['Pot of Greed'], spells: ['Solemn Wishes'] }, B: { hand: ['Pot of Greed'] } });
      board.uses('Pot of Greed').settles();
      same(board.life, [8500, 8000]);
      board.ends().uses('Pot of Greed').settles();
      same(board.life, [8500, 8000]);
      board.ends();
      same(board.life, [9000, 8000]);
    },
  },
  'Wall of Revealing Light': {
    'keeps monsters of the opponent from attacking up to what was paid': (duel) => {
      const board = duel({
        A: { spells: [set('Wall of Revealing Light')], monsters: ['Opticlops'] },
        B: { monsters: ['Gemini Elf', 'Summoned Skull', 'Battle Ox'] },
      });
      board.does('activate', 'Wall of Revealing Light').does('number', 2).settles();
      same(board.life, [6000, 8000]);
      board.ends().does('enterBattle').settles();
      same(board.whyNot('attack', 'Gemini Elf', 'Opticlops'), ['forbidden']);
      same(board.may('attack', 'Summoned Skull', 'Opticlops'), true);
      board.ends().does('enterBattle').settles();
      same(board.may('attack', 'Opticlops', 'Gemini Elf'), true);
      const poor = duel({ A: { life: 999, spells: [set('Wall of Revealing Light')] } });
      same(poor.whyNot('activate', 'Wall of Revealing Light'), ['cannot-pay']);
    },
  },
  'Bark of Dark Ruler': {
    'weakens what fights a fiend of its side by what is paid': (duel) => {
      const fights = (mine: string, theirs: string) => {
        const board = duel({
          at: 'battle',
          A: { monsters: [mine], spells: [set('Bark of Dark Ruler')] },
          B: { monsters: [theirs] },
        });
        return board.does('attack', mine, theirs);
      };
      const board = fights('Summoned Skull', 'Five-Headed Dragon');
      same(board.may('activate', 'Bark of Dark Ruler'), false);
      while (board.state.step < 4) board.passes();
      board.does('activate', 'Bark of Dark Ruler').does('number', 30);
      while (board.state.recordCount > 0) board.passes();
      same(
        [board.stat('Five-Headed Dragon', 'atk'), board.stat('Five-Headed Dragon', 'def'), board.life[0]],
        [2000, 2000, 5000],
      );
      board.settles();
      same(board.life, [5000, 7500]);
      const elf = fights('Gemini Elf', 'Five-Headed Dragon');
      while (elf.state.step < 4) elf.passes();
      same(elf.whyNot('activate', 'Bark of Dark Ruler'), ['condition-not-met']);
      const theirs = fights('Gemini Elf', 'Summoned Skull');
      while (theirs.state.step < 4) theirs.passes();
      same(theirs.may('activate', 'Bark of Dark Ruler'), false);
      const poor = duel({
        at: 'battle',
        A: { life: 99, monsters: ['Summoned Skull'], spells: [set('Bark of Dark Ruler')] },
        B: { monsters: ['Gemini Elf'] },
      });
      poor.does('attack', 'Summoned Skull', 'Gemini Elf');
      while (poor.state.step < 4) poor.passes();
      same(poor.whyNot('activate', 'Bark of Dark Ruler'), ['cannot-pay']);
      const direct = duel({
        at: 'battle',
        A: { monsters: ['Summoned Skull'], spells: [set('Bark of Dark Ruler')] },
      }).does('attack', 'Summoned Skull', null);
      while (direct.state.step < 4) direct.passes();
      same(direct.whyNot('activate', 'Bark of Dark Ruler'), ['condition-not-met', 'nothing-to-do']);
    },
  },
  'Corruption Cell "A"': {
    'puts a counter on a face-up monster of the opponent': (duel) => {
      const board = duel({
        A: { hand: ['Corruption Cell "A"'], monsters: ['Gemini Elf'] },
        B: { monsters: ['Opticlops', set('Battle Ox'), 'Sangan'] },
      });
      board.does('activate', 'Corruption Cell "A"').placed();
      same(board.choices().sort(), ['Opticlops', 'Sangan']);
      board.answers('Opticlops').settles();
      same(board.counters('Opticlops', 'A-counter'), 1);
    },
  },
  'Venom Burn': {
    'takes all venom counters off a monster for 700 each': (duel) => {
      const board = duel({
        A: { monsters: ['Gemini Elf'], spells: [set('Venom Burn')] },
        B: { monsters: ['Opticlops', 'Sangan'] },
      });
      same(board.whyNot('activate', 'Venom Burn'), ['no-target']);
      board
        .counts('Opticlops', 'venom counter', 3)
        .counts('Gemini Elf', 'venom counter', 1)
        .does('activate', 'Venom Burn');
      same(board.choices().sort(), ['Gemini Elf', 'Opticlops']);
      board.answers('Opticlops').settles();
      same([board.life, board.counters('Opticlops', 'venom counter')], [[8000, 5900], 0]);
    },
  },
};
