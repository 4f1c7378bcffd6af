import { type Board, type Proofs, same } from './board.ts';

/** A pile in which every card is another, so that shuffling shows. */
export const pile = ['Gemini Elf', 'Vorse Raider', 'Battle Ox', 'Luster Dragon', 'Insect Knight', 'Opticlops'];

/** The same cards lie in another order. */
export const shuffled = (board: Board, seat: 'A' | 'B', before: readonly string[]): void => {
  const now = board.zone(seat, 'deck');
  same([...now].sort(), [...before].sort(), 'cards of the deck');
  same(now.join() === before.join(), false, 'the deck lies as before');
};

const soldier = 'Black Luster Soldier - Envoy of the Beginning';

export const monsters: Proofs = {
  'Sinister Serpent': {
    'returns to the hand in its own standby phase': (duel) => {
      const board = duel({ turnOf: 'B', A: { graveyard: ['Sinister Serpent'] } });
      board.ends0().triggers();
      board.settles();
      same(board.zone('A', 'hand').includes('Sinister Serpent'), true);
      same(board.zone('A', 'graveyard'), []);
    },
    'may stay where it is': (duel) => {
      const board = duel({ turnOf: 'B', A: { graveyard: ['Sinister Serpent'] } }).ends();
      same(board.zone('A', 'graveyard'), ['Sinister Serpent']);
    },
    "sleeps in the opponent's standby phase, and on the field": (duel) => {
      const board = duel({ A: { graveyard: ['Sinister Serpent'], monsters: ['Sinister Serpent'] } });
      same(board.ends0().offered(), 0);
      const field = duel({ turnOf: 'B', A: { monsters: ['Sinister Serpent'] } });
      same(field.ends0().offered(), 0);
    },
  },
  Sangan: {
    'fetches a monster of 1500 or less when it is sent from the field to the graveyard': (duel) => {
      const deck = [...pile, 'Celtic Guardian', 'Pot of Greed', 'Mystical Elf'];
      const fetch = duel({
        A: { hand: ['Tribe-Infecting Virus', 'Opticlops'], monsters: ['Sangan'], deck },
        B: { monsters: ['Summoned Skull'] },
      });
      fetch.summons('Tribe-Infecting Virus').settles();
      same(fetch.offered(), 0);
      fetch.uses('Tribe-Infecting Virus', 'Opticlops').declares('fiend').settles();
      same(fetch.choices().sort(), ['Celtic Guardian', 'Mystical Elf']);
      fetch.answers('Celtic Guardian').settles();
      same(fetch.zone('A', 'hand'), ['Celtic Guardian']);
      shuffled(
        fetch,
        'A',
        deck.filter((card) => card !== 'Celtic Guardian'),
      );
    },
    'goes off whether its owner wants it or not': (duel) => {
      const board = duel({
        A: { hand: ['Smashing Ground'] },
        B: { monsters: ['Sangan'], deck: ['Mystical Elf', 'Celtic Guardian'] },
      });
      board.uses('Smashing Ground').passes(2).answers('Sangan');
      same(board.whyNot('pass'), ['must-use']);
    },
    'stays silent when another monster falls, when it was in the hand or the deck, when it is removed': (duel) => {
      const deck = ['Mystical Elf', 'Celtic Guardian'];
      const other = duel({
        A: { hand: ['Smashing Ground'] },
        B: { monsters: ['Gemini Elf'], graveyard: ['Sangan'], deck },
      });
      other.uses('Smashing Ground').passes(2).answers('Gemini Elf');
      same(other.offered(), 0, 'another monster');
      const hand = duel({ A: { hand: ['Graceful Charity', 'Sangan'], deck: [...pile] } });
      hand.uses('Graceful Charity').settles().answers('Sangan', 'Gemini Elf');
      same(hand.offered(), 0, 'from the hand');
      same(hand.zone('A', 'graveyard').includes('Sangan'), true);
      const removed = duel({ A: { hand: ['Nobleman of Crossout'] }, B: { monsters: [{ card: 'Sangan', set: true }] } });
      removed.uses('Nobleman of Crossout', 'Sangan').passes(2);
      same(removed.offered(), 0, 'removed');
    },
  },
  'Mystic Tomato': {
    'brings a dark monster of 1500 or less when destroyed by battle, in attack position': (duel) => {
      const deck = [...pile, 'Sangan', 'Celtic Guardian', 'Pot of Greed', 'Mystic Tomato'];
      const board = duel({
        at: 'battle',
        A: { monsters: ['Summoned Skull'] },
        B: { monsters: ['Mystic Tomato'], deck },
      });
      board.does('attack', 'Summoned Skull', 'Mystic Tomato').triggers().settles();
      same(board.choices().sort(), ['Mystic Tomato', 'Sangan']);
      board.answers('Sangan').settles();
      same(board.zone('B', 'monsters'), ['Sangan']);
      same(board.position('Sangan'), 'attack');
      shuffled(
        board,
        'B',
        deck.filter((card) => card !== 'Sangan'),
      );
    },
    'may be left alone': (duel) => {
      const board = duel({
        at: 'battle',
        A: { monsters: ['Summoned Skull'] },
        B: { monsters: ['Mystic Tomato'], deck: ['Sangan', 'Spirit Reaper'] },
      });
      board.battles('Summoned Skull', 'Mystic Tomato');
      same(board.zone('B', 'monsters'), []);
    },
    'is not answered by an effect that destroys it, or by the fall of another': (duel) => {
      const deck = ['Sangan', 'Spirit Reaper'];
      const effect = duel({ A: { hand: ['Smashing Ground'] }, B: { monsters: ['Mystic Tomato'], deck } });
      effect.uses('Smashing Ground').passes(2).answers('Mystic Tomato');
      same(effect.zone('B', 'graveyard'), ['Mystic Tomato']);
      same(effect.offered(), 0);
      const other = duel({
        at: 'battle',
        A: { monsters: ['Summoned Skull'] },
        B: { monsters: ['Gemini Elf'], graveyard: ['Mystic Tomato'], deck },
      });
      other.does('attack', 'Summoned Skull', 'Gemini Elf');
      same(other.anyOffered(), false);
    },
    'is not offered while all that it shows is stopped from coming': (duel) => {
      const board = duel({
        at: 'battle',
        A: { monsters: ['The Last Warrior from Another Planet'] },
        B: { monsters: ['Mystic Tomato'], deck: ['Sangan', 'Spirit Reaper'] },
      });
      same(board.does('attack', 'The Last Warrior from Another Planet', 'Mystic Tomato').anyOffered(), false);
      same(board.settles().zone('B', 'monsters'), []);
    },
  },
  'Breaker the Magical Warrior': {
    'gets a counter when normal summoned, and is worth 300 more by it': (duel) => {
      const board = duel({ A: { hand: ['Breaker the Magical Warrior'] } }).summons('Breaker the Magical Warrior');
      same(board.whyNot('pass'), ['must-use']);
      board.settles();
      same(board.stat('Breaker the Magical Warrior', 'atk'), 1900);
    },
    'destroys a spell or trap for its counter, once': (duel) => {
      const board = duel({
        A: { hand: ['Breaker the Magical Warrior'], spells: [{ card: 'Dust Tornado', set: true }] },
        B: { spells: [{ card: 'Mirror Force', set: true }, 'Swords of Revealing Light'], field: ['Umi'] },
      });
      board.summons('Breaker the Magical Warrior').settles().does('activate', 'Breaker the Magical Warrior');
      same(board.choices().sort(), ['Dust Tornado', 'Mirror Force', 'Swords of Revealing Light', 'Umi']);
      same(board.stat('Breaker the Magical Warrior', 'atk'), 1600, 'paid at once');
      board.answers('Mirror Force').settles();
      same(board.zone('B', 'graveyard'), ['Mirror Force']);
      same(board.whyNot('activate', 'Breaker the Magical Warrior', 2), ['cannot-pay']);
    },
    'gets nothing when special summoned, or when another is summoned': (duel) => {
      const board = duel({
        A: { hand: ['Premature Burial', 'Gemini Elf'], graveyard: ['Breaker the Magical Warrior'] },
      });
      board.uses('Premature Burial', 'Breaker the Magical Warrior').settles();
      same(board.stat('Breaker the Magical Warrior', 'atk'), 1600);
      board.summons('Gemini Elf').settles();
      same(board.stat('Breaker the Magical Warrior', 'atk'), 1600);
    },
    'needs something to destroy': (duel) => {
      const board = duel({ A: { monsters: [{ card: 'Breaker the Magical Warrior', counters: 1 }] } });
      same(board.whyNot('activate', 'Breaker the Magical Warrior', 2), ['no-target']);
    },
  },
  'Tribe-Infecting Virus': {
    'discards a card and destroys every face-up monster of a declared type': (duel) => {
      const board = duel({
        A: { hand: ['Opticlops'], monsters: ['Tribe-Infecting Virus', 'Archfiend Soldier'] },
        B: { monsters: ['Summoned Skull', 'Gemini Elf', { card: 'Giant Orc', set: true }] },
      });
      board.uses('Tribe-Infecting Virus', 'Opticlops');
      same(board.zone('A', 'graveyard'), ['Opticlops'], 'paid first');
      board.declares('fiend').settles();
      same(board.zone('A', 'monsters'), ['Tribe-Infecting Virus']);
      same(board.zone('B', 'monsters'), ['Gemini Elf', 'Giant Orc']);
    },
    'needs a card to discard, and may go on as long as there is one': (duel) => {
      const board = duel({ A: { hand: ['Opticlops'], monsters: ['Tribe-Infecting Virus'] } });
      board.uses('Tribe-Infecting Virus', 'Opticlops').declares('aqua').settles();
      same(board.zone('A', 'monsters'), []);
      const none = duel({ A: { monsters: ['Tribe-Infecting Virus'] } });
      same(none.whyNot('activate', 'Tribe-Infecting Virus'), ['cannot-pay']);
    },
  },
  'Magician of Faith': {
    'takes a spell back from its own graveyard': (duel) => {
      const board = duel({
        A: {
          monsters: [{ card: 'Magician of Faith', set: true }],
          graveyard: ['Pot of Greed', 'Heavy Storm', 'Mirror Force', 'Gemini Elf'],
        },
        B: { graveyard: ['Graceful Charity'] },
      });
      board.does('flipSummon', 'Magician of Faith');
      same(board.whyNot('pass'), ['must-use']);
      board.does('trigger');
      same(board.choices().sort(), ['Heavy Storm', 'Pot of Greed']);
      board.answers('Pot of Greed').settles();
      same(board.zone('A', 'hand'), ['Pot of Greed']);
    },
    'does nothing when it is summoned face-up, or when another is flipped': (duel) => {
      const board = duel({
        A: { hand: ['Magician of Faith'], monsters: [{ card: 'Gemini Elf', set: true }], graveyard: ['Pot of Greed'] },
      });
      board.summons('Magician of Faith');
      same(board.offered(), 0);
      board.settles().does('flipSummon', 'Gemini Elf');
      same(board.offered(), 0);
    },
  },
  "Gravekeeper's Spy": {
    'brings a Gravekeeper of 1500 or less out of the deck, in a position of choice': (duel) => {
      for (const [option, position] of [
        [0, 'attack'],
        [1, 'defense'],
      ] as const) {
        const deck = [...pile, "Gravekeeper's Guard", "Gravekeeper's Chief", 'Mystical Elf', "Gravekeeper's Spy"];
        const board = duel({ A: { monsters: [{ card: "Gravekeeper's Spy", set: true }], deck } });
        board.does('flipSummon', "Gravekeeper's Spy");
        same(board.whyNot('pass'), ['must-use']);
        board.settles();
        same(board.choices().sort(), ["Gravekeeper's Guard", "Gravekeeper's Spy"]);
        board.answers("Gravekeeper's Guard").settles().answers(option).settles();
        same(board.position("Gravekeeper's Guard"), position);
        shuffled(
          board,
          'A',
          deck.filter((card) => card !== "Gravekeeper's Guard"),
        );
      }
    },
    'is silent when another monster is flipped': (duel) => {
      const board = duel({ A: { monsters: ["Gravekeeper's Spy", { card: 'Gemini Elf', set: true }] } });
      same(board.does('flipSummon', 'Gemini Elf').offered(), 0);
    },
    'shows nobody who is stopped from coming': (duel) => {
      const board = duel({
        at: 'battle',
        A: { monsters: ['The Last Warrior from Another Planet'] },
        B: { monsters: [{ card: "Gravekeeper's Spy", set: true }], deck: ["Gravekeeper's Guard", "Gravekeeper's Spy"] },
      });
      board.battles('The Last Warrior from Another Planet', "Gravekeeper's Spy");
      same(board.may('pick', "Gravekeeper's Guard"), false);
      same(board.zone('B', 'monsters'), []);
    },
  },
  'Morphing Jar': {
    'makes both players discard their hands and draw five': (duel) => {
      const board = duel({
        A: { hand: ['Gemini Elf', 'Pot of Greed'], monsters: [{ card: 'Morphing Jar', set: true }] },
        B: { hand: ['Mirror Force'] },
      });
      board.does('flipSummon', 'Morphing Jar');
      same(board.whyNot('pass'), ['must-use']);
      board.settles();
      same([board.zone('A', 'hand').length, board.zone('B', 'hand').length], [5, 5]);
      same(board.zone('A', 'graveyard').sort(), ['Gemini Elf', 'Pot of Greed']);
      same(board.zone('B', 'graveyard'), ['Mirror Force']);
    },
    'is silent when another monster is flipped': (duel) => {
      const board = duel({ A: { monsters: ['Morphing Jar', { card: 'Gemini Elf', set: true }] } });
      same(board.does('flipSummon', 'Gemini Elf').offered(), 0);
    },
    'costs the duel who cannot draw five, and both draw together': (duel) => {
      const board = duel({
        A: { monsters: [{ card: 'Morphing Jar', set: true }], deck: pile.slice(0, 4) },
        B: { deck: pile.slice(0, 4) },
      });
      board.does('flipSummon', 'Morphing Jar').settles();
      same(board.state.result, 3);
    },
  },
  'Dekoichi the Battlechanted Locomotive': {
    'draws one card, and one for every face-up Bokoichi of its player': (duel) => {
      for (const [wagons, drawn] of [
        [0, 1],
        [2, 3],
      ] as const) {
        const wagon = 'Bokoichi the Freightening Car';
        const board = duel({
          A: {
            monsters: [
              { card: 'Dekoichi the Battlechanted Locomotive', set: true },
              'Gemini Elf',
              ...Array(wagons).fill(wagon),
              { card: wagon, set: true },
            ],
          },
          B: { monsters: [wagon] },
        });
        board.does('flipSummon', 'Dekoichi the Battlechanted Locomotive');
        same(board.whyNot('pass'), ['must-use']);
        board.settles();
        same(board.zone('A', 'hand').length, drawn);
      }
    },
    'is silent when another monster is flipped': (duel) => {
      const board = duel({
        A: { monsters: ['Dekoichi the Battlechanted Locomotive', { card: 'Gemini Elf', set: true }] },
      });
      same(board.does('flipSummon', 'Gemini Elf').offered(), 0);
    },
  },
  'Asura Priest': {
    'returns to the hand in the end phase of the turn it came': (duel) => {
      const board = duel({ A: { hand: ['Asura Priest'] } })
        .summons('Asura Priest')
        .settles();
      board.ends0();
      same(board.zone('A', 'monsters'), ['Asura Priest']);
      board.settles();
      same(board.zone('A', 'hand'), ['Asura Priest']);
    },
    'returns as well when it is turned up by an attack': (duel) => {
      const board = duel({
        at: 'battle',
        A: { monsters: ['Mystical Elf'] },
        B: { monsters: [{ card: 'Asura Priest', set: true }] },
      });
      board.battles('Mystical Elf', 'Asura Priest').does('endBattle').settles().ends();
      same(board.zone('B', 'hand').includes('Asura Priest'), true);
    },
    'stays if it came in another turn': (duel) => {
      const board = duel({ A: { monsters: ['Asura Priest'] } }).ends();
      same(board.zone('A', 'monsters'), ['Asura Priest']);
    },
    'attacks every monster once, but no monster twice and no player afterwards': (duel) => {
      const board = duel({
        at: 'battle',
        A: { monsters: ['Asura Priest'] },
        B: {
          monsters: ['Celtic Guardian', { card: 'Giant Soldier of Stone', position: 'defense' }, 'Magician of Faith'],
        },
      });
      board.battles('Asura Priest', 'Celtic Guardian').battles('Asura Priest', 'Giant Soldier of Stone');
      same(board.whyNot('attack', 'Asura Priest', 'Giant Soldier of Stone'), ['already-attacked-it']);
      board.battles('Asura Priest', 'Magician of Faith');
      same(board.zone('B', 'monsters'), ['Giant Soldier of Stone']);
      const direct = duel({ at: 'battle', A: { monsters: ['Asura Priest'] }, B: { monsters: ['Celtic Guardian'] } });
      direct.battles('Asura Priest', 'Celtic Guardian');
      same(direct.whyNot('attack', 'Asura Priest', null), ['already-attacked']);
    },
    'cannot be special summoned': (duel) => {
      const board = duel({ A: { hand: ['Premature Burial'], graveyard: ['Asura Priest'] } });
      same(board.whyNot('activate', 'Premature Burial'), ['no-target']);
    },
  },
  'Mobius the Frost Monarch': {
    'may destroy up to two spells or traps when tribute summoned': (duel) => {
      for (const picks of [['Mirror Force'], ['Mirror Force', 'Dust Tornado'], ['Umi']]) {
        const board = duel({
          A: {
            hand: ['Mobius the Frost Monarch'],
            monsters: ['Gemini Elf'],
            spells: [{ card: 'Dust Tornado', set: true }],
          },
          B: {
            field: ['Umi'],
            spells: [
              { card: 'Mirror Force', set: true },
              { card: 'Torrential Tribute', set: true },
            ],
          },
        });
        board.summons('Mobius the Frost Monarch', 'Gemini Elf').does('trigger');
        same(board.may('done'), false, 'at least one');
        board.answers(...picks).settles();
        same(
          [...board.zone('A', 'graveyard'), ...board.zone('B', 'graveyard')].sort(),
          ['Gemini Elf', ...picks].sort(),
        );
      }
    },
    'may refrain': (duel) => {
      const board = duel({
        A: { hand: ['Mobius the Frost Monarch'], monsters: ['Gemini Elf'] },
        B: { spells: [{ card: 'Mirror Force', set: true }] },
      });
      board.summons('Mobius the Frost Monarch', 'Gemini Elf').settles();
      same(board.zone('B', 'spells'), ['Mirror Force']);
    },
    'is silent when it is special summoned, or when another is tribute summoned': (duel) => {
      const board = duel({
        A: {
          hand: ['Premature Burial', 'Summoned Skull'],
          monsters: ['Gemini Elf'],
          graveyard: ['Mobius the Frost Monarch'],
        },
        B: { spells: [{ card: 'Mirror Force', set: true }] },
      });
      board.uses('Premature Burial', 'Mobius the Frost Monarch').passes(2);
      same(board.offered(), 0);
      board.settles().summons('Summoned Skull', 'Gemini Elf');
      same(board.offered(), 0);
    },
  },
  'Zaborg the Thunder Monarch': {
    'destroys a monster when tribute summoned, itself if there is no other': (duel) => {
      const board = duel({
        A: { hand: ['Zaborg the Thunder Monarch'], monsters: ['Gemini Elf', 'Mystical Elf'] },
        B: { monsters: [{ card: 'Giant Orc', set: true }] },
      });
      board.summons('Zaborg the Thunder Monarch', 'Gemini Elf');
      same(board.whyNot('pass'), ['must-use']);
      board.does('trigger');
      same(board.choices().sort(), ['Giant Orc', 'Mystical Elf', 'Zaborg the Thunder Monarch']);
      board.answers('Giant Orc').settles();
      same(board.zone('B', 'graveyard'), ['Giant Orc']);
      const alone = duel({ A: { hand: ['Zaborg the Thunder Monarch'], monsters: ['Gemini Elf'] } });
      alone.summons('Zaborg the Thunder Monarch', 'Gemini Elf').settles();
      same(alone.zone('A', 'monsters'), []);
    },
    'is silent when it is special summoned, or when another is tribute summoned': (duel) => {
      const board = duel({
        A: {
          hand: ['Premature Burial', 'Summoned Skull'],
          monsters: ['Gemini Elf'],
          graveyard: ['Zaborg the Thunder Monarch'],
        },
      });
      board.uses('Premature Burial', 'Zaborg the Thunder Monarch').passes(2);
      same(board.offered(), 0);
      board.settles().summons('Summoned Skull', 'Gemini Elf');
      same(board.offered(), 0);
    },
  },
  Jinzo: {
    'forbids traps to both players': (duel) => {
      const board = duel({
        A: { hand: ['Gemini Elf'], monsters: ['Jinzo'], spells: [{ card: 'Torrential Tribute', set: true }] },
        B: { spells: [{ card: 'Bottomless Trap Hole', set: true }] },
      });
      board.summons('Gemini Elf');
      same(board.whyNot('activate', 'Torrential Tribute'), ['forbidden']);
      board.seat('B');
      same(board.whyNot('activate', 'Bottomless Trap Hole'), ['forbidden']);
    },
    'negates the traps on the field: one that was activated before it came': (duel) => {
      const board = duel({
        at: 'battle',
        A: { monsters: ['Gemini Elf'] },
        B: {
          spells: [
            { card: 'Mirror Force', set: true },
            { card: 'Call of the Haunted', set: true },
          ],
          graveyard: ['Jinzo'],
        },
      });
      board.does('attack', 'Gemini Elf', null).seat('B').uses('Mirror Force').seat('B');
      board.uses('Call of the Haunted', 'Jinzo').passes(2);
      same(board.zone('A', 'monsters'), ['Gemini Elf']);
      same(board.zone('B', 'monsters'), ['Jinzo']);
    },
    'lets spells be': (duel) => {
      const board = duel({ A: { hand: ['United We Stand'], monsters: ['Jinzo'] } });
      board.uses('United We Stand', 'Jinzo').settles();
      same(board.stat('Jinzo', 'atk'), 3200);
    },
  },
  'Kycoo the Ghost Destroyer': {
    "may remove one or two monsters from the opponent's graveyard when it deals battle damage": (duel) => {
      for (const picks of [['Gemini Elf'], ['Gemini Elf', 'Opticlops']]) {
        const board = duel({
          at: 'battle',
          A: { monsters: ['Kycoo the Ghost Destroyer'], graveyard: ['Battle Ox'] },
          B: { graveyard: ['Gemini Elf', 'Opticlops', 'Vorse Raider', 'Pot of Greed'] },
        });
        board.does('attack', 'Kycoo the Ghost Destroyer', null).triggers();
        same(board.choices().sort(), ['Gemini Elf', 'Opticlops', 'Vorse Raider']);
        same(board.may('done'), false);
        board.answers(...picks).settles();
        same(board.zone('B', 'removed').sort(), picks);
      }
    },
    'is silent when another monster deals the damage, or when it suffers it': (duel) => {
      const board = duel({
        at: 'battle',
        A: { monsters: ['Kycoo the Ghost Destroyer', 'Gemini Elf'] },
        B: { graveyard: ['Opticlops'] },
      });
      board.does('attack', 'Gemini Elf', null);
      same(board.anyOffered(), false);
      const beaten = duel({
        at: 'battle',
        A: { monsters: ['Kycoo the Ghost Destroyer'] },
        B: { monsters: [{ card: 'Mystical Elf', position: 'defense' }], graveyard: ['Opticlops'] },
      });
      beaten.does('attack', 'Kycoo the Ghost Destroyer', 'Mystical Elf');
      same(beaten.anyOffered(), false);
      same(beaten.life, [7800, 8000]);
    },
    'keeps the opponent from removing cards, not its own player': (duel) => {
      const graveyard = ['Asura Priest', 'Jinzo'];
      const stopped = duel({ A: { hand: [soldier], graveyard }, B: { monsters: ['Kycoo the Ghost Destroyer'] } });
      same(stopped.whyNot('specialSummon', soldier), ['cannot-pay']);
      const free = duel({ A: { hand: [soldier], graveyard, monsters: ['Kycoo the Ghost Destroyer'] } });
      same(free.may('specialSummon', soldier), true);
    },
    'stops effects that would remove cards from a graveyard, not from the field': (duel) => {
      const board = duel({
        at: 'battle',
        A: { monsters: ['Kycoo the Ghost Destroyer'] },
        B: { graveyard: ['Gemini Elf'], monsters: ['Kycoo the Ghost Destroyer', 'Magician of Faith'] },
      });
      board.does('attack', 'Kycoo the Ghost Destroyer', 'Magician of Faith').triggers('Gemini Elf').settles();
      same(board.zone('B', 'removed'), []);
      const field = duel({ A: { monsters: [soldier] }, B: { monsters: ['Kycoo the Ghost Destroyer'] } });
      field.uses(soldier, 'Kycoo the Ghost Destroyer').settles();
      same(field.zone('B', 'removed'), ['Kycoo the Ghost Destroyer']);
    },
  },
  'Don Zaloog': {
    'makes the opponent discard at random, or sends two cards from the deck': (duel) => {
      for (const option of [0, 1]) {
        const board = duel({
          at: 'battle',
          A: { monsters: ['Don Zaloog'] },
          B: { hand: ['Gemini Elf', 'Opticlops'], deck: ['Battle Ox', 'Vorse Raider', 'Luster Dragon'] },
        });
        board.does('attack', 'Don Zaloog', null).triggers().settles();
        board.answers(option).settles();
        same(board.zone('B', 'hand').length, option === 0 ? 1 : 2);
        same(board.zone('B', 'graveyard').length, option === 0 ? 1 : 2);
        same(board.zone('B', 'deck').length, option === 0 ? 3 : 1);
      }
    },
    'may do neither': (duel) => {
      const board = duel({ at: 'battle', A: { monsters: ['Don Zaloog'] }, B: { hand: ['Gemini Elf'] } });
      board.battles('Don Zaloog', null);
      same(board.zone('B', 'hand'), ['Gemini Elf']);
    },
    'is silent when another monster deals the damage, or when it suffers it': (duel) => {
      const board = duel({ at: 'battle', A: { monsters: ['Don Zaloog', 'Gemini Elf'] }, B: { hand: ['Opticlops'] } });
      board.does('attack', 'Gemini Elf', null);
      same(board.anyOffered(), false);
      const beaten = duel({
        at: 'battle',
        A: { monsters: ['Don Zaloog'] },
        B: { hand: ['Opticlops'], monsters: [{ card: 'Mystical Elf', position: 'defense' }] },
      });
      beaten.does('attack', 'Don Zaloog', 'Mystical Elf');
      same(beaten.anyOffered(), false);
    },
  },
};
