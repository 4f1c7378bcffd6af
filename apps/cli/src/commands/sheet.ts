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
    const all = module.sheet(game);
    const { section } = options;
    const rows = section === undefined ? all : all.filter((row) => row.section === section);
    if (rows.length === 0 && section !== undefined) {
      const known = [...new Set(all.map((row) => row.section))];
      throw new BadInput(`there is no section "${section}"; known: ${known.join(', ')}`);
    }
    if (options.json) io.out(JSON.stringify(rows));
    else
      for (const { section: of, mark, name, because } of rows)
        io.out(`${of}  ${mark}  ${name[options.lang]}${because.length > 0 ? `  (${because.join(', ')})` : ''}`);
  });
}
