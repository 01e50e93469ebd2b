import type { PaintPixels } from './paint-context.ts';

/**
 * Fills `half` with the averages of two by two pixels of `whole`. An odd last row or column is averaged with itself. Color is weighted by
 * alpha, so that transparent pixels add no color. Integer arithmetic gives the same result on every machine.
 * @param half `ceil(width / 2)` by `ceil(height / 2)` pixels.
 */
export function halvePixels(whole: PaintPixels, half: PaintPixels): void {
  const lastColumn = (whole.width - 1) * 4;
  const { data: from } = whole;
  const { data: to } = half;
  for (let y = 0; y < half.height; y++) {
    const upper = 2 * y * whole.width * 4;
    const lower = Math.min(2 * y + 1, whole.height - 1) * whole.width * 4;
    for (let x = 0; x < half.width; x++) {
      const left = x * 8;
      const right = Math.min(left + 4, lastColumn);
      averageFour(from, upper + left, upper + right, lower + left, lower + right, to, (y * half.width + x) * 4);
    }
  }
}

function averageFour(from: Uint8ClampedArray, a: number, b: number, c: number, d: number, to: Uint8ClampedArray, at: number): void {
  const alphaA = from[a + 3]!;
  const alphaB = from[b + 3]!;
  const alphaC = from[c + 3]!;
  const alphaD = from[d + 3]!;
  const alpha = alphaA + alphaB + alphaC + alphaD;
  if (alpha === OPAQUE) {
    for (let channel = 0; channel < 3; channel++) {
      to[at + channel] = (from[a + channel]! + from[b + channel]! + from[c + channel]! + from[d + channel]! + 2) >> 2;
    }
  } else if (alpha > 0) {
    for (let channel = 0; channel < 3; channel++) {
      const weighted =
        from[a + channel]! * alphaA + from[b + channel]! * alphaB + from[c + channel]! * alphaC + from[d + channel]! * alphaD;
      to[at + channel] = (weighted + (alpha >> 1)) / alpha;
    }
  }
  to[at + 3] = (alpha + 2) >> 2;
}

const OPAQUE = 4 * 255;
