// @ts-check
// `npm run test:fuzz -- --seconds 60`: fresh seeds for a given time. `npm test` runs the same tests with a fixed seed.
import { handOver } from './prepare/hand-over.mjs';
import { orExplain } from './prepare/or-explain.mjs';
import { prepare } from './prepare/prepare.mjs';

orExplain(() => {
  const node = prepare({ build: true });
  handOver(node, ['tools/fuzz/main.ts', ...process.argv.slice(2)]);
});
