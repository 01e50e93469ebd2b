import type { FileCheck } from '../file-check.ts';
import { dictionaryAt, nameAt } from '../reading/read-object.ts';
import { say } from '../say.ts';

/** Reports actions that run when the file is opened, printed or paged through. */
export const scripts: FileCheck = ({ document, page }) => {
  const { catalog } = document;
  const runs =
    dictionaryAt(dictionaryAt(catalog, 'Names'), 'JavaScript') !== null ||
    dictionaryAt(catalog, 'AA') !== null ||
    dictionaryAt(page.node, 'AA') !== null ||
    nameAt(dictionaryAt(catalog, 'OpenAction'), 'S') === 'JavaScript';
  return runs ? [{ severity: 'error', message: say('scripts') }] : [];
};
