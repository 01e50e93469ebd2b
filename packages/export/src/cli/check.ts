import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { FORMATS } from '@coverwright/core/formats/format.ts';
import { checkPrintFile } from '../file-check/check-print-file.ts';
import { CommandLineFault } from './fault.ts';
import { BOOK_OPTIONS, readBook } from './options.ts';
import { nameFormat } from '@coverwright/core/formats/name-format.ts';

/** `check`: what the printer would say of a finished PDF. Findings are an answer, not a failure: the exit code stays 0. */
export async function check(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...BOOK_OPTIONS, json: { type: 'boolean' } },
  });
  const book = readBook(values);
  if (FORMATS[book.format].designType === 'front') {
    throw new CommandLineFault(`--format is paperback|hardback; ${nameFormat(book.format)} is a picture, not a print file`);
  }
  const path = positionals[0];
  if (path === undefined) throw new CommandLineFault('name the file to check, such as cover.pdf');
  const bytes = await readFile(path).catch(() => {
    throw new CommandLineFault(`${path}: there is no such file`);
  });
  const checked = await checkPrintFile(bytes, book);
  if (!checked.ok) throw new CommandLineFault(`${path}: is not a PDF that can be read`);
  const findings = checked.value;
  const passed = findings.every(({ severity }) => severity !== 'error');
  if (values.json) return JSON.stringify({ passed, findings });
  if (findings.length === 0) return 'No problems found: the printer should accept this file.';
  return findings.map(({ severity, message }) => `${severity.padEnd(8)} ${message}`).join('\n');
}
