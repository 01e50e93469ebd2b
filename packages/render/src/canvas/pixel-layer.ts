import { IDENTITY, intersection, multiply, transformedBounds, translation, type Rect } from '@coverwright/core/geometry/shapes.ts';
import type { PaintCanvas, PaintContext, PaintOperator } from './paint-context.ts';
import { canvasArea, type Painting } from './painting.ts';

/** A canvas of its own that lies on whole pixels of the painting below it, so that nothing is resampled when the two meet. */
export interface PixelLayer {
  readonly canvas: PaintCanvas;
  readonly x: number;
  readonly y: number;
  /** For painting into the layer, in the coordinates of the painting it was made for. */
  readonly painting: Painting;
}

/**
 * A clear layer as large as `bounds` needs, cut to the canvas.
 * @param bounds in the painting's node coordinates. @param reach canvas pixels beyond the canvas's edge that still matter.
 * @returns null when nothing of it would show.
 */
export function createPixelLayer(painting: Painting, bounds: Rect, reach = 0): PixelLayer | null {
  const area = canvasArea(painting);
  const seen = { x: area.x - reach, y: area.y - reach, width: area.width + 2 * reach, height: area.height + 2 * reach };
  const needed = intersection(transformedBounds(painting.matrix, bounds), seen);
  if (!needed) return null;
  // One pixel more on each side holds what anti-aliasing spills.
  const x = Math.floor(needed.x) - 1;
  const y = Math.floor(needed.y) - 1;
  const width = Math.ceil(needed.x + needed.width) + 1 - x;
  const height = Math.ceil(needed.y + needed.height) + 1 - y;
  const canvas = painting.resources.surface.createCanvas(width, height);
  const inner = { ...painting, context: contextOf(canvas), matrix: multiply(translation(-x, -y), painting.matrix), width, height };
  return { canvas, x, y, painting: inner };
}

/** Lays the layer on the painting, pixel on pixel. */
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

/**
 * Every canvas of a painting is a software canvas: a graphics card's edges differ by up to 112 levels from the printed ones.
 * @throws Error when the platform gives no 2D context (out of memory, too large).
 */
export function contextOf(canvas: PaintCanvas): PaintContext {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error(`No 2D canvas of ${canvas.width} × ${canvas.height} pixels is to be had`);
  return context;
}
