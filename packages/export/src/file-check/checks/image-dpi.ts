import { RECOMMENDED_DPI, gradeResolution } from '@coverwright/core/pictures/resolution.ts';
import type { FileCheck } from '../file-check.ts';
import { userUnit } from '../reading/page-box.ts';
import type { PlacedPicture } from '../reading/walk-content.ts';
import { say } from '../say.ts';

const POINTS_PER_INCH = 72;

/** Reports pictures of low resolution, in source pixels per printed inch at the size at which they are placed. */
export const imageDpi: FileCheck = ({ page, contents }) => {
  const unit = userUnit(page) / POINTS_PER_INCH;
  return contents.pictures
    .filter(({ width, height }) => width > 1 && height > 1)
    .map((picture) => measure(picture, unit))
    .filter(({ dpi }) => gradeResolution(dpi) !== 'fine')
    .toSorted((first, second) => first.dpi - second.dpi)
    .map(finding);
};

interface MeasuredPicture {
  readonly picture: PlacedPicture;
  /** The printed width in inches. */
  readonly width: number;
  readonly height: number;
  /** The lower of the two resolutions, rounded to a whole number. */
  readonly dpi: number;
}

function measure(picture: PlacedPicture, unit: number): MeasuredPicture {
  const [a, b, c, d] = picture.matrix;
  const width = Math.hypot(a, b) * unit;
  const height = Math.hypot(c, d) * unit;
  return { picture, width, height, dpi: Math.round(Math.min(picture.width / width, picture.height / height)) };
}

/** Returns the finding for a picture of low resolution. It is a hint or a warning, as in the preflight of a design. */
function finding({ picture, width, height, dpi }: MeasuredPicture) {
  return {
    severity: gradeResolution(dpi) === 'soft' ? ('hint' as const) : ('warning' as const),
    message: say('coarsePicture', {
      pixels: say('pixels', { width: picture.width, height: picture.height }),
      size: say('inches', { width: width.toFixed(2), height: height.toFixed(2) }),
      dpi,
      recommended: RECOMMENDED_DPI,
    }),
  };
}
