import { RulechartError, type Words } from '@rulechart/core';

/** What can be wrong with the text of a deck, or of a list of limited cards. */
export type DeckErrorCode =
  | 'unknown-section'
  | 'card-before-section'
  | 'not-a-password'
  | 'no-such-card'
  | 'not-in-pool'
  | 'not-a-link'
  | 'missing-part'
  | 'surplus-part'
  | 'broken-base64'
  | 'broken-length'
  | 'replay'
  | 'entry-before-list'
  | 'not-an-entry';

/** Where and how the text of a deck is wrong, and what would be right. */
export type DeckFault = {
  readonly code: DeckErrorCode;
  /** Counted from 1. A link has one line. */
  readonly line: number;
  /** What stands there. */
  readonly wrong: Words;
  /** What could stand there instead. */
  readonly right: Words;
};

/** The text is not a deck, or no list of limited cards: everything that is wrong with it. The message is one line: file and line, what is wrong, what would be right. */
export class DeckError extends RulechartError {
  override readonly name = 'DeckError';
  readonly code: DeckErrorCode;
  /** The line of the first fault. */
  readonly line: number;
  /** The message in both languages. */
  readonly text: Words;

  constructor(
    readonly faults: readonly [DeckFault, ...DeckFault[]],
    /** The file's name, if the text has one. */
    readonly file?: string,
  ) {
    const text = { ja: told(faults, file, 'ja'), en: told(faults, file, 'en') };
    super(text.en);
    const [{ code, line }] = faults;
    this.code = code;
    this.line = line;
    this.text = text;
  }
}

/** What a fault says: what stands there, and what would be right. */
export const sentence = ({ wrong, right }: DeckFault, lang: keyof Words): string =>
  `${wrong[lang]}${lang === 'ja' ? '。' : '; '}${right[lang]}`;

function told(faults: readonly DeckFault[], file: string | undefined, lang: keyof Words): string {
  const [first] = faults;
  const line = (n: number): string => (lang === 'ja' ? `${n}行目` : `line ${n}`);
  if (first && faults.length === 1)
    return `${file === undefined ? line(first.line) : `${file}:${first.line}`}: ${sentence(first, lang)}`;
  const list = faults.map((fault) => `${line(fault.line)}: ${sentence(fault, lang)}`).join(' | ');
  const count = lang === 'ja' ? `問題が${faults.length}件` : `${faults.length} problems`;
  return `${file === undefined ? '' : `${file}: `}${count}: ${list}`;
}

/** A part of someone's text, short and printable enough to stand in a message. */
export const excerpt = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
