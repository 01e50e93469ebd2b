// @ts-check
// `npm start`: install and build what is missing, then serve. `npm run worker`: the same, then take jobs and answer nobody.
import { handOver } from './prepare/hand-over.mjs';
import { orExplain } from './prepare/or-explain.mjs';
import { prepare } from './prepare/prepare.mjs';
import { SMALL_MEMORY_ENV, SMALL_MEMORY_FLAGS } from './prepare/small-memory.mjs';

orExplain(() => {
  const node = prepare({ build: true });
  handOver(node, [...SMALL_MEMORY_FLAGS, process.argv[2] === 'worker' ? 'apps/web/worker.ts' : 'apps/web/server.ts'], {
    env: { ...SMALL_MEMORY_ENV, NODE_ENV: 'production' },
  });
});
