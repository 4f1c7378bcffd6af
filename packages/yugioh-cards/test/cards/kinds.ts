import { type Kit, type Proofs, same } from './board.ts';

/** Back to the hand in the End Phase. */
const returns =
  (name: string) =>
  (duel: Kit['duel']): void => {
    const board = duel({ A: { monsters: [{ card: name, set: true, since: 1 }] } });
    board.does('flipSummon', name).settles().does('endTurn').settles();
    same(board.zone('A', 'hand').includes(name), true);
    const stays = duel({ A: { monsters: [name] } });
    stays.does('endTurn');
    same(stays.anyOffered(), false);
  };

/** A union for one kind of monster. */
const joins = (name: string, hosts: readonly string[], stranger: string, atk: number, def: number) => ({
  'joins a monster that fits, once a turn, and comes off again': (duel: Kit['duel']) => {
    for (const host of hosts) {
      const board = duel({ A: { monsters: [name, host, stranger] } });
      const before = board.stat(host, 'atk');
      board.does('activate', name, 0);
      same(board.choices(), [host]);
      board.answers(host).settles();
      same([board.zone('A', 'spells'), board.stat(host, 'atk')], [[name], before + atk]);
      same(board.stat(host, 'def'), def + (host === 'X-Head Cannon' ? 1500 : host === 'Y-Dragon Head' ? 1600 : 0));
      same(board.whyNot('activate', name, 1), ['condition-not-met']);
      board.ends().ends();
      board.does('activate', name, 1).settles();
      same(board.whyNot('activate', name, 0), ['condition-not-met']);
      same([board.zone('A', 'monsters').includes(name), board.position(name)], [true, 'attack']);
      same(board.stat(host, 'atk'), before);
    }
    const theirs = duel({ A: { monsters: [name] }, B: { monsters: [hosts[0] as string] } });
    same(theirs.may('activate', name), false);
    const down = duel({ A: { monsters: [name, { card: hosts[0] as string, set: true }] } });
    same(down.may('activate', name), false);
  },
  'falls in the place of the monster, in battle only': (duel: Kit['duel']) => {
    const host = hosts[0] as string;
    const joined = () => {
      const board = duel({
        A: { monsters: [name, host] },
        B: { hand: ['Smashing Ground'], monsters: ['Five-Headed Dragon'] },
      });
      return board.does('activate', name, 0).answers(host).settles();
    };
    const battle = joined().does('enterBattle').settles().battles(host, 'Five-Headed Dragon');
    same([battle.zone('A', 'monsters'), battle.zone('A', 'graveyard')], [[host], [name]]);
    const other = duel({ A: { monsters: [name, host, 'Gemini Elf'] }, B: { monsters: ['Five-Headed Dragon'] } });
    other.does('activate', name, 0).answers(host).settles().does('enterBattle').settles();
    same(other.battles('Gemini Elf', 'Five-Headed Dragon').zone('A', 'spells'), [name]);
    const effect = joined().ends().uses('Smashing Ground').settles();
    same(effect.zone('A', 'monsters'), []);
    same(effect.zone('A', 'graveyard').sort(), [name, host].sort());
  },
  'does nothing for a monster it was attached to in another way, and joins no monster twice': (duel: Kit['duel']) => {
    const host = hosts[0] as string;
    const equipped = duel({ A: { monsters: [host], spells: [{ card: name, equippedTo: host }] } });
    same(equipped.may('activate', name), false);
    same(equipped.stat(host, 'atk'), host === 'Soitsu' ? 0 : 1800);
    same(equipped.stat(host, 'def'), host === 'Soitsu' ? 0 : 1500);
    const fights = duel({
      at: 'battle',
      A: { monsters: [host], spells: [{ card: name, equippedTo: host }] },
      B: { monsters: ['Five-Headed Dragon'] },
    });
    same(fights.battles(host, 'Five-Headed Dragon').zone('A', 'monsters'), []);
    const armed = duel({ A: { monsters: [name, host], spells: [{ card: 'Lucky Iron Axe', equippedTo: host }] } });
    same(armed.may('activate', name), true);
    const two = duel({ A: { monsters: [name, name, host] } });
    two.does('activate', name, 0).answers(host).settles();
    same(
      two.legal().some(({ act }) => act.type === 'activate'),
      false,
    );
  },
});

