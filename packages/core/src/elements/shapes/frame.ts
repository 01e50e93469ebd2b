import { type Path, transformPath } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';
import { roundedRectangle } from './rounded-rectangle.ts';

/** A border as an area: `thickness` of the outer band, and with `gap` a second, finer band inside it. Even-odd. */
export function frame({ width, height, cornerRadius, parameters }: OutlineRequest): Path {
  const thickness = parameters['thickness'] ?? 12;
  const gap = parameters['gap'] ?? 0;
  const insets = gap > 0 ? [0, thickness, thickness + gap, thickness + gap + Math.max(3, thickness / 3)] : [0, thickness];
  return insets
    .filter((distance) => width - 2 * distance > 0 && height - 2 * distance > 0)
    .flatMap((distance) => {
      const outline = roundedRectangle({
        width: width - 2 * distance,
        height: height - 2 * distance,
        cornerRadius: Math.max(0, cornerRadius - distance),
      });
      return transformPath(outline, [1, 0, 0, 1, distance, distance]);
    });
}
