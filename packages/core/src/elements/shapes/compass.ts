import type { Path } from '../../scene/path.ts';
import { transformPath } from '../../scene/path.ts';
import { star } from './star.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A four-pointed star with long, thin points, as on an old map. */
export function compass({ width, height, cornerRadius, parameters }: OutlineRequest): Path {
  const large = star({ width, height, cornerRadius, parameters: { points: 4, inner: parameters['inner'] ?? 0.18 } });
  const small = star({ width: width * 0.56, height: height * 0.56, cornerRadius, parameters: { points: 4, inner: 0.3 } });
  const [cx, cy] = [width / 2, height / 2];
  const half = Math.SQRT1_2;
  const turned = transformPath(small, [
    half,
    half,
    -half,
    half,
    cx - half * (cx * 0.56) + half * (cy * 0.56),
    cy - half * (cx * 0.56) - half * (cy * 0.56),
  ]);
  return [...large, ...turned];
}
