import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { rulechart } from './cli.ts';
import { FAULT, reportFault } from './fault.ts';

const argv = process.argv.slice(2);

// A reader that has seen enough (`| head`) closes the pipe; that is no fault. A full disk is none of ours either.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    tell(`the output cannot be written: ${error.message}`);
    process.exit(2);
  });

/** A last line on stderr, past its buffer. */
function tell(line: string): void {
  try {
    writeSync(2, `${line}\n`);
  } catch {
    // nobody reads
  }
}

const lastHandler = (error: unknown): void => {
  reportFault(error, argv, tell);
  process.exit(FAULT);
};
process.on('uncaughtException', lastHandler);
process.on('unhandledRejection', lastHandler);

process.exitCode = await rulechart(argv, {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  lines: () => createInterface({ input: process.stdin, terminal: false }),
  watched: process.stderr.isTTY === true,
});
