import type { Path } from '../../scene/path.ts';
import { transformPath } from '../../scene/path.ts';
import { ellipse } from './ellipse.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A border around an oval: `thickness` in print pixels, and with `gap` a finer second one. Even-odd. */
export function ovalFrame({ width, height, parameters }: OutlineRequest): Path {
  const thickness = parameters['thickness'] ?? 12;
  const gap = parameters['gap'] ?? 14;
  const insets = gap > 0 ? [0, thickness, thickness + gap, thickness + gap + Math.max(3, thickness / 3)] : [0, thickness];
  return insets
    .filter((inset) => width > 2 * inset && height > 2 * inset)
    .flatMap((inset) => transformPath(ellipse({ width: width - 2 * inset, height: height - 2 * inset }), [1, 0, 0, 1, inset, inset]));
}
