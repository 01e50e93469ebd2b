import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium, findWindowless } from '../tools/find-chromium.ts';

/**
 * The port is fixed, because every worker reads this file; E2E_PORT changes it. It is below 32768, where the system does not assign ports
 * to outgoing connections: such a connection occupied the port now and then.
 */
const port = Number(process.env['E2E_PORT'] ?? 21_730);
/** The address of the server that sells covers by the sandbox, which is the default without a payment service. */
export const SHOP_ADDRESS = `http://localhost:${port + 1}`;
/** Journeys that compare screenshots. */
const SEEN = ['book.spec.ts', 'sharing.spec.ts'];
const LONG = ['every-route.spec.ts', 'no-dead-end.spec.ts', 'whole-way.spec.ts'];

/** The last flag gives a machine without a graphics card the book in 3D. */
const launch = (executablePath: string | null) => ({
  launchOptions: { args: [...CHROMIUM_FLAGS, '--enable-unsafe-swiftshader'], ...(executablePath ? { executablePath } : {}) },
});

/** Starts a server for the tests. */
const serve = (at: number, settings: Record<string, string>) => ({
  command: 'node e2e/serve.ts',
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  url: `http://localhost:${at}/api/health`,
  env: {
    PORT: String(at),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'coverwright-e2e-')),
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    OUTBOX: 'open',
    // No journey reaches outside.
    STOCK_SOURCES: 'none',
    // All journeys come from one address.
    ANONYMOUS_DRAFTS_PER_HOUR: '100000',
    ANONYMOUS_UPLOAD_MB_PER_HOUR: '100000',
    ...settings,
  },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
});

/** The end-to-end tests, against their own servers with empty data folders. Run `npm run build` first. */
export default defineConfig({
  testDir: '.',
  build: { external: ['**/packages/**'] },
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Generous: a machine that is busy with other things must not fail a journey. With a load of 16 on two cores three of them needed more
  // than three minutes, of which they take one otherwise.
  timeout: 900_000,
  expect: { timeout: 180_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    // Without it every click waits until what it opens has stopped moving. The journeys that go the whole way see the product move.
    reducedMotion: 'reduce',
    // Traces cost a quarter of a journey's time, so they are off by default. `E2E_TRACE=1` keeps actions, requests and the page at each
    // step of a failed journey. A screenshot of its end is always kept.
    trace: process.env['E2E_TRACE'] ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
  },
  // The longest journeys begin first, so that no worker waits for another at the end.
  projects: [
    { name: 'long', testMatch: LONG, use: launch(findWindowless()) },
    { name: 'seen', testMatch: SEEN, use: launch(findChromium()) },
    { name: 'journeys', testIgnore: [...LONG, ...SEEN], use: launch(findWindowless()) },
  ],
  // Most journeys end with a file for the printer; only one journey is about payment.
  webServer: [
    serve(port, { CHECKOUT: 'off' }),
    serve(port + 1, {
      ADMIN_EMAILS: 'shopkeeper@example.org,editor@example.org,inspector@example.org,owner@example.org,moderator@example.org',
      OPERATOR_NAME: 'Harbor Books',
      OPERATOR_ADDRESS: '1 Quay Street\\nGalway',
      SUPPORT_EMAIL: 'help@harbor.example',
    }),
  ],
});
