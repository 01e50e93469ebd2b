import type { PaintPixels } from './paint-context.ts';

/**
 * Fills `half` with the averages of two by two pixels of `whole`. An odd last row or column is averaged with itself. Color is weighted by
 * alpha, so that transparent pixels add no color. Integer arithmetic gives the same result on every machine.
 * @param half `ceil(width / 2)` by `ceil(height / 2)` pixels.
 */
export function halvePixels(whole: PaintPixels, half: PaintPixels): void {
  const from = numbersOf(whole.data);
  const to = numbersOf(half.data);
  for (let y = 0; y < half.height; y++) {
    const upper = 2 * y * whole.width;
    const lower = Math.min(2 * y + 1, whole.height - 1) * whole.width;
    for (let x = 0; x < half.width; x++) {
      const left = 2 * x;
      const right = Math.min(left + 1, whole.width - 1);
      const a = from[upper + left]!;
      const b = from[upper + right]!;
      const c = from[lower + left]!;
      const d = from[lower + right]!;
      const at = y * half.width + x;
      if ((a & b & c & d) >>> ALPHA === OPAQUE) to[at] = meanOf(a, b, c, d);
      else writeWeightedMean(a, b, c, d, half.data, 4 * at);
    }
  }
}

/** A pixel as one number has alpha in its highest byte: every machine that runs a browser stores the lowest byte first. */
function numbersOf({ buffer, byteOffset, byteLength }: Uint8ClampedArray): Uint32Array {
  return new Uint32Array(buffer, byteOffset, byteLength / 4);
}

const ALPHA = 24;
const OPAQUE = 255;
/** Every other byte of a pixel: the sum of four bytes overflows into the byte between them. */
const ALTERNATE = 0x00ff00ff;
/** Half of the divisor in each of the two sums, so that the means are rounded. */
const ROUNDING = 0x00020002;

/** Returns the mean of four opaque pixels. Two channels are added at a time, because most of a picture's pixels come through here. */
function meanOf(a: number, b: number, c: number, d: number): number {
  const even = (a & ALTERNATE) + (b & ALTERNATE) + (c & ALTERNATE) + (d & ALTERNATE) + ROUNDING;
  const odd = ((a >>> 8) & ALTERNATE) + ((b >>> 8) & ALTERNATE) + ((c >>> 8) & ALTERNATE) + ((d >>> 8) & ALTERNATE) + ROUNDING;
  return ((even >>> 2) & ALTERNATE) | (((odd >>> 2) & ALTERNATE) << 8);
}

function writeWeightedMean(a: number, b: number, c: number, d: number, to: Uint8ClampedArray, at: number): void {
  const alphaA = a >>> ALPHA;
  const alphaB = b >>> ALPHA;
  const alphaC = c >>> ALPHA;
  const alphaD = d >>> ALPHA;
  const alpha = alphaA + alphaB + alphaC + alphaD;
  if (alpha > 0) {
    for (let channel = 0; channel < 3; channel++) {
      const shift = 8 * channel;
      const weighted =
        ((a >>> shift) & 255) * alphaA + ((b >>> shift) & 255) * alphaB + ((c >>> shift) & 255) * alphaC + ((d >>> shift) & 255) * alphaD;
      to[at + channel] = (weighted + (alpha >> 1)) / alpha;
    }
  }
  to[at + 3] = (alpha + 2) >> 2;
}
