import type { Path } from '../../scene/path.ts';
import { star } from './star.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A round seal with `teeth` shallow points. */
export function seal({ width, height, cornerRadius, parameters }: OutlineRequest): Path {
  return star({ width, height, cornerRadius, parameters: { points: parameters['teeth'] ?? 32, inner: parameters['inner'] ?? 0.92 } });
}
