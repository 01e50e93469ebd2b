import { parseArgs } from 'node:util';
import { CommandLineFault } from '@coverwright/export/cli/fault.ts';
import { FolderInUseError } from '@coverwright/server/db/folder-lock.ts';
import { runRestore } from '@coverwright/server/operations/run-restore.ts';
import { readSettings } from './settings.ts';
import { say } from './say.ts';

/** Runs `restore`, which writes a backup to the configured database and storage. */
export async function restore(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { replace: { type: 'boolean' } } });
  const [path] = positionals;
  if (path === undefined) throw new CommandLineFault(say('nameBackup'));
  const restored = await runRestore(readSettings(), path, values.replace ?? false).catch((error: unknown) => {
    throw error instanceof FolderInUseError ? new CommandLineFault(say('stopServer', { reason: error.message })) : error;
  });
  if (!restored.ok) throw new CommandLineFault(restored.fault);
  return restored.value;
}
