import type { Path } from '../../scene/path.ts';
import { transformPath } from '../../scene/path.ts';
import { ellipse } from './ellipse.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A band around an ellipse: `thickness` as a share of the smaller half. Even-odd. */
export function ring({ width, height, parameters }: OutlineRequest): Path {
  const inset = (Math.min(width, height) / 2) * Math.min(0.95, Math.max(0.02, parameters['thickness'] ?? 0.16));
  const inner = ellipse({ width: width - 2 * inset, height: height - 2 * inset });
  return [...ellipse({ width, height }), ...transformPath(inner, [1, 0, 0, 1, inset, inset])];
}
