import type { Position } from '@rulechart/core';
import { type Fate, type Mutant, mutantsOf, mutationReport, type Reasons, runMutants } from '@rulechart/testkit';
import { yugiohExpert } from '@rulechart/yugioh-expert';
import { pool } from '../src/index.ts';
import { Board, type Kit } from './cards/board.ts';
import { proofs } from './cards/index.ts';
import { probes } from './probes.ts';
import { scenarioChecks } from './scenarios.ts';

const zones = ['hand', 'deck', 'monsters', 'spells', 'field', 'graveyard', 'removed', 'fusion'] as const;

/** The position with the mutant in the place of its card. */
function inPlace(given: Position, name: string, key: string): Position {
  const swap = (side: Position['A']): Position['A'] =>
    side &&
    Object.fromEntries(
      Object.entries(side).map(([zone, cards]) => [
        zone,
        !zones.includes(zone as never)
          ? cards
          : (cards as readonly (string | { card: string })[]).map((placed) =>
              typeof placed === 'string'
                ? placed === name
                  ? key
                  : placed
                : placed.card === name
                  ? { ...placed, card: key }
                  : placed,
            ),
      ]),
    );
  return { ...given, ...(given.A ? { A: swap(given.A) } : {}), ...(given.B ? { B: swap(given.B) } : {}) } as Position;
}

/** The board of the mutation run: no journey through JSON at every act. */
class QuickBoard extends Board {
  protected override once(d: number): void {
    this.game.listen({ note: (entry) => this.log.push(entry) });
    try {
      this.game.apply(this.state, d);
    } finally {
      this.game.listen(null);
    }
  }
}

/** Runs every card's checks against every mutant of it. */
export const runCards = (mutants: readonly Mutant[] = pool.flatMap((card) => mutantsOf(card))): Fate[] =>
  runMutants({
    rules: yugiohExpert(),
    cards: [...pool, ...probes],
    mutants,
    checks: ({ card }, game) => {
      const { en } = card.name;
      const kit: Kit = { game, duel: (given) => new QuickBoard(game, inPlace(given, en, card.key)) };
      const checks = Object.entries(proofs[en] ?? {}).map(
        ([title, check]) => [title, () => check(kit.duel, kit)] as const,
      );
      return [...checks, ...scenarioChecks(en, card.key, game as never)];
    },
  });

