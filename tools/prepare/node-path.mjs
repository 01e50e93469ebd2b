// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The Node that runs the product: the locked one, or on a platform without one the machine's own.
 * @param {string} root
 */
export function nodePath(root) {
  const locked = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(locked)) return locked;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath;
  throw new Error(`Node ${process.versions.node} is too old for this platform: install Node 24 (22.22 is the oldest that works).`);
}
