import { createInterface } from 'node:readline';
import { rulechart } from './cli.ts';

// A reader that has seen enough (`| head`) closes the pipe; that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await rulechart(process.argv.slice(2), {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  lines: () => createInterface({ input: process.stdin, terminal: false }),
  watched: process.stderr.isTTY === true,
});