const toonFights = (name: string, hurts: (duel: Kit['duel']) => void) => ({
  'attacks directly in its world, unless there is an opposing toon': (duel: Kit['duel']) => {
    const fights = (spells: string[], theirs: string[]) =>
      duel({ at: 'battle', A: { monsters: [name], spells }, B: { monsters: theirs } });
    const world = ['Toon World'];
    same(fights(world, ['Gemini Elf']).may('attack', name, null), true);
    same(fights(['Solemn Wishes'], ['Gemini Elf']).may('attack', name, null), false);
    same(fights(world, ['Gemini Elf']).may('attack', name, 'Gemini Elf'), true);
    same(fights([], ['Gemini Elf']).may('attack', name, null), false);
    const other = name === 'Toon Gemini Elf' ? 'Toon Masked Sorcerer' : 'Toon Gemini Elf';
    const against = fights(world, ['Gemini Elf', other]);
    const friend = duel({
      at: 'battle',
      A: { monsters: [name, 'Opticlops'], spells: world },
      B: { monsters: ['Gemini Elf', other] },
    });
    same(friend.may('attack', 'Opticlops', 'Gemini Elf'), true);
    same(against.whyNot('attack', name, null), ['must-attack-a-monster', 'must-attack-another']);
    same(against.whyNot('attack', name, 'Gemini Elf'), ['must-attack-another']);
    same(against.may('attack', name, other), true);
    const down = duel({
      at: 'battle',
      A: { monsters: [name], spells: [{ card: 'Toon World', set: true }] },
      B: { monsters: ['Gemini Elf'] },
    });
    same(down.may('attack', name, null), false);
  },
  'does not attack in the turn of its summon': (duel: Kit['duel']) => {
    const board = duel({ A: { hand: [name], monsters: ['Opticlops'], spells: ['Toon World'] } })
      .summons(name)
      .settles();
    board.does('enterBattle').settles();
    same(board.whyNot('attack', name, null), ['forbidden']);
    same(board.whyNot('attack', 'Opticlops', null), []);
    const friend = duel({ A: { hand: ['Opticlops'], monsters: [name], spells: ['Toon World'] } })
      .summons('Opticlops')
      .settles();
    same(friend.does('enterBattle').settles().whyNot('attack', 'Opticlops', null), []);
  },
  'falls with its world, if that is destroyed': (duel: Kit['duel']) => {
    const board = duel({
      A: { monsters: [name], spells: ['Toon World'] },
      B: { hand: ['Mystical Space Typhoon', 'Mystical Space Typhoon'], spells: ['Toon World'] },
    });
    board.ends().does('activate', 'Mystical Space Typhoon').placed().does('pick', board.first('B', 'spells')).settles();
    same(board.zone('A', 'monsters'), [name]);
    board.does('activate', 'Mystical Space Typhoon').placed().does('pick', board.first('A', 'spells')).settles();
    same(board.zone('A', 'monsters'), []);
    const others = duel({
      A: { monsters: [name], spells: [{ card: 'Toon World', set: true }, 'Solemn Wishes'] },
      B: { hand: ['Mystical Space Typhoon', 'Mystical Space Typhoon'] },
    });
    others
      .ends()
      .uses('Mystical Space Typhoon', 'Toon World')
      .settles()
      .uses('Mystical Space Typhoon', 'Solemn Wishes')
      .settles();
    same(others.zone('A', 'monsters'), [name]);
  },
  'hurts by its battle damage': hurts,
});

