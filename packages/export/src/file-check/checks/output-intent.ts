import { PLATFORMS } from '@coverwright/core/platforms/platforms.ts';
import type { FileCheck } from '../file-check.ts';
import { elementsAt } from '../reading/read-object.ts';

/** PDF/X says for which press its inks are meant. */
export const outputIntent: FileCheck = ({ document, specification }) => {
  const { name, colour } = PLATFORMS[specification.platform];
  if (colour.mode !== 'CMYK' || elementsAt(document.catalog, 'OutputIntents').length > 0) return [];
  return [{ severity: 'warning', message: `The file has no output intent; ${name} asks for PDF/X-1a or PDF/X-3, which name the press.` }];
};
