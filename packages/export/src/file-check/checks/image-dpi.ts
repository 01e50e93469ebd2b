import type { FileCheck, FileSubject } from '../file-check.ts';
import { userUnit } from '../reading/page-box.ts';
import type { PlacedPicture } from '../reading/walk-content.ts';

const POINTS_PER_INCH = 72;

/** How many source pixels each printed inch of a picture gets, where and as large as it is placed. */
export const imageDpi: FileCheck = ({ page, contents, rules }) => {
  const unit = userUnit(page) / POINTS_PER_INCH;
  return contents.pictures
    .filter(({ width, height }) => width > 1 && height > 1)
    .map((picture) => measure(picture, unit))
    .filter(({ dpi }) => dpi < rules.wantedDpi)
    .toSorted((first, second) => first.dpi - second.dpi)
    .map((placed) => finding(placed, rules));
};

interface MeasuredPicture {
  readonly picture: PlacedPicture;
  /** Inches. */
  readonly width: number;
  readonly height: number;
  /** Of the coarser side, whole: half a dot is rounding. */
  readonly dpi: number;
}

function measure(picture: PlacedPicture, unit: number): MeasuredPicture {
  const [a, b, c, d] = picture.matrix;
  const width = Math.hypot(a, b) * unit;
  const height = Math.hypot(c, d) * unit;
  return { picture, width, height, dpi: Math.round(Math.min(picture.width / width, picture.height / height)) };
}

function finding({ picture, width, height, dpi }: MeasuredPicture, { wantedDpi, rejectedDpi }: FileSubject['rules']) {
  const pixels = `${picture.width} × ${picture.height} px`;
  return {
    severity: dpi < rejectedDpi ? ('error' as const) : ('warning' as const),
    message: `A picture of ${pixels} is ${width.toFixed(2)} × ${height.toFixed(2)} in large and prints at ${dpi} dpi; ${wantedDpi} are asked.`,
  };
}
