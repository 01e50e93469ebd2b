import type { Scene } from '@coverwright/core/scene/scene.ts';

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

const GOLDEN_HEIGHT = 640;

/**
 * Returns the size of a golden painting. Whole covers are kept small: colours, effects and pictures are visible at this size, and the
 * repository stays small.
 * @param painted its height in pixels.
 */
export function goldenSize({ width, height }: Scene, painted = GOLDEN_HEIGHT): PixelSize {
  return { width: Math.round((width / height) * painted), height: painted };
}

/** Returns the size at which glyph positions are measured: print resolution, where a pixel is 1/300 in. */
export function inkSize({ width, height }: Scene): PixelSize {
  return { width: Math.round(width), height: Math.round(height) };
}
