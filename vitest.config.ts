import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, findWindowless } from './tools/find-chromium.ts';

const chromium = findWindowless();
/** A second, the usual limit, is short on a busy machine. */
const PATIENT = { timeout: 60_000 };
/** Node reads our sources itself. Translated ones take longer to load, and reach all that they import by a detour. */
const AS_NODE = { viteModuleRunner: false, nodeLoader: false };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: ['tools/testing/fail-on-console.ts', 'tools/testing/seed-properties.ts'],
          // Each test restores the modules that it changes; sharing loaded modules saves more than a minute.
          isolate: false,
          experimental: AS_NODE,
          environment: 'node',
          // The limit is generous, so that a busy machine does not fail a test.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: PATIENT },
          include: ['{packages,apps}/*/{src,app,serve}/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts', '**/*.contract.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'contract',
          setupFiles: ['tools/testing/fail-on-console.ts', 'tools/testing/seed-properties.ts'],
          // Each file has its own server and database; sharing loaded modules saves seconds.
          isolate: false,
          environment: 'node',
          include: ['packages/*/src/**/*.contract.test.ts'],
          globalSetup: 'packages/server/src/testing/contract-setup.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: PATIENT },
        },
      },
      {
        // All that the pages and their workers import is listed and nothing is discovered: a discovery reloads the page in the middle of a test.
        optimizeDeps: {
          noDiscovery: true,
          include: [
            '@cantoo/pdf-lib',
            '@countertype/clipper2-ts',
            '@mantine/core',
            '@mantine/dropzone',
            '@mantine/hooks',
            '@mantine/tiptap',
            '@react-three/fiber',
            '@sentry/browser',
            '@tabler/icons-react',
            '@tiptap/core',
            '@tiptap/extension-link',
            '@tiptap/extension-text-align',
            '@tiptap/react',
            '@tiptap/starter-kit',
            '@vibrant/quantizer-mmcq',
            'bidi-js',
            'bwip-js/generic',
            'fflate',
            'harfbuzzjs',
            'idb',
            'intl-messageformat',
            'isbn3',
            'linebreak',
            'react',
            'react-dom',
            'react-dom/client',
            'react-router',
            'react/jsx-dev-runtime',
            'svgpath',
            'three',
            'three/addons/controls/OrbitControls.js',
            'zod',
            'zustand',
            'zustand/vanilla',
          ],
        },
        test: {
          name: 'browser',
          setupFiles: ['tools/testing/order-layers.ts', 'tools/testing/fail-on-console.ts'],
          // All files share a page: with a page for each file the editor would be loaded forty times.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: PATIENT },
          include: ['{packages,apps}/*/{src,app}/**/*.browser.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: [...CHROMIUM_FLAGS], ...(chromium ? { executablePath: chromium } : {}) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
