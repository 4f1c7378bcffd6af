import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A source folder with one mistake in it. */
export interface Mutant {
  /** Absolute path of the folder; no relative import may lead out of it. */
  readonly from: string;
  /** The file to change, relative to the folder. */
  readonly file: string;
  /** A piece of its text that occurs exactly once. */
  readonly replace: string;
  readonly by: string;
  /** The module to import, relative to the folder. */
  readonly entry: string;
}

let count = 0;

/**
 * Imports a copy of a folder with one piece of text replaced, to see whether the tests would notice.
 *
 * The copy stands in the package that the folder belongs to, so that its dependencies are found, and is deleted again.
 *
 * @typeParam T - Type of the imported module, usually `typeof import('…')` of the entry.
 * @throws Error if the text does not occur exactly once: a mutant that changes nothing would prove nothing.
 */
export async function loadMutant<T>({ from, file, replace, by, entry }: Mutant): Promise<T> {
  const original = await readFile(join(from, file), 'utf8');
  const occurrences = original.split(replace).length - 1;
  if (occurrences !== 1) throw new Error(`${file} contains ${occurrences} times, not once: ${replace}`);
  if (by === replace) throw new Error(`${file}: the replacement changes nothing: ${replace}`);

  const copy = join(packageOf(from), '.mutants', `${process.pid}-${count++}`);
  try {
    await mkdir(copy, { recursive: true });
    await cp(from, copy, { recursive: true });
    await writeFile(join(copy, '.gitignore'), '*\n');
    await writeFile(
      join(copy, file),
      original.replace(replace, () => by),
    );
    return (await import(/* @vite-ignore */ pathToFileURL(join(copy, entry)).href)) as T;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

function packageOf(folder: string): string {
  for (let at = resolve(folder); at !== dirname(at); at = dirname(at)) {
    if (existsSync(join(at, 'package.json'))) return at;
  }
  throw new Error(`${folder} lies in no package`);
}