const gemini = (name: string, works: (duel: Kit['duel']) => void) => ({
  'is a normal monster until it is summoned once more': (duel: Kit['duel']) => {
    const board = duel({ A: { monsters: [name] }, B: { monsters: [{ card: 'Sangan', position: 'defense' }] } });
    same(board.may('normalSummon', name), true);
    const asleep = duel({
      at: 'battle',
      A: { monsters: [name] },
      B: { hand: ['Gemini Elf'], monsters: ['Spirit Reaper', 'Mystical Elf'] },
    });
    asleep.battles(name, 'Mystical Elf');
    board.does('normalSummon', name).settles();
    same(board.whyNot('normalSummon', name).includes('not-in-hand'), true);
  },
  'has its effect from then on': works,
});

/** Spirits, unions, toons, gemini monsters. */
export const kinds: Proofs = {
  'Fushi No Tori': {
    'goes back to the hand in the End Phase of the turn in which it was turned up': returns('Fushi No Tori'),
    'gives as many life points as it takes': (duel) => {
      const board = duel({ at: 'battle', A: { monsters: ['Fushi No Tori'] }, B: { hand: ['Gemini Elf'] } });
      board.does('attack', 'Fushi No Tori', null).must().settles();
      same(board.life, [9200, 6800]);
      const hurt = duel({ at: 'battle', A: { monsters: ['Gemini Elf'] }, B: { monsters: ['Fushi No Tori'] } });
      hurt.battles('Gemini Elf', 'Fushi No Tori');
      same(hurt.life, [8000, 7300]);
      const other = duel({ at: 'battle', A: { monsters: ['Fushi No Tori', 'Opticlops'] } }).battles('Opticlops', null);
      same(other.life, [8000, 6200]);
    },
    'cannot be special summoned': (duel) => {
      const board = duel({ A: { hand: ['Premature Burial'], graveyard: ['Fushi No Tori'] } });
      same(board.whyNot('activate', 'Premature Burial'), ['no-target']);
    },
  },
  'Yamata Dragon': {
    'goes back to the hand in the End Phase of the turn in which it was turned up': returns('Yamata Dragon'),
    'draws up to five cards': (duel) => {
      const board = duel({ at: 'battle', A: { hand: ['Gemini Elf'], monsters: ['Yamata Dragon'] } });
      board.does('attack', 'Yamata Dragon', null).must().settles();
      same(board.zone('A', 'hand').length, 5);
      const other = duel({ at: 'battle', A: { monsters: ['Yamata Dragon', 'Opticlops'] } }).does(
        'attack',
        'Opticlops',
        null,
      );
      same(other.anyOffered(), false);
      const hurt = duel({ at: 'battle', A: { monsters: ['Five-Headed Dragon'] }, B: { monsters: ['Yamata Dragon'] } });
      same(hurt.does('attack', 'Five-Headed Dragon', 'Yamata Dragon').anyOffered(), false);
    },
  },
  'Y-Dragon Head': joins('Y-Dragon Head', ['X-Head Cannon'], 'Gemini Elf', 400, 400),
  'Z-Metal Tank': joins('Z-Metal Tank', ['X-Head Cannon', 'Y-Dragon Head'], 'Gemini Elf', 600, 600),
  Doitsu: joins('Doitsu', ['Soitsu'], 'Gemini Elf', 2500, 0),
  'Toon World': {
    'costs 1000 life points and stays': (duel) => {
      const board = duel({ A: { hand: ['Toon World'] } })
        .uses('Toon World')
        .settles();
      same([board.life, board.zone('A', 'spells')], [[7000, 8000], ['Toon World']]);
      const poor = duel({ A: { life: 900, hand: ['Toon World'] } });
      same(poor.whyNot('activate', 'Toon World'), ['cannot-pay']);
    },
    'lets a toon of the first generation come out for tributes, and pay for its attacks': (duel) => {
      const toon = 'Blue-Eyes Toon Dragon';
      const board = duel({ A: { hand: [toon], monsters: ['Gemini Elf', 'Opticlops'], spells: ['Toon World'] } });
      board.does('specialSummon', toon).answers('Gemini Elf', 'Opticlops').arrives().settles();
      same(board.zone('A', 'monsters'), [toon]);
      board.does('enterBattle').settles();
      same(board.whyNot('attack', toon, null), ['forbidden']);
      board.ends().ends().does('enterBattle').settles().battles(toon, null);
      same(board.life, [7500, 5000]);
      const poor = duel({ at: 'battle', A: { life: 400, monsters: [toon], spells: ['Toon World'] } });
      same(poor.whyNot('attack', toon, null), ['cannot-pay-for-attack']);
      const nowhere = duel({ A: { hand: [toon], monsters: ['Gemini Elf', 'Opticlops'] } });
      same(nowhere.may('specialSummon', toon), false);
    },
  },
  'Toon Gemini Elf': toonFights('Toon Gemini Elf', (duel) => {
    const board = duel({
      at: 'battle',
      A: { monsters: ['Toon Gemini Elf', 'Opticlops'] },
      B: { hand: ['Gemini Elf', 'Opticlops'] },
    });
    board.does('attack', 'Toon Gemini Elf', null).triggers().settles();
    same(board.zone('B', 'hand').length, 1);
    same(board.does('attack', 'Opticlops', null).anyOffered(), false);
    const hurt = duel({
      at: 'battle',
      A: { hand: ['Battle Ox'], monsters: ['Summoned Skull'] },
      B: { hand: ['Battle Ox'], monsters: ['Toon Gemini Elf'] },
    });
    same(hurt.does('attack', 'Summoned Skull', 'Toon Gemini Elf').anyOffered(), false);
  }),
  'Toon Masked Sorcerer': toonFights('Toon Masked Sorcerer', (duel) => {
    const board = duel({ at: 'battle', A: { monsters: ['Toon Masked Sorcerer', 'Opticlops'] } });
    board.does('attack', 'Toon Masked Sorcerer', null).must().settles();
    same(board.zone('A', 'hand').length, 1);
    same(board.does('attack', 'Opticlops', null).anyOffered(), false);
    const hurt = duel({ at: 'battle', A: { monsters: ['Summoned Skull'] }, B: { monsters: ['Toon Masked Sorcerer'] } });
    same(hurt.does('attack', 'Summoned Skull', 'Toon Masked Sorcerer').anyOffered(), false);
  }),
  'Lucky Pied Piper': gemini('Lucky Pied Piper', (duel) => {
    const awake = (position: Parameters<Kit['duel']>[0]) =>
      duel(position).does('normalSummon', 'Lucky Pied Piper').settles().does('enterBattle').settles();
    const board = awake({
      A: { monsters: ['Lucky Pied Piper', 'Opticlops'] },
      B: { monsters: ['Sangan', 'Mystical Elf', 'Dekoichi the Battlechanted Locomotive'] },
    });
    board.does('attack', 'Lucky Pied Piper', 'Dekoichi the Battlechanted Locomotive').must().settles();
    same(board.zone('A', 'hand').length, 1);
    board.battles('Opticlops', 'Mystical Elf');
    same(board.zone('A', 'hand').length, 1);
    const asleep = duel({ at: 'battle', A: { monsters: ['Lucky Pied Piper'] }, B: { monsters: ['Mystical Elf'] } });
    asleep.battles('Lucky Pied Piper', 'Mystical Elf');
    same(asleep.zone('A', 'hand'), []);
  }),
  'Aquarian Alessa': gemini('Aquarian Alessa', (duel) => {
    const board = duel({
      A: { monsters: ['Aquarian Alessa', 'Opticlops'] },
      B: { hand: ['Battle Ox', 'Battle Ox'], monsters: ['Mystical Elf', 'Mystical Elf'] },
    });
    board.does('normalSummon', 'Aquarian Alessa').settles().does('enterBattle').settles();
    board.does('attack', 'Aquarian Alessa', 'Mystical Elf').must().settles();
    same(board.zone('B', 'hand').length, 1);
    board.battles('Opticlops', 'Mystical Elf');
    same(board.zone('B', 'hand').length, 1);
    const asleep = duel({
      at: 'battle',
      A: { monsters: ['Aquarian Alessa'] },
      B: { hand: ['Battle Ox'], monsters: ['Mystical Elf'] },
    });
    asleep.battles('Aquarian Alessa', 'Mystical Elf');
    same(asleep.zone('B', 'hand').length, 1);
  }),
};
