import { PLATFORMS } from '@coverwright/core/platforms/platforms.ts';
import type { FileCheck } from '../file-check.ts';
import { isMask, readColourSpace } from '../reading/colour-space.ts';
import { objectAt } from '../reading/read-object.ts';
import { say } from '../say.ts';

/**
 * Reports RGB and spot colors for a printer that requires four inks: it converts RGB in its own way or refuses it, and each spot color
 * needs a separate plate.
 */
export const colourSpace: FileCheck = ({ contents, specification }) => {
  const { name, colour } = PLATFORMS[specification.platform];
  const spaces = [
    ...contents.colours.spaces.map(readColourSpace),
    ...contents.pictures
      .filter(({ dictionary }) => dictionary && !isMask(dictionary))
      .map(({ dictionary }) => readColourSpace(objectAt(dictionary, 'ColorSpace'))),
  ];
  const hasSpot = spaces.some(({ space }) => space === 'spot');
  const hasRgb = contents.colours.usesRgb || spaces.some(({ space }) => space === 'rgb');
  const hasTags = spaces.some(({ isTagged }) => isTagged);
  return [
    ...(hasSpot ? [{ severity: 'error' as const, message: say('spotInks') }] : []),
    ...(hasRgb && colour.mode === 'CMYK' ? [{ severity: 'error' as const, message: say('rgb', { printer: name }) }] : []),
    ...(hasTags && colour.mode === 'CMYK' ? [{ severity: 'warning' as const, message: say('profiles', { printer: name }) }] : []),
  ];
};
