import { describeTrim } from '@coverwright/core/platforms/trim.ts';
import type { FileCheck } from '../file-check.ts';
import { isNear, pageBox, pageRotation } from '../reading/page-box.ts';
import { nameFormat } from '@coverwright/core/formats/name-format.ts';
import { sayPlatform } from '@coverwright/core/platforms/say-platform.ts';
import { say } from '../say.ts';

/** Checks that the page has exactly the size of the cover, without a crop and a rotation. */
export const pageSize: FileCheck = ({ page, specification, geometry, rules }) => {
  const media = pageBox(page, 'MediaBox');
  const wanted = inInches(geometry.widthInches, geometry.heightInches);
  const book = say('book', {
    format: nameFormat(specification.format).toLowerCase(),
    trim: describeTrim(specification.trim),
    pages: specification.extent,
    paper: sayPlatform(specification.paper),
  });
  if (!media) return [{ severity: 'error', message: say('noPageSize', { book, wanted }) }];

  const { sizeTolerance } = rules;
  const fits = isNear(media.width, geometry.widthInches, sizeTolerance) && isNear(media.height, geometry.heightInches, sizeTolerance);
  const rotation = pageRotation(page);
  const crop = pageBox(page, 'CropBox');
  const isCropped = crop !== null && !(isNear(crop.width, media.width, sizeTolerance) && isNear(crop.height, media.height, sizeTolerance));
  return [
    ...(fits
      ? []
      : [
          {
            severity: 'error' as const,
            message: say('otherPageSize', { found: inInches(media.width, media.height), book, wanted, tolerance: sizeTolerance }),
          },
        ]),
    ...(isCropped
      ? [
          {
            severity: 'error' as const,
            message: say('cropped', { shown: inInches(crop.width, crop.height) }),
          },
        ]
      : []),
    ...(rotation === 0 ? [] : [{ severity: 'error' as const, message: say('turned', { degrees: rotation }) }]),
  ];
};

function inInches(width: number, height: number): string {
  return say('inches', { width: width.toFixed(3), height: height.toFixed(3) });
}
