import { chartGraph, mermaid } from '@rulechart/core';
import { type Command, Option } from 'commander';
import { drawChart } from '../chartSvg.ts';
import { openGame } from '../games.ts';
import type { Io } from '../io.ts';
import { type GameOptions, withGame } from '../options.ts';

/** `rulechart chart`: the statechart that runs. */
export function chart(program: Command, io: Io): void {
  const command = program
    .command('chart')
    .description('the statechart that runs, as a drawing or as data')
    .addOption(new Option('--format <format>', 'how').choices(['mermaid', 'svg', 'json']).default('mermaid'));
  withGame(command).action(async (options: GameOptions & { readonly format: 'mermaid' | 'svg' | 'json' }) => {
    const { game } = await openGame(options);
    const graph = chartGraph(game.rules.machine);
    if (options.format === 'json') io.out(JSON.stringify(graph, null, 1));
    else if (options.format === 'mermaid') io.out(mermaid(graph).trimEnd());
    else io.out(await drawChart(graph, (id) => game.engine.speakers[options.lang].word('state', id)));
  });
}
