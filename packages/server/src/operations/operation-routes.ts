import { PassThrough, Readable } from 'node:stream';
import { sendRefusal } from '../http/send-refusal.ts';
import type { App } from '../http/handle-call.ts';
import type { Log } from '../ports/log.ts';
import { isBackupToken } from './backup-token.ts';
import { type BackupSource, writeBackup } from './write-backup.ts';

export const BACKUP_PATH = '/api/operations/backup';

export interface OperationTools extends Omit<BackupSource, 'now'> {
  readonly signingSecret: string;
  readonly log: Log;
  readonly clock: { readonly now: () => Date };
}

/**
 * Lets the command line back up the embedded database while the server runs, because only one process may have it open. Requests without the
 * token get 404.
 */
export function addOperationRoutes(app: App, tools: OperationTools): void {
  app.post(BACKUP_PATH, (context) => {
    if (!isBackupToken(tools.signingSecret, context.req.header('authorization'))) return sendRefusal(context, { code: 'notFound' });
    const output = new PassThrough();
    writeBackup({ ...tools, now: tools.clock.now() }, output).catch((error: unknown) => {
      tools.log.error({ error: String(error) }, 'a backup could not be written');
      output.destroy(error instanceof Error ? error : new Error(String(error)));
    });
    return context.body(Readable.toWeb(output) as ReadableStream, 200, { 'content-type': 'application/gzip' });
  });
}
