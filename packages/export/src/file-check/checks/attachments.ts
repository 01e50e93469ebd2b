import type { FileCheck } from '../file-check.ts';
import { dictionaryAt, elementsAt } from '../reading/read-object.ts';
import { say } from '../say.ts';

/** Reports files that are embedded in the file. */
export const attachments: FileCheck = ({ document }) => {
  const { catalog } = document;
  const has = dictionaryAt(dictionaryAt(catalog, 'Names'), 'EmbeddedFiles') !== null || elementsAt(catalog, 'AF').length > 0;
  return has ? [{ severity: 'error', message: say('attachments') }] : [];
};
