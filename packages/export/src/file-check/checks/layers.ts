import type { FileCheck } from '../file-check.ts';
import { dictionaryAt, elementsAt } from '../reading/read-object.ts';
import { say } from '../say.ts';

/** Reports optional content, because a printer may or may not print an object that can be switched off. */
export const layers: FileCheck = ({ document }) => {
  const properties = dictionaryAt(document.catalog, 'OCProperties');
  const count = elementsAt(properties, 'OCGs').length;
  if (count === 0) return [];
  const hidden = elementsAt(dictionaryAt(properties, 'D'), 'OFF').length;
  return [
    {
      severity: hidden > 0 ? 'error' : 'warning',
      message: hidden > 0 ? say('hiddenLayers', { count, hidden }) : say('layers', { count }),
    },
  ];
};
