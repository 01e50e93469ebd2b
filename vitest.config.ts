import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from './tools/find-chromium.ts';

const chromium = findChromium();

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
          environment: 'node',
          // The limit is generous, so that a busy machine does not fail a test.
          testTimeout: 120_000,
          hookTimeout: 120_000,
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
        },
      },
      {
        // These are listed, because otherwise the first run discovers them on its way and starts over.
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react-router',
            'zod',
            'zustand',
            'zustand/vanilla',
            '@mantine/core',
            '@mantine/dropzone',
            '@mantine/tiptap',
            '@sentry/browser',
            '@tabler/icons-react',
            '@tiptap/react',
            '@tiptap/starter-kit',
            '@tiptap/extension-text-align',
            'bidi-js',
            'linebreak',
            '@vibrant/quantizer-mmcq',
          ],
        },
        test: {
          name: 'browser',
          setupFiles: ['tools/testing/order-layers.ts', 'tools/testing/fail-on-console.ts'],
          // All files share a page: with a page for each file the editor would be loaded forty times.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
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
