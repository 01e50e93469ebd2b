import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SMALL_MEMORY_ENV, SMALL_MEMORY_FLAGS } from './prepare/small-memory.mjs';

const MOST_MEGABYTES = 350;

/** Returns the resident memory of a process in megabytes, on Linux. */
function residentMegabytes(pid: number): number {
  const [, kilobytes = ''] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

test.skipIf(!existsSync('/proc/self/status') || !existsSync('apps/web/build/server'))(
  '[B29] a server that has started and is asked nothing holds no more than 350 MB',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'coverwright-idle-'));
    const child = spawn(process.execPath, [...SMALL_MEMORY_FLAGS, 'apps/web/server.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...SMALL_MEMORY_ENV,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: folder,
        LOG_LEVEL: 'silent',
        STOCK_SOURCES: 'none',
      },
    });
    const exited = once(child, 'exit');
    try {
      for await (const text of child.stdout.iterator({ destroyOnReturn: false })) if (String(text).includes('Coverwright is at')) break;
      child.stdout.resume();
      await expect.poll(() => residentMegabytes(child.pid ?? 0), { timeout: 90_000, interval: 500 }).toBeLessThanOrEqual(MOST_MEGABYTES);
    } finally {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    }
  },
  180_000,
);
