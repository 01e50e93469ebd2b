import type { Path } from '../../scene/path.ts';
import { transformPath } from '../../scene/path.ts';
import { plaque } from './plaque.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A plate whose corners are cut in by quarter circles, as a border of `thickness`. Even-odd. */
export function notchedFrame(request: OutlineRequest): Path {
  const thickness = Math.min(request.parameters['thickness'] ?? 12, request.width / 4, request.height / 4);
  const inner = plaque({ ...request, width: request.width - 2 * thickness, height: request.height - 2 * thickness });
  return [...plaque(request), ...transformPath(inner, [1, 0, 0, 1, thickness, thickness])];
}
