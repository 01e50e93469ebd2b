import type { Rect } from '@coverwright/core/geometry/shapes.ts';

/** The ink of a black-on-white picture: the darkness of each pixel from 0 to 255. */
export interface InkPicture {
  readonly width: number;
  readonly height: number;
  readonly ink: Uint8Array;
}

export interface GlyphOffset {
  readonly box: Rect;
  /** The offset of the second picture's ink from the first's, in pixels. */
  readonly dx: number;
  readonly dy: number;
  /** The ink of the second picture relative to the first; 1 if nothing is missing. */
  readonly ink: number;
}

/** The margin around a glyph in pixels that is examined too, so that a glyph that has moved is still found. */
const MARGIN = 3;

/** The smallest amount of full ink for which the center is meaningful. */
const LEAST_INK = 4;

/** Measures the offset of each glyph's ink between two pictures of the same size, by its center of gravity in the glyph's box. */
export function measureGlyphOffsets(boxes: readonly Rect[], first: InkPicture, second: InkPicture): GlyphOffset[] {
  return boxes.flatMap((box): GlyphOffset[] => {
    const one = centreOfInk(first, box);
    const other = centreOfInk(second, box);
    if (one.ink < LEAST_INK) return [];
    return [{ box, dx: other.x - one.x, dy: other.y - one.y, ink: other.ink / one.ink }];
  });
}

/** Converts RGBA pixels on white to ink. */
export function inkOfPixels(pixels: Uint8ClampedArray, width: number, height: number): InkPicture {
  const ink = new Uint8Array(width * height);
  for (let pixel = 0; pixel < ink.length; pixel++) ink[pixel] = 255 - (pixels[pixel * 4 + 1] ?? 255);
  return { width, height, ink };
}

function centreOfInk({ width, height, ink }: InkPicture, box: Rect): { readonly x: number; readonly y: number; readonly ink: number } {
  const left = Math.max(0, Math.floor(box.x) - MARGIN);
  const top = Math.max(0, Math.floor(box.y) - MARGIN);
  const right = Math.min(width, Math.ceil(box.x + box.width) + MARGIN);
  const bottom = Math.min(height, Math.ceil(box.y + box.height) + MARGIN);
  let sum = 0;
  let sumX = 0;
  let sumY = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const level = ink[y * width + x] ?? 0;
      sum += level;
      sumX += level * x;
      sumY += level * y;
    }
  }
  return { x: sumX / sum, y: sumY / sum, ink: sum / 255 };
}
