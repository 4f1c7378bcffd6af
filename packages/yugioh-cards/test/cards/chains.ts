import { type Kit, type Proofs, same } from './board.ts';

const set = (card: string) => ({ card, set: true });

/** A trap that comes back by its place in the chain. */
const comesBack = (name: string, life: readonly number[]) => ({
  'goes to the graveyard, the deck or the hand by its place in the chain': (duel: Kit['duel']) => {
    const first = duel({ A: { spells: [set(name)] } })
      .uses(name)
      .settles();
    same([first.life, first.zone('A', 'graveyard')], [life, [name]]);
    const second = duel({ seed: 5, A: { hand: ['Red Medicine'], spells: [set(name)] } });
    second.uses('Red Medicine').seat('A').uses(name).settles();
    same([second.zone('A', 'graveyard'), second.zone('A', 'spells')], [['Red Medicine'], []]);
    same([second.zone('A', 'deck').includes(name), second.zone('A', 'deck')[0] === name], [true, false]);
    const third = duel({
      A: { hand: ['Scapegoat'], spells: [set('Jar of Greed'), set(name)] },
      B: { spells: [set('Jar of Greed')] },
    });
    third.uses('Scapegoat').uses('Jar of Greed').uses('Jar of Greed').seat('A').uses(name).settles();
    same(third.zone('A', 'hand').includes(name), true);
  },
});

