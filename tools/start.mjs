// @ts-check
// `npm start`: install and build what is missing, then serve.
import { handOver } from './prepare/hand-over.mjs';
import { orExplain } from './prepare/or-explain.mjs';
import { prepare } from './prepare/prepare.mjs';

orExplain(() => {
  const node = prepare({ build: true });
  handOver(node, ['apps/web/server.ts'], { env: { NODE_ENV: 'production' } });
});
