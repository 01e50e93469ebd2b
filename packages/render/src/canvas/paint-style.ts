import type { Rgba } from '@coverwright/core/design/colour.ts';
import type { Paint } from '@coverwright/core/scene/scene.ts';
import type { PaintContext } from './paint-context.ts';

/** Returns the canvas style of a paint. Gradients follow the transform that is in effect when they are used. */
export function paintStyle(context: PaintContext, paint: Paint): string | object {
  if (paint.kind === 'solid') return cssColour(paint.colour);
  const gradient =
    paint.kind === 'linear'
      ? context.createLinearGradient(paint.from.x, paint.from.y, paint.to.x, paint.to.y)
      : context.createRadialGradient(paint.centre.x, paint.centre.y, 0, paint.centre.x, paint.centre.y, paint.radius);
  for (const { offset, colour } of paint.stops) gradient.addColorStop(offset, cssColour(colour));
  return gradient;
}

/** Returns a CSS color with whole levels, alpha included, so that engines with and without fractional levels agree. */
export function cssColour({ r, g, b, a }: Rgba): string {
  return `rgba(${Math.round(r)}, ${Math.round(g)}, ${Math.round(b)}, ${(Math.round(a * 255) / 255).toFixed(5)})`;
}

export function isOpaque(paint: Paint): boolean {
  return paint.kind === 'solid' ? paint.colour.a >= 1 : paint.stops.every(({ colour }) => colour.a >= 1);
}
