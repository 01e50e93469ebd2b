import type { FileCheck } from '../file-check.ts';
import { asDictionary, dictionaryAt, elementsAt, nameAt } from '../reading/read-object.ts';
import { say } from '../say.ts';

/** Reports comments, links, stamps and form fields, which lie on the page without being part of its content. */
export const annotations: FileCheck = ({ document, page }) => {
  const kinds = elementsAt(page.node, 'Annots').map((annotation) => nameAt(asDictionary(annotation), 'Subtype') ?? say('unnamed'));
  const fields = elementsAt(dictionaryAt(document.catalog, 'AcroForm'), 'Fields').length;
  if (kinds.length === 0 && fields === 0) return [];
  const names = [...new Set(kinds)].join(', ') || say('formFields');
  return [
    {
      severity: 'error',
      message: say('annotations', { count: Math.max(kinds.length, fields), names }),
    },
  ];
};
