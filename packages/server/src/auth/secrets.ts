import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A secret of the product: made at first start and kept in the data folder, readable by its owner alone.
 * @param given from the environment; wins, and is not written down
 */
export function keepSecret(dataDir: string, name: string, given: string | null): string {
  if (given) return given;
  const folder = join(dataDir, 'secrets');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  try {
    writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < 32) throw new Error(`${path} is too short to be a secret: delete it and start again.`);
  return secret;
}
