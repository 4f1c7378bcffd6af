import type { Command } from 'commander';
import { openGame } from '../games.ts';
import { BadInput, type Io } from '../io.ts';
import { type GameOptions, withGame } from '../options.ts';

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
      for (const { id: of, listed, inPool, derived } of sections) {
        if (section !== undefined && section !== of) continue;
        io.out(
          `${of}: ${listed} listed, ${inPool} of them in the pool, ${derived} derived${inPool < 2 ? ' (untested)' : ''}`,
        );
        for (const { mark, name, because } of rows.filter((row) => row.section === of))
          io.out(`  ${mark || '-'}  ${name[options.lang]}  (${because.join(', ')})`);
      }
  });
}
