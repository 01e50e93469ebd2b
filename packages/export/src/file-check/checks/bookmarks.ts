import type { FileCheck } from '../file-check.ts';
import { dictionaryAt } from '../reading/read-object.ts';

/** An outline with entries; an empty one is harmless. */
export const bookmarks: FileCheck = ({ document }) =>
  dictionaryAt(dictionaryAt(document.catalog, 'Outlines'), 'First') === null
    ? []
    : [{ severity: 'error', message: 'The file has bookmarks; a cover is refused with them. Save it without.' }];
