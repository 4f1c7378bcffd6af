import { readFileSync } from 'node:fs';
import { ArgumentError, LoadError, PositionError, ReplayError, RulechartError, StateError } from '@rulechart/core';

/** Where a command reads and writes. stdout carries results only; whatever tells of progress goes to stderr. */
export interface Io {
  /** a line of the result */
  readonly out: (line: string) => void;
  /** a line beside the result */
  readonly err: (line: string) => void;
  /** what the user types, line by line */
  readonly lines: () => AsyncIterable<string>;
  /** whether somebody watches stderr: progress may then rewrite its line */
  readonly watched: boolean;
}

/** What the user gave cannot be used: one clear line, exit code 2. */
export class BadInput extends RulechartError {
  override readonly name = 'BadInput';
  readonly code = 'bad-input';
}

/** Whether an error of the libraries says that something they were given cannot be used. All others are faults of ours. */
export const isAboutInput = (error: unknown): boolean =>
  error instanceof ArgumentError ||
  error instanceof LoadError ||
  error instanceof PositionError ||
  error instanceof ReplayError ||
  error instanceof StateError;

/** The message of whatever was thrown, in one line. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' ');

/**
 * The text of a file: UTF-8, or UTF-16 of either byte order with its mark, as some editors write it.
 * @throws {Error} for bytes that are no text.
 */
export function readText(file: string): string {
  const bytes = readFileSync(file);
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // What begins like a file of another program is still told apart by its first letters.
    const head = bytes.subarray(0, 4).toString('latin1');
    if (head.startsWith('yrp')) return head;
    throw new Error('it is no text in UTF-8 or UTF-16');
  }
}

/** Tells of progress on stderr once a second, from the first second on. */
export function progress(io: Io): { tell(text: () => string): void; end(): void } {
  let last = Date.now();
  let told = false;
  return {
    tell(text) {
      const now = Date.now();
      if (now - last < 1000) return;
      last = now;
      told = true;
      if (io.watched) process.stderr.write(`\r\u001b[K${text()}`);
      else io.err(text());
    },
    end() {
      if (told && io.watched) process.stderr.write('\r\u001b[K');
    },
  };
}
