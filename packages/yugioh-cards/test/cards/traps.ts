import { type Kit, type Proofs, same } from './board.ts';

/** A attacks with a monster while B has the trap; B may answer. */
const attacked = (duel: Kit['duel'], trap: string, attacker: string, target: string | null, more: object = {}) =>
  duel({
    at: 'battle',
    A: { monsters: [attacker] },
    B: { monsters: target ? [target] : [], spells: [{ card: trap, set: true }] },
    ...more,
  })
    .does('attack', attacker, target)
    .seat('B');

/** What answers an attack of the opponent answers no attack of its own side, and nothing else. */
const onlyAttacks =
  (trap: string): Proofs[string][string] =>
  (duel) => {
    const own = duel({ at: 'battle', A: { monsters: ['Gemini Elf'], spells: [{ card: trap, set: true }] } });
    own.does('attack', 'Gemini Elf', null);
    same(own.whyNot('activate', trap).includes('condition-not-met'), true, 'its own attack');
    const summon = duel({
      A: { hand: ['Gemini Elf'] },
      B: { monsters: ['Opticlops'], spells: [{ card: trap, set: true }] },
    });
    summon.summons('Gemini Elf').seat('B');
    same(summon.whyNot('activate', trap).includes('condition-not-met'), true, 'a summon');
    const fresh = duel({
      at: 'battle',
      A: { monsters: ['Gemini Elf'] },
      B: { spells: [{ card: trap, set: true, since: 3 }] },
    });
    fresh.does('attack', 'Gemini Elf', null).seat('B');
    same(fresh.whyNot('activate', trap), ['set-this-turn']);
  };

