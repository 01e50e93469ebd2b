import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import { PRINT_DPI } from '@coverwright/core/units/units.ts';
import type { FileCheck } from '../file-check.ts';
import { isNear, pageBox } from '../reading/page-box.ts';
import { say } from '../say.ts';

/** Checks that the file's trim and bleed boxes match the printer's trim and bleed. */
export const pageBoxes: FileCheck = ({ page, geometry, rules }) => {
  const media = pageBox(page, 'MediaBox');
  const trim = pageBox(page, 'TrimBox');
  const bleed = pageBox(page, 'BleedBox');
  if (!media) return [];
  if (!trim) return [{ severity: 'hint', message: say('noTrimBox') }];
  const { sizeTolerance } = rules;
  const wanted = { width: geometry.trimBox.width / PRINT_DPI, height: geometry.trimBox.height / PRINT_DPI };
  const isCentred = isNear(trim.x - media.x, media.x + media.width - trim.x - trim.width, 2 * sizeTolerance);
  const isWanted = isNear(trim.width, wanted.width, sizeTolerance) && isNear(trim.height, wanted.height, sizeTolerance) && isCentred;
  return [
    ...(isWanted
      ? []
      : [
          {
            severity: 'warning' as const,
            message: say(isCentred ? 'otherTrimBox' : 'trimBoxOffMiddle', { found: size(trim), wanted: size(wanted) }),
          },
        ]),
    ...(isWithin(trim, bleed ?? media, sizeTolerance) && isWithin(bleed ?? media, media, sizeTolerance)
      ? []
      : [
          {
            severity: 'error' as const,
            message: say('boxesNotNested'),
          },
        ]),
  ];
};

function size({ width, height }: Pick<Rect, 'width' | 'height'>): string {
  return say('inches', { width: width.toFixed(3), height: height.toFixed(3) });
}

function isWithin(inner: Rect, outer: Rect, tolerance: number): boolean {
  return (
    inner.x >= outer.x - tolerance &&
    inner.y >= outer.y - tolerance &&
    inner.x + inner.width <= outer.x + outer.width + tolerance &&
    inner.y + inner.height <= outer.y + outer.height + tolerance
  );
}
