import type { FileCheck } from '../file-check.ts';
import { dictionaryAt, elementsAt } from '../reading/read-object.ts';

/** Refuses optional content, because a printer may or may not print an object that can be switched off. */
export const layers: FileCheck = ({ document }) => {
  const properties = dictionaryAt(document.catalog, 'OCProperties');
  const count = elementsAt(properties, 'OCGs').length;
  if (count === 0) return [];
  const hidden = elementsAt(dictionaryAt(properties, 'D'), 'OFF').length;
  return [
    {
      severity: hidden > 0 ? 'error' : 'warning',
      message: `The file has ${count} layer(s)${hidden > 0 ? `, ${hidden} of them hidden` : ''}; delete what is hidden and flatten the rest.`,
    },
  ];
};
