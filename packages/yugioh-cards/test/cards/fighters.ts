import { type Proofs, same } from './board.ts';

const soldier = 'Black Luster Soldier - Envoy of the Beginning';

/** Goblin Attack Force and Giant Orc say the same. */
const charges = (card: string): Proofs[string] => ({
  'turns to defense at the end of a battle phase in which it attacked': (duel) => {
    const board = duel({ at: 'battle', A: { monsters: [card] } }).battles(card, null);
    same(board.position(card), 'attack');
    board.does('endBattle').settles();
    same(board.position(card), 'defense');
  },
  'stays that way until the end of its next turn; other monsters are free': (duel) => {
    const board = duel({ at: 'battle', A: { monsters: [card, 'Gemini Elf'] } });
    board.battles(card, null).does('endBattle').settles().ends().ends();
    same(board.whyNot('changePosition', card), ['forbidden']);
    same(board.may('changePosition', 'Gemini Elf'), true);
    board.ends().ends();
    same(board.may('changePosition', card), true);
  },
  'stays in attack position if it did not attack': (duel) => {
    const board = duel({ at: 'battle', A: { monsters: [card] } })
      .does('endBattle')
      .settles();
    same(board.position(card), 'attack');
    const attacked = duel({ turnOf: 'B', at: 'battle', A: { monsters: [card] }, B: { monsters: ['Mystical Elf'] } });
    attacked.battles('Mystical Elf', card).does('endBattle').settles();
    same(attacked.position(card), 'attack');
    same(attacked.ends().may('changePosition', card), true);
  },
});

