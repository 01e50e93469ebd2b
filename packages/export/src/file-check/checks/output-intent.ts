import { PLATFORMS } from '@coverwright/core/platforms/platforms.ts';
import type { FileCheck } from '../file-check.ts';
import { elementsAt } from '../reading/read-object.ts';
import { say } from '../say.ts';

/** Checks the output intent, by which PDF/X states the press that the inks are for. */
export const outputIntent: FileCheck = ({ document, specification }) => {
  const { name, colour } = PLATFORMS[specification.platform];
  if (colour.mode !== 'CMYK' || elementsAt(document.catalog, 'OutputIntents').length > 0) return [];
  return [{ severity: 'warning', message: say('noOutputIntent', { printer: name }) }];
};
