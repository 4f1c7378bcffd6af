import { type Kit, type Proofs, same } from './board.ts';

const eyes = 'Thousand-Eyes Restrict';

/** Dark Balter and Ryu Senshi pay 1000 to negate the effect of a normal spell or trap. */
const paysToNegate = (
  card: string,
  answered: (duel: Kit['duel'], life: number) => ReturnType<Kit['duel']>,
): Proofs[string] => ({
  'may pay 1000 to negate its effect': (duel) => {
    const board = answered(duel, 8000).uses(card);
    same(board.life[1], 7000, 'paid first');
    board.settles();
    same(board.zone('A', 'hand'), []);
    same(board.zone('B', 'monsters').includes(card), true);
  },
  'may let it pass, and must when it cannot pay': (duel) => {
    same(answered(duel, 900).whyNot('activate', card), ['cannot-pay']);
  },
});

export const fusions: Proofs = {
  [eyes]: {
    'keeps every other monster from attacking and changing position': (duel) => {
      const board = duel({ A: { monsters: [eyes, 'Gemini Elf'] }, B: { monsters: ['Opticlops'] } });
      same(board.whyNot('changePosition', 'Gemini Elf'), ['forbidden']);
      same(board.may('changePosition', eyes), true);
      board.does('enterBattle').settles();
      same(board.whyNot('attack', 'Gemini Elf', 'Opticlops'), ['forbidden']);
      same(board.may('attack', eyes, 'Opticlops'), true);
      const theirs = duel({ A: { monsters: ['Opticlops'] }, B: { monsters: [eyes] } });
      same(theirs.whyNot('changePosition', 'Opticlops'), ['forbidden']);
    },
    'swallows one monster of the opponent a turn, face-down or not, and is as strong as it': (duel) => {
      const board = duel({
        A: { monsters: [eyes, 'Battle Ox'] },
        B: { monsters: ['Gemini Elf', { card: 'Summoned Skull', set: true }] },
      });
      same([board.stat(eyes, 'atk'), board.stat(eyes, 'def')], [0, 0]);
      board.does('activate', eyes);
      same(board.choices().sort(), ['Gemini Elf', 'Summoned Skull']);
      board.answers('Summoned Skull').settles();
      same(board.zone('A', 'spells'), ['Summoned Skull']);
      same([board.stat(eyes, 'atk'), board.stat(eyes, 'def')], [2500, 1200]);
      same(board.whyNot('activate', eyes, 1).sort(), ['condition-not-met', 'limit-reached']);
    },
    'holds one monster at a time, and swallows once a turn': (duel) => {
      const board = duel({
        A: { hand: ['Mystical Space Typhoon'], monsters: [eyes] },
        B: { monsters: ['Gemini Elf', 'Opticlops'] },
      });
      board.uses(eyes, 'Gemini Elf').settles().uses('Mystical Space Typhoon', 'Gemini Elf').settles();
      same(board.stat(eyes, 'atk'), 0);
      same(board.whyNot('activate', eyes, 1), ['limit-reached']);
      const later = duel({ A: { monsters: [eyes] }, B: { monsters: ['Gemini Elf', 'Opticlops'] } });
      later.uses(eyes, 'Gemini Elf').settles().ends().ends();
      same(later.whyNot('activate', eyes, 1), ['condition-not-met']);
    },
    'gives up what it swallowed instead of falling in battle, but for nothing else': (duel) => {
      const full = (monsters: string[], hand: string[] = []) =>
        duel({ A: { monsters: [eyes] }, B: { hand, monsters: ['Mystical Elf', ...monsters] } })
          .uses(eyes, 'Mystical Elf')
          .settles();
      const fights = full(['Summoned Skull']).does('enterBattle').settles().battles(eyes, 'Summoned Skull');
      same([fights.zone('A', 'monsters'), fights.zone('A', 'spells')], [[eyes], []]);
      same(fights.life, [6300, 8000]);
      const wins = full(['Magician of Faith']).does('enterBattle').settles().battles(eyes, 'Magician of Faith');
      same([wins.zone('A', 'spells'), wins.zone('B', 'monsters')], [['Mystical Elf'], []]);
      const smashed = full([], ['Smashing Ground']).ends().uses('Smashing Ground').settles();
      same(smashed.zone('A', 'monsters'), []);
      same(smashed.zone('B', 'graveyard').sort(), ['Mystical Elf', 'Smashing Ground']);
      const empty = duel({ at: 'battle', A: { monsters: [eyes] }, B: { monsters: ['Gemini Elf'] } });
      same(empty.battles(eyes, 'Gemini Elf').zone('A', 'monsters'), []);
    },
  },
  'Dark Balter the Terrible': {
    ...paysToNegate('Dark Balter the Terrible', (duel, life) =>
      duel({ A: { hand: ['Pot of Greed'] }, B: { life, monsters: ['Dark Balter the Terrible'] } }).uses('Pot of Greed'),
    ),
    'answers no other card than a normal spell': (duel) => {
      const board = duel({
        A: { hand: ['Scapegoat'], spells: [{ card: 'Ring of Destruction', set: true }] },
        B: { monsters: ['Dark Balter the Terrible'] },
      }).uses('Scapegoat');
      same(board.whyNot('activate', 'Dark Balter the Terrible').includes('nothing-to-answer'), true);
    },
    'negates the effects of effect monsters it destroys by battle': (duel) => {
      const sangan = duel({
        at: 'battle',
        A: { monsters: ['Dark Balter the Terrible'] },
        B: { monsters: ['Sangan'], deck: ['Mystical Elf', 'Celtic Guardian'] },
      }).battles('Dark Balter the Terrible', 'Sangan');
      same([sangan.zone('B', 'graveyard'), sangan.zone('B', 'hand'), sangan.may('pick')], [['Sangan'], [], false]);
      const jar = duel({
        at: 'battle',
        A: { monsters: ['Dark Balter the Terrible'] },
        B: { monsters: [{ card: 'Morphing Jar', set: true }] },
      }).battles('Dark Balter the Terrible', 'Morphing Jar');
      same(jar.zone('B', 'hand'), []);
    },
    'not of those that survive, that another destroys, or that fall to an effect': (duel) => {
      const survives = duel({
        at: 'battle',
        A: { monsters: ['Dark Balter the Terrible'] },
        B: {
          monsters: [{ card: 'D.D. Warrior Lady', position: 'defense' }],
          spells: [{ card: 'Mage Power', equippedTo: 'D.D. Warrior Lady' }],
        },
      });
      survives.does('attack', 'Dark Balter the Terrible', 'D.D. Warrior Lady').triggers().settles();
      same(survives.zone('A', 'removed'), ['Dark Balter the Terrible']);
      const other = duel({
        at: 'battle',
        A: { monsters: ['Dark Balter the Terrible', 'Gemini Elf'] },
        B: { monsters: ['Sangan'], deck: ['Mystical Elf', 'Celtic Guardian'] },
      }).battles('Gemini Elf', 'Sangan');
      same(other.may('pick', 'Mystical Elf'), true);
      const effect = duel({
        A: { hand: ['Smashing Ground'], monsters: ['Dark Balter the Terrible'] },
        B: { monsters: ['Sangan'], deck: ['Mystical Elf', 'Celtic Guardian'] },
      });
      effect.uses('Smashing Ground').settles();
      same(effect.may('pick', 'Mystical Elf'), true);
    },
  },
  'Ryu Senshi': {
    ...paysToNegate('Ryu Senshi', (duel, life) =>
      duel({
        A: { monsters: ['Gemini Elf'], spells: [{ card: 'Dust Tornado', set: true }] },
        B: { life, monsters: ['Ryu Senshi'], spells: [{ card: 'Mirror Force', set: true }] },
      }).uses('Dust Tornado', 'Mirror Force'),
    ),
    'saves what the trap would have destroyed': (duel) => {
      const board = duel({
        A: { spells: [{ card: 'Dust Tornado', set: true }] },
        B: { monsters: ['Ryu Senshi'], spells: [{ card: 'Mirror Force', set: true }] },
      });
      board.uses('Dust Tornado', 'Mirror Force').uses('Ryu Senshi').settles();
      same(board.zone('B', 'spells'), ['Mirror Force']);
    },
    'answers no other card than a normal trap': (duel) => {
      const board = duel({
        A: { spells: [{ card: 'Call of the Haunted', set: true }], graveyard: ['Gemini Elf'] },
        B: { monsters: ['Ryu Senshi'] },
      }).uses('Call of the Haunted', 'Gemini Elf');
      same(board.whyNot('activate', 'Ryu Senshi').includes('nothing-to-answer'), true);
    },
    'negates and destroys spells that target it, no others': (duel) => {
      const board = duel({
        A: { hand: ['Snatch Steal', 'Rush Recklessly'], monsters: ['Opticlops'] },
        B: { monsters: ['Ryu Senshi'] },
      });
      board.uses('Snatch Steal', 'Ryu Senshi').settles();
      same([board.zone('B', 'monsters'), board.zone('A', 'graveyard')], [['Ryu Senshi'], ['Snatch Steal']]);
      board.uses('Rush Recklessly', 'Opticlops').settles();
      same(board.stat('Opticlops', 'atk'), 2500);
      const trap = duel({
        A: { spells: [{ card: 'Ring of Destruction', set: true }] },
        B: { monsters: ['Ryu Senshi'] },
      });
      same(trap.uses('Ring of Destruction', 'Ryu Senshi').settles().life, [6000, 6000]);
    },
    'destroys the spell before it resolves': (duel) => {
      const board = duel({ A: { hand: ['Rush Recklessly'] }, B: { monsters: ['Ryu Senshi'] } });
      board.uses('Rush Recklessly', 'Ryu Senshi').settles();
      same(board.stat('Ryu Senshi', 'atk'), 2000);
      same(
        board.log.some(({ kind, card }) => kind === 'destroyed' && card === board.card('Rush Recklessly')),
        true,
      );
    },
  },
  'Fiend Skull Dragon': {
    'negates flip effects': (duel) => {
      const board = duel({
        A: { monsters: [{ card: 'Morphing Jar', set: true }] },
        B: { monsters: ['Fiend Skull Dragon'] },
      });
      board.does('flipSummon', 'Morphing Jar').settles();
      same(board.zone('A', 'hand'), []);
    },
    'lets other effects of monsters be': (duel) => {
      const board = duel({
        A: { hand: ['Zaborg the Thunder Monarch'], monsters: ['Gemini Elf'] },
        B: { monsters: ['Fiend Skull Dragon'] },
      });
      board.summons('Zaborg the Thunder Monarch', 'Gemini Elf').does('trigger').answers('Fiend Skull Dragon').settles();
      same(board.zone('B', 'monsters'), []);
    },
    'negates and destroys traps that target it, no others': (duel) => {
      const board = duel({
        A: { spells: [{ card: 'Ring of Destruction', set: true }] },
        B: { monsters: ['Fiend Skull Dragon', 'Gemini Elf'] },
      });
      board.uses('Ring of Destruction', 'Fiend Skull Dragon').settles();
      same([board.life, board.zone('B', 'monsters').length], [[8000, 8000], 2]);
      same(
        board.log.some(({ kind, card }) => kind === 'destroyed' && card === board.card('Ring of Destruction')),
        true,
      );
      const other = duel({
        A: { hand: ['Rush Recklessly'], spells: [{ card: 'Ring of Destruction', set: true }] },
        B: { monsters: ['Fiend Skull Dragon', 'Gemini Elf'] },
      });
      other.uses('Rush Recklessly', 'Fiend Skull Dragon').settles();
      same(other.stat('Fiend Skull Dragon', 'atk'), 2700, 'a spell');
      other.uses('Ring of Destruction', 'Gemini Elf').settles();
      same(other.zone('B', 'monsters'), ['Fiend Skull Dragon'], 'another target');
    },
  },
  'The Last Warrior from Another Planet': {
    'destroys all other monsters of its side when it is special summoned': (duel) => {
      const board = duel({
        A: {
          hand: ['Metamorphosis'],
          monsters: ['Dark Magician', 'Gemini Elf', { card: 'Giant Orc', set: true }],
          fusion: ['The Last Warrior from Another Planet'],
        },
        B: { monsters: ['Opticlops'] },
      });
      board.uses('Metamorphosis', 'Dark Magician').settles().answers(0);
      same(board.whyNot('pass'), ['must-use']);
      board.settles();
      same(board.zone('A', 'monsters'), ['The Last Warrior from Another Planet']);
      same(board.zone('B', 'monsters'), ['Opticlops']);
    },
    'forbids every summon to both players, but no set': (duel) => {
      const mine = {
        hand: ['Gemini Elf', 'Premature Burial', 'Scapegoat'],
        graveyard: ['Opticlops'],
        monsters: [{ card: 'Battle Ox', set: true }],
      };
      const warrior = 'The Last Warrior from Another Planet';
      for (const board of [
        duel({ A: { ...mine, monsters: [...mine.monsters, warrior] } }),
        duel({ A: mine, B: { monsters: [warrior] } }),
      ]) {
        same(board.whyNot('normalSummon', 'Gemini Elf'), ['forbidden']);
        same(board.whyNot('flipSummon', 'Battle Ox'), ['forbidden']);
        same(board.whyNot('activate', 'Premature Burial'), ['no-target']);
        same(board.whyNot('activate', 'Scapegoat'), ['nothing-to-do']);
        same(board.may('setMonster', 'Gemini Elf'), true);
      }
    },
    'destroys nobody when it comes otherwise, or when another comes': (duel) => {
      const board = duel({
        A: {
          hand: ['Metamorphosis'],
          monsters: ['Airknight Parshath', 'Gemini Elf'],
          fusion: ['Fiend Skull Dragon'],
        },
      });
      board.uses('Metamorphosis', 'Airknight Parshath').settles().answers(0).settles();
      same(board.zone('A', 'monsters').includes('Gemini Elf'), true);
      const warrior = 'The Last Warrior from Another Planet';
      const flipped = duel({ A: { monsters: ['Gemini Elf', { card: warrior, set: true }] } });
      same(flipped.does('flipSummon', warrior).offered(), 0);
    },
  },
  'Ojama King': {
    'blocks up to three free zones of the opponent': (duel) => {
      for (const [option, left] of [
        [0, 2],
        [1, 3],
        [2, 4],
        [3, 5],
      ] as const) {
        const board = duel({
          A: { hand: ['Metamorphosis'], monsters: ['Summoned Skull'], fusion: ['Ojama King'] },
          B: { hand: ['Gemini Elf'], monsters: Array(left - 1).fill('Sheep Token') },
        });
        board.uses('Metamorphosis', 'Summoned Skull').settles().answers(0).settles();
        same(board.legal().length, 1 + Math.min(3, 6 - left), 'as many as are free, or fewer');
        board.answers(option).settles().ends().does('normalSummon', 'Gemini Elf');
        same(board.legal().length, 1, 'one column is left');
        board.settles();
        same(board.zone('B', 'monsters').length, left);
        same(board.room('B'), 0);
      }
    },
    'leaves them free once it is gone, face-down or negated': (duel) => {
      const board = duel({
        A: { hand: ['Metamorphosis', 'Book of Moon'], monsters: ['Summoned Skull'], fusion: ['Ojama King'] },
        B: { monsters: ['Sheep Token', 'Sheep Token'], hand: ['Gemini Elf'] },
      });
      board.uses('Metamorphosis', 'Summoned Skull').settles().answers(0).settles().answers(0).settles();
      same(board.room('B'), 0);
      board.uses('Book of Moon', 'Ojama King').settles();
      same(board.room('B'), 3);
    },
    'blocks nothing when another monster comes': (duel) => {
      const board = duel({ A: { hand: ['Gemini Elf'], monsters: ['Ojama King'] } })
        .summons('Gemini Elf')
        .settles();
      same(board.may('choose'), false);
      same(board.room('B'), 5);
    },
  },
};
