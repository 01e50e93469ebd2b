import { parseArgs } from 'node:util';
import { CommandLineFault } from '@coverwright/export/cli/fault.ts';
import { runBackup } from '@coverwright/server/operations/run-backup.ts';
import { readSettings } from './settings.ts';

/** `backup`: one file of everything that the server named by the environment keeps. */
export async function backup(args: readonly string[]): Promise<string> {
  const { values } = parseArgs({ args: [...args], options: { output: { type: 'string', short: 'o' } } });
  if (values.output === undefined) throw new CommandLineFault('Name the file to write: -o backup.tar.gz');
  return runBackup(readSettings(), values.output);
}
