import { createGame } from '@rulechart/core';
import { describe, expect, it } from 'vitest';
import { yugioh } from '../src/index.ts';
import { lists, sheet } from '../src/sheet/index.ts';
import { sections } from '../src/sheet/sections.ts';

/** Marks that say no more than that a card is listed. */
const plain = (mark: string, section = ''): string =>
  /★/.test(mark) || ['', '□', '・', '○×'].includes(mark) || (section === 'draw-count.negate' && mark === '●')
    ? ''
    : mark;

/** Lists that give examples and do not mean to be whole: what they lack says nothing. */
const examples = [
  'counters',
  'control',
  'gy-to-deck',
  'discard-effect',
  'hand-to-gy-effect',
  'draw-count.blessing',
  'draw-count.negate',
  'heal-count',
];

/** Where the sheet says something else than the list, and why. */
const differences: Readonly<Record<string, string>> = {
  'pay-life Horn of Light':
    'the list names 悪魔のくちづけ, which pays the same price for the same return, and forgets this',
  'deck-to-hand.puppet-king Toon Table of Contents':
    'it may bring a Toon monster; the list has it among what brings spells and traps only',
  'deck-to-hand.puppet-king Arsenal Summoner':
    'most of what it may bring are monsters; the list has it among what brings spells and traps only',
  'deck-to-hand.spell-trap Arsenal Summoner':
    'no spell or trap in the table of printed cards has the word in its name that it asks for',
  'deck-to-hand.puppet-king Birdface': 'whether what it names is a monster is not in the table of printed cards',
  'deck-to-hand.puppet-king Machina Defender':
    'whether what it names is a monster is not in the table of printed cards',
  'deck-to-hand.puppet-king Emblem of Dragon Destroyer':
    'whether what it names is a monster is not in the table of printed cards',
  'deck-to-hand.puppet-king Ojamagic': 'whether what it names are monsters is not in the table of printed cards',
  'gy-to-hand.monster Emblem of Dragon Destroyer':
    'whether what it names is a monster is not in the table of printed cards',
  'gy-to-hand.monster Ancient Gear Workshop': 'whether what it names are monsters is not in the table of printed cards',
  "gy-summon Knight's Title": 'whether what it names is a monster is not in the table of printed cards',
  'gy-summon Photon Generator Unit': 'whether what it names is a monster is not in the table of printed cards',
  'gy-summon Battery Charger': 'whether what it names are monsters is not in the table of printed cards',
  'gy-summon O - Oversoul': 'no normal monster of what it names is in the table of printed cards',
  'gy-to-hand.monster Night Assailant':
    'it returns a flip effect monster of the graveyard; the list, which names it elsewhere, leaves this out',
  'gy-to-hand.spell-trap Dark Scorpion - Meanae the Thorn':
    'the spell that bears the name it asks for is not in the table of printed cards',
  'gy-summon Water Dragon': 'whether what it names are monsters is not in the table of printed cards',
  'gy-summon Backs to the Wall': 'no monster of what it names is in the table of printed cards',
  'bounce.monster Dramatic Rescue': 'no monster of what it names is in the table of printed cards',
  'bounce.spell-trap Dark Scorpion - Chick the Yellow':
    'it returns any card of the field; the list has it among what returns monsters only',
  'pay-life Royal Oppression':
    'the list is about Spell Economics; a trap that pays is no matter of it (検閲 is named all the same)',
  'bounce.monster Asura Priest': 'the list says "every Spirit monster" and names none',
  'bounce.monster Fushi No Tori': 'the list says "every Spirit monster" and names none',
  'bounce.monster Yamata Dragon': 'the list says "every Spirit monster" and names none',
  'discard-effect Spell Vanishing': 'named as unrelated: its hand cards are a cost, and what its effect takes is sent',
  'turn-count The Wicked Avatar': 'what it forbids lasts for two turns, as with others that the list leaves out',
  'gy-summon Spirit of the Pharaoh': 'no normal Zombie of Level 2 or lower is in the table of printed cards',
  'pay-life Ultimate Offering': 'the list is about Spell Economics; a trap that pays is no matter of it',
  'discard-self Necklace of Command':
    "it discards from the opponent's hand, as the other list says; this one has it among what discards one's own",
  'discard-self Fengsheng Mirror':
    'it discards Spirit monsters of both hands; the list leaves out what takes a certain kind only',
};

const game = createGame(yugioh.rules, yugioh.cards);
const { rows, sections: summary } = sheet(game);
const pool = new Map<string, string>(yugioh.cards.map(({ key, name }) => [key, name.en]));

describe('the ruling sheet agrees with the lists', () => {
  it.each(Object.keys(sections))('%s', (section) => {
    const theirs = new Map<string, string>();
    for (const [id, password, mark] of lists)
      if (id === section && pool.has(password)) theirs.set(password, plain(mark, section));
    const ours = new Map(rows.filter((row) => row.section === section).map((row) => [row.password, plain(row.mark)]));
    const wrong: string[] = [];
    for (const password of new Set([...theirs.keys(), ...ours.keys()])) {
      const name = pool.get(password) as string;
      if (`${section} ${name}` in differences) continue;
      const [a, b] = [theirs.get(password), ours.get(password)];
      if (a === undefined && examples.includes(section)) continue;
      // Listed with a mark that nobody explains: it counts as listed.
      if (a === '' && b !== undefined) continue;
      if (a !== b) wrong.push(`${name}: listed ${a ?? 'not'}, derived ${b ?? 'not'}`);
    }
    expect(wrong).toEqual([]);
  });
});

it('the differences are still there', () => {
  const cards = new Set([
    ...rows.map(({ section, password }) => `${section} ${pool.get(password)}`),
    ...lists.map(([section, password]) => `${section} ${pool.get(password)}`),
  ]);
  const named = Object.keys(differences).filter(
    (key) => !cards.has(key) && !/(Spell Vanishing|The Wicked Avatar)$/.test(key),
  );
  expect(named).toEqual([]);
});

it('every row says which clauses make it so', () => {
  for (const { section, name, because } of rows) expect(because.length, `${section} ${name.en}`).toBeGreaterThan(0);
});

it('the page says how much of each list is tested', async () => {
  const lines = summary.map(({ id, listed, inPool, derived }) => {
    const state = inPool < 2 ? 'untested' : 'agrees';
    return `| \`${id}\` | ${listed} | ${inPool} | ${derived} | ${state} |`;
  });
  const why = Object.entries(differences).map(([key, reason]) => `- \`${key}\`: ${reason}`);
  const page = `# The ruling sheet

\`rulechart sheet\` derives which cards belong to each list of the rulings database from what the cards say; no list of names
stands behind it. The lists as they were printed are compared with it. A list of which the pool has fewer than two cards is
not tested. \`pnpm exec vitest run --project yugioh-cards sheet -u\` writes this page anew.

| section | listed | of these in the pool | derived | |
| --- | --- | --- | --- | --- |
${lines.join('\n')}

## Where the sheet says something else

${why.join('\n')}
`;
  await expect(page).toMatchFileSnapshot('../../../docs/ruling-sheet.md');
});
