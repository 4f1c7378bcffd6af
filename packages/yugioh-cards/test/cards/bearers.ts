import { type Kit, type Proofs, same } from './board.ts';

const set = (card: string) => ({ card, set: true });

/** A trap that answers an attack of the opponent, and no other. */
const answersAttacks = (trap: string, attacker = 'Gemini Elf') => ({
  'answers attacks of the opponent alone': (duel: Kit['duel']) => {
    const own = duel({ at: 'battle', A: { monsters: [attacker], spells: [set(trap)] }, B: {} });
    same(own.whyNot('activate', trap).length > 0, true);
    own.does('attack', attacker, null).seat('A');
    same(own.may('activate', trap), false);
  },
});

/** What equips, what protects, and what pays for it. */
export const bearers: Proofs = {
  'Butterfly Dagger - Elma': {
    'strengthens, and comes back when it is destroyed': (duel) => {
      const board = duel({
        A: { hand: ['Butterfly Dagger - Elma', 'Mystical Space Typhoon'], monsters: ['Gemini Elf'] },
      });
      board.uses('Butterfly Dagger - Elma', 'Gemini Elf').settles();
      same(board.stat('Gemini Elf', 'atk'), 2200);
      board.uses('Mystical Space Typhoon').triggers().settles();
      same(board.zone('A', 'hand'), ['Butterfly Dagger - Elma']);
      const other = duel({
        A: { hand: ['Mystical Space Typhoon'], graveyard: ['Butterfly Dagger - Elma'] },
        B: { spells: ['Toon World'] },
      });
      same(other.uses('Mystical Space Typhoon').anyOffered(), false);
    },
  },
  'Cestus of Dagla': {
    'strengthens a fairy': (duel) => {
      const board = duel({ A: { hand: ['Cestus of Dagla'], monsters: ['Gellenduo', 'Gemini Elf'] } });
      board.uses('Cestus of Dagla', 'Gellenduo').settles();
      same(board.stat('Gellenduo', 'atk'), 2200);
    },
  },
  'Lucky Iron Axe': {
    'draws for itself alone': (duel) => {
      const board = duel({
        turnOf: 'B',
        A: { graveyard: ['Lucky Iron Axe'], spells: ['Toon World'] },
        B: { hand: ['Mystical Space Typhoon'] },
      });
      same(board.uses('Mystical Space Typhoon').settles().zone('A', 'hand'), []);
    },
  },
  'Magic Formula': {
    'heals for itself alone, and only from the field': (duel) => {
      const board = duel({
        A: { graveyard: ['Magic Formula'], spells: ['Toon World'], hand: ['Mystical Space Typhoon'] },
      });
      same(board.uses('Mystical Space Typhoon').settles().life, [8000, 8000]);
      const hand = duel({ A: { hand: ['Magic Formula', 'Tribe-Infecting Virus'] } }).summons('Tribe-Infecting Virus');
      hand.settles().uses('Tribe-Infecting Virus', 'Magic Formula').declares('fiend').settles();
      same(hand.life, [8000, 8000]);
    },
  },
  'Spring of Rebirth': {
    'lies there, and heals for what returns to the hand': (duel) => {
      const board = duel({
        A: { hand: ['Spring of Rebirth', 'Smashing Ground'], spells: [set('Compulsory Evacuation Device')] },
        B: { monsters: ['Gemini Elf', 'Opticlops'] },
      });
      board.uses('Spring of Rebirth').settles();
      same(board.zone('A', 'spells').length, 2);
      same(board.uses('Smashing Ground').settles().life, [8000, 8000]);
      board.uses('Compulsory Evacuation Device').settles();
      same(board.life, [8500, 8000]);
    },
  },
  'The Sanctuary in the Sky': {
    'spares the players of fairies alone': (duel) => {
      const board = duel({
        at: 'battle',
        A: { monsters: ['Summoned Skull'] },
        B: { field: ['The Sanctuary in the Sky'], monsters: ['Gemini Elf'] },
      });
      same(board.battles('Summoned Skull', 'Gemini Elf').life, [8000, 7400]);
    },
  },
  'Begone, Knave!': {
    'stays, and lets effects deal their damage': (duel) => {
      const board = duel({ A: { spells: [set('Begone, Knave!')], hand: ['Goblin Thief'] } });
      board.uses('Begone, Knave!').settles();
      same(board.zone('A', 'spells'), ['Begone, Knave!']);
      board.uses('Goblin Thief');
      same([board.anyOffered(), board.life], [false, [8500, 7500]]);
      same(board.zone('A', 'graveyard'), ['Goblin Thief']);
    },
  },
  "Hard-sellin' Goblin": {
    'stays, and does not sell for the damage of effects': (duel) => {
      const board = duel({
        A: { spells: [set("Hard-sellin' Goblin")], hand: ['Goblin Thief'] },
        B: { spells: [set('Jar of Greed')] },
      });
      board.uses("Hard-sellin' Goblin").settles();
      same(board.zone('A', 'spells'), ["Hard-sellin' Goblin"]);
      same(board.uses('Goblin Thief').anyOffered(), false);
    },
  },
  'Draining Shield': answersAttacks('Draining Shield'),
  'Enchanted Javelin': answersAttacks('Enchanted Javelin'),
  Supercharge: {
    ...answersAttacks('Supercharge', 'Cycroid'),
    'needs monsters of its own': (duel) => {
      const board = duel({
        at: 'battle',
        turnOf: 'B',
        A: { spells: [set('Supercharge')] },
        B: { monsters: ['Sangan'] },
      });
      board.does('attack', 'Sangan', null).seat('A');
      same(board.may('activate', 'Supercharge'), false);
    },
  },
  'The Legendary Fisherman': {
    'is out of reach only while the sea is there': (duel) => {
      const fisher = 'The Legendary Fisherman';
      const shot = (field: unknown[]) =>
        duel({
          A: { hand: ['Smashing Ground'], monsters: ['Summoned Skull'] },
          B: { monsters: [fisher, 'Mystical Elf'], field },
        } as never);
      const tribes = (field: unknown[]) => shot(field).does('enterBattle').settles();
      for (const [field, safe] of [
        [[], false],
        [['Umi'], true],
        [['The Sanctuary in the Sky'], false],
      ] as const) {
        const board = tribes([...field]);
        same([board.may('attack', 'Summoned Skull', fisher), field], [!safe, field]);
        same([board.may('attack', 'Summoned Skull', 'Mystical Elf'), field], [true, field]);
        const hit = duel({ A: { hand: ['Raigeki'] }, B: { monsters: [fisher], field: [...field] } } as never);
        same([hit.uses('Raigeki').settles().zone('B', 'monsters'), field], [safe ? [fisher] : [], field]);
      }
      const dry = duel({ A: { hand: ['Raigeki'] }, B: { monsters: [fisher], field: [set('Umi')] } });
      same(dry.uses('Raigeki').settles().zone('B', 'monsters'), []);
    },
  },
  Metamorphosis: {
    'brings nothing that waits for its own summon': (duel) => {
      const board = duel({
        A: {
          hand: ['Metamorphosis'],
          monsters: ['Summoned Skull'],
          fusion: ['XY-Dragon Cannon', 'Fiend Skull Dragon', 'Ryu Senshi'],
        },
      });
      board.uses('Metamorphosis', 'Summoned Skull').passes(2);
      same(board.choices(), ['Ryu Senshi']);
    },
  },
};
