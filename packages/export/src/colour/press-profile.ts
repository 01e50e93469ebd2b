import { readFile } from 'node:fs/promises';
import { type InkTable, openInkTable } from '@coverwright/core/colour/ink-table.ts';

const FOLDER = new URL('../../../../assets/icc/', import.meta.url);

/** Offset on coated paper, ISO 12647-2:2004. */
export const CMYK_PROFILE = new URL('FOGRA39L_coated.icc', FOLDER);

/** The names of the profile in a PDF's output intent. */
export const PRESS = {
  condition: 'FOGRA39',
  registry: 'http://www.color.org',
  info: 'Coated FOGRA39 (ISO 12647-2:2004)',
} as const;

let table: Promise<InkTable> | null = null;

/** Read once a process. @throws the file system's error when it is missing. */
export function readInkTable(): Promise<InkTable> {
  table ??= readFile(new URL('FOGRA39L_coated.inks', FOLDER)).then(openInkTable);
  return table;
}
