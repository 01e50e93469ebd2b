// @ts-check
// `npm start`: install and build what is missing, then serve.
import { join } from 'node:path';
import { handOver } from './prepare/hand-over.mjs';
import { orExplain } from './prepare/or-explain.mjs';
import { prepare, ROOT } from './prepare/prepare.mjs';

orExplain(() => {
  const node = prepare({ build: true });
  handOver(node, ['apps/web/server.ts'], {
    // Compiled once: the second start reads the code's bytes from there.
    env: { NODE_ENV: 'production', NODE_COMPILE_CACHE: join(ROOT, '.prepared/compile-cache') },
  });
});
