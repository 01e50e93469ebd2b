import type { ImageFilter } from '../design/image-filter.ts';
import { applyFilter } from '../filters/apply-filter.ts';
import type { Rect } from '../geometry/shapes.ts';

/** RGBA pixels in rows from the top. */
export interface TonePixels {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/** The luminance of a picture in a small grid: 0 for black, 1 for white. */
export interface ToneField {
  readonly columns: number;
  readonly rows: number;
  readonly tones: Float32Array;
}

/** The number of cells along the longer side, a little finer than the finest screen can show. */
const MOST_CELLS = 420;

/** Returns the means of a filtered picture's cells. Transparent pixels count as white. */
export function toneField({ width, height, data }: TonePixels, filter: ImageFilter | undefined): ToneField {
  const shrink = Math.min(1, MOST_CELLS / Math.max(width, height));
  const columns = Math.max(1, Math.round(width * shrink));
  const rows = Math.max(1, Math.round(height * shrink));
  const sums = new Float64Array(columns * rows * 4);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * rows) / height) * columns;
    for (let x = 0; x < width; x += 1) {
      const cell = (row + Math.floor((x * columns) / width)) * 4;
      const at = (y * width + x) * 4;
      const alpha = data[at + 3]! / 255;
      for (let channel = 0; channel < 3; channel += 1) {
        sums[cell + channel] = sums[cell + channel]! + data[at + channel]! * alpha + 255 * (1 - alpha);
      }
      sums[cell + 3] = sums[cell + 3]! + 1;
    }
  }
  const means = new Uint8ClampedArray(sums.length);
  for (let cell = 0; cell < sums.length; cell += 4) {
    for (let channel = 0; channel < 3; channel += 1) means[cell + channel] = sums[cell + channel]! / sums[cell + 3]!;
    means[cell + 3] = 255;
  }
  if (filter) applyFilter(means, filter);
  const tones = Float32Array.from(
    { length: columns * rows },
    (_, cell) => (0.3 * means[cell * 4]! + 0.59 * means[cell * 4 + 1]! + 0.11 * means[cell * 4 + 2]!) / 255,
  );
  return { columns, rows, tones };
}

/** Returns the luminance at a position in shares of the picture, interpolated between cells. */
export function toneAt({ columns, rows, tones }: ToneField, across: number, down: number): number {
  const x = Math.min(columns - 1, Math.max(0, across * columns - 0.5));
  const y = Math.min(rows - 1, Math.max(0, down * rows - 0.5));
  const left = Math.floor(x);
  const top = Math.floor(y);
  const right = Math.min(columns - 1, left + 1);
  const upper = top * columns;
  const lower = Math.min(rows - 1, top + 1) * columns;
  const first = tones[upper + left]! + (tones[upper + right]! - tones[upper + left]!) * (x - left);
  const second = tones[lower + left]! + (tones[lower + right]! - tones[lower + left]!) * (x - left);
  return first + (second - first) * (y - top);
}

/**
 * Returns a function for the luminance of a picture in the coordinates of the node that shows `source` of it (shares of the picture) in
 * `destination`.
 */
export function tonesIn(
  field: ToneField,
  source: Rect,
  destination: Rect,
  mirror: { readonly x: boolean; readonly y: boolean },
): (x: number, y: number) => number {
  return (x, y) => {
    const across = (x - destination.x) / destination.width;
    const down = (y - destination.y) / destination.height;
    return toneAt(
      field,
      source.x + (mirror.x ? 1 - across : across) * source.width,
      source.y + (mirror.y ? 1 - down : down) * source.height,
    );
  };
}