export const fighters: Proofs = {
  'Goblin Attack Force': charges('Goblin Attack Force'),
  'Giant Orc': charges('Giant Orc'),
  'Spear Dragon': {
    'pierces, and turns to defense when its damage step ends': (duel) => {
      const board = duel({
        at: 'battle',
        A: { monsters: ['Spear Dragon'] },
        B: { monsters: [{ card: 'Celtic Guardian', position: 'defense' }] },
      }).battles('Spear Dragon', 'Celtic Guardian');
      same(board.life, [8000, 7300]);
      same(board.position('Spear Dragon'), 'defense');
      same(board.ends().ends().may('changePosition', 'Spear Dragon'), true, 'no lock');
    },
    'stays in attack position when it is attacked, and when its attack is stopped': (duel) => {
      const board = duel({
        turnOf: 'B',
        at: 'battle',
        A: { monsters: ['Spear Dragon'] },
        B: { monsters: ['Mystical Elf'] },
      });
      board.battles('Mystical Elf', 'Spear Dragon');
      same(board.position('Spear Dragon'), 'attack');
      const stopped = duel({
        at: 'battle',
        A: { monsters: ['Spear Dragon'] },
        B: { spells: [{ card: 'Magic Cylinder', set: true }] },
      });
      stopped.does('attack', 'Spear Dragon', null).seat('B').uses('Magic Cylinder', 'Spear Dragon').settles();
      same(stopped.position('Spear Dragon'), 'attack');
    },
  },
  'Airknight Parshath': {
    'pierces and draws for battle damage': (duel) => {
      const board = duel({
        at: 'battle',
        A: { monsters: ['Airknight Parshath'] },
        B: { monsters: [{ card: 'Celtic Guardian', position: 'defense' }] },
      });
      board.does('attack', 'Airknight Parshath', 'Celtic Guardian');
      for (let i = 0; i < 9 && board.offered() === 0; i++) board.passes();
      same(board.whyNot('pass'), ['must-use']);
      board.settles();
      same(board.life, [8000, 7300]);
      same(board.zone('A', 'hand').length, 1);
    },
    'draws nothing for the damage of another, or for its own': (duel) => {
      const board = duel({ at: 'battle', A: { monsters: ['Airknight Parshath', 'Gemini Elf'] } });
      board.battles('Gemini Elf', null);
      same(board.zone('A', 'hand'), []);
      const beaten = duel({
        at: 'battle',
        A: { monsters: ['Airknight Parshath'] },
        B: { monsters: [{ card: 'Mystical Elf', position: 'defense' }] },
      }).battles('Airknight Parshath', 'Mystical Elf');
      same([...beaten.life, ...beaten.zone('A', 'hand')], [7900, 8000]);
    },
  },
  'Berserk Gorilla': {
    'is destroyed as soon as it is in face-up defense': (duel) => {
      const board = duel({ A: { monsters: ['Berserk Gorilla'] } }).does('changePosition', 'Berserk Gorilla');
      same(board.zone('A', 'graveyard'), ['Berserk Gorilla']);
      same(board.zone('A', 'monsters'), []);
    },
    'lies safely face-down, and falls after the battle that turns it up': (duel) => {
      const board = duel({
        at: 'battle',
        A: { monsters: ['Mystical Elf'] },
        B: { monsters: [{ card: 'Berserk Gorilla', set: true }] },
      });
      same(board.zone('B', 'monsters'), ['Berserk Gorilla']);
      board.battles('Mystical Elf', 'Berserk Gorilla');
      same(board.life, [7800, 8000]);
      same(board.zone('B', 'graveyard'), ['Berserk Gorilla']);
    },
    'must attack if it can; others need not': (duel) => {
      const board = duel({ A: { monsters: ['Berserk Gorilla', 'Gemini Elf'] } });
      same(board.whyNot('endTurn'), ['must-attack']);
      board.does('enterBattle').settles();
      same(board.whyNot('endBattle'), ['must-attack']);
      board.battles('Berserk Gorilla', null);
      same(board.may('endBattle'), true);
    },
    'need not attack when nothing lets it': (duel) => {
      const board = duel({ A: { monsters: ['Berserk Gorilla', 'Thousand-Eyes Restrict'] } });
      same(board.may('endTurn'), true);
    },
  },
  'Blade Knight': {
    'is worth 400 more with one card in hand or none': (duel) => {
      for (const [hand, atk] of [
        [0, 2000],
        [1, 2000],
        [2, 1600],
      ] as const) {
        const board = duel({
          A: { hand: Array(hand).fill('Opticlops'), monsters: ['Blade Knight'] },
          B: { hand: ['Opticlops', 'Opticlops'], monsters: ['Gemini Elf'] },
        });
        same([board.stat('Blade Knight', 'atk'), board.stat('Gemini Elf', 'atk')], [atk, 1900]);
      }
    },
    'negates flip effects of what it destroys while it is alone': (duel) => {
      const alone = duel({
        at: 'battle',
        A: { monsters: ['Blade Knight'] },
        B: { monsters: [{ card: 'Morphing Jar', set: true }] },
      }).battles('Blade Knight', 'Morphing Jar');
      same(alone.zone('B', 'hand'), []);
      const both = duel({
        at: 'battle',
        A: { monsters: ['Blade Knight', { card: 'Gemini Elf', set: true }] },
        B: { monsters: [{ card: 'Morphing Jar', set: true }] },
      }).battles('Blade Knight', 'Morphing Jar');
      same(both.zone('B', 'hand').length, 5);
    },
    'does not touch a flip monster that survives, or an effect that is no flip effect': (duel) => {
      const survivor = duel({
        at: 'battle',
        A: { monsters: ['Blade Knight'] },
        B: { monsters: [{ card: "Gravekeeper's Spy", set: true }], deck: ["Gravekeeper's Guard", "Gravekeeper's Spy"] },
      }).battles('Blade Knight', "Gravekeeper's Spy");
      same(survivor.choices().length, 2);
      const assailant = duel({
        at: 'battle',
        A: { monsters: ['Blade Knight'] },
        B: { monsters: [{ card: 'D.D. Assailant', position: 'defense' }] },
      }).battles('Blade Knight', 'D.D. Assailant');
      same([assailant.zone('A', 'removed'), assailant.zone('B', 'removed')], [['Blade Knight'], ['D.D. Assailant']]);
    },
  },
  'Exarion Universe': {
    'gives up 400 to pierce when it attacks a monster in defense, until the end of the turn': (duel) => {
      const board = duel({
        at: 'battle',
        A: { monsters: ['Exarion Universe'] },
        B: { monsters: [{ card: 'Celtic Guardian', position: 'defense' }] },
      });
      board.does('attack', 'Exarion Universe', 'Celtic Guardian').uses('Exarion Universe');
      board.passes();
      same(board.whyNot('activate', 'Exarion Universe'), ['limit-reached'], 'in one chain');
      board.passes();
      same(board.stat('Exarion Universe', 'atk'), 1400);
      same(board.whyNot('activate', 'Exarion Universe'), ['condition-not-met'], 'it pierces already');
      board.settles();
      same(board.life, [8000, 7800]);
      board.ends();
      same(board.stat('Exarion Universe', 'atk'), 1800);
      board.ends().does('enterBattle').settles().battles('Exarion Universe', null).ends();
      same(board.life, [8000, 6000]);
    },
    'pierces only if it is told to, and for one turn': (duel) => {
      const weak = { card: 'Celtic Guardian', position: 'defense' } as const;
      const board = duel({ at: 'battle', A: { monsters: ['Exarion Universe'] }, B: { monsters: [weak, weak] } });
      board.battles('Exarion Universe', 'Celtic Guardian');
      same(board.life, [8000, 8000]);
      const used = duel({ at: 'battle', A: { monsters: ['Exarion Universe'] }, B: { monsters: [weak, weak] } });
      used.does('attack', 'Exarion Universe', 'Celtic Guardian').uses('Exarion Universe').settles();
      used.does('endBattle').settles().ends().ends().does('enterBattle').settles();
      used.battles('Exarion Universe', 'Celtic Guardian');
      same(used.life, [8000, 7800]);
    },
    'does not when it attacks a monster in attack position or a player, when another attacks, or later': (duel) => {
      const against = (monsters: never[], target: string | null, attacker = 'Exarion Universe') => {
        const board = duel({ at: 'battle', A: { monsters: ['Exarion Universe', 'Gemini Elf'] }, B: { monsters } });
        return board.does('attack', attacker, target);
      };
      const no = ['condition-not-met'];
      const weak = { card: 'Celtic Guardian', position: 'defense' };
      same(against([], null).whyNot('activate', 'Exarion Universe'), no);
      same(against(['Celtic Guardian' as never], 'Celtic Guardian').whyNot('activate', 'Exarion Universe'), no);
      same(against([weak as never], 'Celtic Guardian', 'Gemini Elf').whyNot('activate', 'Exarion Universe'), no);
      const later = against([weak as never], 'Celtic Guardian').passes(2);
      same(later.whyNot('activate', 'Exarion Universe'), no, 'in the damage step');
    },
  },
  'D.D. Warrior Lady': {
    'may remove both after she battled, whoever wins, and before anything reaches the graveyard': (duel) => {
      for (const [attacker, target] of [
        ['D.D. Warrior Lady', 'Summoned Skull'],
        ['D.D. Warrior Lady', 'Magician of Faith'],
      ] as const) {
        const board = duel({ at: 'battle', A: { monsters: [attacker] }, B: { monsters: [target] } });
        board.does('attack', attacker, target).triggers().settles();
        same([board.zone('A', 'removed'), board.zone('B', 'removed')], [[attacker], [target]]);
        same([board.zone('A', 'graveyard'), board.zone('B', 'graveyard')], [[], []]);
      }
      const attacked = duel({ at: 'battle', A: { monsters: ['Sangan'] }, B: { monsters: ['D.D. Warrior Lady'] } });
      attacked.does('attack', 'Sangan', 'D.D. Warrior Lady').triggers().settles();
      same([attacked.zone('A', 'removed'), attacked.zone('B', 'removed')], [['Sangan'], ['D.D. Warrior Lady']]);
      same(attacked.zone('A', 'hand'), [], 'the doomed monster was not sent to the graveyard');
    },
    'may refrain': (duel) => {
      const board = duel({ at: 'battle', A: { monsters: ['D.D. Warrior Lady'] }, B: { monsters: ['Summoned Skull'] } });
      board.battles('D.D. Warrior Lady', 'Summoned Skull');
      same([board.zone('A', 'graveyard'), board.zone('B', 'monsters')], [['D.D. Warrior Lady'], ['Summoned Skull']]);
    },
    'is silent after a direct attack, or when another battles': (duel) => {
      const direct = duel({ at: 'battle', A: { monsters: ['D.D. Warrior Lady'] } });
      direct.does('attack', 'D.D. Warrior Lady', null);
      same(direct.anyOffered(), false);
      const other = duel({
        at: 'battle',
        A: { monsters: ['D.D. Warrior Lady', 'Gemini Elf'] },
        B: { monsters: ['Celtic Guardian'] },
      });
      other.does('attack', 'Gemini Elf', 'Celtic Guardian');
      same(other.anyOffered(), false);
    },
  },
  'D.D. Assailant': {
    'removes itself and its conqueror when it is destroyed by battle': (duel) => {
      const board = duel({ at: 'battle', A: { monsters: ['D.D. Assailant'] }, B: { monsters: ['Summoned Skull'] } });
      board.does('attack', 'D.D. Assailant', 'Summoned Skull');
      for (let i = 0; i < 9 && board.offered() === 0; i++) board.passes();
      same(board.whyNot('pass'), ['must-use']);
      board.settles();
      same([board.zone('A', 'removed'), board.zone('B', 'removed')], [['D.D. Assailant'], ['Summoned Skull']]);
      same(board.zone('A', 'graveyard'), []);
    },
    'does so in a tie as well': (duel) => {
      const board = duel({ at: 'battle', A: { monsters: ['D.D. Assailant'] }, B: { monsters: ['Battle Ox'] } });
      board.battles('D.D. Assailant', 'Battle Ox');
      same([board.zone('A', 'removed'), board.zone('B', 'removed')], [['D.D. Assailant'], ['Battle Ox']]);
    },
    'does nothing when it wins, or when another battles': (duel) => {
      const board = duel({
        at: 'battle',
        A: { monsters: ['D.D. Assailant', 'Celtic Guardian'] },
        B: { monsters: ['Magician of Faith', 'Summoned Skull'] },
      });
      board.battles('D.D. Assailant', 'Magician of Faith').battles('Celtic Guardian', 'Summoned Skull');
      same([board.zone('A', 'removed'), board.zone('B', 'removed')], [[], []]);
    },
  },
  'Spirit Reaper': {
    'is not destroyed by battle': (duel) => {
      const board = duel({ at: 'battle', A: { monsters: ['Summoned Skull'] }, B: { monsters: ['Spirit Reaper'] } });
      board.battles('Summoned Skull', 'Spirit Reaper');
      same(board.zone('B', 'monsters'), ['Spirit Reaper']);
      same(board.life, [8000, 5800]);
    },
    'is destroyed once what targeted it has resolved, not when another is targeted': (duel) => {
      const board = duel({
        A: { hand: ['Rush Recklessly', 'Book of Moon'], monsters: ['Gemini Elf'] },
        B: { monsters: ['Spirit Reaper'] },
      });
      board.uses('Rush Recklessly', 'Gemini Elf').settles();
      same(board.zone('B', 'monsters'), ['Spirit Reaper']);
      board.uses('Book of Moon', 'Spirit Reaper').settles();
      same(board.position('Spirit Reaper'), 'set', 'face-down it has no effect');
      const dies = duel({ A: { hand: ['Rush Recklessly'] }, B: { monsters: ['Spirit Reaper'] } });
      dies.uses('Rush Recklessly', 'Spirit Reaper').settles();
      same(dies.zone('B', 'graveyard'), ['Spirit Reaper']);
    },
    'makes the opponent discard at random after a direct attack': (duel) => {
      const board = duel({
        at: 'battle',
        A: { monsters: ['Spirit Reaper'] },
        B: { hand: ['Gemini Elf', 'Opticlops'] },
      });
      board.does('attack', 'Spirit Reaper', null);
      for (let i = 0; i < 9 && board.offered() === 0; i++) board.passes();
      same(board.whyNot('pass'), ['must-use']);
      board.settles();
      same([board.zone('B', 'hand').length, board.zone('B', 'graveyard').length], [1, 1]);
    },
    'not after an attack on a monster, or the damage of another': (duel) => {
      const board = duel({
        at: 'battle',
        A: { monsters: ['Spirit Reaper', 'Gemini Elf'] },
        B: { hand: ['Opticlops', 'Opticlops'], monsters: ['Thousand-Eyes Restrict'] },
      });
      const free = duel({
        at: 'battle',
        A: { monsters: ['Spirit Reaper', 'Gemini Elf'] },
        B: { hand: ['Opticlops', 'Opticlops'], monsters: ['Ojama King'] },
      });
      same(board.may('attack', 'Spirit Reaper', 'Thousand-Eyes Restrict'), false);
      free.battles('Spirit Reaper', 'Ojama King');
      same(free.life, [8000, 7700]);
      same(free.zone('B', 'hand').length, 2);
      const other = duel({
        at: 'battle',
        A: { monsters: ['Spirit Reaper', 'Gemini Elf'] },
        B: { hand: ['Opticlops', 'Opticlops'] },
      }).battles('Gemini Elf', null);
      same(other.zone('B', 'hand').length, 2);
    },
  },
  [soldier]: {
    'comes out of the hand when one light and one dark monster of its own graveyard are removed': (duel) => {
      const graveyard = ['Jinzo', 'Asura Priest', 'Sangan', 'Opticlops', 'Pot of Greed'];
      const board = duel({ A: { hand: [soldier], graveyard }, B: { graveyard: ['Mystical Elf'] } });
      board.does('specialSummon', soldier);
      same(board.choices().sort(), ['Asura Priest', 'Jinzo', 'Opticlops', 'Sangan']);
      board.does('pick', 'Jinzo');
      same(board.choices(), ['Asura Priest'], 'one of each');
      board.answers('Asura Priest').arrives().settles();
      same(board.zone('A', 'monsters'), [soldier]);
      same(board.zone('A', 'removed').sort(), ['Asura Priest', 'Jinzo']);
    },
    'comes in no other way': (duel) => {
      const board = duel({
        A: { hand: [soldier, 'Premature Burial'], monsters: ['Gemini Elf', 'Opticlops'], graveyard: [soldier] },
      });
      same(board.whyNot('normalSummon', soldier), ['special-only']);
      same(board.whyNot('activate', 'Premature Burial'), ['no-target']);
      const light = duel({ A: { hand: [soldier], graveyard: ['Asura Priest', 'Airknight Parshath'] } });
      same(light.whyNot('specialSummon', soldier), ['cannot-pay']);
      const dark = duel({ A: { hand: [soldier], graveyard: ['Jinzo', 'Sangan'] } });
      same(dark.whyNot('specialSummon', soldier), ['cannot-pay']);
      const revived = duel({ A: { hand: ['Premature Burial'], graveyard: [{ card: soldier, proper: true }] } });
      same(revived.may('activate', 'Premature Burial'), true);
    },
    'removes a monster, face-down or its own too, once, instead of attacking': (duel) => {
      const board = duel({
        A: { monsters: [soldier, 'Gemini Elf'] },
        B: { monsters: ['Opticlops', { card: 'Sangan', set: true }] },
      });
      board.does('activate', soldier);
      same(board.choices().sort(), [soldier, 'Gemini Elf', 'Opticlops', 'Sangan'].sort());
      board.answers('Sangan').settles();
      same(board.zone('B', 'removed'), ['Sangan']);
      same(board.whyNot('activate', soldier, 1), ['limit-reached']);
      board.does('enterBattle').settles();
      same(board.whyNot('attack', soldier, 'Opticlops'), ['forbidden']);
      same(board.may('attack', 'Gemini Elf', 'Opticlops'), true);
      board.does('endBattle').settles().ends().ends().does('enterBattle').settles();
      same(board.may('attack', soldier, 'Opticlops'), true, 'in its next turn');
    },
    'cannot remove after it attacked': (duel) => {
      const board = duel({
        at: 'battle',
        A: { monsters: [soldier] },
        B: { monsters: ['Summoned Skull', 'Opticlops'] },
      });
      board.battles(soldier, 'Summoned Skull').does('endBattle').settles();
      same(board.whyNot('activate', soldier, 1), ['condition-not-met']);
    },
    'may attack once more after its attack destroyed a monster': (duel) => {
      const monsters = ['Summoned Skull', 'Opticlops', 'Battle Ox'];
      const board = duel({ at: 'battle', A: { monsters: [soldier] }, B: { monsters } });
      board.does('attack', soldier, 'Summoned Skull').triggers().settles();
      same(board.zone('B', 'graveyard'), ['Summoned Skull']);
      board.does('attack', soldier, 'Opticlops');
      same(board.anyOffered(), false, 'once a turn');
      same(board.whyNot('attack', soldier, 'Battle Ox'), ['already-attacked']);
      const refrains = duel({ at: 'battle', A: { monsters: [soldier] }, B: { monsters } });
      refrains.battles(soldier, 'Summoned Skull');
      same(refrains.whyNot('attack', soldier, 'Battle Ox'), ['already-attacked']);
    },
    'does not attack again when nothing fell, when it was attacked, or when another destroyed': (duel) => {
      const wall = duel({ at: 'battle', A: { monsters: [soldier] }, B: { monsters: ['Spirit Reaper'] } });
      wall.does('attack', soldier, 'Spirit Reaper');
      same(wall.anyOffered(), false);
      const attacked = duel({ at: 'battle', A: { monsters: ['Gemini Elf'] }, B: { monsters: [soldier] } });
      attacked.does('attack', 'Gemini Elf', soldier);
      same(attacked.anyOffered(), false);
      const other = duel({ at: 'battle', A: { monsters: [soldier, 'Gemini Elf'] }, B: { monsters: ['Battle Ox'] } });
      other.does('attack', 'Gemini Elf', 'Battle Ox');
      same(other.anyOffered(), false);
    },
  },
};
