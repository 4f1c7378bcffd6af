import { type Check, type Proofs, same } from './board.ts';

/** When it is destroyed among the monsters it may stay as a spell. */
const staysAsSpell = (name: string): Record<string, Check> => ({
  'may stay as a spell when it is destroyed': (duel) => {
    const board = duel({ A: { hand: ['Raigeki', 'Mystical Space Typhoon'] }, B: { monsters: [name] } });
    board.uses('Raigeki').passes(2).answers(true).settles();
    same([board.zone('B', 'monsters'), board.zone('B', 'spells')], [[], [name]]);
    board.uses('Mystical Space Typhoon', name).settles();
    same(board.zone('B', 'graveyard'), [name]);
    const goes = duel({ A: { hand: ['Raigeki'] }, B: { monsters: [name] } });
    same(goes.uses('Raigeki').passes(2).answers(false).settles().zone('B', 'graveyard'), [name]);
    const spells = Array(5).fill({ card: 'Mirror Force', set: true });
    const full = duel({ A: { hand: ['Raigeki'] }, B: { monsters: [name], spells } });
    same(full.uses('Raigeki').settles().zone('B', 'graveyard'), [name]);
    const other = duel({ A: { hand: ['Fissure'] }, B: { monsters: [name, 'Mystical Elf'] } });
    same(other.uses('Fissure').passes(2).settles().zone('B', 'graveyard'), ['Mystical Elf']);
  },
});

