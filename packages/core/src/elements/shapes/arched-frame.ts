import type { Path } from '../../scene/path.ts';
import { transformPath } from '../../scene/path.ts';
import { arch } from './arch.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A border around an arch: `thickness` in print pixels. Even-odd. */
export function archedFrame({ width, height, cornerRadius, parameters }: OutlineRequest): Path {
  const thickness = Math.min(parameters['thickness'] ?? 14, width / 3, height / 3);
  const inner = arch({ width: width - 2 * thickness, height: height - 2 * thickness, cornerRadius, parameters });
  return [...arch({ width, height, cornerRadius, parameters }), ...transformPath(inner, [1, 0, 0, 1, thickness, thickness])];
}
