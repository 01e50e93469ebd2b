import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { FORMATS } from '@coverwright/core/formats/format.ts';
import { checkPrintFile } from '../file-check/check-print-file.ts';
import { CommandLineFault } from './fault.ts';
import { BOOK_OPTIONS, readBook } from './options.ts';
import { nameFormat } from '@coverwright/core/formats/name-format.ts';
import { say } from './say.ts';

/** `check`: checks a finished PDF against the printer's rules. Findings are a result, not a failure, so the exit code stays 0. */
export async function check(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...BOOK_OPTIONS, json: { type: 'boolean' } },
  });
  const book = readBook(values);
  if (FORMATS[book.format].designType === 'front') {
    throw new CommandLineFault(say('notAPrintFile', { format: nameFormat(book.format) }));
  }
  const path = positionals[0];
  if (path === undefined) throw new CommandLineFault(say('nameFile'));
  const bytes = await readFile(path).catch(() => {
    throw new CommandLineFault(say('noFile', { path }));
  });
  const checked = await checkPrintFile(bytes, book);
  if (!checked.ok) throw new CommandLineFault(say('notAPdf', { path }));
  const findings = checked.value;
  const passed = findings.every(({ severity }) => severity !== 'error');
  if (values.json) return JSON.stringify({ passed, findings });
  if (findings.length === 0) return say('filePasses');
  return findings.map(({ severity, message }) => `${say(severity).padEnd(8)} ${message}`).join('\n');
}
