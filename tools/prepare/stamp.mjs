// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @param {string} root @param {string} name */
const stampPath = (root, name) => join(root, '.prepared', `${name}.stamp`);

/**
 * Runs a step unless its inputs are those of its last success.
 * @param {string} root
 * @param {string} name
 * @param {string} hash of the step's inputs
 * @param {() => void} step
 */
export function runOnce(root, name, hash, step) {
  const path = stampPath(root, name);
  if (existsSync(path) && readFileSync(path, 'utf8') === hash) return;
  rmSync(path, { force: true });
  step();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, hash);
}
