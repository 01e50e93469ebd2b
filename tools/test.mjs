// @ts-check
// `npm test`: everything that must be green, on a fresh clone too. `npm test -- lint unit` runs only these steps.
import { handOver } from './prepare/hand-over.mjs';
import { orExplain } from './prepare/or-explain.mjs';
import { prepare } from './prepare/prepare.mjs';

orExplain(() => {
  const node = prepare({ build: true });
  handOver(node, ['tools/test/main.ts', ...process.argv.slice(2)]);
});
