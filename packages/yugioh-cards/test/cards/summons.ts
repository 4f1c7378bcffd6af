import { type Kit, type Proofs, same } from './board.ts';

/** A board that stops where a declared summon may be negated. */
const negated = (duel: Kit['duel']) => (position: Parameters<Kit['duel']>[0]) => duel(position).negating();

/** Special summons: fusion, ritual, procedures, revival, and what negates them. */
export const summons: Proofs = {
  Polymerization: {
    'sends the materials from hand and field and brings the fusion monster out': (duel) => {
      const board = duel({
        A: {
          hand: ['Polymerization', 'Blue-Eyes White Dragon', 'Blue-Eyes White Dragon'],
          monsters: ['Blue-Eyes White Dragon'],
          fusion: ['Blue-Eyes Ultimate Dragon'],
        },
      });
      board.uses('Polymerization').settles();
      same(board.choices().length, 3);
      board.answers('Blue-Eyes White Dragon', 'Blue-Eyes White Dragon', 'Blue-Eyes White Dragon').answers(0);
      same(board.zone('A', 'monsters'), ['Blue-Eyes Ultimate Dragon']);
      same(board.zone('A', 'graveyard').length, 4);
      same(board.zone('A', 'hand'), []);
    },
    'is not activated without what a fusion monster is made of': (duel) => {
      const board = duel({
        A: {
          hand: ['Polymerization', 'Blue-Eyes White Dragon', 'Gemini Elf'],
          monsters: ['Blue-Eyes White Dragon'],
          fusion: ['Blue-Eyes Ultimate Dragon'],
        },
      });
      same(board.whyNot('activate', 'Polymerization'), ['nothing-to-do']);
    },
    'lets one substitute stand in for a material, never two': (duel) => {
      const board = (monsters: string[]) =>
        duel({ A: { hand: ['Polymerization'], monsters, fusion: ['Blue-Eyes Ultimate Dragon'] } });
      const two = ['Blue-Eyes White Dragon', 'Blue-Eyes White Dragon'];
      same(board([...two, 'Mystical Sheep #1']).may('activate', 'Polymerization'), true);
      same(board([...two, 'Goddess with the Third Eye']).may('activate', 'Polymerization'), true);
      const both = board(['Blue-Eyes White Dragon', 'Mystical Sheep #1', 'Goddess with the Third Eye']);
      same(both.may('activate', 'Polymerization'), false);
      const listed = duel({
        A: { hand: ['Polymerization'], monsters: ['Buster Blader', 'Mystical Sheep #1'], fusion: ['Dark Paladin'] },
      });
      same(listed.may('activate', 'Polymerization'), false);
    },
    'makes what may come back from the graveyard; what came in another way may not': (duel) => {
      const board = duel({
        A: {
          hand: ['Polymerization', 'Premature Burial', 'Smashing Ground'],
          monsters: ['Blue-Eyes White Dragon', 'Blue-Eyes White Dragon', 'Blue-Eyes White Dragon'],
          fusion: ['Blue-Eyes Ultimate Dragon'],
        },
        B: { hand: ['Smashing Ground'] },
      });
      board.uses('Polymerization').settles();
      board.answers('Blue-Eyes White Dragon', 'Blue-Eyes White Dragon', 'Blue-Eyes White Dragon').answers(0).settles();
      board.ends().uses('Smashing Ground').settles().ends();
      same(board.zone('A', 'graveyard').includes('Blue-Eyes Ultimate Dragon'), true);
      board.does('activate', 'Premature Burial').placed();
      same(board.choices().includes('Blue-Eyes Ultimate Dragon'), true);
      const never = duel({ A: { hand: ['Premature Burial'], graveyard: ['Blue-Eyes Ultimate Dragon'] } });
      same(never.whyNot('activate', 'Premature Burial'), ['no-target']);
    },
  },
  'Dark Paladin': {
    'discards to negate a spell and destroys it': (duel) => {
      const board = duel({ A: { hand: ['Pot of Greed'] }, B: { hand: ['Gemini Elf'], monsters: ['Dark Paladin'] } });
      board.uses('Pot of Greed').uses('Dark Paladin', 'Gemini Elf').settles();
      same([board.zone('A', 'hand'), board.zone('A', 'graveyard')], [[], ['Pot of Greed']]);
      same(board.zone('B', 'graveyard'), ['Gemini Elf']);
      const world = duel({ A: { hand: ['Toon World'] }, B: { hand: ['Gemini Elf'], monsters: ['Dark Paladin'] } });
      world.uses('Toon World').uses('Dark Paladin', 'Gemini Elf').settles();
      same(world.zone('A', 'graveyard'), ['Toon World']);
      const trap = duel({
        A: { hand: ['Gemini Elf'], monsters: ['Dark Paladin'] },
        B: { spells: [{ card: 'Dust Tornado', set: true }], monsters: ['Gemini Elf'] },
      });
      same(trap.may('activate', 'Dark Paladin'), false);
      const none = duel({ A: { hand: ['Pot of Greed'] }, B: { monsters: ['Dark Paladin'] } }).uses('Pot of Greed');
      same(none.whyNot('activate', 'Dark Paladin'), ['cannot-pay']);
    },
    'does not answer a trap, nor the effect of a spell that lies face-up': (duel) => {
      const board = duel({
        A: { spells: [{ card: 'Dust Tornado', set: true }] },
        B: { hand: ['Gemini Elf'], monsters: ['Dark Paladin'], spells: ['Mage Power'] },
      });
      board.uses('Dust Tornado', 'Mage Power');
      same(board.whyNot('activate', 'Dark Paladin'), ['nothing-to-answer']);
      const steal = duel({
        A: { monsters: ['Dark Paladin'], hand: ['Gemini Elf'] },
        B: { monsters: ['Opticlops'], spells: [{ card: 'Snatch Steal', equippedTo: 'Opticlops' }] },
      });
      same(steal.zone('B', 'monsters'), ['Opticlops']);
    },
    'is stronger by each dragon on the field and in the graveyards': (duel) => {
      const board = duel({
        A: {
          monsters: ['Dark Paladin', { card: 'Luster Dragon', set: true }],
          graveyard: ['Luster Dragon', 'Gemini Elf'],
        },
        B: { monsters: ['Luster Dragon'], graveyard: ['Spear Dragon'] },
      });
      same(board.stat('Dark Paladin', 'atk'), 2900 + 3 * 500);
      same(board.stat('Dark Paladin', 'def'), 2400);
    },
    'never comes back, even after a fusion summon': (duel) => {
      const board = duel({
        A: { hand: ['Premature Burial'], graveyard: [{ card: 'Dark Paladin', proper: true }] },
      });
      same(board.whyNot('activate', 'Premature Burial'), ['no-target']);
    },
  },
  'Five-Headed Dragon': {
    'is made of any five dragons': (duel) => {
      const board = (monsters: string[]) =>
        duel({ A: { hand: ['Polymerization'], monsters, fusion: ['Five-Headed Dragon'] } });
      same(board(Array(5).fill('Luster Dragon')).may('activate', 'Polymerization'), true);
      same(board([...Array(4).fill('Luster Dragon'), 'Gemini Elf']).may('activate', 'Polymerization'), false);
      same(board([...Array(4).fill('Luster Dragon'), 'Mystical Sheep #1']).may('activate', 'Polymerization'), false);
    },
    'falls in battle to light alone': (duel) => {
      const strong = duel({
        at: 'battle',
        A: {
          monsters: ['Summoned Skull', 'Asura Priest'],
          spells: [...Array(4).fill({ card: 'Mage Power', equippedTo: 'Summoned Skull' })],
        },
        B: { monsters: [{ card: 'Five-Headed Dragon', position: 'defense' }] },
      });
      strong.battles('Summoned Skull', 'Five-Headed Dragon');
      same(strong.zone('B', 'monsters'), ['Five-Headed Dragon']);
      const light = duel({
        at: 'battle',
        A: { monsters: ['Asura Priest'], spells: Array(4).fill({ card: 'Mage Power', equippedTo: 'Asura Priest' }) },
        B: { monsters: [{ card: 'Five-Headed Dragon', position: 'defense' }] },
      });
      light.battles('Asura Priest', 'Five-Headed Dragon');
      same(light.zone('B', 'monsters'), []);
    },
  },
  'XY-Dragon Cannon': {
    'comes by removing its two parts from the field, and no other way': (duel) => {
      const board = duel({
        A: { monsters: ['X-Head Cannon', 'Y-Dragon Head', 'Gemini Elf'], fusion: ['XY-Dragon Cannon'] },
      });
      board.does('specialSummon', 'XY-Dragon Cannon');
      same(board.choices().sort(), ['X-Head Cannon', 'Y-Dragon Head']);
      board.answers('X-Head Cannon', 'Y-Dragon Head').arrives().settles();
      same(board.zone('A', 'removed').sort(), ['X-Head Cannon', 'Y-Dragon Head']);
      same(board.zone('A', 'monsters').sort(), ['Gemini Elf', 'XY-Dragon Cannon']);
      const hand = duel({ A: { hand: ['X-Head Cannon'], monsters: ['Y-Dragon Head'], fusion: ['XY-Dragon Cannon'] } });
      same(hand.whyNot('specialSummon', 'XY-Dragon Cannon'), ['cannot-pay']);
      const down = duel({
        A: { monsters: [{ card: 'X-Head Cannon', set: true }, 'Y-Dragon Head'], fusion: ['XY-Dragon Cannon'] },
      });
      same(down.may('specialSummon', 'XY-Dragon Cannon'), false);
      const fused = duel({
        A: { hand: ['Polymerization'], monsters: ['X-Head Cannon', 'Y-Dragon Head'], fusion: ['XY-Dragon Cannon'] },
      });
      same(fused.may('activate', 'Polymerization'), false);
    },
    'has room for itself once its parts have gone': (duel) => {
      const board = duel({
        A: {
          monsters: ['X-Head Cannon', 'Y-Dragon Head', 'Gemini Elf', 'Gemini Elf', 'Gemini Elf'],
          fusion: ['XY-Dragon Cannon'],
        },
      });
      same(board.may('specialSummon', 'XY-Dragon Cannon'), true);
    },
    'discards to destroy a face-up spell or trap of the opponent': (duel) => {
      const board = duel({
        A: { hand: ['Gemini Elf'], monsters: ['XY-Dragon Cannon'], spells: ['Swords of Revealing Light'] },
        B: { spells: ['Swords of Revealing Light', { card: 'Mirror Force', set: true }] },
      });
      board.does('activate', 'XY-Dragon Cannon').answers('Gemini Elf');
      board.answers('Swords of Revealing Light').settles();
      same(board.zone('B', 'spells'), ['Mirror Force']);
      same(board.zone('A', 'spells'), ['Swords of Revealing Light']);
      const hidden = duel({
        A: { hand: ['Gemini Elf'], monsters: ['XY-Dragon Cannon'] },
        B: { spells: [{ card: 'Mirror Force', set: true }] },
      });
      same(hidden.may('activate', 'XY-Dragon Cannon'), false);
      const poor = duel({ A: { monsters: ['XY-Dragon Cannon'] }, B: { spells: ['Swords of Revealing Light'] } });
      same(poor.whyNot('activate', 'XY-Dragon Cannon', 1), ['cannot-pay']);
    },
  },
  'The Tricky': {
    'comes out of the hand for one discarded card': (duel) => {
      const board = duel({ A: { hand: ['The Tricky', 'Gemini Elf'] } });
      board.does('specialSummon', 'The Tricky').answers('Gemini Elf').arrives().settles();
      same([board.zone('A', 'monsters'), board.zone('A', 'graveyard')], [['The Tricky'], ['Gemini Elf']]);
      same(board.may('specialSummon', 'The Tricky'), false);
    },
    'cannot discard itself': (duel) => {
      const board = duel({ A: { hand: ['The Tricky'] } });
      same(board.whyNot('specialSummon', 'The Tricky'), ['cannot-pay']);
    },
  },
  'Gate Guardian': {
    'comes for its three parts alone, and comes back only if it had come so': (duel) => {
      const parts = ['Sanga of the Thunder', 'Kazejin', 'Suijin'];
      const board = duel({ A: { hand: ['Gate Guardian', 'Premature Burial'], monsters: parts } });
      board
        .does('specialSummon', 'Gate Guardian')
        .answers(...parts)
        .arrives()
        .settles();
      same(board.zone('A', 'monsters'), ['Gate Guardian']);
      same(board.zone('A', 'graveyard').sort(), [...parts].sort());
      for (const missing of parts) {
        const others = [...parts.filter((part) => part !== missing), 'Gemini Elf'];
        const less = duel({ A: { hand: ['Gate Guardian'], monsters: others } });
        same(less.whyNot('specialSummon', 'Gate Guardian'), ['cannot-pay']);
      }
      const down = duel({
        A: { hand: ['Gate Guardian'], monsters: [...parts.slice(1), { card: parts[0] as string, set: true }] },
      });
      same(down.may('specialSummon', 'Gate Guardian'), false);
      const dead = duel({ A: { hand: ['Premature Burial'], graveyard: ['Gate Guardian'] } });
      same(dead.may('activate', 'Premature Burial'), false);
      const once = duel({ A: { hand: ['Premature Burial'], graveyard: [{ card: 'Gate Guardian', proper: true }] } });
      same(once.may('activate', 'Premature Burial'), true);
      const tributes = duel({ A: { hand: ['Gate Guardian'], monsters: parts } });
      same(tributes.whyNot('normalSummon', 'Gate Guardian'), ['special-only']);
    },
  },
  'Black Luster Ritual': {
    'brings its monster out for levels of eight or more': (duel) => {
      const board = duel({
        A: {
          hand: ['Black Luster Ritual', 'Black Luster Soldier', 'Gemini Elf'],
          monsters: ['Opticlops', 'Battle Ox'],
        },
      });
      board.uses('Black Luster Ritual').settles();
      same(board.choices().sort(), ['Battle Ox', 'Gemini Elf', 'Opticlops']);
      board.answers('Gemini Elf', 'Opticlops').answers(0).settles();
      same(board.zone('A', 'monsters').sort(), ['Battle Ox', 'Black Luster Soldier']);
      same(board.zone('A', 'graveyard').sort(), ['Black Luster Ritual', 'Gemini Elf', 'Opticlops']);
    },
    'is not activated for less, nor for another monster': (duel) => {
      const little = duel({ A: { hand: ['Black Luster Ritual', 'Black Luster Soldier'], monsters: ['Opticlops'] } });
      same(little.whyNot('activate', 'Black Luster Ritual'), ['nothing-to-do']);
      const none = duel({ A: { hand: ['Black Luster Ritual'], monsters: ['Opticlops', 'Gemini Elf'] } });
      same(none.whyNot('activate', 'Black Luster Ritual'), ['nothing-to-do']);
      const hand = duel({ A: { hand: ['Black Luster Soldier'], monsters: ['Opticlops', 'Gemini Elf'] } });
      same(hand.whyNot('normalSummon', 'Black Luster Soldier'), ['special-only']);
    },
  },
  'Earth Chant': {
    'takes levels of exactly as many, for earth alone': (duel) => {
      const exact = duel({
        A: { hand: ['Earth Chant', 'Black Luster Soldier'], monsters: ['Opticlops', 'Battle Ox', 'Summoned Skull'] },
      });
      exact.uses('Earth Chant').settles();
      exact.does('pick', 'Opticlops');
      same(exact.choices(), ['Battle Ox']);
      exact.answers('Battle Ox').answers(0);
      same(exact.zone('A', 'monsters').sort(), ['Black Luster Soldier', 'Summoned Skull']);
      const over = duel({
        A: { hand: ['Earth Chant', 'Black Luster Soldier'], monsters: ['Opticlops', 'Summoned Skull'] },
      });
      same(over.may('activate', 'Earth Chant'), false);
      const light = duel({
        A: { hand: ['Contract with the Abyss', 'Black Luster Soldier'], monsters: ['Opticlops', 'Battle Ox'] },
      });
      same(light.may('activate', 'Contract with the Abyss'), false);
    },
  },
  'Contract with the Abyss': {
    'takes levels of exactly as many, for dark alone': (duel) => {
      const dark = duel({
        A: { hand: ['Contract with the Abyss', 'Dark Master - Zorc'], monsters: ['Opticlops', 'Battle Ox'] },
      });
      dark.uses('Contract with the Abyss').settles().answers('Opticlops', 'Battle Ox').answers(0);
      same(dark.zone('A', 'monsters'), ['Dark Master - Zorc']);
      const over = duel({
        A: { hand: ['Contract with the Abyss', 'Dark Master - Zorc'], monsters: ['Opticlops', 'Summoned Skull'] },
      });
      same(over.may('activate', 'Contract with the Abyss'), false);
    },
  },
  'Dark Mimic LV1': {
    'draws a card when it is turned up': (duel) => {
      const board = duel({ A: { monsters: [{ card: 'Dark Mimic LV1', set: true, since: 1 }] } });
      board.does('flipSummon', 'Dark Mimic LV1').must().settles();
      same(board.zone('A', 'hand').length, 1);
      const other = duel({ A: { monsters: ['Dark Mimic LV1', { card: 'Gemini Elf', set: true, since: 1 }] } });
      same(other.does('flipSummon', 'Gemini Elf').anyOffered(), false);
    },
    'becomes its next level in its own Standby Phase': (duel) => {
      const board = duel({
        turnOf: 'B',
        A: { monsters: ['Dark Mimic LV1'], deck: ['Gemini Elf', 'Dark Mimic LV3'] },
      });
      board.ends0().triggers().settles();
      board.answers(0);
      same(board.zone('A', 'monsters'), ['Dark Mimic LV3']);
      same(board.zone('A', 'graveyard'), ['Dark Mimic LV1']);
      const other = duel({ A: { monsters: ['Dark Mimic LV1'], hand: ['Dark Mimic LV3'] } });
      same(other.ends0().offered(), 0);
      const hand = duel({ turnOf: 'B', A: { monsters: ['Dark Mimic LV1'], hand: ['Dark Mimic LV3'] } });
      same(hand.ends0().triggers().settles().answers(0).zone('A', 'monsters'), ['Dark Mimic LV3']);
    },
  },
  'Dark Mimic LV3': {
    'draws a card when it falls in battle, two after its first level': (duel) => {
      const board = duel({
        at: 'battle',
        A: { monsters: ['Summoned Skull'] },
        B: { monsters: ['Dark Mimic LV3'] },
      });
      board.does('attack', 'Summoned Skull', 'Dark Mimic LV3').must().settles();
      same(board.zone('B', 'hand').length, 1);
      const grown = duel({
        turnOf: 'B',
        A: { monsters: ['Dark Mimic LV1'], hand: ['Dark Mimic LV3'] },
        B: { monsters: ['Summoned Skull'] },
      });
      grown.ends0().triggers().settles().answers(0).settles();
      grown.ends().does('enterBattle').settles();
      const had = grown.zone('A', 'hand').length;
      grown.does('attack', 'Summoned Skull', 'Dark Mimic LV3').must().settles();
      same(grown.zone('A', 'hand').length, had + 2);
      const other = duel({
        at: 'battle',
        A: { monsters: ['Summoned Skull'] },
        B: { monsters: ['Mystical Elf'], graveyard: ['Dark Mimic LV3'] },
      });
      same(other.does('attack', 'Summoned Skull', 'Mystical Elf').anyOffered(), false);
      const effect = duel({ A: { hand: ['Smashing Ground'] }, B: { monsters: ['Dark Mimic LV3'] } });
      same(effect.uses('Smashing Ground').anyOffered(), false);
    },
  },
  'Solemn Judgment': {
    'negates a summon for half the life points, and the monster was never there': (duel) => {
      const board = negated(duel)({
        A: { hand: ['Gemini Elf'] },
        B: { life: 7001, spells: [{ card: 'Solemn Judgment', set: true }] },
      });
      board.does('normalSummon', 'Gemini Elf').seat('B').usesEffect('Solemn Judgment', 0).settles();
      same([board.zone('A', 'graveyard'), board.zone('A', 'monsters')], [['Gemini Elf'], []]);
      same(board.life, [8000, 3501]);
      same(board.whyNot('normalSummon', 'Gemini Elf').includes('normal-summon-used'), true);
    },
    'negates a special summon without an activation, and leaves no way back': (duel) => {
      const board = negated(duel)({
        A: { hand: ['Gate Guardian'], monsters: ['Sanga of the Thunder', 'Kazejin', 'Suijin'] },
        B: { spells: [{ card: 'Solemn Judgment', set: true }] },
      });
      board.does('specialSummon', 'Gate Guardian').answers('Sanga of the Thunder', 'Kazejin', 'Suijin');
      board.seat('B').usesEffect('Solemn Judgment', 0).settles();
      same(board.zone('A', 'monsters'), []);
      same(board.state.own.proper[board.card('Gate Guardian')], 0);
    },
    'negates a spell or a trap and destroys it': (duel) => {
      const spell = negated(duel)({
        A: { hand: ['Pot of Greed'] },
        B: { spells: [{ card: 'Solemn Judgment', set: true }] },
      });
      spell.uses('Pot of Greed').usesEffect('Solemn Judgment', 1).settles();
      const world = negated(duel)({
        A: { hand: ['Toon World'] },
        B: { spells: [{ card: 'Solemn Judgment', set: true }] },
      });
      same(world.uses('Toon World').usesEffect('Solemn Judgment', 1).settles().zone('A', 'graveyard'), ['Toon World']);
      same([spell.zone('A', 'hand'), spell.zone('A', 'graveyard'), spell.life], [[], ['Pot of Greed'], [8000, 4000]]);
      const trap = negated(duel)({
        A: { spells: [{ card: 'Dust Tornado', set: true }] },
        B: { spells: [{ card: 'Solemn Judgment', set: true }, 'Mage Power'] },
      });
      trap.uses('Dust Tornado', 'Mage Power').usesEffect('Solemn Judgment', 1).settles();
      same(trap.zone('B', 'spells'), ['Mage Power']);
    },
    'answers no monster effect, no set, and nothing that has succeeded': (duel) => {
      const effect = negated(duel)({
        A: { hand: ['Gemini Elf'], monsters: ['XY-Dragon Cannon'] },
        B: { spells: [{ card: 'Solemn Judgment', set: true }, 'Mage Power'] },
      });
      effect.does('activate', 'XY-Dragon Cannon').answers('Gemini Elf', 'Mage Power');
      same(effect.may('activate', 'Solemn Judgment'), false);
      const set = negated(duel)({
        A: { hand: ['Gemini Elf'] },
        B: { spells: [{ card: 'Solemn Judgment', set: true }] },
      });
      set.does('setMonster', 'Gemini Elf').placed();
      same(set.state.decider, 0);
      const late = negated(duel)({
        A: { hand: ['Gemini Elf'] },
        B: { spells: [{ card: 'Solemn Judgment', set: true }] },
      });
      late.does('normalSummon', 'Gemini Elf').seat('B').passes().placed();
      same(late.seat('B').may('activate', 'Solemn Judgment'), false);
    },
    'is all that may be used while a summon is declared': (duel) => {
      const board = negated(duel)({
        A: { hand: ['Gemini Elf'] },
        B: {
          spells: [
            { card: 'Solemn Judgment', set: true },
            { card: 'Torrential Tribute', set: true },
            { card: 'Scapegoat', set: true },
          ],
        },
      });
      board.does('normalSummon', 'Gemini Elf').seat('B');
      same(board.whyNot('activate', 'Scapegoat'), ['summon-pending']);
    },
  },
  'Horn of Heaven': {
    'tributes a monster to negate a summon': (duel) => {
      const board = negated(duel)({
        A: { monsters: [{ card: 'Gemini Elf', set: true }] },
        B: { monsters: ['Opticlops'], spells: [{ card: 'Horn of Heaven', set: true }] },
      });
      board.does('flipSummon', 'Gemini Elf').seat('B').uses('Horn of Heaven', 'Opticlops').settles();
      same([board.zone('A', 'monsters'), board.zone('B', 'monsters')], [[], []]);
      const none = negated(duel)({
        A: { hand: ['Gemini Elf'] },
        B: { spells: [{ card: 'Horn of Heaven', set: true }] },
      });
      none.does('normalSummon', 'Gemini Elf').seat('B');
      same(none.whyNot('activate', 'Horn of Heaven'), ['cannot-pay']);
      const effect = negated(duel)({
        A: { hand: ['Premature Burial'], graveyard: ['Gemini Elf'] },
        B: { monsters: ['Opticlops'], spells: [{ card: 'Horn of Heaven', set: true }] },
      });
      same(effect.uses('Premature Burial', 'Gemini Elf').may('activate', 'Horn of Heaven'), false);
    },
  },
  'Royal Oppression': {
    'lets either player pay to stop a special summon': (duel) => {
      const board = negated(duel)({
        A: { hand: ['The Tricky', 'Gemini Elf'] },
        B: { spells: ['Royal Oppression'] },
      });
      board.does('specialSummon', 'The Tricky').answers('Gemini Elf').seat('B');
      board.does('activate', 'Royal Oppression', 3).settles();
      same([board.zone('A', 'monsters'), board.life], [[], [8000, 7200]]);
      same(board.zone('A', 'graveyard').sort(), ['Gemini Elf', 'The Tricky']);
      const goats = negated(duel)({ A: { hand: ['Scapegoat'] }, B: { spells: ['Royal Oppression'] } });
      goats.uses('Scapegoat').does('activate', 'Royal Oppression', 4).settles();
      same(goats.zone('A', 'monsters'), []);
      const theirs = negated(duel)({
        A: { spells: ['Royal Oppression'] },
        B: { hand: ['Gemini Elf'], spells: [{ card: 'Call of the Haunted', set: true }], graveyard: ['Gemini Elf'] },
      });
      theirs.ends();
      theirs.uses('Call of the Haunted', 'Gemini Elf');
      theirs.does('activate', 'Royal Oppression', 4).settles();
      same([theirs.zone('B', 'monsters'), theirs.zone('B', 'spells'), theirs.life], [[], [], [7200, 8000]]);
      const own = negated(duel)({
        A: { hand: ['Premature Burial'], graveyard: ['Gemini Elf'] },
        B: { spells: ['Royal Oppression'] },
      });
      own.uses('Premature Burial', 'Gemini Elf').seat('A');
      own.does('activate', 'Royal Oppression', 4).settles();
      same([own.zone('A', 'monsters'), own.life], [[], [6400, 8000]]);
    },
    'does so in the act of its own activation, too': (duel) => {
      const board = negated(duel)({
        A: { hand: ['The Tricky', 'Gemini Elf'] },
        B: { spells: [{ card: 'Royal Oppression', set: true }] },
      });
      board.does('specialSummon', 'The Tricky').answers('Gemini Elf').seat('B');
      board.does('activate', 'Royal Oppression', 1).settles();
      same(
        [board.zone('A', 'monsters'), board.zone('B', 'spells'), board.life],
        [[], ['Royal Oppression'], [8000, 7200]],
      );
      same(board.zone('A', 'graveyard').sort(), ['Gemini Elf', 'The Tricky']);
      const effect = negated(duel)({
        A: { hand: ['Premature Burial'], graveyard: ['Gemini Elf'] },
        B: { spells: [{ card: 'Royal Oppression', set: true }] },
      });
      effect.uses('Premature Burial', 'Gemini Elf').does('activate', 'Royal Oppression', 2).settles();
      same([effect.zone('A', 'monsters'), effect.zone('A', 'spells'), effect.life], [[], [], [7200, 7200]]);
      const goats = negated(duel)({
        A: { hand: ['Scapegoat'] },
        B: { spells: [{ card: 'Royal Oppression', set: true }] },
      });
      goats.uses('Scapegoat').does('activate', 'Royal Oppression', 2).settles();
      same(goats.zone('A', 'monsters'), []);
      const trap = negated(duel)({
        A: { spells: [{ card: 'Call of the Haunted', set: true }], graveyard: ['Gemini Elf'] },
        B: { spells: [{ card: 'Royal Oppression', set: true }] },
      });
      trap.uses('Call of the Haunted', 'Gemini Elf').does('activate', 'Royal Oppression', 2).settles();
      same([trap.zone('A', 'monsters'), trap.zone('A', 'spells')], [[], []]);
      const plain = negated(duel)({ B: { spells: [{ card: 'Royal Oppression', set: true }] } });
      same(plain.does('endTurn').does('activate', 'Royal Oppression', 0).settles().zone('B', 'spells'), [
        'Royal Oppression',
      ]);
    },
    'does not answer a normal summon, or what summons nothing': (duel) => {
      const board = negated(duel)({ A: { hand: ['Gemini Elf', 'Pot of Greed'] }, B: { spells: ['Royal Oppression'] } });
      board.uses('Pot of Greed');
      same(board.may('activate', 'Royal Oppression'), false);
      const hidden = negated(duel)({
        A: { hand: ['Pot of Greed'] },
        B: { spells: [{ card: 'Royal Oppression', set: true }] },
      });
      hidden.uses('Pot of Greed');
      same(hidden.whyNot('activate', 'Royal Oppression', 1), ['condition-not-met']);
      same(hidden.whyNot('activate', 'Royal Oppression', 2), ['nothing-to-answer']);
      board.settles().does('normalSummon', 'Gemini Elf').seat('B');
      same(board.may('activate', 'Royal Oppression'), false);
    },
  },
};
