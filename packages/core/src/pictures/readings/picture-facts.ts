import { z } from 'zod';
import type { PicturePixels } from '../../ideas/picture-map.ts';
import { readHorizon } from './read-horizon.ts';
import { readSubject } from './read-subject.ts';
import { smallPicture } from './small-picture.ts';

const share = z.number().min(0).max(1);

/** The facts by which a layout accepts a picture. They are independent of filters and crops. */
export const pictureFactsSchema = z.strictObject({
  /** The lower edge of its sky; null without one. Only a horizon with a quality of `TRUSTED_HORIZON` or more may hide letters. */
  horizon: z.strictObject({ quality: z.number(), line: z.array(share).min(2).max(400) }).nullable(),
  /** The subject that stands out from its background; null without one. */
  subject: z.strictObject({ isSingle: z.boolean(), box: z.strictObject({ x: share, y: share, width: share, height: share }) }).nullable(),
  /** The share of its height, from the top, that has little detail. */
  calmTop: share,
  /** The mean luminance, and the levels below and above which one percent of its pixels lie. */
  light: share,
  low: share,
  high: share,
});

export type PictureFacts = z.infer<typeof pictureFactsSchema>;

/** The quality from which a horizon may hide parts of letters. */
export const TRUSTED_HORIZON = 80;

/** The number of pixels along the longer side at which a picture is read. */
const READ = 480;
/** The mean step between neighbors, in levels, from which rows are not calm any more. */
const CALM_STEP = 5;

/** Reads the facts of a picture. A thumbnail is sufficient; those of library pictures are read from the full pictures. */
export function readPictureFacts(pixels: PicturePixels): PictureFacts {
  const small = smallPicture(pixels, READ);
  const { width, height, colours } = small;
  const light = Float32Array.from(
    { length: width * height },
    (_, at) => (0.3 * colours[at * 3]! + 0.59 * colours[at * 3 + 1]! + 0.11 * colours[at * 3 + 2]!) / 255,
  );
  const sorted = Float32Array.from(light).sort();
  const horizon = readHorizon(small);
  return {
    horizon: horizon && { quality: horizon.quality, line: [...horizon.line] },
    subject: readSubject(small),
    calmTop: round(calmRows(light, width, height) / height),
    light: round(light.reduce((sum, level) => sum + level, 0) / light.length),
    low: round(sorted[Math.floor(sorted.length * 0.01)]!),
    high: round(sorted[Math.floor(sorted.length * 0.99)]!),
  };
}

/** Returns the number of rows from the top until a tenth of the picture's height is not calm. */
function calmRows(light: Float32Array, width: number, height: number): number {
  const window = Math.max(1, Math.round(height / 10));
  const steps = Float32Array.from({ length: height }, (_, y) => {
    let sum = 0;
    for (let x = 1; x < width; x += 1) {
      const at = y * width + x;
      sum += Math.abs(light[at]! - light[at - 1]!) + Math.abs(light[at]! - light[at - (y > 0 ? width : 0)]!);
    }
    return (sum * 255) / Math.max(1, width - 1);
  });
  for (let y = 0; y + window <= height; y += 1) {
    let sum = 0;
    for (let row = y; row < y + window; row += 1) sum += steps[row]!;
    if (sum / window > CALM_STEP) return y;
  }
  return height;
}

function round(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
}
