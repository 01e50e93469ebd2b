import { IDENTITY, inset, intersection, multiply, transformedBounds, translation, type Rect } from '@coverwright/core/geometry/shapes.ts';
import type { PaintCanvas, PaintContext, PaintOperator } from './paint-context.ts';
import { type Painting, visibleArea } from './painting.ts';

/** A separate canvas that is aligned to whole pixels of the painting below it, so that drawing it requires no resampling. */
export interface PixelLayer {
  readonly canvas: PaintCanvas;
  readonly x: number;
  readonly y: number;
  /** The painting on the layer, in the coordinates of the painting that it was created for. */
  readonly painting: Painting;
}

/**
 * Returns the area that `bounds` needs in whole pixels, clipped to what can be seen.
 * @param bounds in the painting's node coordinates.
 * @param reach the pixels beyond the edge of what can be seen that still matter.
 * @returns null if no part of it would be visible.
 */
export function layerArea(painting: Painting, bounds: Rect, reach = 0): Rect | null {
  const seen = inset(visibleArea(painting), -reach);
  const needed = intersection(transformedBounds(painting.matrix, bounds), seen);
  if (!needed) return null;
  // One more pixel on each side holds the anti-aliased edge.
  const x = Math.floor(needed.x) - 1;
  const y = Math.floor(needed.y) - 1;
  return { x, y, width: Math.ceil(needed.x + needed.width) + 1 - x, height: Math.ceil(needed.y + needed.height) + 1 - y };
}

/** Creates a transparent layer over `area`, which is in whole pixels of the painting. */
export function layerOver(painting: Painting, { x, y, width, height }: Rect): PixelLayer {
  const canvas = painting.resources.surface.createCanvas(width, height);
  return { canvas, x, y, painting: paintingOn(canvas, painting, x, y) };
}

/** Moves a layer and clears it, for operations that process a picture band by band. */
export function movedLayer({ canvas, painting: { context } }: PixelLayer, painting: Painting, x: number, y: number): PixelLayer {
  context.setTransform(...IDENTITY);
  context.clearRect(0, 0, canvas.width, canvas.height);
  return { canvas, x, y, painting: paintingOn(canvas, painting, x, y) };
}

function paintingOn(canvas: PaintCanvas, { clip: _, ...painting }: Painting, x: number, y: number): Painting {
  const { width, height } = canvas;
  // A layer is no larger than what can be seen needs, and all of it matters: a shadow's source lies outside of the clip.
  return { ...painting, context: contextOf(canvas), matrix: multiply(translation(-x, -y), painting.matrix), width, height };
}

/** Creates a layer over the area that `bounds` needs; null if no part of it would be visible. */
export function createPixelLayer(painting: Painting, bounds: Rect, reach = 0): PixelLayer | null {
  const area = layerArea(painting, bounds, reach);
  return area && layerOver(painting, area);
}

/** Draws the layer onto the painting, pixel on pixel. */
export function composeLayer(
  { context }: Painting,
  { canvas, x, y }: Omit<PixelLayer, 'painting'>,
  opacity = 1,
  operator: PaintOperator = 'source-over',
): void {
  context.setTransform(...IDENTITY);
  context.globalAlpha = opacity;
  context.globalCompositeOperation = operator;
  context.drawImage(canvas, 0, 0, canvas.width, canvas.height, x, y, canvas.width, canvas.height);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
}

/** Frees a canvas's pixels immediately, because browsers and Node are slow to collect memory outside of their own heap. */
export function releaseCanvas(canvas: PaintCanvas): void {
  canvas.width = 1;
  canvas.height = 1;
}

/**
 * Returns the 2D context of a canvas. Every canvas of a painting is a software canvas, because edges from a graphics card differ by up to
 * 112 levels from the printed ones.
 * @throws Error if the platform returns no 2D context (out of memory, or too large).
 */
export function contextOf(canvas: PaintCanvas): PaintContext {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error(`No 2D canvas of ${canvas.width} × ${canvas.height} pixels is to be had`);
  return context;
}
