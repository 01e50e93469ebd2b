import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import { createWriteStream } from 'node:fs';
import { openInstallation } from '../compose.ts';
import type { Config } from '../config.ts';
import { FolderInUseError } from '../db/folder-lock.ts';
import { VERSION } from '../version.ts';
import { backupToken } from './backup-token.ts';
import { BACKUP_PATH } from './operation-routes.ts';
import { readOwnSecrets } from './own-secrets.ts';
import { writeBackup } from './write-backup.ts';
import { say } from './say.ts';

/**
 * Writes a backup of the configured installation. The file gets its name once it is complete.
 * @returns a summary in one sentence
 * @throws Error with one sentence if the database or the server cannot be reached
 */
export async function runBackup(config: Config, path: string): Promise<string> {
  const draft = `${path}.part`;
  try {
    const output = createWriteStream(draft, { mode: 0o600 });
    try {
      await backUpDirectly(config, output);
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      await backUpByServer(config, output);
    }
    const file = await open(draft, 'r+');
    const { size } = await file.stat();
    await file.sync();
    await file.close();
    await rename(draft, path);
    return say('backedUp', { path, megabytes: (size / 1e6).toFixed(1) });
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function backUpDirectly(config: Config, output: NodeJS.WritableStream): Promise<void> {
  const { files: storage, database } = await openInstallation(config, () => {});
  try {
    await writeBackup({ db: database.db, storage, secrets: readOwnSecrets(config), version: VERSION, now: new Date() }, output);
  } finally {
    await database.close();
  }
}

/** Requests the backup from the running server, because only it can open the embedded database. */
async function backUpByServer(config: Config, output: NodeJS.WritableStream): Promise<void> {
  const address = `http://${config.host ?? '127.0.0.1'}:${config.port}`;
  const secret = config.signingSecret ?? readOwnSecrets(config).get('signing') ?? '';
  const answer = await fetch(`${address}${BACKUP_PATH}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${backupToken(secret)}` },
  }).catch(() => null);
  if (!answer?.ok || !answer.body) throw new Error(say('noServer', { folder: config.dataDir, address }));
  await pipeline(Readable.fromWeb(answer.body as ReadableStream), output);
}
