import { effectiveDpi, placeCoverImage } from '../../elements/cover-image/place-cover-image.ts';
import { FORMATS } from '../../formats/format.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import type { Check, Severity } from '../check.ts';

/** The printer's own floor, and what it still lets through with a warning. */
const WANTED_DPI = 300;
const REJECTED_DPI = 200;

/** How many source pixels each printed inch of a picture gets. A screen cover is judged by its own pixels. */
export const effectiveDpiCheck: Check = ({ design, geometry }) => {
  const scale = deliveredScale(geometry);
  const cover = placeCoverImage(design.coverImage, geometry);
  return [
    ...(cover ? judge('The cover picture', 'coverImage', effectiveDpi(cover) / scale) : []),
    ...design.coverObjectImages.flatMap(({ uniqueObjectId, width, height, image, hidden }) =>
      hidden ? [] : judge('A picture object', uniqueObjectId, (Math.min(image.width / width, image.height / height) * WANTED_DPI) / scale),
    ),
  ];
};

/** Delivered pixels for each print pixel of the layout: 1 for a wrap. */
function deliveredScale({ format, file }: CoverGeometry): number {
  const pixels = FORMATS[format].filePixels;
  return pixels ? pixels.width / file.width : 1;
}

function judge(subject: string, element: string, dpi: number): { severity: Severity; message: string; element: string }[] {
  const rounded = Math.floor(dpi + 0.01);
  if (rounded >= WANTED_DPI) return [];
  return [
    {
      severity: rounded < REJECTED_DPI ? 'error' : 'warning',
      message: `${subject} prints at ${rounded} dpi; ${WANTED_DPI} are asked. Use a larger picture, or let it cover less.`,
      element,
    },
  ];
}
