// @ts-check
// `npm start`: install and build what is missing, then serve. `npm run worker`: the same, then take jobs and answer nobody.
import { join } from 'node:path';
import { handOver } from './prepare/hand-over.mjs';
import { orExplain } from './prepare/or-explain.mjs';
import { prepare, ROOT } from './prepare/prepare.mjs';

orExplain(() => {
  const node = prepare({ build: true });
  handOver(node, [process.argv[2] === 'worker' ? 'apps/web/worker.ts' : 'apps/web/server.ts'], {
    // Compiled once: the second start reads the code's bytes from there.
    env: { NODE_ENV: 'production', NODE_COMPILE_CACHE: join(ROOT, '.prepared/compile-cache') },
  });
});
