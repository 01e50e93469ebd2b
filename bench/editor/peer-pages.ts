import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import type { BenchContent } from '../peers/pages/content.ts';

const PEERS = fileURLToPath(new URL('../peers/', import.meta.url));
const ASSETS = fileURLToPath(new URL('../../assets/', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

export const PEER_NAMES = ['konva', 'fabric', 'excalidraw'] as const;

/** Installs and bundles the pages of the other editors, and serves them on loopback. */
export async function servePeers(content: BenchContent, photo: Buffer): Promise<{ readonly url: string; close(): void }> {
  if (!existsSync(join(PEERS, 'node_modules'))) await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], { cwd: PEERS });
  const outDir = join(tmpdir(), 'coverwright-bench-peers');
  await build({
    root: join(PEERS, 'pages'),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.IS_PREACT': '"false"', 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      rolldownOptions: { input: PEER_NAMES.map((name) => join(PEERS, 'pages', `${name}.html`)) },
    },
  });
  const files: Readonly<Record<string, Buffer>> = { '/content.json': Buffer.from(JSON.stringify(content)), '/photo.jpg': photo };
  const read = (path: string) => {
    const known = files[path];
    if (known) return Promise.resolve(known);
    const clean = normalize(path);
    return readFile(clean.startsWith('/pictures/') ? join(ASSETS, clean) : join(outDir, clean));
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    read(path).then(
      (bytes) => response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The peers’ server has no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
