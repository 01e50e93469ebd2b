import type { PicturePixels } from '../../ideas/picture-map.ts';

/** A picture's colors in rows from the top, with three numbers per pixel, softened so that grain creates no edges. */
export interface SmallPicture {
  readonly width: number;
  readonly height: number;
  readonly colours: Float32Array;
}

/** Reduces a picture by whole pixels to about `most` along the longer side, and softens it by one pixel to each side. */
export function smallPicture({ width, height, data }: PicturePixels, most: number): SmallPicture {
  const shrink = Math.min(1, most / Math.max(width, height));
  const columns = Math.max(1, Math.round(width * shrink));
  const rows = Math.max(1, Math.round(height * shrink));
  const sums = new Float32Array(columns * rows * 3);
  const counts = new Float32Array(columns * rows);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * rows) / height) * columns;
    for (let x = 0; x < width; x += 1) {
      const cell = row + Math.floor((x * columns) / width);
      counts[cell] = counts[cell]! + 1;
      for (let channel = 0; channel < 3; channel += 1) {
        sums[cell * 3 + channel] = sums[cell * 3 + channel]! + (data[(y * width + x) * 4 + channel] ?? 0);
      }
    }
  }
  for (let at = 0; at < sums.length; at += 1) sums[at] = sums[at]! / (counts[Math.floor(at / 3)] || 1);
  return { width: columns, height: rows, colours: softened(softened(sums, columns, rows, 3, columns), columns, rows, columns * 3, rows) };
}

/**
 * Blends each pixel with a quarter of each neighbor in one direction. @param step the number of values from a pixel to the next in that
 * direction.
 */
function softened(colours: Float32Array, width: number, height: number, step: number, length: number): Float32Array {
  const soft = new Float32Array(colours.length);
  const isAcross = step === 3;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = isAcross ? x : y;
      const before = place > 0 ? step : 0;
      const after = place < length - 1 ? step : 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (y * width + x) * 3 + channel;
        soft[at] = (colours[at - before]! + 2 * colours[at]! + colours[at + after]!) / 4;
      }
    }
  }
  return soft;
}
