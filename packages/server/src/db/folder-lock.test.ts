import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverwright-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = () => join(folder, 'process.lock');
const module = new URL('./folder-lock.ts', import.meta.url).href;
const program = (then: string) => [
  '--input-type=module',
  '-e',
  `const { lockFolder } = await import('${module}'); lockFolder('${folder}'); ${then}`,
];

test('a folder that a living process holds is refused, with what to do', async () => {
  const holder = spawn(process.execPath, program("console.log('held'); setInterval(() => {}, 1000);"), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => holder.stdout.once('data', resolve));
  expect(() => lockFolder(folder)).toThrow(new RegExp(`Another process \\(${holder.pid}\\) is using .*DATA_DIR.*DATABASE_URL`));
  const ended = new Promise((resolve) => holder.once('exit', resolve));
  holder.kill('SIGKILL');
  await ended;
  lockFolder(folder)();
  expect(existsSync(lock())).toBe(false);
});

test('what a dead process left is taken over, also when its number lives on in another', () => {
  spawnSync(process.execPath, program('process.kill(process.pid, "SIGKILL");'));
  expect(existsSync(lock())).toBe(true);
  lockFolder(folder)();
  writeFileSync(lock(), JSON.stringify({ pid: process.ppid, started: 'an earlier boot 1' }));
  lockFolder(folder)();
  writeFileSync(lock(), 'torn');
  lockFolder(folder)();
});

test('of eight processes that start at once exactly one gets the folder', async () => {
  writeFileSync(lock(), JSON.stringify({ pid: 2 ** 22 - 3, started: 'gone' }));
  // The process with the lock holds it until all of them have tried.
  const tries = Array.from({ length: 8 }, () =>
    spawn(process.execPath, program("console.log('held'); process.stdin.on('end', () => process.exit(0)).resume();"), {
      stdio: ['pipe', 'pipe', 'ignore'],
    }),
  );
  const outcomes = await Promise.all(
    tries.map(
      (child) =>
        new Promise<'held' | 'refused'>((resolve) => {
          child.stdout.once('data', () => resolve('held'));
          child.once('exit', () => resolve('refused'));
        }),
    ),
  );
  const holder = tries[outcomes.indexOf('held')];
  const ended = new Promise((resolve) => holder?.once('exit', resolve));
  for (const child of tries) child.stdin.end();
  await ended;
  expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1);
});
