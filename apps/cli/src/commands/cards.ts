import { CardNames, lintCards, MissingCard } from '@rulechart/testkit';
import type { Command } from 'commander';
import { openGame } from '../games.ts';
import { BadInput, type Io } from '../io.ts';
import { type GameOptions, withGame } from '../options.ts';

/** `rulechart cards`: every card of the pool, or those named, its facts and the text made from its tree. */
export function cards(program: Command, io: Io, exit: (code: number) => void): void {
  const command = program
    .command('cards [name...]')
    .description('every card, or those of these names: facts, and the text made from the tree in both languages')
    .option('--coverage', 'what is known of how well the cards are covered')
    .option('--lint', 'looks for flaws: unknown names, effects out of reach, costs nobody can pay, texts that differ')
    .option('--json', 'one JSON document');
  type Options = GameOptions & { readonly coverage?: boolean; readonly lint?: boolean; readonly json?: boolean };
  withGame(command).action(async (names: readonly string[], options: Options) => {
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
    if (options.lint) {
      const flaws = lintCards(game, module);
      if (options.json) io.out(JSON.stringify(flaws));
      else
        for (const { card, code, effect, text } of flaws) {
          const name = game.engine.byKey.get(card)?.tree.name[options.lang];
          io.out(`${card}  ${name}${effect === undefined ? '' : ` ${effect + 1}`}: ${text[options.lang]} [${code}]`);
        }
      io.err(`${game.engine.definitions.length - 1} cards, ${flaws.length} flaws`);
      if (flaws.length > 0) exit(1);
      return;
    }
    const wanted = names.map((name) => definitionOf(game, module, name));
    const shown = names.length > 0 ? wanted.map((id) => game.engine.definitions[id]) : game.engine.definitions.slice(1);
    const rows = shown.flatMap((definition) => {
      if (!definition) return [];
      const { tree } = definition;
      const { key, name, facts } = tree;
      const said = module.cardText?.(tree, game) ?? plainText(tree, game);
      return [{ password: key, ja: name.ja, en: name.en, ...facts, text: said }];
    });
    if (options.json) io.out(JSON.stringify(rows));
    else
      for (const { password, ja, en, text } of rows)
        io.out(`${password}  ${options.lang === 'ja' ? ja : en}: ${text[options.lang] || '–'}`);
  });
}

/** The number of a card by any name of it. @throws {BadInput} for one that is not there; it says what is close. */
function definitionOf(game: Opened['game'], module: Opened['module'], name: string): number {
  const names = new CardNames(game, module.nameOf);
  try {
    const definition = names.find(name);
    if (definition !== undefined) return definition;
  } catch (error) {
    if (error instanceof MissingCard) throw new BadInput(error.message);
    throw error;
  }
  throw new BadInput(`there is no card "${name}"; close: ${names.like(name).join(', ')}`);
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
