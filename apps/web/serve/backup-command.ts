import { parseArgs } from 'node:util';
import { CommandLineFault } from '@coverwright/export/cli/fault.ts';
import { runBackup } from '@coverwright/server/operations/run-backup.ts';
import { readSettings } from './settings.ts';
import { say } from './say.ts';

/** Runs `backup`, which writes all data of the configured server to a file. */
export async function backup(args: readonly string[]): Promise<string> {
  const { values } = parseArgs({ args: [...args], options: { output: { type: 'string', short: 'o' } } });
  if (values.output === undefined) throw new CommandLineFault(say('nameFile'));
  return runBackup(readSettings(), values.output);
}