/** Why some mutants show in no play of this pool: by card and path; none excuses every card. */
export const reasons: Reasons = [
  [
    [
      'Aswan Apparition',
      'Brron, Mad King of Dark World',
      'Dark Scorpion - Chick the Yellow',
      'Dark Scorpion - Meanae the Thorn',
      'Don Zaloog',
      'Kycoo the Ghost Destroyer',
      'Nubian Guard',
      'Toon Gemini Elf',
    ],
    /timing /,
    'battle damage is dealt outside a chain, and what it sets off is gathered before anything else happens',
  ],
  [
    ['D.D. Warrior Lady', 'Neo-Spacian Grand Mole'],
    /timing /,
    'its moment of the battle is part of no chain, and what it sets off is gathered at once',
  ],
  [
    [
      'Birdface',
      'Ghost Knight of Jackal',
      'Giant Rat',
      'Gokipon',
      'Mystic Tomato',
      'Nova Summoner',
      'Rescueroid',
      'T.A.D.P.O.L.E.',
      'UFOroid',
      'Warrior Lady of the Wasteland',
    ],
    /timing /,
    'battle destroys outside a chain, and what that sets off is gathered before anything else happens',
  ],
  [
    [
      'Berfomet',
      'Manju of the Ten Thousand Hands',
      'Mobius the Frost Monarch',
      'Puppet Master',
      'Senju of the Thousand Hands',
      'Sonic Bird',
    ],
    /timing /,
    'a Normal or Flip Summon succeeds outside a chain',
  ],
  [
    ['Dark Mimic LV1', 'Sinister Serpent', 'Vampire Baby'],
    /timing /,
    'effects of a phase are used one at a time and wait for each other: none is lost',
  ],
  [
    ['Spirit of the Pharaoh'],
    /timing /,
    'only The First Sarcophagus brings it, as the last thing that its one link does',
  ],
  [
    ['Elemental HERO Bubbleman'],
    /timing /,
    'only Time Machine could bring it as a later link and leave its side empty; no check has a Damage Step with two links',
  ],
  [
    [
      'Airknight Parshath',
      'Aswan Apparition',
      'Brron, Mad King of Dark World',
      'Cestus of Dagla',
      'Dark Scorpion - Chick the Yellow',
      'Dark Scorpion - Meanae the Thorn',
      'Don Zaloog',
      'Fushi No Tori',
      'Giant Orc',
      'Goblin Attack Force',
      'Goblin Zombie',
      'Kycoo the Ghost Destroyer',
      'Masked Sorcerer',
      'Neo-Parshath, the Sky Paladin',
      'Nubian Guard',
      'Sasuke Samurai #3',
      'Spirit Reaper',
      'The Agent of Wisdom - Mercury',
      'The Bistro Butcher',
      'Toon Gemini Elf',
      'Toon Masked Sorcerer',
      'Yamata Dragon',
    ],
    /\.whose /,
    'a monster deals battle damage to the other side only, and attacks in the turn of its player',
  ],
  [
    [
      'Birdface',
      'Cyber Jar',
      'Delinquent Duo',
      'Destiny HERO - Dreadmaster',
      'Disturbance Strategy',
      'Fiber Jar',
      'Fusion Sage',
      'Gather Your Mind',
      'Goblin Zombie',
      'Heavy Slump',
      'Helping Robo for Combat',
      'Last Turn',
      'Light and Darkness Dragon',
      'Magical Mallet',
      'Mind Wipe',
      'Monster Recovery',
      'Morphing Jar',
      'Morphing Jar #2',
      'Reload',
      'T.A.D.P.O.L.E.',
    ],
    /link "afterwards"$/,
    'it only parts two moments, and no optional effect of the pool waits for the first',
  ],
  [
    ['Black Luster Soldier - Envoy of the Beginning', 'Gateway to Dark World', 'Scapegoat', 'Soul of Fire'],
    /nature "oath"$/,
    'what lingers from a cost is not negated anyway',
  ],
  [
    ['Aquarian Alessa', 'Guardian Angel Joan', 'Lucky Pied Piper', 'Rescueroid', 'Royal Knight'],
    /on\.to "graveyard"$/,
    'it is used from the graveyard',
  ],
  [
    [
      'Ambulanceroid',
      'Ancient Gear Workshop',
      'Birthright',
      'Crimson Sentry',
      'Crystal Beast Sapphire Pegasus',
      'Cyber Jar',
      'Dark Factory of Mass Production',
      'E - Emergency Call',
      'Elemental HERO Stratos',
      'Fulfillment of the Contract',
      'Generation Shift',
      "Gravekeeper's Chief",
      'Kid Guard',
      'Lady Panther',
      'Last Will',
      'Level Down!?',
      'Level Modulation',
      'Lighten the Load',
      'Manju of the Ten Thousand Hands',
      'Morphing Jar #2',
      'O - Oversoul',
      'Rescueroid',
      'Rite of Spirit',
      'Scarr, Scout of Dark World',
      'Senju of the Thousand Hands',
      'Serpentine Princess',
      'Silent Doom',
      'Soul Resurrection',
      'Soul Reversal',
      "Summoner's Art",
      'The Forces of Darkness',
      'The Forgiving Maiden',
      'The Graveyard in the Fourth Dimension',
      'Volcanic Recharge',
    ],
    /\{"test":"kind","is":"monster"\}$/,
    'only monsters have an attribute or a type, or can be special summoned',
  ],
  [['Dark Balter the Terrible'], /\{"test":"sub","is":"effect"\}$/, 'a monster without effects has none to negate'],
  [
    ['Breaker the Magical Warrior'],
    /kinds\[\d\] "(normal|tribute|again)"/,
    'one kind of normal summon stands for all of them in the checks',
  ],
  [
    [
      'Dark Effigy',
      'Double Coston',
      'Flame Ruler',
      'Gellenduo',
      'Kaiser Sea Horse',
      'Light Effigy',
      'The Trojan Horse',
      'Unshaven Angler',
      'Whirlwind Prodigy',
    ],
    /live\[0\]\.who "you"/,
    'nobody tributes the monsters of the opponent',
  ],
  [
    [
      'Chain Destruction',
      'Destiny HERO - Dreadmaster',
      'Dragon Capture Jar',
      'Jinzo',
      'Nightmare Penguin',
      'Parasite Paracide',
      'The Sanctuary in the Sky',
      'Umi',
      'Venom Burn',
      'Water Dragon',
    ],
    /live\[\d\]\.to\.where.*"faceUp"|targets\[0\]\.from\.where.*"faceUp"/,
    'what lies face-down has neither values nor an equip',
  ],
  [
    [
      'Amulet of Ambition',
      'Aswan Apparition',
      'Axe of Despair',
      'Cockroach Knight',
      'Crystal Beast Cobalt Eagle',
      'Dark Scorpion - Chick the Yellow',
      'Horn of Light',
      'Horn of the Unicorn',
      'Lady Panther',
      'Malevolent Nuzzler',
      'Mysterious Guard',
      'Nubian Guard',
      'Pixie Knight',
      'Soul Reversal',
      'Sword of Deep-Seated',
    ],
    /where "top"/,
    'on top is where a card goes if nothing else is said',
  ],
  [
    ['The Last Warrior from Another Planet'],
    /on\.which\.kinds\[\d\] "(fusion|ritual)"/,
    'neither fusion nor ritual summon brings it',
  ],
  [
    [
      'Backs to the Wall',
      'Beast Soul Swap',
      'Cocoon Veil',
      'Common Soul',
      'Dedication through Light and Darkness',
      'Destiny HERO - Dreadmaster',
      'Last Will',
      'Magnet Circle LV2',
      'Relieve Monster',
      'Serpentine Princess',
    ],
    /(if\[0\]\.of|does\[\d\]\.from(\.in)?)\.where.*"summonable"/,
    'the summon asks once more, and the checks have no monster that fits the rest and may not be summoned',
  ],
  ['Destiny HERO - Dreadmaster', /live\[[01]\].*"among"/, 'its own original value is unknown and adds nothing'],
  ['Destiny HERO - Dreadmaster', /on\.self/, 'that card brings nothing else'],
  [
    'Destiny HERO - Dreadmaster',
    /does\[0\]\.cards\.where/,
    'its own text keeps them from being destroyed in that turn',
  ],
  ['Spear Cretin', /on\.from/, 'what was flipped left the monsters'],
  ['The Immortal of Thunder', /on\.from/, 'what was flipped left the monsters'],
  ['Common Soul', /on\.from/, 'whatever moves it moves it from there'],
  [
    'Serpentine Princess',
    /on\.(to|self)/,
    'from nowhere it hears of the one moment in which it went into a deck, and one moment is one use',
  ],
  ['Vampire Baby', /if\[0\]/, 'what it would bring is looked for once more when it is offered'],
  ['Cocoon Rebirth', /cost.*"group"/, 'no other monster of the checks names a Neo-Spacian'],
  ['Absorbing Kid from the Sky', /"battle"/, 'it destroys in no other way'],
  ['Royal Knight', /"battle"/, 'it destroys in no other way'],
  ['Helping Robo for Combat', /"battle"/, 'it destroys in no other way'],
  ['Helping Robo for Combat', /"was controlled"/, 'it battles nothing of its own side'],
  ['Destiny HERO - Disk Commander', /on\.which/, 'from the graveyard it is summoned in no other way'],
  ['Molten Zombie', /on\.(from|which)/, 'nothing of the pool special summons it from elsewhere'],
  ['Kelbek', /on\.self/, 'that it was attacked is a condition as well'],
  ['Wall of Illusion', /on\.self/, 'that it was attacked is a condition as well'],
  ['Dream Clown', /"faceUp"/, 'face-down it has no effect to use'],
  ['Soul of Fire', /cost.*"controlled"/, 'only the turn player attacks'],
  ['The Spell Absorbing Life', /faceUp/, 'who is face-up already is not turned, and then all of them are'],
  ['Guard Penalty', /once true/, 'a monster is hardly changed to Defense Position twice in one turn'],
  ['Iron Blacksmith Kotetsu', /"spell"/, 'only spells are equip cards'],
  ['Manju of the Ten Thousand Hands', /"spell"/, 'no trap has this icon'],
  ['Sonic Bird', /"spell"/, 'no trap has this icon'],
  ['Terraforming', /"spell"/, 'no trap has this icon'],
  ['Chain Destruction', /faceUp|targets.*compare/, 'what was summoned has fitted the condition, and lies face-up'],
  [
    ['Black Luster Soldier - Envoy of the Beginning'],
    /limit\.shared/,
    'the first use forbids the attack, and the attack forbids the first use',
  ],
  [['Black Luster Soldier - Envoy of the Beginning'], /on\.self/, 'the condition asks whether this card is attacking'],
  [
    ['Black Luster Soldier - Envoy of the Beginning'],
    /timing /,
    'battle destroys outside a chain, and what that sets off is gathered before anything else happens',
  ],
  [
    ['Neo-Parshath, the Sky Paladin'],
    /"no tribute for a summon"/,
    'the tokens that may not be tributed have other names',
  ],
  [['Muko'], /"happens to","who":"you"/, 'what the other replacement has replaced is not drawn'],
  [['XY-Dragon Cannon'], /zone\[2\] "field"/, 'none of its parts ever lies in the field zone'],
  [
    ['Appropriate'],
    /link "and also"$/,
    'no check has an optional effect that waits for the moment in which this draws',
  ],
  [
    ['Fifth Hope', 'Pot of Avarice'],
    /link "afterwards, if you do"$/,
    'five cards are selected in the Graveyard, and no chain of the pool takes all five away',
  ],
  ['Hero Medal', /on\.which/, 'it may not be activated, so it lies face-down among the traps whenever it is destroyed'],
  ['Elephant Statue of Blessing', /"effect"/, 'what the opponent sends it by is an effect'],
  ['Regenerating Mummy', /"effect"/, 'what the opponent sends it by is an effect'],
  ['Despair from the Dark', /"effect"/, 'what the opponent sends it by is an effect'],
  ['Fear from the Dark', /"effect"/, 'what the opponent sends it by is an effect'],
  ['Ghost Knight of Jackal', /"battle"/, 'it destroys in no other way'],
  ['Ghost Knight of Jackal', /"was controlled"/, 'it battles nothing of its own side'],
  ['Sand Moth', /"effect"/, 'battle destroys no monster that still lies face-down'],
  ['Water Dragon', /"pyro"/, 'every Pyro monster of the pool is FIRE'],
  ['Neo-Spacian Grand Mole', /on\.self/, 'that it battles a monster is a condition as well'],
  ['Elemental HERO Stratos', /max/, 'no scenario can try to pick more than is asked for'],
  ['Supercharge', /"race"/, 'all of them are machines'],
  ['Magic Formula', /"called"/, 'the other one is not in the pool'],
  ['Gellenduo', /"attribute"/, 'no fairy that takes two tributes has another attribute'],
  ['De-Spell', /"reveal"/, 'the checks do not look at what is known'],
  ['Last Turn', /once true/, 'the duel is over when it has happened'],
  ['Spring of Rebirth', /limit/, 'nothing of the pool returns several monsters at once'],
  ['Aegis of Gaia', /on\.from/, 'a trap lies face-up nowhere else'],
  ['Butterfly Dagger - Elma', /"was in"/, 'a spell lies face-up nowhere else'],
  ['Lucky Iron Axe', /"effect"/, 'a spell is destroyed in no other way'],
  ['Cestus of Dagla', /"battle"/, 'its bearer deals no other damage'],
  ['Cyberdark Keel', /on\.which/, 'it destroys in no other way, and nothing of its own side'],
  ['Cyberdark Keel', /live\[0\]\.if/, 'with nothing attached there is nothing to add'],
  ['Guardian Angel Joan', /on\.which/, 'it destroys in no other way, and nothing of its own side'],
  ['Light and Darkness Dragon', /"atk"/, 'its DEF is the first to run out'],
  ['The Wicked Avatar', /on\.which/, 'it is summoned in no other way'],
  ['Trap Hole', /targets.*compare/, 'what was summoned has fitted the condition'],
  [
    ['Bottomless Trap Hole', 'Eatgaboon', 'House of Adhesive Tape'],
    /cost\[0\]\.of\.where/,
    'what was summoned has fitted the condition',
  ],
  [
    [
      'A Wingbeat of Giant Dragon',
      'De-Spell',
      'Doitsu',
      'Emergency Provisions',
      'Magical Mallet',
      'Monster Recovery',
      'Reload',
      'The Wicked Avatar',
      'Y-Dragon Head',
      'Z-Metal Tank',
    ],
    /\{"test":"not","of":\{"test":"among","cards":\{"cards":"this"\}\}\}/,
    'it goes to the graveyard anyway',
  ],
  [
    ['7', 'Crystal Beast Cobalt Eagle', 'Jinzo', 'Remove Trap', 'Toon Gemini Elf', 'Toon Masked Sorcerer'],
    /zone\[\d\] "field"/,
    'no spell or trap of the checks lies in the field zone',
  ],
  ['Royal Oppression', /traits/, 'nothing of the pool special summons in the damage step'],
  ['Kuriboh', /part\.which/, 'nothing else deals damage in that damage step'],
  ['Spirit of the Pharaoh', /summonable/, 'what keeps normal monsters from being Special Summoned keeps it away, too'],
  ['Aquarian Alessa', /on\.which/, 'it destroys in no other way, and nothing of its own side'],
  ['Lucky Pied Piper', /on\.which/, 'it destroys in no other way, and nothing of its own side'],
  [
    ['Crystal Beast Cobalt Eagle', 'Crystal Beast Sapphire Pegasus'],
    /live\[0\]\.if \{"test":"room among spells"\}/,
    'without room it cannot be put there',
  ],
  ['Dark Master - Zorc', />=/, 'nothing is left to choose'],
  ['Ceasefire', /faceUp/, 'every monster lies face-up by then'],
  [
    ['Toon Gemini Elf', 'Toon Masked Sorcerer'],
    /object\.where.*faceUp|of\.of\.where.*faceUp/,
    'what lies face-down is not known to be a toon',
  ],
  [
    [
      'Altar for Tribute',
      'Autonomous Action Unit',
      'Beast Soul Swap',
      'Draining Shield',
      'Fulfillment of the Contract',
      'Last Will',
      'Nobleman of Crossout',
      'Premature Burial',
      'Symbols of Duty',
      'Venom Burn',
    ],
    /link "if you do"$/,
    'the clause before it always does something where this can be told',
  ],
  ['Watapon', /cause/, 'whatever adds a card to the hand is an effect'],
  ['Sillva, Warlord of Dark World', /"effect"/, 'what the opponent discards it by is an effect'],
  ['Solemn Wishes', /limit/, 'one draw is one event'],
  ['Spell Vanishing', /"deck"/, 'the deck is shuffled afterwards'],
  ['Dark Balter the Terrible', /"battle"/, 'it destroys in no other way'],
  ['The Last Warrior from Another Planet', /on\.self/, 'while it is face-up no other monster is special summoned'],
  ['Thousand-Eyes Restrict', /\.if /, 'with nothing equipped both values are 0, as printed'],
  ['D.D. Assailant', /on\.self/, 'the condition asks whether this card will be destroyed'],
  ['Exarion Universe', /"turn of"/, 'it attacks in no other turn'],
  ['Spirit Reaper', /on\.self|"attacking"/, 'each of the two conditions makes the other one superfluous'],
  ['Swords of Revealing Light', /where/, 'turning a face-up monster up does nothing'],
  ['Bottomless Trap Hole', /"faceUp"/, 'a monster that was turned face-down is a new one to whoever meant it'],
  ['Call of the Haunted', /on\.from/, 'whatever moves it moves it from there'],
  ['Call of the Haunted', /once/, 'the card that watches is destroyed by it'],
  ['Armed Changer', /"spell"/, 'only spells are equip cards'],
  ['Fairy of the Spring', /"spell"/, 'only spells are equip cards'],
  ['Fairy of the Spring', /part\.who/, 'until the end of this turn nobody but its player could use the equip spell'],
  ['Autonomous Action Unit', /part\.on\.from/, 'whatever moves it moves it from there'],
  ['Symbols of Duty', /part\.on\.from/, 'whatever moves it moves it from there'],
  ['Magical Hats', /once/, 'what watches ends with the Battle Phase'],
  ['Birthright', /on\.from/, 'whatever moves it moves it from there'],
  ['Birthright', /once/, 'the card that watches is destroyed by it'],
  ['Soul Resurrection', /on\.from/, 'whatever moves it moves it from there'],
  ['Soul Resurrection', /once/, 'the card that watches is destroyed by it'],
  ['Card of Safe Return', /on\.which\.of\[1\]/, 'from the graveyard a monster is summoned in no other way'],
  ['Morale Boost', /"icon"/, 'whatever is attached is an equip card'],
  [
    'Gateway to Dark World',
    /targets\[[12]\]\.part\.which/,
    'what is special summoned from the graveyard cannot be normal or flip summoned in that turn',
  ],
  [
    [
      'B.E.S. Big Core',
      'B.E.S. Covered Core',
      'Cyber Esper',
      'Dark Balter the Terrible',
      'Fiend Skull Dragon',
      'Fire Princess',
      'Flint Missile',
      'Giant Orc',
      'Goblin Attack Force',
      'Morale Boost',
      'Ryu Senshi',
      'Solemn Wishes',
      'Soul Absorption',
      'Spear Dragon',
      'Spell Absorption',
      'Spring of Rebirth',
      'Submarineroid',
      'Swords of Revealing Light',
      'The Agent of Wisdom - Mercury',
      'Wave-Motion Cannon',
    ],
    /does\[0\]\.link "and also"$/,
    'it is the first clause: there is none before it to follow',
  ],
];

/** The report, as a page of the docs. */
export const report = (outcomes: readonly Fate[]): string =>
  mutationReport(outcomes, {
    title: 'Clause mutation',
    checks: 'packages/yugioh-cards/test/cards/',
    command: 'pnpm exec vitest run clauses -u',
    reasons,
  });
