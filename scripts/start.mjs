import { fileURLToPath } from 'node:url';
import { bootstrap, pnpm } from './bootstrap.mjs';
import { listen, serve } from './serve.mjs';

bootstrap();
pnpm('exec', 'turbo', 'run', 'build', '--filter=@rulechart/table', '--output-logs=errors-only');

// In this same process, so that a signal sent to it reaches the server.
const server = serve(fileURLToPath(new URL('../apps/table/dist/', import.meta.url)));
const port = await listen(server, process.env.PORT ? { port: Number(process.env.PORT) } : { from: 4173 });
console.log(`Rulechart table: http://127.0.0.1:${port}/`);

const close = () => {
  server.close();
  server.closeAllConnections();
};
process.once('SIGINT', close);
process.once('SIGTERM', close);
