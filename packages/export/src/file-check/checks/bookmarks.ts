import type { FileCheck } from '../file-check.ts';
import { dictionaryAt } from '../reading/read-object.ts';
import { say } from '../say.ts';

/** Reports an outline with entries; an empty one is harmless. */
export const bookmarks: FileCheck = ({ document }) =>
  dictionaryAt(dictionaryAt(document.catalog, 'Outlines'), 'First') === null ? [] : [{ severity: 'error', message: say('bookmarks') }];
