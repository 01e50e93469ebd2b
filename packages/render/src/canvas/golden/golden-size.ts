import type { Scene } from '@coverwright/core/scene/scene.ts';

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

const GOLDEN_HEIGHT = 640;

/** Whole covers are kept small: colours, effects and pictures show at this size, and the repository stays light. */
export function goldenSize({ width, height }: Scene): PixelSize {
  return { width: Math.round((width / height) * GOLDEN_HEIGHT), height: GOLDEN_HEIGHT };
}

/** Glyph positions are measured at print resolution: a pixel is 1/300 in. */
export function inkSize({ width, height }: Scene): PixelSize {
  return { width: Math.round(width), height: Math.round(height) };
}
