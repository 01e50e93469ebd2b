import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { postgresPrograms } from './postgres-programs.ts';

export interface TestPostgres {
  /** The address of the server's first database. */
  readonly url: string;
  /** Ends the server as a crash does: nothing is finished, and every connection breaks. */
  crash(): Promise<void>;
  /** Starts it again, and waits until it answers. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server of the tests' own. @returns null where there are no programs for it */
export async function startPostgres(programs = postgresPrograms()): Promise<TestPostgres | null> {
  if (!programs) return null;
  const folder = mkdtempSync(join(tmpdir(), 'coverwright-postgres-'));
  const user = findUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const made = spawnSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...user,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await findFreePort();
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`, 'fsync=off', 'max_connections=200'];
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const start = async () => {
    const child = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...user,
      stdio: 'ignore',
    });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    await waitUntilReady(url);
    return { child, ended };
  };
  let server = await start();
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    server.child.kill(signal);
    await server.ended;
  };
  return {
    url,
    // SIGQUIT is PostgreSQL's immediate shutdown.
    crash: () => end('SIGQUIT'),
    resume: async () => {
      server = await start();
    },
    stop: async () => {
      // SIGINT is PostgreSQL's fast shutdown.
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package made, or as nobody. */
function findUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const read = (flag: string, name: string) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const name = read('-u', 'postgres').status === 0 ? 'postgres' : 'nobody';
  return { uid: Number(read('-u', name).stdout.trim()), gid: Number(read('-g', name).stdout.trim()) };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port'))));
    });
  });
}

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(50);
    }
  }
  throw new Error('PostgreSQL did not start within 10 s');
}
