import type { Path } from '../../scene/path.ts';
import { star } from './star.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A price-tag explosion: `rays` long and sharp points. */
export function burst({ width, height, cornerRadius, parameters }: OutlineRequest): Path {
  return star({ width, height, cornerRadius, parameters: { points: parameters['rays'] ?? 14, inner: parameters['inner'] ?? 0.68 } });
}