/** Chains, discards, hands. */
export const chains: Proofs = {
  'Chain Strike': {
    'deals 400 for each link up to its own, and needs one before it': (duel) => {
      const board = duel({ A: { hand: ['Pot of Greed', 'Chain Strike'] } });
      same(board.whyNot('activate', 'Chain Strike'), ['condition-not-met']);
      board.uses('Pot of Greed').seat('A').uses('Chain Strike').settles();
      same(board.life, [8000, 7200]);
    },
    'does not go into a chain with two cards of one name': (duel) => {
      const board = duel({ A: { hand: ['Pot of Greed', 'Chain Strike', 'Chain Strike'] } });
      board.uses('Pot of Greed').seat('A').uses('Chain Strike').seat('A');
      same(board.whyNot('activate', 'Chain Strike'), ['condition-not-met']);
    },
  },
  'Chain Healing': comesBack('Chain Healing', [8500, 8000]),
  'Chain Detonation': comesBack('Chain Detonation', [8000, 7500]),
  'Fengsheng Mirror': {
    'shows the hand of the opponent and takes a spirit out of it': (duel) => {
      const board = duel({
        A: { hand: ['Fengsheng Mirror'] },
        B: { hand: ['Yamata Dragon', 'Gemini Elf', 'Fushi No Tori'] },
      });
      board.uses('Fengsheng Mirror').settles();
      same(board.choices().sort(), ['Fushi No Tori', 'Yamata Dragon']);
      board.answers('Yamata Dragon').settles();
      same(board.zone('B', 'graveyard'), ['Yamata Dragon']);
      same(board.state.card.known[board.card('Gemini Elf')], 3);
      const empty = duel({ A: { hand: ['Fengsheng Mirror'] } });
      same(empty.whyNot('activate', 'Fengsheng Mirror'), ['nothing-to-do']);
    },
  },
  'Kahkki, Guerilla of Dark World': {
    'destroys a monster when an effect discards it, not when a cost does': (duel) => {
      const name = 'Kahkki, Guerilla of Dark World';
      const board = duel({
        A: { hand: ['Morphing Jar', name], monsters: [{ card: 'Morphing Jar', set: true, since: 1 }] },
        B: { monsters: ['Opticlops'] },
      });
      board.does('flipSummon', 'Morphing Jar').must().must('Opticlops').settles();
      same(board.zone('B', 'monsters'), []);
      const cost = duel({ A: { hand: ['The Tricky', name] }, B: { monsters: ['Opticlops'] } });
      cost.does('specialSummon', 'The Tricky').answers(name).arrives();
      same(cost.anyOffered(), false);
      const other = duel({
        A: { hand: ['Gemini Elf'], monsters: [{ card: 'Morphing Jar', set: true, since: 1 }], graveyard: [name] },
      });
      same(other.does('flipSummon', 'Morphing Jar').must().anyOffered(), false);
    },
  },
  'Sillva, Warlord of Dark World': {
    'comes out when an effect discards it, and costs an opponent who did it two cards': (duel) => {
      const name = 'Sillva, Warlord of Dark World';
      const others = duel({
        A: { hand: ['Gemini Elf'], monsters: [{ card: 'Morphing Jar', set: true, since: 1 }], graveyard: [name] },
      });
      same(others.does('flipSummon', 'Morphing Jar').must().anyOffered(), false);
      const own = duel({ A: { hand: [name], monsters: [{ card: 'Morphing Jar', set: true, since: 1 }] } });
      own.does('flipSummon', 'Morphing Jar').must();
      same([own.anyOffered(), own.offered()], [true, 1]);
      own.must().settles().answers(0).settles();
      same([own.zone('A', 'monsters').includes(name), own.zone('B', 'hand').length], [true, 5]);
      const theirs = duel({
        A: { hand: ['Delinquent Duo', 'Gemini Elf', 'Opticlops', 'Battle Ox'] },
        B: { hand: [name] },
      });
      theirs.uses('Delinquent Duo');
      same([theirs.anyOffered(), theirs.offered()], [true, 1]);
      theirs.must().settles().answers(0);
      same(theirs.state.decider, 0);
      theirs.answers('Gemini Elf', 'Opticlops').settles();
      same([theirs.zone('A', 'hand'), theirs.zone('B', 'monsters')], [['Battle Ox'], [name]]);
      same(theirs.zone('A', 'deck').slice(-2).sort(), ['Gemini Elf', 'Opticlops']);
      const cost = duel({ A: { hand: ['The Tricky', name] } });
      cost.does('specialSummon', 'The Tricky').answers(name).arrives();
      same(cost.anyOffered(), false);
    },
  },
  'Brron, Mad King of Dark World': {
    'may discard a card when it deals battle damage to the opponent': (duel) => {
      const name = 'Brron, Mad King of Dark World';
      const board = duel({ at: 'battle', A: { hand: ['Gemini Elf', 'Opticlops'], monsters: [name, 'Battle Ox'] } });
      board.does('attack', name, null).triggers();
      while (!board.may('pick', 'Opticlops')) board.passes();
      board.answers('Opticlops').settles();
      same([board.zone('A', 'hand'), board.life], [['Gemini Elf'], [8000, 6200]]);
      same(board.does('attack', 'Battle Ox', null).anyOffered(), false);
      const no = duel({ at: 'battle', A: { hand: ['Gemini Elf'], monsters: [name] } }).battles(name, null);
      same(no.zone('A', 'hand'), ['Gemini Elf']);
      const hurt = duel({
        at: 'battle',
        A: { monsters: ['Summoned Skull'] },
        B: { hand: ['Gemini Elf'], monsters: [name] },
      });
      same(hurt.does('attack', 'Summoned Skull', name).anyOffered(), false);
    },
  },
  'Doomcaliber Knight': {
    'must tribute itself to negate an effect of a monster, and destroys that': (duel) => {
      const board = duel({
        A: { hand: ['Gemini Elf'], monsters: ['XY-Dragon Cannon'] },
        B: { monsters: ['Doomcaliber Knight'], spells: ['Mage Power'] },
      });
      board.does('activate', 'XY-Dragon Cannon').answers('Gemini Elf', 'Mage Power');
      same(board.whyNot('pass'), ['must-use']);
      board.does('trigger').settles();
      same(
        [board.zone('A', 'monsters'), board.zone('B', 'monsters'), board.zone('B', 'spells')],
        [[], [], ['Mage Power']],
      );
      same(board.zone('B', 'graveyard'), ['Doomcaliber Knight']);
    },
    'answers its own like: the second one negates the first': (duel) => {
      const board = duel({
        A: { hand: ['Gemini Elf'], monsters: ['XY-Dragon Cannon', 'Doomcaliber Knight'] },
        B: { monsters: ['Doomcaliber Knight'], spells: ['Mage Power'] },
      });
      board.does('activate', 'XY-Dragon Cannon').answers('Gemini Elf', 'Mage Power');
      board.does('trigger').does('trigger').settles();
      same([board.zone('B', 'spells'), board.zone('B', 'monsters')], [[], []]);
      same(board.zone('A', 'monsters'), ['XY-Dragon Cannon']);
    },
    'answers no spell, and cannot be special summoned': (duel) => {
      const board = duel({ A: { hand: ['Pot of Greed'] }, B: { monsters: ['Doomcaliber Knight'] } }).uses(
        'Pot of Greed',
      );
      same(board.offered(), 0);
      const back = duel({ A: { hand: ['Premature Burial'], graveyard: ['Doomcaliber Knight'] } });
      same(back.whyNot('activate', 'Premature Burial'), ['no-target']);
    },
  },
  'Spell Vanishing': {
    'negates a spell and sends its like from hand and deck to the graveyard': (duel) => {
      const board = duel({
        A: { hand: ['Pot of Greed', 'Pot of Greed', 'Gemini Elf'], deck: ['Opticlops', 'Pot of Greed', 'Battle Ox'] },
        B: { hand: ['Opticlops', 'Opticlops', 'Battle Ox'], spells: [set('Spell Vanishing')], deck: ['Pot of Greed'] },
      });
      board.uses('Pot of Greed').uses('Spell Vanishing', 'Opticlops', 'Opticlops').settles();
      same([board.zone('A', 'hand'), board.zone('A', 'deck').sort()], [['Gemini Elf'], ['Battle Ox', 'Opticlops']]);
      same(
        [board.zone('A', 'graveyard').length, board.zone('B', 'deck'), board.zone('B', 'hand')],
        [3, ['Pot of Greed'], ['Battle Ox']],
      );
      same(board.state.card.known[board.card('Gemini Elf')], 3);
      const world = duel({
        A: { hand: ['Toon World'], deck: ['Opticlops'] },
        B: { hand: ['Opticlops', 'Opticlops'], spells: [set('Spell Vanishing')] },
      });
      world.uses('Toon World').uses('Spell Vanishing', 'Opticlops', 'Opticlops').settles();
      same(world.zone('A', 'graveyard'), ['Toon World']);
      const poor = duel({
        A: { hand: ['Pot of Greed'] },
        B: { hand: ['Opticlops'], spells: [set('Spell Vanishing')] },
      });
      same(poor.uses('Pot of Greed').whyNot('activate', 'Spell Vanishing'), ['cannot-pay']);
      const trap = duel({
        A: { spells: [set('Jar of Greed')] },
        B: { hand: ['Opticlops', 'Opticlops'], spells: [set('Spell Vanishing')] },
      });
      same(trap.uses('Jar of Greed').may('activate', 'Spell Vanishing'), false);
    },
  },
  Watapon: {
    'comes out when an effect brings it from the deck to the hand, not when it is drawn': (duel) => {
      const board = duel({
        A: { monsters: ['Sangan'], deck: ['Watapon', 'Gemini Elf'] },
        B: { hand: ['Smashing Ground'] },
      });
      board.ends().uses('Smashing Ground').triggers().triggers().settles().answers(0).settles();
      same(board.zone('A', 'monsters'), ['Watapon']);
      const other = duel({
        A: { hand: ['Watapon'], monsters: ['Sangan'], deck: ['Mystical Elf', 'Gemini Elf', 'Gemini Elf'] },
        B: { hand: ['Smashing Ground'] },
      });
      other.ends().uses('Smashing Ground').triggers();
      same(other.anyOffered(), false);
      const drawn = duel({ A: { hand: ['Pot of Greed'], deck: ['Watapon', 'Watapon', 'Gemini Elf'] } });
      same(drawn.uses('Pot of Greed').anyOffered(), false);
    },
  },
  'Fuh-Rin-Ka-Zan': {
    'does one of four things with all four elements on its own field': (duel) => {
      const four = ['Spear Dragon', 'Fushi No Tori', 'Gemini Elf', 'Aquarian Alessa'];
      const opened = () =>
        duel({
          A: { monsters: four, spells: [set('Fuh-Rin-Ka-Zan')] },
          B: { hand: ['Opticlops', 'Opticlops', 'Battle Ox'], monsters: ['Opticlops'], spells: [set('Mirror Force')] },
        })
          .uses('Fuh-Rin-Ka-Zan')
          .passes(2);
      same(opened().answers(0).settles().zone('B', 'monsters'), []);
      same(opened().answers(1).settles().zone('B', 'spells'), []);
      same(opened().answers(2).settles().zone('B', 'hand').length, 1);
      same(opened().answers(3).settles().zone('A', 'hand').length, 2);
      for (const missing of four) {
        const others = four.filter((name) => name !== missing);
        const less = duel({
          A: { monsters: [...others, set(missing)], spells: [set('Fuh-Rin-Ka-Zan')] },
          B: { monsters: [missing] },
        });
        same(less.whyNot('activate', 'Fuh-Rin-Ka-Zan'), ['condition-not-met']);
      }
    },
  },
};
