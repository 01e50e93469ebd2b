import type { FileCheck } from '../file-check.ts';
import { asDictionary, dictionaryAt, elementsAt, nameAt } from '../reading/read-object.ts';

/** Comments, links, stamps and form fields lie on the page without being of it. */
export const annotations: FileCheck = ({ document, page }) => {
  const kinds = elementsAt(page.node, 'Annots').map((annotation) => nameAt(asDictionary(annotation), 'Subtype') ?? 'unnamed');
  const fields = elementsAt(dictionaryAt(document.catalog, 'AcroForm'), 'Fields').length;
  if (kinds.length === 0 && fields === 0) return [];
  const names = [...new Set(kinds)].join(', ') || 'form fields';
  return [
    {
      severity: 'error',
      message: `The page carries ${Math.max(kinds.length, fields)} annotation(s) (${names}); delete comments, links and form fields.`,
    },
  ];
};
