// @ts-check
// `npm run dev`: the same process with Vite's hot reloading instead of built pages.
import { BUILD_STEPS } from './prepare/build-steps.mjs';
import { handOver } from './prepare/hand-over.mjs';
import { orExplain } from './prepare/or-explain.mjs';
import { prepare } from './prepare/prepare.mjs';

orExplain(() => {
  const node = prepare({ build: BUILD_STEPS.map((step) => step.name).filter((name) => name !== 'web') });
  handOver(
    node,
    [
      '--conditions=development',
      ...['core', 'contracts', 'render', 'export', 'server'].map((name) => `--watch-path=packages/${name}/src`),
      'apps/web/server.ts',
    ],
    {
      env: { NODE_ENV: 'development' },
    },
  );
});
