import { type Kit, type Proofs, same } from './board.ts';

const set = (card: string) => ({ card, set: true });

/** Two tributes in one, for some monsters. */
const counts = (name: string, big: string, other: string, ...others: string[]) => ({
  'counts as two tributes for what it serves, and as one for others': (duel: Kit['duel']) => {
    for (const no of others) same(duel({ A: { hand: [no], monsters: [name] } }).may('normalSummon', no), false);
    const board = duel({ A: { hand: [big, other], monsters: [name] } });
    same(board.whyNot('normalSummon', other), ['not-enough-tributes']);
    board.does('normalSummon', big).does('pick', name).settles();
    if (board.may('done')) board.does('done');
    board.placed().settles();
    same(board.zone('A', 'monsters'), [big]);
    const theirs = duel({ A: { hand: [big], monsters: ['Gemini Elf'] }, B: { monsters: [name] } });
    same(theirs.whyNot('normalSummon', big), ['not-enough-tributes']);
    const two = duel({ A: { hand: [big], monsters: [name, 'Gemini Elf'] } })
      .does('normalSummon', big)
      .does('pick', name);
    same([two.may('done'), two.may('pick', 'Gemini Elf')], [true, true]);
    const elf = duel({ A: { hand: [big], monsters: [name, 'Gemini Elf'] } })
      .does('normalSummon', big)
      .does('pick', 'Gemini Elf');
    same([elf.may('done'), elf.may('pick', name)], [false, true]);
  },
});

