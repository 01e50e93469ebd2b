/**
 * The product without its pages, in a separate process that can be killed. Its first argument is JSON with the place of its data and the
 * speed of its disk. It sends its port and, on request, the delay of its event loop.
 */
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { compose } from '../../compose.ts';
import { parseConfig } from '../../config.ts';
import { createApp } from '../../http/create-app.ts';
import { z } from 'zod';
import type { Renderer } from '../../ports/renderer.ts';
import { createSlowDisk, DISK_KINDS } from '../slow-disk.ts';

const optionsSchema = z.object({
  environment: z.record(z.string(), z.string()),
  disk: z.enum(DISK_KINDS),
  /** Additional delay of each sync in milliseconds. */
  delay: z.number(),
  /** Delay in milliseconds that replaces each rendering; null: files are rendered. */
  renderDelay: z.number().nullable(),
});
const { environment, disk, delay, renderDelay } = optionsSchema.parse(JSON.parse(process.argv[2] ?? ''));

const pathTo = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url));
const folders = {
  pictures: pathTo('assets/pictures'),
  pictureCopies: pathTo('build/pictures'),
  neighbours: pathTo('assets/neighbours'),
  site: pathTo('assets/site'),
  fonts: pathTo('build/fonts'),
};

const config = parseConfig({
  LOG_LEVEL: 'silent',
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  CHECKOUT: 'off',
  STOCK_SOURCES: 'none',
  ...environment,
});
if (!config.ok) throw new Error(config.fault.map(({ name, message }) => `${name} ${message}`).join('; '));
const services = await compose(config.value, folders, {
  disk: createSlowDisk(disk, delay),
  ...(renderDelay === null ? {} : { renderer: createRenderer(renderDelay) }),
});
const pages = { render: async () => new Response('a page'), clientFolder: null };
const unlimited = { read: 1e9, write: 1e9, upload: 1e9, render: 1e9 };
const server = createServer(getRequestListener(createApp(services, pages, unlimited).fetch, { overrideGlobalObjects: false }));
const loop = monitorEventLoopDelay({ resolution: 1 });
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
  loop.enable();
});
process.on('message', () => {
  process.send?.({ p50: loop.percentile(50) / 1e6, p99: loop.percentile(99) / 1e6, max: loop.max / 1e6 });
  loop.reset();
});
process.on('disconnect', () => process.exit(0));

/** Creates files of a few words: the tests are about the processes that make them, not about their content. */
function createRenderer(milliseconds: number): Renderer {
  return {
    async render({ kind, design, signal }) {
      await wait(milliseconds, undefined, { signal });
      return new TextEncoder().encode(kind === 'preflight' ? '[]' : `made of ${design.metadata.title}`);
    },
    close: async () => {},
  };
}
