import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulechart } from '../src/cli.ts';

/** What a command wrote, and its exit code. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line of the tiny game in this process; `typed` is what the user types, line by line. */
export async function run(line: string | readonly string[], typed: readonly string[] = []): Promise<Ran> {
  const argv = typeof line === 'string' ? line.split(' ') : line;
  const out: string[] = [];
  const err: string[] = [];
  const code = await rulechart(argv, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    lines: async function* () {
      yield* typed;
    },
    watched: false,
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const folder = mkdtempSync(join(tmpdir(), 'rulechart-'));

/** A file with this content, or the path of one that does not exist yet. */
export function file(name: string, content?: unknown): string {
  const path = join(folder, name);
  if (content !== undefined) writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