/** Cards that bend the rules most. */
export const wonders: Proofs = {
  'Parasite Paracide': {
    'is seen by everybody as soon as it lies on top of the deck': (duel) => {
      const flip = (deck: string[]) =>
        duel({ A: { monsters: [set('Parasite Paracide')] }, B: { deck } })
          .does('flipSummon', 'Parasite Paracide')
          .settles();
      const alone = flip([]);
      same(alone.state.card.known[alone.state.zone.head[3]], 3);
      const below = flip(['Gemini Elf', 'Gemini Elf', 'Gemini Elf']);
      for (
        let e = below.state.zone.head[3] as number, top = 1;
        e !== 0;
        e = below.state.card.next[e] as number, top = 0
      ) {
        const mine = below.game.engine.definitionOf(below.state, e).tree.name.en === 'Parasite Paracide';
        same(below.state.card.known[e], mine && top === 1 ? 3 : 0);
      }
    },
  },
  'Kaiser Sea Horse': counts('Kaiser Sea Horse', 'Blue-Eyes White Dragon', 'Dark Magician'),
  'Double Coston': counts('Double Coston', 'Dark Magician', 'Blue-Eyes White Dragon'),
  'Unshaven Angler': counts('Unshaven Angler', 'Suijin', 'Dark Magician'),
  'The Trojan Horse': counts('The Trojan Horse', 'Buster Blader', 'Dark Magician'),
  'Whirlwind Prodigy': counts('Whirlwind Prodigy', 'Kazejin', 'Dark Magician'),
  'Flame Ruler': counts('Flame Ruler', 'Yamata Dragon', 'Dark Magician'),
  'Light Effigy': counts('Light Effigy', 'Blue-Eyes White Dragon', 'Light and Darkness Dragon', 'Dark Magician'),
  'Dark Effigy': {
    ...counts('Dark Effigy', 'Dark Magician', 'Blue-Eyes White Dragon', 'Yamata Dragon'),
    'serves normal monsters alone': (duel) => {
      const board = duel({ A: { hand: ['The Wicked Avatar'], monsters: ['Dark Effigy', 'Gemini Elf'] } });
      same(board.whyNot('normalSummon', 'The Wicked Avatar'), ['not-enough-tributes']);
    },
  },
  Gellenduo: {
    'does not fall in battle, but when its player takes damage': (duel) => {
      const board = duel({
        at: 'battle',
        A: { monsters: ['Summoned Skull', 'Opticlops'] },
        B: { monsters: [{ card: 'Gellenduo', position: 'defense' }] },
      });
      board.battles('Summoned Skull', 'Gellenduo');
      same(board.zone('B', 'monsters'), ['Gellenduo']);
      const hurt = duel({ A: { hand: ['Goblin Thief'] }, B: { monsters: ['Gellenduo'] } });
      hurt.uses('Goblin Thief').must().settles();
      same(hurt.zone('B', 'monsters'), []);
      const other = duel({ A: { hand: ['Goblin Thief'], monsters: ['Gellenduo'] } }).uses('Goblin Thief');
      same(other.anyOffered(), false);
    },
    'counts as two tributes for a fairy of light': (duel) => {
      const dragon = duel({ A: { hand: ['Blue-Eyes White Dragon'], monsters: ['Gellenduo'] } });
      same(dragon.whyNot('normalSummon', 'Blue-Eyes White Dragon'), ['not-enough-tributes']);
      const dark = duel({ A: { hand: ['Dark Magician'], monsters: ['Gellenduo'] } });
      same(dark.may('normalSummon', 'Dark Magician'), false);
      const dwarf = duel({ A: { hand: ['Guardian Angel Joan'], monsters: ['Gellenduo', 'Gemini Elf'] } });
      dwarf.does('normalSummon', 'Guardian Angel Joan').does('pick', 'Gemini Elf');
      same(dwarf.may('done'), false);
      const joan = duel({ A: { hand: ['Guardian Angel Joan'], monsters: ['Gellenduo'] } });
      same(joan.summons('Guardian Angel Joan', 'Gellenduo').settles().zone('A', 'monsters'), ['Guardian Angel Joan']);
    },
  },
  'Protector of the Sanctuary': {
    'keeps the opponent from drawing, except in the Draw Phase': (duel) => {
      const guard = 'Protector of the Sanctuary';
      const board = duel({
        A: { monsters: [guard], hand: ['Upstart Goblin', 'The Gift of Greed'] },
        B: { hand: ['Pot of Greed'], spells: [set('Jar of Greed')] },
      });
      board.uses('Upstart Goblin').settles();
      same(board.zone('A', 'hand').length, 2);
      board.ends();
      same(board.zone('B', 'hand').length, 2);
      same([board.may('activate', 'Pot of Greed'), board.may('activate', 'Jar of Greed')], [false, false]);
      const after = duel({
        A: { spells: [set('Jar of Greed')], hand: ['Smashing Ground'] },
        B: { monsters: [guard] },
      });
      same(after.may('activate', 'Jar of Greed'), false);
      after.uses('Smashing Ground').settles();
      same(after.uses('Jar of Greed').settles().zone('A', 'hand').length, 1);
    },
  },
  'Probe: Bloodless Warden': {
    'lets nobody tribute, or gain life points': (duel) => {
      const board = duel({
        A: {
          hand: ['Summoned Skull', 'Metamorphosis', 'Red Medicine'],
          monsters: ['Gemini Elf', 'Exiled Force'],
          fusion: ['Fiend Skull Dragon'],
        },
        B: { monsters: ['Probe: Bloodless Warden'] },
      });
      same(board.whyNot('normalSummon', 'Summoned Skull'), ['not-enough-tributes']);
      same([board.may('activate', 'Metamorphosis'), board.may('activate', 'Exiled Force')], [false, false]);
      if (board.may('activate', 'Red Medicine')) board.uses('Red Medicine').settles();
      same(board.life, [8000, 8000]);
    },
  },
  'Guardian Angel Joan': {
    'heals by the original ATK of what it destroys': (duel) => {
      const joan = { card: 'Guardian Angel Joan' };
      const board = duel({
        at: 'battle',
        A: { monsters: [joan] },
        B: { monsters: ['Opticlops'] },
      });
      board.does('attack', 'Guardian Angel Joan', 'Opticlops').must().settles();
      same(board.life, [9800, 7000]);
      const other = duel({ at: 'battle', A: { monsters: [joan, 'Gemini Elf'] }, B: { monsters: ['Opticlops'] } });
      same(other.battles('Gemini Elf', 'Opticlops').life, [8000, 7900]);
      const attacked = duel({ at: 'battle', A: { monsters: ['Opticlops'] }, B: { monsters: [joan] } });
      attacked.does('attack', 'Opticlops', 'Guardian Angel Joan').must().settles();
      same(attacked.life, [7000, 9800]);
    },
  },
  'Light and Darkness Dragon': {
    'negates what is activated, once a chain, while it has 500 to lose': (duel) => {
      const dragon = 'Light and Darkness Dragon';
      const board = duel({ A: { hand: ['Pot of Greed', 'Goblin Thief'] }, B: { monsters: [dragon] } });
      board.uses('Pot of Greed').must().settles();
      same([board.zone('A', 'hand'), board.zone('A', 'graveyard')], [['Goblin Thief'], ['Pot of Greed']]);
      same([board.stat(dragon, 'atk'), board.stat(dragon, 'def')], [2300, 1900]);
      board.uses('Goblin Thief').must().settles();
      same([board.stat(dragon, 'atk'), board.life], [1800, [8000, 8000]]);
      const trap = duel({ A: { spells: [set('Jar of Greed')] }, B: { monsters: [dragon] } });
      same(trap.uses('Jar of Greed').must().settles().zone('A', 'hand'), []);
      const monster = duel({ A: { monsters: ['Exiled Force'] }, B: { monsters: [dragon] } });
      same(monster.uses('Exiled Force', dragon).must().settles().zone('B', 'monsters'), [dragon]);
      const once = duel({ A: { hand: ['Pot of Greed', 'Chain Strike'] }, B: { monsters: [dragon] } });
      once.uses('Pot of Greed').must().seat('A').uses('Chain Strike');
      same(once.offered(), 0);
      const armed = duel({
        A: { monsters: ['XY-Dragon Cannon'], hand: ['Gemini Elf'] },
        B: { monsters: [dragon], spells: ['Mage Power'] },
      });
      same(
        armed
          .does('activate', 'XY-Dragon Cannon')
          .answers('Gemini Elf', 'Mage Power')
          .must()
          .settles()
          .zone('B', 'spells'),
        ['Mage Power'],
      );
    },
    'does nothing with less than 500 left': (duel) => {
      const dragon = 'Light and Darkness Dragon';
      for (const [first, last] of [
        [4, 2400],
        [3, 0],
      ] as const) {
        const board = duel({ A: { hand: Array(6).fill('Goblin Thief') }, B: { monsters: [dragon] } });
        for (let n = 0; n < 5; n++) board.uses('Goblin Thief').must().settles();
        same([board.life, first > 0, last >= 0], [[8500, 7500], true, true]);
      }
    },
    'is also dark': (duel) => {
      const board = duel({ A: { monsters: ['Light and Darkness Dragon', "Witch's Apprentice"] } });
      same(board.stat('Light and Darkness Dragon', 'atk'), 2800 + 500 - 400);
    },
    'when it falls, clears its side and brings a monster back': (duel) => {
      const dragon = 'Light and Darkness Dragon';
      const board = duel({
        A: { monsters: [dragon, 'Opticlops'], spells: ['Toon World'], graveyard: ['Gemini Elf', 'Pot of Greed'] },
        B: { monsters: ['Five-Headed Dragon'] },
      });
      board.ends().does('enterBattle').settles().does('attack', 'Five-Headed Dragon', dragon);
      board.must().settles();
      same([board.may('choose', 0), board.may('choose', 1)], [true, true]);
      board.does('choose', 1).settles();
      same([board.zone('A', 'monsters'), board.zone('A', 'spells')], [['Gemini Elf'], []]);
      same(board.zone('B', 'monsters'), ['Five-Headed Dragon']);
      const other = duel({
        A: { monsters: [dragon, 'Opticlops'], graveyard: ['Gemini Elf'] },
        B: { monsters: ['Five-Headed Dragon'] },
      });
      other.ends().does('enterBattle').settles().does('attack', 'Five-Headed Dragon', 'Opticlops');
      same(other.anyOffered(), false);
      const back = duel({ A: { hand: ['Premature Burial'], graveyard: [dragon] } });
      same(back.whyNot('activate', 'Premature Burial'), ['no-target']);
    },
  },
  'The Wicked Avatar': {
    'takes three tributes, and silences the spells and traps of two turns': (duel) => {
      const avatar = 'The Wicked Avatar';
      const board = duel({
        A: { hand: [avatar], monsters: ['Gemini Elf', 'Opticlops', 'Battle Ox', 'Mystical Elf'] },
        B: { hand: ['Pot of Greed'], spells: [set('Jar of Greed')] },
      });
      board.summons(avatar, 'Gemini Elf', 'Opticlops', 'Battle Ox').must().settles();
      same(board.zone('A', 'monsters').sort(), ['Mystical Elf', avatar].sort());
      board.ends();
      same(
        [board.whyNot('activate', 'Pot of Greed'), board.whyNot('activate', 'Jar of Greed')],
        [['forbidden'], ['forbidden']],
      );
      board.ends().ends();
      same(
        [board.whyNot('activate', 'Pot of Greed'), board.whyNot('activate', 'Jar of Greed')],
        [['forbidden'], ['forbidden']],
      );
      board.ends().ends();
      same([board.whyNot('activate', 'Pot of Greed'), board.whyNot('activate', 'Jar of Greed')], [[], []]);
      const two = duel({ A: { hand: [avatar], monsters: ['Gemini Elf', 'Opticlops'] } });
      same(two.whyNot('normalSummon', avatar), ['not-enough-tributes']);
      const own = duel({
        A: {
          hand: [avatar, 'Pot of Greed'],
          monsters: ['Gemini Elf', 'Opticlops', 'Battle Ox'],
          spells: [set('Jar of Greed')],
        },
      });
      own.summons(avatar, 'Gemini Elf', 'Opticlops', 'Battle Ox').must().settles();
      same([own.whyNot('activate', 'Pot of Greed'), own.whyNot('activate', 'Jar of Greed')], [[], []]);
      const other = duel({ A: { hand: ['Gemini Elf'], monsters: [avatar] } }).summons('Gemini Elf');
      same(other.anyOffered(), false);
    },
    'is 100 above the strongest, 100 alone': (duel) => {
      const board = duel({
        A: { monsters: ['The Wicked Avatar', 'Gemini Elf'] },
        B: { monsters: ['Summoned Skull', set('Blue-Eyes White Dragon')] },
      });
      same([board.stat('The Wicked Avatar', 'atk'), board.stat('The Wicked Avatar', 'def')], [2600, 2600]);
      const alone = duel({ A: { monsters: ['The Wicked Avatar'] } });
      same([alone.stat('The Wicked Avatar', 'atk'), alone.stat('The Wicked Avatar', 'def')], [100, 100]);
    },
  },
  'Cyberdark Keel': {
    'takes a small dragon out of the graveyard and is as much stronger': (duel) => {
      const board = duel({
        A: { hand: ['Cyberdark Keel'], graveyard: ['Mystical Sheep #1', 'Luster Dragon', 'Petit Dragon'] },
      });
      board.summons('Cyberdark Keel').must('Petit Dragon').settles();
      same([board.zone('A', 'spells'), board.stat('Cyberdark Keel', 'atk')], [['Petit Dragon'], 800 + 600]);
      const none = ['Opticlops', 'Luster Dragon', 'Mystical Sheep #1', 'Sangan', 'Pot of Greed'];
      const wrong = duel({ A: { hand: ['Cyberdark Keel'], graveyard: none } }).summons('Cyberdark Keel');
      same([wrong.settles().may('endTurn'), wrong.stat('Cyberdark Keel', 'atk')], [true, 800]);
      const other = duel({
        A: { monsters: ['Cyberdark Keel'], hand: ['Gemini Elf'], graveyard: ['Petit Dragon'] },
      });
      other.summons('Gemini Elf').settles();
      same(other.zone('A', 'graveyard'), ['Petit Dragon']);
      const back = duel({
        A: { hand: ['Premature Burial'], graveyard: ['Cyberdark Keel', 'Petit Dragon'] },
      });
      back.uses('Premature Burial', 'Cyberdark Keel').settles();
      same(back.zone('A', 'graveyard'), ['Petit Dragon']);
    },
    'gives it up in battle, and burns for what it destroys': (duel) => {
      const board = duel({
        A: { hand: ['Cyberdark Keel'], graveyard: ['Petit Dragon'] },
        B: { monsters: ['Summoned Skull', 'Mystical Elf'] },
      });
      board.summons('Cyberdark Keel').must('Petit Dragon').settles().does('enterBattle').settles();
      board.battles('Cyberdark Keel', 'Summoned Skull');
      same(
        [board.zone('A', 'monsters'), board.zone('A', 'spells'), board.life],
        [['Cyberdark Keel'], [], [6900, 8000]],
      );
      const wins = duel({
        at: 'battle',
        A: { monsters: ['Cyberdark Keel', 'Gemini Elf'] },
        B: { monsters: [{ card: 'Muka Muka', position: 'defense' }, 'Mystical Elf'] },
      });
      wins.does('attack', 'Cyberdark Keel', 'Muka Muka').must().settles();
      same(wins.life, [8000, 7700]);
      same(wins.does('attack', 'Gemini Elf', 'Mystical Elf').anyOffered(), false);
      const smashed = duel({
        A: { hand: ['Cyberdark Keel', 'Smashing Ground'], graveyard: ['Petit Dragon'] },
        B: { hand: ['Smashing Ground'] },
      });
      smashed.summons('Cyberdark Keel').must('Petit Dragon').settles().ends().uses('Smashing Ground').settles();
      same([smashed.zone('A', 'monsters'), smashed.zone('A', 'spells')], [[], []]);
      const pair = duel({
        A: { hand: ['Cyberdark Keel'], monsters: ['Gemini Elf'], graveyard: ['Petit Dragon'] },
        B: { monsters: ['Summoned Skull'] },
      });
      pair.summons('Cyberdark Keel').must('Petit Dragon').settles().does('enterBattle').settles();
      same(pair.battles('Gemini Elf', 'Summoned Skull').zone('A', 'monsters'), ['Cyberdark Keel']);
      const bare = duel({ at: 'battle', A: { monsters: ['Cyberdark Keel'] }, B: { monsters: ['Gemini Elf'] } });
      same(bare.battles('Cyberdark Keel', 'Gemini Elf').zone('A', 'monsters'), []);
    },
  },
  'Needle Wall': {
    'destroys what stands in the column of the die, six rolled again': (duel) => {
      const rolls = (...dice: number[]) =>
        duel({
          turnOf: 'B',
          A: { spells: ['Needle Wall'], monsters: ['Gemini Elf', 'Gemini Elf'] },
          B: { monsters: ['Opticlops', 'Battle Ox', 'Sangan'] },
        })
          .chance('die', ...dice)
          .does('endTurn')
          .settles();
      same(rolls(2).zone('B', 'graveyard'), ['Battle Ox']);
      same(rolls(6, 6, 1).zone('B', 'graveyard'), ['Opticlops']);
      same([rolls(5).zone('B', 'graveyard'), rolls(2).zone('A', 'monsters').length], [[], 2]);
      const theirs = duel({ A: { spells: ['Needle Wall'] }, B: { monsters: ['Opticlops'] } })
        .chance('die', 1)
        .ends();
      same(theirs.zone('B', 'monsters'), ['Opticlops']);
      const played = duel({ A: { spells: [set('Needle Wall')] } })
        .uses('Needle Wall')
        .settles();
      same(played.zone('A', 'spells'), ['Needle Wall']);
    },
  },
  'Senet Switch': {
    'moves a monster to the next column, once a turn': (duel) => {
      const board = duel({
        A: { monsters: ['Gemini Elf', 'Opticlops'], spells: ['Senet Switch'] },
        B: { monsters: ['Battle Ox'] },
      });
      board.does('activate', 'Senet Switch', 1);
      same(board.choices(), ['Opticlops'], 'one with a free zone beside it');
      board.answers('Opticlops').passes(2).settles();
      same(board.state.card.place[board.card('Opticlops')], 3);
      same(board.whyNot('activate', 'Senet Switch', 1), ['limit-reached']);
      const stuck = duel({ A: { monsters: Array(5).fill('Gemini Elf'), spells: ['Senet Switch'] } });
      same(stuck.whyNot('activate', 'Senet Switch', 1), ['no-target']);
      const played = duel({ A: { hand: ['Senet Switch'] } })
        .uses('Senet Switch')
        .settles();
      same(played.zone('A', 'spells'), ['Senet Switch']);
    },
  },
  'Dark Deal': {
    'turns a normal spell of the opponent into a discard of its own player': (duel) => {
      const board = duel({ A: { hand: ['Pot of Greed'] }, B: { hand: ['Gemini Elf'], spells: [set('Dark Deal')] } });
      board.uses('Pot of Greed').uses('Dark Deal').settles();
      same([board.zone('A', 'hand'), board.zone('B', 'hand'), board.life], [[], [], [8000, 7000]]);
      const quick = duel({ A: { hand: ['Scapegoat'] }, B: { spells: [set('Dark Deal')] } }).uses('Scapegoat');
      same(quick.may('activate', 'Dark Deal'), false);
      const poor = duel({ A: { hand: ['Pot of Greed'] }, B: { life: 900, spells: [set('Dark Deal')] } }).uses(
        'Pot of Greed',
      );
      same(poor.whyNot('activate', 'Dark Deal'), ['cannot-pay']);
      const own = duel({ A: { hand: ['Pot of Greed'], spells: [set('Dark Deal')] } })
        .uses('Pot of Greed')
        .seat('A');
      same(own.may('activate', 'Dark Deal'), false);
    },
  },
  Muko: {
    'sends what would be drawn to the graveyard, for that effect alone': (duel) => {
      const board = duel({ A: { hand: ['Pot of Greed', 'Pot of Greed'] }, B: { spells: [set('Muko')] } });
      board.uses('Pot of Greed').uses('Muko').settles();
      same([board.zone('A', 'hand'), board.zone('A', 'graveyard').length], [['Pot of Greed'], 3]);
      board.uses('Pot of Greed').settles();
      same(board.zone('A', 'hand').length, 2);
      const own = duel({ A: { hand: ['Pot of Greed'], spells: [set('Muko')] } })
        .uses('Pot of Greed')
        .seat('A')
        .uses('Muko')
        .settles();
      same([own.zone('A', 'hand'), own.zone('A', 'graveyard').length], [[], 4]);
      const mine = duel({ A: { hand: ['Pot of Greed'], spells: [set('Jar of Greed'), set('Muko')] } });
      mine.uses('Pot of Greed').seat('A').uses('Jar of Greed').seat('A').uses('Muko').settles();
      same([mine.zone('A', 'hand').length, mine.zone('A', 'graveyard').length], [2, 4]);
      const chain = duel({
        A: { hand: ['Pot of Greed'], spells: [set('Jar of Greed')] },
        B: { spells: [set('Muko')] },
      });
      chain.uses('Pot of Greed').seat('A').uses('Jar of Greed').seat('B').uses('Muko').settles();
      same([chain.zone('A', 'hand').length, chain.zone('A', 'graveyard').length], [2, 3]);
      const more = duel({ A: { hand: ['Upstart Goblin'] }, B: { spells: [set('Muko')] } }).uses('Upstart Goblin');
      same(more.may('activate', 'Muko'), false);
    },
  },
};
