import type { CoreState } from '@rulechart/core';
import { seatName } from '@rulechart/core';
import type { Acted, Acting, Trouble } from './acting.ts';
import { PartError } from './errors.ts';
import type { Difference } from './expecting.ts';
import type { PlayedGame } from './played.ts';

/** Why an act may not be done, for whoever wants to know although it is as expected. */
export interface Reason {
  readonly act: string;
  readonly codes: readonly string[];
  readonly text: string;
  readonly rules: readonly string[];
}

/** What a scenario asks about acts without playing them: whether a seat may, may not, may exactly. */
export class Deciding<S extends CoreState> {
  /** why each act that may not be done may not, as it was asked */
  readonly reasons: Reason[] = [];

  constructor(
    private readonly played: PlayedGame<S>,
    private readonly acting: Acting<S>,
  ) {}

  may(seat: number, acts: readonly string[], path: readonly (string | number)[]): Difference | null {
    for (const text of acts) {
      const acted = this.acting.does(this.played.state, seat, text);
      // One act that may mean two things is legal either way.
      if ('trouble' in acted && acted.trouble !== 'ambiguous')
        return this.whyNot(seat, acted, this.played.text.may(seatName(seat), text), path);
    }
    return null;
  }

  mayNot(
    seat: number,
    acts: readonly string[],
    because: readonly string[],
    path: readonly (string | number)[],
  ): Difference | null {
    for (const text of acts) {
      const acted: Acted<S> = this.acting.does(this.played.state, seat, text);
      const { text: told } = this.played;
      const expected = told.mayNot(seatName(seat), text);
      if (!('trouble' in acted)) return { path, expected, actual: told.legal };
      if (acted.trouble !== 'illegal') {
        if (acted.trouble === 'ambiguous') return { path, expected, actual: told.legalAs(acted.options.join('; ')) };
        throw new PartError(path, `"${text}": ${acted.problem}`);
      }
      const codes = acted.refusals.map(({ code }) => code);
      // Otherwise a scenario that stands at the wrong place would pass.
      const aside = codes.find(
        (code) => (code === 'not-your-decision' || code === 'not-now') && !because.includes(code),
      );
      const missing = because.filter((code) => !codes.includes(code));
      if (aside !== undefined || missing.length > 0)
        return {
          path,
          expected: told.because(expected, because.join(', ') || told.aboutIt),
          actual: told.reasons(codes.join(', '), this.played.sentences(acted.refusals, seat)),
        };
      this.reasons.push({
        act: expected,
        codes,
        text: this.played.sentences(acted.refusals, seat),
        rules: acted.refusals.map(({ rule }) => rule),
      });
    }
    return null;
  }

  mayExactly(seat: number, acts: readonly string[], path: readonly (string | number)[]): Difference | null {
    const decides = this.played.game.point(this.played.state)?.seat;
    const left = new Set(decides === seat ? this.played.menu() : []);
    for (const [i, text] of acts.entries()) {
      const read = this.acting.read(text);
      const unread = read.types.length === 0 && read.mentions.length === 0 && read.numbers.length === 0;
      if (unread && read.words !== 'yes' && read.words !== 'no')
        throw new PartError([...path, i], `"${text}" is neither an act nor a card`);
      const matching = this.acting.matching(this.played.state, seat, read);
      if (matching.length === 0)
        return {
          path: [...path, i],
          expected: text,
          actual: this.played.text.notOnMenu(this.played.menuInWords(seat)),
        };
      for (const d of matching) left.delete(d);
    }
    if (left.size === 0) return null;
    return {
      path,
      expected: acts.join(', ') || this.played.text.nothing,
      actual: this.played.text.also([...left].map((d) => this.played.inWords(d)).join(', ')),
    };
  }

  whyNot(seat: number, trouble: Trouble, expected: string, path: readonly (string | number)[]): Difference {
    if (trouble.trouble === 'unreadable')
      throw new PartError(
        path,
        `"${expected}": ${trouble.problem}; at ${this.played.game.point(this.played.state)?.path.at(-1)} ${seatName(this.played.state.decider)} may: ${this.played.menuInWords(this.played.state.decider)}`,
      );
    if (trouble.trouble === 'ambiguous')
      throw new PartError(path, `"${expected}" may mean several things: ${trouble.options.join('; ')}`);
    return {
      path,
      expected,
      actual: this.played.text.notLegal(
        trouble.refusals.map(({ code }) => code).join(', '),
        this.played.sentences(trouble.refusals, seat),
      ),
    };
  }
}
