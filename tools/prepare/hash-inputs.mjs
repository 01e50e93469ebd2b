// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const IGNORED = new Set(['node_modules', 'build', 'dist', '.react-router', '.prepared', 'data']);
/** Size in bytes above which only a file's length counts: hashing every picture would slow each start. */
const HASHED_BYTES = 512 * 1024;

/**
 * One hash over files and folders, their names and contents. Tests are left out: they change no build.
 * @param {string} root
 * @param {readonly string[]} inputs paths relative to root; a missing one counts as absent
 */
export function hashInputs(root, inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) addPath(hash, root, input);
  return hash.digest('hex');
}

/** @param {import('node:crypto').Hash} hash @param {string} root @param {string} path */
function addPath(hash, root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  const status = statSync(full);
  if (status.isDirectory()) {
    for (const name of readdirSync(full).sort()) {
      if (!IGNORED.has(name) && !/\.test\.tsx?$/.test(name)) addPath(hash, root, join(path, name));
    }
    return;
  }
  hash.update(`${path}\0${status.size}\0`);
  if (status.size <= HASHED_BYTES) hash.update(readFileSync(full));
}
