import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** The product in a separate process with a data folder of its own. */
export interface FuzzedServer {
  readonly origin: string;
  /** Stops the process and deletes its data. */
  stop(): Promise<void>;
}

/** Starts the built product on any free port. It trusts one proxy, so that each request can have an address of its own. */
export async function startServer(): Promise<FuzzedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'coverwright-fuzz-'));
  const child = spawn(process.execPath, ['apps/web/server.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      STOCK_SOURCES: 'none',
      TRUSTED_PROXIES: '1',
      ANONYMOUS_DRAFTS_PER_HOUR: '1000000',
      ANONYMOUS_UPLOAD_MB_PER_HOUR: '1000000',
    },
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  const port = await readPort(child.stdout);
  if (port !== null) return { origin: `http://127.0.0.1:${port}`, stop };
  await stop();
  throw new Error('The server did not start.');
}

/** Reads the port from the server's output; null if the server ends without one. */
async function readPort(output: Readable): Promise<string | null> {
  let text = '';
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    const port = /Coverwright is at http:\/\/[^:]+:(\d+)/.exec(text)?.[1];
    if (port !== undefined) {
      output.resume();
      return port;
    }
  }
  return null;
}
