import type { Size } from '@coverwright/core/geometry/shapes.ts';

/** The enlargement up to which interpolation by the canvas looks the same. */
const LEAST = 1.1;
/** Beyond this a picture is soft in any case. */
const MOST = 4;
/** The most pixels of an enlarged picture: those of the largest wrap at 300 dpi. */
const MOST_PIXELS = 40_000_000;

/**
 * Returns the size to which a picture is enlarged before it is drawn; null if it is drawn from its own pixels.
 * @param scale target pixels per pixel of the picture
 */
export function enlargedSize({ width, height }: Size, scale: number): Size | null {
  const factor = Math.min(scale, MOST, Math.sqrt(MOST_PIXELS / (width * height)));
  return factor < LEAST ? null : { width: Math.round(width * factor), height: Math.round(height * factor) };
}
