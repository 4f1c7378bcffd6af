import type { SheetSection, Words } from '@rulechart/core';
import type { Command } from 'commander';
import { openGame } from '../games.ts';
import { BadInput, type Io } from '../io.ts';
import { type GameOptions, withGame } from '../options.ts';

const unexplained: Words = {
  ja: '表と異なり、理由が書かれていない',
  en: 'not as in the list, and nobody has said why',
};

/** How a section stands to its list. */
function stateOf({ state, differences }: SheetSection): Words {
  if (state === 'untested') return { ja: '未検証', en: 'untested' };
  const open = differences.filter(({ why }) => why === undefined).length;
  if (state === 'differs') return { ja: `${open}枚が異なる`, en: `differs in ${open}` };
  const { length } = differences;
  return length === 0 ? { ja: '一致', en: 'agrees' } : { ja: `${length}枚を除き一致`, en: `agrees but for ${length}` };
}

/** `rulechart sheet`: the ruling sheet that follows from the cards' trees. */
export function sheet(program: Command, io: Io): void {
  const command = program
    .command('sheet')
    .description('the ruling sheet, derived from what the cards say')
    .option('--section <id>', 'one section only')
    .option('--json', 'one JSON document');
  withGame(command).action(async (options: GameOptions & { readonly section?: string; readonly json?: boolean }) => {
    const { game, module, id } = await openGame(options);
    if (!module.sheet) throw new BadInput(`${id} has no ruling sheet`);
    const { rows: all, sections } = await module.sheet(game);
    const { section } = options;
    const rows = section === undefined ? all : all.filter((row) => row.section === section);
    if (rows.length === 0 && section !== undefined) {
      const known = sections.map(({ id: name }) => name);
      if (!known.includes(section)) throw new BadInput(`there is no section "${section}"; known: ${known.join(', ')}`);
    }
    if (options.json) io.out(JSON.stringify(rows));
    else
      for (const found of sections) {
        const { id: of, listed, inPool, derived } = found;
        if (section !== undefined && section !== of) continue;
        const counts: Words = {
          ja: `表に${listed}枚、うち収録${inPool}枚、導出${derived}枚`,
          en: `${listed} listed, ${inPool} of them in the pool, ${derived} derived`,
        };
        io.out(`${of}: ${counts[options.lang]} (${stateOf(found)[options.lang]})`);
        for (const { mark, name, because } of rows.filter((row) => row.section === of))
          io.out(`  ${mark || '-'}  ${name[options.lang]}  (${because.join(', ')})`);
        for (const { name, why } of found.differences)
          io.out(`  ≠  ${name[options.lang]}: ${(why ?? unexplained)[options.lang]}`);
      }
  });
}
