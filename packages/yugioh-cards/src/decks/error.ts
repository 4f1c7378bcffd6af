import { RulechartError } from '@rulechart/core';

/** What can be wrong with the text of a deck. */
export type DeckErrorCode =
  | 'unknown-section'
  | 'card-before-section'
  | 'not-a-password'
  | 'not-a-link'
  | 'missing-part'
  | 'surplus-part'
  | 'broken-base64'
  | 'broken-length';

/** Where and how the text of a deck is wrong, and what would be right. */
export type DeckFault = {
  readonly code: DeckErrorCode;
  /** The file's name, if the text has one. */
  readonly file?: string | undefined;
  /** Counted from 1. A link has one line. */
  readonly line: number;
  /** What stands there. */
  readonly wrong: string;
  /** What could stand there instead. */
  readonly right: string;
};

/** The text is not a deck. The message is one line: file and line, what is wrong, what would be right. */
export class DeckError extends RulechartError implements DeckFault {
  override readonly name = 'DeckError';
  readonly code: DeckErrorCode;
  readonly file: string | undefined;
  readonly line: number;
  readonly wrong: string;
  readonly right: string;

  constructor({ code, file, line, wrong, right }: DeckFault) {
    super(`${file === undefined ? `line ${line}` : `${file}:${line}`}: ${wrong}; ${right}`);
    this.code = code;
    this.file = file;
    this.line = line;
    this.wrong = wrong;
    this.right = right;
  }
}

/** A part of someone's text, short and printable enough to stand in a message. */
export const excerpt = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
