import type { Rgba } from '@coverwright/core/design/colour.ts';
import type { Paint } from '@coverwright/core/scene/scene.ts';
import type { PaintContext } from './paint-context.ts';

/** A paint in the canvas's words; gradients follow the transform in force when they are used. */
export function paintStyle(context: PaintContext, paint: Paint): string | object {
  if (paint.kind === 'solid') return cssColour(paint.colour);
  const gradient =
    paint.kind === 'linear'
      ? context.createLinearGradient(paint.from.x, paint.from.y, paint.to.x, paint.to.y)
      : context.createRadialGradient(paint.centre.x, paint.centre.y, 0, paint.centre.x, paint.centre.y, paint.radius);
  for (const { offset, colour } of paint.stops) gradient.addColorStop(offset, cssColour(colour));
  return gradient;
}

/** Whole levels, alpha too: engines that keep fractions and engines that do not then agree. */
export function cssColour({ r, g, b, a }: Rgba): string {
  return `rgba(${Math.round(r)}, ${Math.round(g)}, ${Math.round(b)}, ${(Math.round(a * 255) / 255).toFixed(5)})`;
}

export function isOpaque(paint: Paint): boolean {
  return paint.kind === 'solid' ? paint.colour.a >= 1 : paint.stops.every(({ colour }) => colour.a >= 1);
}
