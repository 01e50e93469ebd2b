import type { Path, PathCommand } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A polygon of `sides` equal sides on the ellipse of the box, with a corner at the top. */
export function polygon({ width, height, parameters }: OutlineRequest): Path {
  const sides = Math.max(3, Math.round(parameters['sides'] ?? 6));
  const corners = Array.from({ length: sides }, (_, index): PathCommand => {
    const angle = (2 * Math.PI * index) / sides - Math.PI / 2;
    const x = (width / 2) * (1 + Math.cos(angle));
    const y = (height / 2) * (1 + Math.sin(angle));
    return index === 0 ? ['M', x, y] : ['L', x, y];
  });
  return [...corners, ['Z']];
}
