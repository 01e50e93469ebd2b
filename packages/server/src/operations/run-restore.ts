import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { openInstallation } from '../compose.ts';
import type { Config } from '../config.ts';
import { writeOwnSecret } from './own-secrets.ts';
import { restoreBackup } from './restore-backup.ts';
import { say } from './say.ts';

/**
 * Restores a backup to the configured database and storage.
 * @param replaces true deletes their current content
 * @returns the restored content, or the reason for a refusal, in one sentence
 * @throws FolderInUseError while a server has the embedded database open
 */
export async function runRestore(config: Config, path: string, replaces: boolean): Promise<Result<string, string>> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (!isThere) return refuse(say('noFile', { path }));
  const { files: storage, database } = await openInstallation(config, () => {});
  try {
    const setSecret = (name: string, secret: string) => writeOwnSecret(config.dataDir, name, secret);
    const restored = await restoreBackup(createReadStream(path), { db: database.db, storage, setSecret, replaces });
    if (!restored.ok) return restored;
    const { tables, files } = restored.value;
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    return succeed(say('restored', { rows, files, covers: tables['items'] ?? 0, accounts: tables['accounts'] ?? 0 }));
  } finally {
    await database.close();
  }
}
