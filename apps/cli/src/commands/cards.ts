import type { Command } from 'commander';
import { openGame } from '../games.ts';
import { BadInput, type Io } from '../io.ts';
import { type GameOptions, withGame } from '../options.ts';

/** `rulechart cards`: every card of the pool, its facts and the text made from its tree. */
export function cards(program: Command, io: Io): void {
  const command = program
    .command('cards')
    .description('every card: its facts, and the text made from its tree in both languages')
    .option('--coverage', 'what is known of how well the cards are covered')
    .option('--json', 'one JSON document');
  withGame(command).action(async (options: GameOptions & { readonly coverage?: boolean; readonly json?: boolean }) => {
    const { game, module, id } = await openGame(options);
    if (options.coverage) {
      const coverage = await module.coverage?.(game);
      if (!coverage) throw new BadInput(`${id} keeps no list of what its cards cover`);
      const { lang } = options;
      if (options.json) io.out(JSON.stringify(coverage));
      else {
        for (const { what, done, of } of coverage.counts) io.out(`${what[lang]}: ${done} / ${of}`);
        for (const { key, name, why } of coverage.waiting) io.out(`  ${key}  ${name[lang]}: ${why[lang]}`);
      }
      return;
    }
    const rows = game.engine.definitions.slice(1).map(({ tree }) => {
      const { key, name, facts } = tree;
      const said = module.cardText?.(tree, game) ?? plainText(tree, game);
      return { password: key, ja: name.ja, en: name.en, ...facts, text: said };
    });
    if (options.json) io.out(JSON.stringify(rows));
    else
      for (const { password, ja, en, text } of rows)
        io.out(`${password}  ${options.lang === 'ja' ? ja : en}: ${text[options.lang] || '–'}`);
  });
}

type Opened = Awaited<ReturnType<typeof openGame>>;

/** What a game without a printer of its own says of a card: the labels of its effects, else their clauses. */
function plainText(
  { effects }: Opened['module']['cards'][number],
  { engine }: Opened['game'],
): { ja: string; en: string } {
  const say = (lang: 'ja' | 'en'): string =>
    effects
      .map(({ label, cost = [], targets = [], does = [] }) =>
        label ? label[lang] : engine.speakers[lang].clauses([...cost, ...targets, ...does]),
      )
      .join(lang === 'ja' ? '' : ' ');
  return { ja: say('ja'), en: say('en') };
}
