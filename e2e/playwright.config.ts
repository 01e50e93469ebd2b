import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../tools/find-chromium.ts';

/** Fixed, because this file is read by every worker: E2E_PORT moves it. */
const port = Number(process.env['E2E_PORT'] ?? 41_730);
const chromium = findChromium();

/** The journeys, against a server of their own with an empty data folder. `npm run build` first. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 90_000,
  // Generous: a machine that is busy with other things must not fail a journey.
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    // The last gives a machine without a graphics card the book in 3D.
    launchOptions: { args: [...CHROMIUM_FLAGS, '--enable-unsafe-swiftshader'], ...(chromium ? { executablePath: chromium } : {}) },
  },
  webServer: {
    command: 'node apps/web/server.ts',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `http://localhost:${port}/api/health`,
    env: { PORT: String(port), DATA_DIR: mkdtempSync(join(tmpdir(), 'coverwright-e2e-')), LOG_LEVEL: 'warn', NODE_ENV: 'production' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
