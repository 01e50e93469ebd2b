// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT } from './prepare.mjs';

/** Cache of compiled modules, which saves nearly half of a program's first second when the sources have not changed. */
const NODE_COMPILE_CACHE = join(ROOT, '.prepared/compile-cache');

/**
 * Runs a program in our place: its input, output, signals and exit code are ours.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 */
export function handOver(command, args, options = {}) {
  const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  const child = spawn(command, args, {
    cwd: options.cwd ?? ROOT,
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE, ...process.env, PATH: path, ...options.env },
  });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  // `npm` passes a signal to its shell only, which ends without telling this process. A change of the parent process shows that it ended.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500);
  child.on('exit', (code, signal) => {
    clearInterval(watch);
    process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
  });
}
