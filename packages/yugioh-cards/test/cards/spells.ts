import { type Proofs, same } from './board.ts';
import { pile, shuffled } from './monsters.ts';

export const spells: Proofs = {
  'Pot of Greed': {
    'draws two and goes to the graveyard': (duel) => {
      const board = duel({ A: { hand: ['Pot of Greed'] } })
        .uses('Pot of Greed')
        .settles();
      same(board.zone('A', 'hand').length, 2);
      same(board.zone('A', 'graveyard'), ['Pot of Greed']);
    },
    'needs a deck to draw from, and its own main phase': (duel) => {
      same(duel({ A: { hand: ['Pot of Greed'], deck: [] } }).whyNot('activate', 'Pot of Greed'), ['deck-too-small']);
      const board = duel({ at: 'battle', A: { hand: ['Pot of Greed'] } });
      same(board.whyNot('activate', 'Pot of Greed'), ['only-main-phase']);
    },
  },
  'Graceful Charity': {
    'draws three, then discards two': (duel) => {
      const board = duel({ A: { hand: ['Graceful Charity', 'Mirror Force'] } })
        .uses('Graceful Charity')
        .settles();
      same(board.zone('A', 'hand').length, 4, 'drawn first');
      board.answers('Mirror Force').does('pick').settles();
      same(board.zone('A', 'hand').length, 2);
      same(board.zone('A', 'graveyard').length, 3);
    },
  },
  'Delinquent Duo': {
    'costs 1000; the opponent discards one at random, then one of choice': (duel) => {
      const board = duel({
        A: { hand: ['Delinquent Duo'] },
        B: { hand: ['Gemini Elf', 'Opticlops', 'Battle Ox'] },
      }).uses('Delinquent Duo');
      same(board.life, [7000, 8000], 'paid first');
      board.settles();
      same(board.zone('B', 'hand').length, 2);
      same(board.state.decider, 1, 'the opponent chooses');
      board.does('pick').settles();
      same(board.zone('B', 'hand').length, 1);
      same(board.zone('B', 'graveyard').length, 2);
    },
    'needs life points and a hand to attack': (duel) => {
      const poor = duel({ A: { life: 900, hand: ['Delinquent Duo'] }, B: { hand: ['Gemini Elf'] } });
      same(poor.whyNot('activate', 'Delinquent Duo'), ['cannot-pay']);
      same(duel({ A: { hand: ['Delinquent Duo'] } }).whyNot('activate', 'Delinquent Duo'), ['nothing-to-do']);
    },
  },
  'Heavy Storm': {
    'destroys all other spells and traps on both sides': (duel) => {
      const board = duel({
        A: { hand: ['Heavy Storm'], spells: [{ card: 'Mirror Force', set: true }], field: ['Umi'] },
        B: { monsters: ['Gemini Elf'], spells: ['Swords of Revealing Light', { card: 'Dust Tornado', set: true }] },
      });
      board.uses('Heavy Storm').settles();
      const destroyed = [board.zone('A', 'graveyard'), board.zone('B', 'graveyard')];
      same(
        destroyed.map((zone) => [...zone].sort()),
        [
          ['Heavy Storm', 'Mirror Force', 'Umi'],
          ['Dust Tornado', 'Swords of Revealing Light'],
        ],
      );
      same(board.zone('B', 'monsters'), ['Gemini Elf']);
    },
    'needs another card to destroy': (duel) => {
      const board = duel({ A: { hand: ['Heavy Storm'] }, B: { monsters: ['Gemini Elf'] } });
      same(board.whyNot('activate', 'Heavy Storm'), ['nothing-to-do']);
      const lying = duel({ A: { spells: [{ card: 'Heavy Storm', set: true }] } });
      same(lying.whyNot('activate', 'Heavy Storm'), ['nothing-to-do'], 'not itself');
    },
  },
  'Mystical Space Typhoon': {
    'destroys one spell or trap of either side': (duel) => {
      const board = duel({
        A: {
          hand: ['Mystical Space Typhoon'],
          monsters: ['Gemini Elf'],
          spells: [{ card: 'Mirror Force', set: true }],
        },
        B: { spells: ['Swords of Revealing Light'], field: ['Umi'] },
      });
      board.does('activate', 'Mystical Space Typhoon').placed();
      same(board.choices().sort(), ['Mirror Force', 'Swords of Revealing Light', 'Umi']);
      board.answers('Swords of Revealing Light').settles();
      same(board.zone('B', 'graveyard'), ['Swords of Revealing Light']);
    },
    'cannot target itself': (duel) => {
      const hand = duel({ A: { hand: ['Mystical Space Typhoon'] } });
      same(hand.whyNot('activate', 'Mystical Space Typhoon'), ['no-target']);
      const lying = duel({ A: { spells: [{ card: 'Mystical Space Typhoon', set: true }] } });
      same(lying.whyNot('activate', 'Mystical Space Typhoon'), ['no-target']);
    },
    'is quick, but not in the turn it is set, from the hand in the other turn, or in the damage step': (duel) => {
      const lying = { card: 'Mystical Space Typhoon', set: true } as const;
      const spells = ['Swords of Revealing Light'];
      const quick = duel({ A: { hand: ['Pot of Greed'], spells }, B: { spells: [lying] } }).uses('Pot of Greed');
      same(quick.may('activate', 'Mystical Space Typhoon'), true);
      const fresh = duel({ A: { hand: ['Pot of Greed'], spells }, B: { spells: [{ ...lying, since: 3 }] } });
      same(fresh.uses('Pot of Greed').whyNot('activate', 'Mystical Space Typhoon'), ['set-this-turn']);
      const hand = duel({ A: { hand: ['Pot of Greed'], spells }, B: { hand: ['Mystical Space Typhoon'] } });
      same(hand.uses('Pot of Greed').whyNot('activate', 'Mystical Space Typhoon'), ['own-turn-from-hand']);
      const fight = duel({ at: 'battle', A: { monsters: ['Gemini Elf'], spells }, B: { spells: [lying] } });
      fight.does('attack', 'Gemini Elf', null).passes(2).seat('B');
      same(fight.whyNot('activate', 'Mystical Space Typhoon'), ['damage-step']);
    },
  },
  'Smashing Ground': {
    'destroys the face-up monster of the opponent with the highest defense; ties are chosen': (duel) => {
      const board = duel({
        A: { hand: ['Smashing Ground'], monsters: ['Blue-Eyes White Dragon'] },
        B: { monsters: ['Mystical Elf', 'Giant Soldier of Stone', 'Gemini Elf', { card: 'Ojama King', set: true }] },
      });
      board.uses('Smashing Ground').settles();
      same(board.choices().sort(), ['Giant Soldier of Stone', 'Mystical Elf']);
      board.answers('Mystical Elf').settles();
      same(board.zone('B', 'graveyard'), ['Mystical Elf']);
    },
    'needs a face-up monster of the opponent': (duel) => {
      const board = duel({
        A: { hand: ['Smashing Ground'], monsters: ['Gemini Elf'] },
        B: { monsters: [{ card: 'Gemini Elf', set: true }] },
      });
      same(board.whyNot('activate', 'Smashing Ground'), ['nothing-to-do']);
    },
  },
  'Reinforcement of the Army': {
    'adds a warrior of level 4 or less from the deck': (duel) => {
      const warriors = ['Celtic Guardian', 'D.D. Warrior Lady', 'Don Zaloog'];
      const deck = [...pile, 'Black Luster Soldier - Envoy of the Beginning', ...warriors, 'Pot of Greed'];
      const board = duel({ A: { hand: ['Reinforcement of the Army'], deck }, B: { deck: ['Blade Knight'] } });
      board.uses('Reinforcement of the Army').settles();
      same(board.choices().sort(), warriors);
      board.answers('Celtic Guardian').settles();
      same(board.zone('A', 'hand'), ['Celtic Guardian']);
      shuffled(
        board,
        'A',
        deck.filter((card) => card !== 'Celtic Guardian'),
      );
    },
  },
  'Rush Recklessly': {
    'gives a face-up monster 700 until the end of the turn': (duel) => {
      const board = duel({
        A: { hand: ['Rush Recklessly'], monsters: ['Gemini Elf', { card: 'Giant Orc', set: true }] },
        B: { monsters: ['Opticlops'] },
      });
      board.does('activate', 'Rush Recklessly').placed();
      same(board.choices().sort(), ['Gemini Elf', 'Opticlops']);
      board.answers('Gemini Elf').settles();
      same([board.stat('Gemini Elf', 'atk'), board.stat('Opticlops', 'atk')], [2600, 1800]);
      same(board.ends().stat('Gemini Elf', 'atk'), 1900);
    },
    'works in the damage step until the damage is calculated': (duel) => {
      const board = duel({
        at: 'battle',
        A: { hand: ['Rush Recklessly'], monsters: ['Gemini Elf'] },
        B: { monsters: ['Summoned Skull'] },
      });
      board.does('attack', 'Gemini Elf', 'Summoned Skull').passes(2).uses('Rush Recklessly', 'Gemini Elf').settles();
      same(board.life, [8000, 7900]);
      const late = duel({ at: 'battle', A: { hand: ['Rush Recklessly'], monsters: ['Gemini Elf'] } });
      late.does('attack', 'Gemini Elf', null);
      while (late.state.step < 7) late.passes();
      same(late.life, [8000, 6100]);
      same(late.whyNot('activate', 'Rush Recklessly'), ['damage-step']);
    },
    'gives nothing to a monster that was turned face-down meanwhile': (duel) => {
      const board = duel({
        A: { hand: ['Rush Recklessly'], monsters: ['Gemini Elf'] },
        B: { spells: [{ card: 'Book of Moon', set: true }] },
      });
      board.uses('Rush Recklessly', 'Gemini Elf').uses('Book of Moon', 'Gemini Elf').settles();
      same(board.stat('Gemini Elf', 'atk'), 1900);
    },
  },
  'Book of Moon': {
    'turns a face-up monster face-down, but no token': (duel) => {
      const board = duel({
        A: { hand: ['Book of Moon'], monsters: ['Gemini Elf', { card: 'Giant Orc', set: true }] },
        B: { monsters: ['Opticlops', 'Sheep Token'] },
      });
      board.does('activate', 'Book of Moon').placed();
      same(board.choices().sort(), ['Gemini Elf', 'Opticlops']);
      board.answers('Opticlops').settles();
      same(board.position('Opticlops'), 'set');
    },
    'makes it forget: equips fall, counters go, the attack stops': (duel) => {
      const board = duel({
        A: {
          hand: ['Book of Moon'],
          monsters: [{ card: 'Breaker the Magical Warrior', counters: 1 }],
          spells: [{ card: 'Mage Power', equippedTo: 'Breaker the Magical Warrior' }],
        },
      });
      same(board.stat('Breaker the Magical Warrior', 'atk'), 2400);
      board.uses('Book of Moon', 'Breaker the Magical Warrior').settles();
      same(board.zone('A', 'graveyard').sort(), ['Book of Moon', 'Mage Power']);
      same(board.state.card.counter0[board.card('Breaker the Magical Warrior')], 0);
      const fight = duel({
        at: 'battle',
        A: { monsters: ['Gemini Elf'] },
        B: { spells: [{ card: 'Book of Moon', set: true }] },
      });
      fight.does('attack', 'Gemini Elf', null).seat('B').uses('Book of Moon', 'Gemini Elf').settles();
      same(fight.life, [8000, 8000]);
    },
    'does nothing to what is face-down already when it resolves': (duel) => {
      const board = duel({
        A: { hand: ['Book of Moon'], monsters: ['Giant Orc'] },
        B: { spells: [{ card: 'Book of Moon', set: true }] },
      });
      board.uses('Book of Moon', 'Giant Orc').uses('Book of Moon', 'Giant Orc').settles();
      same(board.position('Giant Orc'), 'set');
    },
  },
  'Nobleman of Crossout': {
    'destroys a face-down monster and removes it': (duel) => {
      const deck = ['Gemini Elf', 'Opticlops'];
      const board = duel({
        A: { hand: ['Nobleman of Crossout'], deck, monsters: [{ card: 'Battle Ox', set: true }, 'Vorse Raider'] },
        B: { monsters: [{ card: 'Gemini Elf', set: true }], deck },
      });
      board.does('activate', 'Nobleman of Crossout').placed();
      same(board.choices().sort(), ['Battle Ox', 'Gemini Elf']);
      board.answers('Gemini Elf').settles();
      same([board.zone('B', 'removed'), board.zone('B', 'graveyard')], [['Gemini Elf'], []]);
      same([board.zone('A', 'deck'), board.zone('B', 'deck')], [deck, deck], 'no flip monster: decks are left alone');
    },
    'takes a flip monster out of both decks, and its effect does not go off': (duel) => {
      const board = duel({
        seed: 2,
        A: { hand: ['Nobleman of Crossout', 'Morphing Jar'], deck: ['Morphing Jar', ...pile] },
        B: { monsters: [{ card: 'Morphing Jar', set: true }], deck: [...pile, 'Morphing Jar', 'Morphing Jar'] },
      });
      board.uses('Nobleman of Crossout', 'Morphing Jar').settles();
      same([board.zone('A', 'removed').length, board.zone('B', 'removed').length], [1, 3]);
      same([board.zone('A', 'hand'), board.zone('B', 'hand')], [['Morphing Jar'], []]);
      shuffled(board, 'A', pile);
      shuffled(board, 'B', pile);
    },
    'needs a face-down monster, at its resolution too': (duel) => {
      const none = duel({ A: { hand: ['Nobleman of Crossout'] }, B: { monsters: ['Gemini Elf'] } });
      same(none.whyNot('activate', 'Nobleman of Crossout'), ['no-target']);
      const board = duel({
        A: { hand: ['Nobleman of Crossout'] },
        B: {
          monsters: [{ card: 'Morphing Jar', set: true }],
          spells: [{ card: 'Call of the Haunted', set: true }],
          deck: [...pile, 'Morphing Jar'],
        },
      });
      board.uses('Nobleman of Crossout', 'Morphing Jar');
      board.state.card.faceUp[board.first('B', 'monsters')] = 1;
      board.settles();
      same([board.zone('B', 'monsters'), board.zone('B', 'deck').length], [['Morphing Jar'], 7]);
    },
  },
  'Swords of Revealing Light': {
    "turns the opponent's monsters face-up and keeps them from attacking for three of his turns": (duel) => {
      const board = duel({
        A: { hand: ['Swords of Revealing Light'], monsters: [{ card: 'Battle Ox', set: true }] },
        B: { monsters: [{ card: 'Giant Soldier of Stone', set: true }, 'Gemini Elf'] },
      });
      board.uses('Swords of Revealing Light').settles();
      same([board.position('Giant Soldier of Stone'), board.position('Battle Ox')], ['defense', 'set']);
      for (let turn = 1; turn <= 3; turn++) {
        board.ends();
        same(board.zone('A', 'spells'), ['Swords of Revealing Light'], `turn ${turn}`);
        board.does('enterBattle').settles();
        same(board.whyNot('attack', 'Gemini Elf', 'Battle Ox'), ['forbidden']);
        board.ends();
      }
      same(board.zone('A', 'graveyard'), ['Swords of Revealing Light']);
      board.ends().does('enterBattle').settles();
      same(board.may('attack', 'Gemini Elf', 'Battle Ox'), true);
    },
    'binds only the opponent, and only while it lies there': (duel) => {
      const board = duel({
        A: { hand: ['Swords of Revealing Light'], monsters: ['Gemini Elf'] },
        B: { monsters: ['Opticlops'], spells: [{ card: 'Mystical Space Typhoon', set: true }] },
      });
      board.uses('Swords of Revealing Light').settles().does('enterBattle').settles();
      same(board.may('attack', 'Gemini Elf', 'Opticlops'), true);
      board.ends().uses('Mystical Space Typhoon', 'Swords of Revealing Light').settles().does('enterBattle').settles();
      same(board.may('attack', 'Opticlops', 'Gemini Elf'), true);
    },
    'may be used against an empty field': (duel) => {
      same(duel({ A: { hand: ['Swords of Revealing Light'] } }).may('activate', 'Swords of Revealing Light'), true);
    },
  },
  Scapegoat: {
    'summons four sheep in defense': (duel) => {
      const board = duel({ A: { hand: ['Scapegoat'] } })
        .uses('Scapegoat')
        .settles();
      same(board.zone('A', 'monsters'), Array(4).fill('Sheep Token'));
      same(board.position('Sheep Token'), 'defense');
    },
    'forbids every summon of its turn, but no set': (duel) => {
      const board = duel({
        A: {
          hand: ['Scapegoat', 'Gemini Elf', 'Premature Burial'],
          graveyard: ['Opticlops'],
          monsters: [{ card: 'Battle Ox', set: true }],
        },
      });
      board.uses('Scapegoat').settles();
      same(board.whyNot('normalSummon', 'Gemini Elf').includes('forbidden'), true);
      same(board.whyNot('flipSummon', 'Battle Ox'), ['forbidden']);
      const lone = duel({
        A: { hand: ['Scapegoat', 'Gemini Elf', 'Premature Burial'], graveyard: ['Opticlops'] },
      });
      lone.uses('Scapegoat').settles();
      same(lone.whyNot('normalSummon', 'Gemini Elf'), ['forbidden']);
      same(lone.whyNot('activate', 'Premature Burial'), ['no-target']);
      same(lone.may('setMonster', 'Gemini Elf'), true);
      lone.ends().ends();
      same(lone.may('normalSummon', 'Gemini Elf'), true, 'in the next turn');
      same(lone.may('activate', 'Premature Burial'), true);
    },
    'binds its player only': (duel) => {
      const board = duel({
        A: { spells: [{ card: 'Scapegoat', set: true }] },
        B: {
          hand: ['Pot of Greed', 'Gemini Elf', 'Premature Burial'],
          graveyard: ['Opticlops'],
          monsters: [{ card: 'Battle Ox', set: true }],
        },
        turnOf: 'B',
      });
      board.uses('Pot of Greed').uses('Scapegoat').settles();
      same(board.may('normalSummon', 'Gemini Elf'), true);
      same(board.may('flipSummon', 'Battle Ox'), true);
      same(board.may('activate', 'Premature Burial'), true);
    },
    'comes too late after a summon, and needs four free zones': (duel) => {
      const late = duel({ A: { hand: ['Scapegoat', 'Gemini Elf'] } })
        .summons('Gemini Elf')
        .settles();
      same(late.whyNot('activate', 'Scapegoat'), ['condition-not-met']);
      const full = duel({ A: { hand: ['Scapegoat'], monsters: ['Gemini Elf', 'Opticlops'] } });
      same(full.whyNot('activate', 'Scapegoat'), ['nothing-to-do']);
    },
  },
  'Sheep Token': {
    'is no tribute for a summon or a set, but may pay for an effect': (duel) => {
      const board = duel({
        A: { hand: ['Summoned Skull', 'Enemy Controller'], monsters: ['Sheep Token'] },
        B: { monsters: ['Gemini Elf'] },
      });
      same(board.whyNot('normalSummon', 'Summoned Skull'), ['not-enough-tributes']);
      same(board.whyNot('tributeSet', 'Summoned Skull'), ['not-enough-tributes']);
      board.usesEffect('Enemy Controller', 1, 'Sheep Token').answers('Gemini Elf').settles();
      same(board.zone('A', 'monsters'), ['Gemini Elf']);
    },
    'is gone when it leaves the field': (duel) => {
      const board = duel({ at: 'battle', A: { monsters: ['Gemini Elf'] }, B: { monsters: ['Sheep Token'] } });
      board.battles('Gemini Elf', 'Sheep Token');
      same([board.zone('B', 'monsters'), board.zone('B', 'graveyard')], [[], []]);
    },
  },
  'Enemy Controller': {
    'changes the position of a face-up monster of the opponent': (duel) => {
      const board = duel({
        A: { hand: ['Enemy Controller'], monsters: ['Battle Ox'] },
        B: { monsters: ['Gemini Elf', { card: 'Opticlops', position: 'defense' }, { card: 'Giant Orc', set: true }] },
      });
      board.does('activate', 'Enemy Controller', 0).placed();
      same(board.choices().sort(), ['Gemini Elf', 'Opticlops']);
      board.answers('Gemini Elf').settles();
      same(board.position('Gemini Elf'), 'defense');
      const back = duel({
        A: { hand: ['Enemy Controller'] },
        B: { monsters: [{ card: 'Opticlops', position: 'defense' }] },
      });
      back.usesEffect('Enemy Controller', 0, 'Opticlops').settles();
      same(back.position('Opticlops'), 'attack');
    },
    'does not turn up a monster that was turned face-down meanwhile': (duel) => {
      const board = duel({
        A: { hand: ['Enemy Controller'] },
        B: { monsters: ['Gemini Elf'], spells: [{ card: 'Book of Moon', set: true }] },
      });
      board.usesEffect('Enemy Controller', 0, 'Gemini Elf').uses('Book of Moon', 'Gemini Elf').settles();
      same(board.position('Gemini Elf'), 'set');
    },
    'or takes control of one until the end of the turn, for a tribute': (duel) => {
      const board = duel({
        A: { hand: ['Enemy Controller'], monsters: ['Battle Ox'] },
        B: { monsters: ['Gemini Elf', { card: 'Giant Orc', set: true }] },
      });
      board.does('activate', 'Enemy Controller', 1).placed().does('pick', 'Battle Ox');
      same(board.zone('A', 'graveyard'), ['Battle Ox'], 'paid first');
      same(board.choices(), ['Gemini Elf']);
      board.answers('Gemini Elf').settles();
      same(board.zone('A', 'monsters'), ['Gemini Elf']);
      board.does('enterBattle').settles();
      same(board.may('attack', 'Gemini Elf', 'Giant Orc'), true);
      board.ends();
      same([board.zone('A', 'monsters'), board.zone('B', 'monsters').sort()], [[], ['Gemini Elf', 'Giant Orc']]);
    },
    'needs a tribute of its own for that, and a monster of the opponent': (duel) => {
      const board = duel({ A: { hand: ['Enemy Controller'] }, B: { monsters: ['Gemini Elf'] } });
      same(board.whyNot('activate', 'Enemy Controller', 1), ['cannot-pay']);
      const none = duel({ A: { hand: ['Enemy Controller'], monsters: ['Battle Ox'] } });
      same(none.whyNot('activate', 'Enemy Controller', 0), ['no-target']);
      same(none.whyNot('activate', 'Enemy Controller', 1), ['no-target']);
    },
  },
  Metamorphosis: {
    'trades a monster for a fusion monster of the same level': (duel) => {
      const fusion = ['Thousand-Eyes Restrict', 'Dark Balter the Terrible', 'Fiend Skull Dragon', 'Ryu Senshi'];
      const board = duel({
        A: { hand: ['Metamorphosis'], monsters: ['Airknight Parshath', 'Gemini Elf', 'Sheep Token'], fusion },
        B: { monsters: ['Zaborg the Thunder Monarch'] },
      });
      board.does('activate', 'Metamorphosis').placed();
      same(board.choices().sort(), ['Airknight Parshath', 'Sheep Token'], 'what has a match');
      board.answers('Airknight Parshath');
      same(board.zone('A', 'graveyard'), ['Airknight Parshath'], 'paid first');
      board.settles();
      same(board.choices().sort(), ['Dark Balter the Terrible', 'Fiend Skull Dragon']);
      board.answers('Fiend Skull Dragon').settles().answers(1).settles();
      same(board.zone('A', 'monsters').includes('Fiend Skull Dragon'), true);
      same(board.position('Fiend Skull Dragon'), 'defense');
    },
    'makes a thousand eyes of a sheep': (duel) => {
      const board = duel({
        A: { hand: ['Metamorphosis'], monsters: ['Sheep Token'], fusion: ['Thousand-Eyes Restrict'] },
      });
      board.uses('Metamorphosis', 'Sheep Token').settles().answers(0).settles();
      same(board.position('Thousand-Eyes Restrict'), 'attack');
    },
    'needs a monster of a matching level': (duel) => {
      const board = duel({
        A: { hand: ['Metamorphosis'], monsters: ['Gemini Elf'], fusion: ['Thousand-Eyes Restrict'] },
        B: { fusion: ['Dark Balter the Terrible'] },
      });
      same(board.whyNot('activate', 'Metamorphosis'), ['cannot-pay']);
    },
    'brings nobody who is stopped from coming': (duel) => {
      const board = duel({
        A: {
          hand: ['Metamorphosis'],
          monsters: ['Airknight Parshath'],
          fusion: ['Fiend Skull Dragon', 'Dark Balter the Terrible'],
        },
        B: { monsters: ['The Last Warrior from Another Planet'] },
      });
      if (board.may('activate', 'Metamorphosis')) board.uses('Metamorphosis', 'Airknight Parshath').settles();
      same(board.may('pick', 'Fiend Skull Dragon'), false);
    },
  },
  'Premature Burial': {
    'costs 800, revives a monster in attack position and is equipped to it': (duel) => {
      const board = duel({
        A: {
          hand: ['Premature Burial'],
          graveyard: ['Gemini Elf', 'Asura Priest', 'Pot of Greed', 'Opticlops'],
        },
        B: { graveyard: ['Battle Ox'] },
      });
      board.does('activate', 'Premature Burial').placed();
      same(board.choices().sort(), ['Gemini Elf', 'Opticlops']);
      board.answers('Gemini Elf');
      same(board.life, [7200, 8000], 'paid first');
      board.settles();
      same(board.position('Gemini Elf'), 'attack');
      same(board.state.card.host[board.card('Premature Burial')], board.card('Gemini Elf'));
    },
    'takes its monster along when it is destroyed, and goes when the monster goes': (duel) => {
      const revived = (hand: string[]) =>
        duel({ A: { hand: ['Premature Burial', ...hand], graveyard: ['Gemini Elf'] } })
          .uses('Premature Burial', 'Gemini Elf')
          .settles();
      const spell = revived(['Mystical Space Typhoon']).uses('Mystical Space Typhoon', 'Premature Burial').settles();
      same(spell.zone('A', 'monsters'), []);
      const turned = revived(['Book of Moon']).uses('Book of Moon', 'Gemini Elf').settles();
      same([turned.zone('A', 'monsters'), turned.zone('A', 'spells')], [['Gemini Elf'], []], 'the link is broken');
    },
    'falls without harm to others when its monster falls': (duel) => {
      const board = duel({
        A: { hand: ['Premature Burial'], graveyard: ['Gemini Elf'], monsters: ['Opticlops'] },
        B: { hand: ['Smashing Ground', 'Mystical Space Typhoon'] },
      });
      board.uses('Premature Burial', 'Gemini Elf').settles().ends();
      board.uses('Smashing Ground').passes(2).answers('Opticlops').settles();
      same(board.zone('A', 'spells'), ['Premature Burial']);
      board.uses('Mystical Space Typhoon', 'Premature Burial').settles();
      same(board.zone('A', 'monsters'), []);
    },
    'needs 800 life points, a monster to revive and a zone for it': (duel) => {
      const poor = duel({ A: { life: 700, hand: ['Premature Burial'], graveyard: ['Gemini Elf'] } });
      same(poor.whyNot('activate', 'Premature Burial'), ['cannot-pay']);
      same(duel({ A: { hand: ['Premature Burial'] } }).whyNot('activate', 'Premature Burial'), ['no-target']);
    },
  },
  'Snatch Steal': {
    'takes control of a face-up monster of the opponent while it stays': (duel) => {
      const board = duel({
        A: { hand: ['Snatch Steal'], monsters: ['Battle Ox'] },
        B: {
          monsters: ['Gemini Elf', { card: 'Opticlops', set: true }],
          spells: [{ card: 'Mystical Space Typhoon', set: true }],
        },
      });
      board.does('activate', 'Snatch Steal').placed();
      same(board.choices(), ['Gemini Elf']);
      board.answers('Gemini Elf').settles();
      same(board.zone('A', 'monsters').sort(), ['Battle Ox', 'Gemini Elf']);
      board.ends().uses('Mystical Space Typhoon', 'Snatch Steal').settles();
      same(board.zone('B', 'monsters').sort(), ['Gemini Elf', 'Opticlops']);
    },
    'gives the opponent 1000 in each of his standby phases': (duel) => {
      const board = duel({ A: { hand: ['Snatch Steal'] }, B: { monsters: ['Gemini Elf'] } });
      board.uses('Snatch Steal', 'Gemini Elf').settles().ends();
      same(board.life, [8000, 9000]);
      board.ends();
      same(board.life, [8000, 9000], 'not in its own');
      board.ends0();
      for (let i = 0; i < 4 && board.may('pass'); i++) board.passes();
      same(board.may('pass'), false, 'it must be used');
      same(board.settles().life, [8000, 10000]);
    },
  },
  'United We Stand': {
    'gives 800 to both values for every face-up monster of its player': (duel) => {
      const board = duel({
        A: { hand: ['United We Stand'], monsters: ['Gemini Elf', 'Opticlops', { card: 'Giant Orc', set: true }] },
        B: { monsters: ['Battle Ox'] },
      });
      board.does('activate', 'United We Stand').placed();
      same(board.choices().sort(), ['Battle Ox', 'Gemini Elf', 'Opticlops']);
      board.answers('Gemini Elf').settles();
      same([board.stat('Gemini Elf', 'atk'), board.stat('Gemini Elf', 'def')], [3500, 2500]);
      same(board.stat('Opticlops', 'atk'), 1800);
    },
  },
  'Mage Power': {
    'gives 500 to both values for every spell and trap of its player': (duel) => {
      const board = duel({
        A: {
          hand: ['Mage Power'],
          monsters: ['Gemini Elf', { card: 'Giant Orc', set: true }],
          spells: [{ card: 'Mirror Force', set: true }],
          field: ['Umi'],
        },
        B: { monsters: ['Battle Ox'], spells: [{ card: 'Dust Tornado', set: true }] },
      });
      board.does('activate', 'Mage Power').placed();
      same(board.choices().sort(), ['Battle Ox', 'Gemini Elf']);
      board.answers('Gemini Elf').settles();
      same([board.stat('Gemini Elf', 'atk'), board.stat('Gemini Elf', 'def')], [3400, 2400]);
    },
    'leaves if its monster is gone when it resolves': (duel) => {
      const board = duel({
        A: { hand: ['Mage Power'], monsters: ['Gemini Elf'] },
        B: { spells: [{ card: 'Ring of Destruction', set: true }] },
      });
      board.uses('Mage Power', 'Gemini Elf').uses('Ring of Destruction', 'Gemini Elf').settles();
      same(board.zone('A', 'graveyard').sort(), ['Gemini Elf', 'Mage Power']);
    },
  },
};