export const traps: Proofs = {
  'Mirror Force': {
    'destroys all monsters of the attacking side in attack position': (duel) => {
      const board = duel({
        at: 'battle',
        A: {
          monsters: [
            'Gemini Elf',
            'Opticlops',
            { card: 'Giant Orc', set: true },
            { card: 'Battle Ox', position: 'defense' },
          ],
        },
        B: { monsters: ['Celtic Guardian'], spells: [{ card: 'Mirror Force', set: true }] },
      });
      board.does('attack', 'Gemini Elf', 'Celtic Guardian').seat('B').uses('Mirror Force').settles();
      same(board.zone('A', 'monsters'), ['Giant Orc', 'Battle Ox']);
      same(board.zone('B', 'monsters'), ['Celtic Guardian']);
    },
    'answers only an attack of the opponent': onlyAttacks('Mirror Force'),
  },
  'Sakuretsu Armor': {
    'destroys the attacker': (duel) => {
      const board = duel({
        at: 'battle',
        A: { monsters: ['Gemini Elf', 'Opticlops'] },
        B: { monsters: ['Celtic Guardian'], spells: [{ card: 'Sakuretsu Armor', set: true }] },
      });
      board.does('attack', 'Gemini Elf', 'Celtic Guardian').seat('B').does('activate', 'Sakuretsu Armor');
      same(board.choices(), ['Gemini Elf'], 'it targets');
      board.answers('Gemini Elf').settles();
      same([board.zone('A', 'monsters'), board.zone('B', 'monsters')], [['Opticlops'], ['Celtic Guardian']]);
    },
    'answers only an attack of the opponent': onlyAttacks('Sakuretsu Armor'),
  },
  'Magic Cylinder': {
    'negates the attack and deals its strength as damage': (duel) => {
      const board = attacked(duel, 'Magic Cylinder', 'Gemini Elf', 'Celtic Guardian');
      board.does('activate', 'Magic Cylinder');
      same(board.choices(), ['Gemini Elf'], 'it targets');
      board.answers('Gemini Elf').settles();
      same(board.life, [6100, 8000]);
      same([board.zone('A', 'monsters'), board.zone('B', 'monsters')], [['Gemini Elf'], ['Celtic Guardian']]);
    },
    'deals no damage when there is no attack left to negate': (duel) => {
      const board = duel({
        at: 'battle',
        A: { monsters: ['Gemini Elf'], spells: [{ card: 'Book of Moon', set: true }] },
        B: {
          spells: [
            { card: 'Magic Cylinder', set: true },
            { card: 'Sakuretsu Armor', set: true },
          ],
        },
      });
      board.does('attack', 'Gemini Elf', null).seat('B').uses('Magic Cylinder', 'Gemini Elf').passes();
      board.uses('Sakuretsu Armor', 'Gemini Elf').settles();
      same(board.life, [8000, 8000]);
      const cylinder = { card: 'Magic Cylinder', set: true };
      const twice = duel({ at: 'battle', A: { monsters: ['Gemini Elf'] }, B: { spells: [cylinder, cylinder] } });
      twice.does('attack', 'Gemini Elf', null).seat('B').uses('Magic Cylinder', 'Gemini Elf').passes();
      twice.uses('Magic Cylinder', 'Gemini Elf').settles();
      same(twice.life, [6100, 8000], 'an attack is negated once');
    },
    'answers only an attack of the opponent': onlyAttacks('Magic Cylinder'),
  },
  'Ring of Destruction': {
    'destroys a face-up monster of either side; both players take its attack': (duel) => {
      const board = duel({
        A: { hand: ['Rush Recklessly'], monsters: ['Gemini Elf', { card: 'Giant Orc', set: true }] },
        B: { monsters: ['Celtic Guardian'], spells: [{ card: 'Ring of Destruction', set: true }] },
      });
      board.uses('Rush Recklessly', 'Gemini Elf').settles().does('endTurn').does('activate', 'Ring of Destruction');
      same(board.choices().sort(), ['Celtic Guardian', 'Gemini Elf']);
      board.answers('Gemini Elf').settles();
      same(board.zone('A', 'monsters'), ['Giant Orc']);
      same(board.life, [5400, 5400], 'as it stood on the field');
    },
    'is a draw when it takes the last of both': (duel) => {
      const board = duel({
        A: { life: 1900, monsters: ['Gemini Elf'], spells: [{ card: 'Ring of Destruction', set: true }] },
        B: { life: 1000 },
      });
      board.uses('Ring of Destruction', 'Gemini Elf').settles();
      same(board.state.result, 3);
    },
    'harms nobody when the monster is not destroyed': (duel) => {
      const board = duel({
        A: { spells: [{ card: 'Ring of Destruction', set: true }] },
        B: { monsters: ['Gemini Elf'], spells: [{ card: 'Book of Moon', set: true }] },
      });
      board.uses('Ring of Destruction', 'Gemini Elf').uses('Book of Moon', 'Gemini Elf').settles();
      same(board.life, [8000, 8000]);
      same(board.zone('B', 'monsters'), ['Gemini Elf']);
      const ring = { card: 'Ring of Destruction', set: true };
      const twice = duel({ A: { spells: [ring] }, B: { monsters: ['Gemini Elf'], spells: [ring] } });
      twice.uses('Ring of Destruction', 'Gemini Elf').uses('Ring of Destruction', 'Gemini Elf').settles();
      same(twice.life, [6100, 6100], 'it was destroyed once');
    },
    'cannot be used in the damage step': (duel) => {
      const board = duel({
        at: 'battle',
        A: { monsters: ['Gemini Elf'] },
        B: { spells: [{ card: 'Ring of Destruction', set: true }] },
      });
      board.does('attack', 'Gemini Elf', null).passes(2).seat('B');
      same(board.whyNot('activate', 'Ring of Destruction'), ['damage-step']);
    },
  },
  'Dust Tornado': {
    'destroys a spell or trap of the opponent, and may set one from the hand': (duel) => {
      for (const sets of [true, false]) {
        const board = duel({
          A: {
            hand: ['Mirror Force', 'Pot of Greed', 'Gemini Elf'],
            spells: [{ card: 'Dust Tornado', set: true }, 'Swords of Revealing Light'],
          },
          B: {
            field: ['Umi'],
            spells: [
              { card: 'Torrential Tribute', set: true },
              { card: 'Scapegoat', set: true },
            ],
          },
        });
        board.does('activate', 'Dust Tornado');
        same(board.choices().sort(), ['Scapegoat', 'Torrential Tribute', 'Umi']);
        board.answers('Torrential Tribute').settles();
        same(board.zone('B', 'graveyard'), ['Torrential Tribute']);
        board.answers(sets);
        if (sets) {
          same(board.choices().sort(), ['Mirror Force', 'Pot of Greed']);
          board.answers('Mirror Force');
        }
        board.settles();
        same(board.zone('A', 'hand').includes('Mirror Force'), !sets);
        same(board.zone('A', 'spells').includes('Mirror Force'), sets);
      }
    },
    'sets nothing when it destroyed nothing': (duel) => {
      const board = duel({
        A: { hand: ['Mirror Force'], spells: [{ card: 'Dust Tornado', set: true }] },
        B: { spells: [{ card: 'Scapegoat', set: true }] },
      });
      board.uses('Dust Tornado', 'Scapegoat').uses('Scapegoat').settles();
      same(board.zone('B', 'graveyard'), ['Scapegoat']);
      const gone = duel({
        A: { hand: ['Mirror Force'], spells: [{ card: 'Dust Tornado', set: true }] },
        B: {
          spells: [
            { card: 'Torrential Tribute', set: true },
            { card: 'Mystical Space Typhoon', set: true },
          ],
        },
      });
      gone.uses('Dust Tornado', 'Torrential Tribute').uses('Mystical Space Typhoon', 'Torrential Tribute').settles();
      same(gone.may('answer'), false);
      same(gone.zone('A', 'hand'), ['Mirror Force']);
    },
    'needs a target on the other side': (duel) => {
      const board = duel({ A: { spells: [{ card: 'Dust Tornado', set: true }, 'Swords of Revealing Light'] } });
      same(board.whyNot('activate', 'Dust Tornado'), ['no-target']);
    },
  },
  'Call of the Haunted': {
    'revives a monster of its own graveyard in attack position': (duel) => {
      const board = duel({
        A: {
          spells: [{ card: 'Call of the Haunted', set: true }],
          graveyard: ['Gemini Elf', 'Opticlops', 'Asura Priest', 'Pot of Greed'],
        },
        B: { graveyard: ['Battle Ox'] },
      });
      board.does('activate', 'Call of the Haunted');
      same(board.choices().sort(), ['Gemini Elf', 'Opticlops']);
      board.answers('Gemini Elf').settles();
      same(board.position('Gemini Elf'), 'attack');
      same(board.zone('A', 'spells'), ['Call of the Haunted']);
    },
    'and its monster fall together': (duel) => {
      const revived = () =>
        duel({
          A: {
            monsters: ['Opticlops'],
            spells: [{ card: 'Call of the Haunted', set: true }],
            graveyard: ['Gemini Elf'],
          },
          B: { hand: ['Mystical Space Typhoon', 'Smashing Ground', 'Book of Moon'] },
        })
          .uses('Call of the Haunted', 'Gemini Elf')
          .settles()
          .ends();
      const trap = revived().uses('Mystical Space Typhoon', 'Call of the Haunted').settles();
      same(trap.zone('A', 'monsters'), ['Opticlops']);
      const other = revived().uses('Smashing Ground').passes(2).answers('Opticlops').settles();
      same([other.zone('A', 'monsters'), other.zone('A', 'spells')], [['Gemini Elf'], ['Call of the Haunted']]);
      other.does('endTurn').settles();
      const monster = revived().does('enterBattle').settles();
      same(monster.zone('A', 'spells'), ['Call of the Haunted']);
      const smashed = duel({
        A: { spells: [{ card: 'Call of the Haunted', set: true }], graveyard: ['Gemini Elf'] },
        B: { hand: ['Smashing Ground'] },
      })
        .uses('Call of the Haunted', 'Gemini Elf')
        .settles()
        .ends()
        .uses('Smashing Ground')
        .settles();
      same(smashed.zone('A', 'graveyard').sort(), ['Call of the Haunted', 'Gemini Elf']);
    },
    'stays without meaning when its monster leaves otherwise': (duel) => {
      const board = duel({
        A: {
          hand: ['Summoned Skull'],
          spells: [{ card: 'Call of the Haunted', set: true }],
          graveyard: ['Gemini Elf'],
        },
      });
      board.uses('Call of the Haunted', 'Gemini Elf').settles().summons('Summoned Skull', 'Gemini Elf').settles();
      same(board.zone('A', 'spells'), ['Call of the Haunted']);
    },
    'binds nobody while it is negated': (duel) => {
      const revived = (monster: string) =>
        duel({
          A: {
            hand: ['Jinzo'],
            spells: [{ card: 'Call of the Haunted', set: true }],
            graveyard: [monster, 'Opticlops'],
          },
          B: { hand: ['Mystical Space Typhoon', 'Smashing Ground'] },
        })
          .uses('Call of the Haunted', monster)
          .settles();
      const trap = revived('Jinzo').ends().uses('Mystical Space Typhoon', 'Call of the Haunted').settles();
      same(trap.zone('A', 'monsters'), ['Jinzo']);
      const monster = revived('Jinzo').ends().uses('Smashing Ground').settles();
      same([monster.zone('A', 'monsters'), monster.zone('A', 'spells')], [[], ['Call of the Haunted']]);
      const bound = revived('Gemini Elf').ends().uses('Mystical Space Typhoon', 'Call of the Haunted').settles();
      same(bound.zone('A', 'monsters'), []);
    },
  },
  'Bottomless Trap Hole': {
    'destroys and removes what was summoned with 1500 or more': (duel) => {
      const board = duel({
        A: { hand: ['Gemini Elf'], monsters: ['Opticlops'] },
        B: { spells: [{ card: 'Bottomless Trap Hole', set: true }] },
      });
      board.summons('Gemini Elf').seat('B').uses('Bottomless Trap Hole').settles();
      same([board.zone('A', 'removed'), board.zone('A', 'monsters')], [['Gemini Elf'], ['Opticlops']]);
    },
    'answers flip and special summons too, but no weak monster, no set, and no summon of its own side': (duel) => {
      const spells = [{ card: 'Bottomless Trap Hole', set: true }];
      const flipped = duel({ A: { monsters: [{ card: 'Gemini Elf', set: true }] }, B: { spells } });
      same(flipped.does('flipSummon', 'Gemini Elf').seat('B').may('activate', 'Bottomless Trap Hole'), true);
      const weak = duel({ A: { hand: ['Celtic Guardian'], monsters: ['Opticlops'] }, B: { spells } })
        .summons('Celtic Guardian')
        .seat('B');
      same(weak.whyNot('activate', 'Bottomless Trap Hole'), ['condition-not-met']);
      const own = duel({ A: { hand: ['Gemini Elf'], spells } }).summons('Gemini Elf');
      same(own.whyNot('activate', 'Bottomless Trap Hole'), ['condition-not-met']);
      const set = duel({ A: { hand: ['Gemini Elf'] }, B: { spells } })
        .does('setMonster', 'Gemini Elf')
        .placed();
      same(set.settles().state.decider, 0);
    },
    'takes only those of several that are strong enough': (duel) => {
      const board = duel({
        A: { hand: ['Scapegoat'] },
        B: { spells: [{ card: 'Bottomless Trap Hole', set: true }] },
      });
      board.uses('Scapegoat').passes(2).seat('B');
      same(board.whyNot('activate', 'Bottomless Trap Hole'), ['condition-not-met']);
    },
    'does nothing when the monster is no longer face-up or strong enough at its resolution': (duel) => {
      const board = duel({
        A: { hand: ['Gemini Elf', 'Book of Moon'] },
        B: { spells: [{ card: 'Bottomless Trap Hole', set: true }] },
      });
      board.summons('Gemini Elf').seat('B').uses('Bottomless Trap Hole').uses('Book of Moon', 'Gemini Elf').settles();
      same(board.position('Gemini Elf'), 'set');
      const weaker = duel({
        A: { hand: ['Gemini Elf', 'Shrink'] },
        B: { spells: [{ card: 'Bottomless Trap Hole', set: true }] },
      });
      weaker.summons('Gemini Elf').seat('B').uses('Bottomless Trap Hole').uses('Shrink', 'Gemini Elf').settles();
      same(weaker.zone('A', 'monsters'), ['Gemini Elf']);
    },
  },
  'Torrential Tribute': {
    'destroys every monster when one is summoned by either side': (duel) => {
      const monsters = ['Opticlops', { card: 'Giant Orc', set: true }];
      const spells = [{ card: 'Torrential Tribute', set: true }];
      const theirs = duel({ A: { hand: ['Gemini Elf'], monsters }, B: { monsters, spells } });
      theirs.summons('Gemini Elf').seat('B').uses('Torrential Tribute').settles();
      same([theirs.zone('A', 'monsters'), theirs.zone('B', 'monsters')], [[], []]);
      const own = duel({ A: { hand: ['Gemini Elf'], monsters, spells }, B: { monsters } });
      own.summons('Gemini Elf').uses('Torrential Tribute').settles();
      same([own.zone('A', 'monsters'), own.zone('B', 'monsters')], [[], []]);
    },
    'answers no set, and nothing but a summon': (duel) => {
      const spells = [{ card: 'Torrential Tribute', set: true }];
      const set = duel({ A: { hand: ['Gemini Elf'], monsters: ['Opticlops'], spells } });
      set.does('setMonster', 'Gemini Elf').placed();
      same(set.whyNot('activate', 'Torrential Tribute'), ['condition-not-met']);
    },
  },
};
