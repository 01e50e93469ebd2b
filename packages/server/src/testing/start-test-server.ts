import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { Disk } from '../disk/disk.ts';
import { compose, type Services } from '../compose.ts';
import { parseConfig } from '../config.ts';
import { closeSlowBodies, type SlowBodyLimits } from '../http/close-slow-bodies.ts';
import { createApp } from '../http/create-app.ts';
import type { InFlightLimits } from '../http/limit-in-flight.ts';
import type { RateLimits } from '../http/limit-rate.ts';
import type { Clock } from '../ports/clock.ts';
import type { Cutter } from '../ports/cutter.ts';
import type { Decoder } from '../ports/decoder.ts';
import type { PaymentProvider } from '../ports/payment.ts';
import type { StockSource } from '../ports/stock-source.ts';
import type { Renderer } from '../ports/renderer.ts';
import { FORGETFUL_DISK } from './forgetful-disk.ts';
import { copyEmbeddedDatabase, createTestDatabase, type DatabaseKind } from './test-databases.ts';

const pathTo = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** The folders of the repository. The embedded library is part of what is tested. */
export const TEST_FOLDERS = {
  pictures: pathTo('assets/pictures'),
  pictureCopies: pathTo('build/pictures'),
  neighbours: pathTo('assets/neighbours'),
  site: pathTo('assets/site'),
  fonts: pathTo('build/fonts'),
};

export interface TestServer {
  readonly url: string;
  readonly dataDir: string;
  /** The services that pages call. */
  readonly services: Services;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** It replaces the system's clock, for tests that let days pass. */
  readonly clock?: Clock;
  readonly renderer?: Renderer;
  readonly cutter?: Cutter;
  readonly decoder?: Decoder;
  readonly remoteStock?: readonly StockSource[];
  /** It replaces Stripe's own service. */
  readonly payments?: PaymentProvider;
  readonly limits?: RateLimits;
  readonly inFlight?: InFlightLimits;
  readonly slowBodies?: SlowBodyLimits;
  /** Called with each line of the log, if the environment sets a level. */
  readonly onLog?: (line: string) => void;
  readonly environment?: Readonly<Record<string, string>>;
  /** The disk below the embedded database. By default it syncs nothing. */
  readonly disk?: Disk;
  /** True uses the database in the DATA_DIR of `environment` instead of a fresh one. */
  readonly isOnOwnFolder?: boolean;
}

const NO_LIMITS: RateLimits = { read: 1e6, write: 1e6, upload: 1e6, render: 1e6 };

/** Starts the product on a port of its own, with its own data folder and database. */
export async function startTestServer(kind: DatabaseKind, options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'coverwright-contract-'));
  const database = await createTestDatabase(kind);
  const config = parseConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    EXPORT_CONCURRENCY: '2',
    // Tests make no requests to outside services.
    STOCK_SOURCES: 'none',
    ANONYMOUS_DRAFTS_PER_HOUR: '1000000',
    ANONYMOUS_UPLOAD_MB_PER_HOUR: '1000000',
    ...(database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {}),
    ...options.environment,
  });
  if (!config.ok) throw new Error(config.fault.map(({ name, message }) => `${name} ${message}`).join('; '));
  if (kind === 'pglite' && !options.isOnOwnFolder) copyEmbeddedDatabase(config.value.dataDir);
  const services = await compose(config.value, TEST_FOLDERS, {
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.renderer ? { renderer: options.renderer } : {}),
    ...(options.cutter ? { cutter: options.cutter } : {}),
    ...(options.decoder ? { decoder: options.decoder } : {}),
    ...(options.payments ? { payments: options.payments } : {}),
    ...(options.remoteStock ? { remoteStock: options.remoteStock } : {}),
    ...(options.onLog ? { logTo: { write: options.onLog } } : {}),
    disk: options.disk ?? FORGETFUL_DISK,
  });
  const pages = { render: async () => new Response('a page', { headers: { 'content-type': 'text/html' } }), clientFolder: null };
  const app = createApp(services, pages, options.limits ?? NO_LIMITS, options.inFlight);
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  closeSlowBodies(server, options.slowBodies);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The test server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    dataDir,
    services,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await services.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
