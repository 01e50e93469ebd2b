import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

const NAMES = { cookie: 'cookieSecret', signing: 'signingSecret' } as const;

/**
 * Reads the secrets that were created at the first start. The first one identifies anonymous authors: without it they would lose their
 * covers.
 */
export function readOwnSecrets(config: Pick<Config, 'dataDir' | 'cookieSecret' | 'signingSecret'>): ReadonlyMap<string, string> {
  const secrets = new Map<string, string>();
  for (const [name, setting] of Object.entries(NAMES)) {
    if (config[setting] !== null) continue;
    try {
      secrets.set(name, readFileSync(join(config.dataDir, 'secrets', name), 'utf8').trim());
    } catch {
      // A server that never started has no secrets.
    }
  }
  return secrets;
}

/** Writes a secret of a backup for the next start; unknown names are ignored. */
export function writeOwnSecret(dataDir: string, name: string, secret: string): void {
  if (!Object.hasOwn(NAMES, name)) return;
  const folder = join(dataDir, 'secrets');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, name), secret, { mode: 0o600, flush: true });
}
