import { describeTrim } from '@coverwright/core/platforms/trim.ts';
import type { FileCheck } from '../file-check.ts';
import { isNear, pageBox, pageRotation } from '../reading/page-box.ts';
import { nameFormat } from '@coverwright/core/formats/name-format.ts';
import { namePaper } from '@coverwright/core/platforms/name-paper.ts';

/** The page must be the cover's exact size, cut at nothing and turned by nothing. */
export const pageSize: FileCheck = ({ page, specification, geometry, rules }) => {
  const media = pageBox(page, 'MediaBox');
  const wanted = `${geometry.widthInches.toFixed(3)} × ${geometry.heightInches.toFixed(3)} in`;
  const book = `${nameFormat(specification.format).toLowerCase()} of ${describeTrim(specification.trim)}, ${specification.extent} pages, ${namePaper(specification.paper)}`;
  if (!media) return [{ severity: 'error', message: `The page has no size; a ${book} needs ${wanted}.` }];

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
            message: `The page is ${media.width.toFixed(3)} × ${media.height.toFixed(3)} in; a ${book} needs ${wanted}, to ${sizeTolerance} in.`,
          },
        ]),
    ...(isCropped
      ? [
          {
            severity: 'error' as const,
            message: `A crop box hides part of the page: ${crop.width.toFixed(3)} × ${crop.height.toFixed(3)} in of it show. Save the page uncropped.`,
          },
        ]
      : []),
    ...(rotation === 0 ? [] : [{ severity: 'error' as const, message: `The page is turned by ${rotation}°; save it upright.` }]),
  ];
};
