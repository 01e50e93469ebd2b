import { readFile } from 'node:fs/promises';
import { type InkTable, openInkTable } from '@coverwright/core/colour/ink-table.ts';

const FOLDER = new URL('../../../../assets/icc/', import.meta.url);

/** The profile for offset printing on coated paper, ISO 12647-2:2004. */
export const CMYK_PROFILE = new URL('FOGRA39L_coated.icc', FOLDER);

/** The names of the profile in the output intent of a PDF. */
export const PRESS = {
  condition: 'FOGRA39',
  registry: 'http://www.color.org',
  info: 'Coated FOGRA39 (ISO 12647-2:2004)',
} as const;

let table: Promise<InkTable> | null = null;

/** Reads the ink table, once per process. @throws the error of the file system if it is missing. */
export function readInkTable(): Promise<InkTable> {
  table ??= readFile(new URL('FOGRA39L_coated.inks', FOLDER)).then(openInkTable);
  return table;
}