/** Traps that become monsters, monsters that become spells, traps that become equips. */
export const trapMonsters: Proofs = {
  'Metal Reflect Slime': {
    'becomes a monster that holds its column among the traps as well': (duel) => {
      const opened = duel({
        turnOf: 'B',
        A: {
          hand: ['Dust Tornado'],
          spells: [{ card: 'Metal Reflect Slime', set: true }, ...Array(4).fill({ card: 'Mirror Force', set: true })],
        },
        B: { hand: ['Mystical Space Typhoon', 'Smashing Ground'] },
      });
      opened.does('endTurn').uses('Metal Reflect Slime').settles();
      same(
        [opened.zone('A', 'monsters'), opened.position('Metal Reflect Slime')],
        [['Metal Reflect Slime'], 'defense'],
      );
      same([opened.stat('Metal Reflect Slime', 'atk'), opened.stat('Metal Reflect Slime', 'def')], [0, 3000]);
      opened.ends();
      same(opened.whyNot('setCard', 'Dust Tornado'), ['no-free-zone']);
      opened.ends();
      opened.does('activate', 'Mystical Space Typhoon').placed();
      same(opened.choices().includes('Metal Reflect Slime'), true);
      opened.answers('Metal Reflect Slime').settles();
      same([opened.zone('A', 'monsters'), opened.zone('A', 'graveyard')], [[], ['Metal Reflect Slime']]);
    },
    'does not attack': (duel) => {
      const board = duel({
        turnOf: 'B',
        A: { spells: [{ card: 'Metal Reflect Slime', set: true }], monsters: ['Opticlops'] },
        B: { hand: [] },
      });
      board.does('endTurn').uses('Metal Reflect Slime').settles().ends();
      board.does('changePosition', 'Metal Reflect Slime').settles().does('enterBattle').settles();
      same(board.whyNot('attack', 'Metal Reflect Slime', null), ['forbidden']);
      same(board.may('attack', 'Opticlops', null), true);
    },
  },
  'Embodiment of Apophis': {
    'becomes a normal monster, in a Main Phase only': (duel) => {
      const board = duel({ A: { spells: [{ card: 'Embodiment of Apophis', set: true }] } });
      board.uses('Embodiment of Apophis').settles().answers(0).settles();
      same([board.stat('Embodiment of Apophis', 'atk'), board.stat('Embodiment of Apophis', 'level')], [1600, 4]);
      same(board.zone('A', 'spells'), []);
      const battle = duel({ at: 'battle', A: { spells: [{ card: 'Embodiment of Apophis', set: true }] } });
      same(battle.whyNot('activate', 'Embodiment of Apophis'), ['condition-not-met']);
      const second = duel({ at: 'main2', A: { spells: [{ card: 'Embodiment of Apophis', set: true }] } });
      same(second.may('activate', 'Embodiment of Apophis'), true);
    },
    'lies among the traps again once it is turned down': (duel) => {
      const board = duel({ A: { hand: ['Book of Moon'], spells: [{ card: 'Embodiment of Apophis', set: true }] } });
      board.uses('Embodiment of Apophis').settles().answers(0).settles();
      board.uses('Book of Moon', 'Embodiment of Apophis').settles();
      same([board.zone('A', 'monsters'), board.zone('A', 'spells')], [[], ['Embodiment of Apophis']]);
    },
  },
  'Stronghold the Moving Fortress': {
    'is 3000 stronger with all three gadgets': (duel) => {
      const gadgets = ['Green Gadget', 'Red Gadget', 'Yellow Gadget'];
      const opened = (monsters: (string | { card: string; set: true })[], theirs: string[] = []) => {
        const board = duel({
          A: { monsters, spells: [{ card: 'Stronghold the Moving Fortress', set: true }] },
          B: { monsters: theirs },
        });
        return board.uses('Stronghold the Moving Fortress').settles();
      };
      const board = opened(gadgets);
      same(
        [board.stat('Stronghold the Moving Fortress', 'atk'), board.stat('Stronghold the Moving Fortress', 'def')],
        [3000, 2000],
      );
      same(board.position('Stronghold the Moving Fortress'), 'defense');
      for (const missing of gadgets) {
        const others = gadgets.filter((gadget) => gadget !== missing);
        same(opened(others, [missing]).stat('Stronghold the Moving Fortress', 'atk'), 0);
        same(opened([...others, { card: missing, set: true }]).stat('Stronghold the Moving Fortress', 'atk'), 0);
      }
    },
  },
  'Crystal Beast Sapphire Pegasus': {
    'places a crystal beast among the spells when it is summoned': (duel) => {
      const eagle = 'Crystal Beast Cobalt Eagle';
      const board = duel({
        A: { hand: ['Crystal Beast Sapphire Pegasus'], graveyard: [eagle], deck: ['Gemini Elf', eagle] },
      });
      board.summons('Crystal Beast Sapphire Pegasus').triggers().settles();
      same(board.choices(), [eagle, eagle]);
      board.answers(eagle).settles();
      same(board.zone('A', 'spells'), [eagle]);
      const none = duel({ A: { hand: ['Crystal Beast Sapphire Pegasus', 'Battle Ox'], graveyard: ['Gemini Elf'] } });
      same(none.summons('Crystal Beast Sapphire Pegasus').anyOffered(), false);
      const hand = duel({ A: { hand: ['Crystal Beast Sapphire Pegasus', eagle] } });
      hand.summons('Crystal Beast Sapphire Pegasus').triggers().settles();
      same(hand.zone('A', 'spells'), [eagle]);
      const calm = duel({ A: { hand: ['Gemini Elf', eagle], monsters: ['Crystal Beast Sapphire Pegasus'] } });
      same(calm.summons('Gemini Elf').anyOffered(), false);
    },
    ...staysAsSpell('Crystal Beast Sapphire Pegasus'),
  },
  'Crystal Beast Cobalt Eagle': {
    'puts a crystal beast of one’s own on top of the deck, once a turn': (duel) => {
      const [eagle, pegasus] = ['Crystal Beast Cobalt Eagle', 'Crystal Beast Sapphire Pegasus'];
      const board = duel({
        A: { monsters: [eagle, 'Gemini Elf', { card: pegasus, set: true }], spells: [pegasus] },
        B: { monsters: [pegasus] },
      });
      board.does('activate', eagle);
      same(board.choices().sort(), [eagle, pegasus]);
      board.does('pick', board.first('A', 'spells')).settles();
      same([board.zone('A', 'spells'), board.zone('A', 'deck')[0]], [[], pegasus]);
      same(board.whyNot('activate', eagle, 1), ['limit-reached']);
    },
    ...staysAsSpell('Crystal Beast Cobalt Eagle'),
  },
  'Kunai with Chain': {
    'turns the attacker, strengthens a monster, or both': (duel) => {
      const attacked = () => {
        const board = duel({
          at: 'battle',
          A: { monsters: ['Gemini Elf'] },
          B: { monsters: ['Opticlops'], spells: [{ card: 'Kunai with Chain', set: true }] },
        });
        return board.does('attack', 'Gemini Elf', 'Opticlops').seat('B');
      };
      const turns = attacked().usesEffect('Kunai with Chain', 0, 'Gemini Elf').settles();
      same([turns.position('Gemini Elf'), turns.zone('B', 'spells')], ['defense', []]);
      const equips = attacked().usesEffect('Kunai with Chain', 1, 'Opticlops');
      while (equips.state.recordCount > 0) equips.passes();
      same([equips.stat('Opticlops', 'atk'), equips.zone('B', 'spells')], [2300, ['Kunai with Chain']]);
      const both = attacked()
        .does('activate', 'Kunai with Chain', 2)
        .answers('Gemini Elf')
        .answers('Opticlops')
        .settles();
      same(
        [both.zone('A', 'monsters'), both.position('Gemini Elf'), both.stat('Opticlops', 'atk')],
        [['Gemini Elf'], 'defense', 2300],
      );
    },
    'goes with the monster, and to the graveyard if there is none when it resolves': (duel) => {
      const board = duel({
        A: { monsters: ['Opticlops'], spells: [{ card: 'Kunai with Chain', set: true }] },
        B: { hand: ['Smashing Ground'], spells: [{ card: 'Ring of Destruction', set: true }] },
      });
      board.usesEffect('Kunai with Chain', 1, 'Opticlops').uses('Ring of Destruction', 'Opticlops').settles();
      same([board.zone('A', 'spells'), board.zone('A', 'graveyard').includes('Kunai with Chain')], [[], true]);
      const calm = duel({
        A: { monsters: ['Opticlops'], spells: [{ card: 'Kunai with Chain', set: true }] },
        B: { monsters: ['Gemini Elf'] },
      });
      same(calm.whyNot('activate', 'Kunai with Chain', 0).includes('condition-not-met'), true);
      same(calm.whyNot('activate', 'Kunai with Chain', 2).includes('condition-not-met'), true);
      calm.does('activate', 'Kunai with Chain', 1);
      same(calm.choices(), ['Opticlops']);
      const alone = duel({
        at: 'battle',
        A: { monsters: ['Gemini Elf'] },
        B: { monsters: [{ card: 'Opticlops', set: true }], spells: [{ card: 'Kunai with Chain', set: true }] },
      });
      alone.does('attack', 'Gemini Elf', 'Opticlops').seat('B');
      same(alone.whyNot('activate', 'Kunai with Chain', 2), ['no-target']);
      const down = duel({
        A: { monsters: [{ card: 'Opticlops', set: true }], spells: [{ card: 'Kunai with Chain', set: true }] },
      });
      same(down.whyNot('activate', 'Kunai with Chain', 1), ['no-target']);
    },
  },
};
