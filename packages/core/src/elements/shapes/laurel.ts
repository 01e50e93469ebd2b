import type { Path } from '../../scene/path.ts';
import { transformPath } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

/** Two branches of `leaves` leaves each, open at the top. */
export function laurel({ width, height, parameters }: OutlineRequest): Path {
  const leaves = Math.max(4, Math.round(parameters['leaves'] ?? 9));
  const branch = Array.from({ length: leaves }, (_, index): Path => leafAt(index / (leaves - 1), width, height)).flat();
  return [...branch, ...transformPath(branch, [-1, 0, 0, 1, width, 0])];
}

/**
 * Returns a leaf of the left branch, at a place from its foot (0) at the bottom to its tip (1). It lies along the branch and opens outward.
 */
function leafAt(along: number, width: number, height: number): Path {
  const angle = Math.PI * (0.55 + 0.82 * along);
  const x = (width / 2) * (1 + 0.8 * Math.cos(angle));
  const y = (height / 2) * (1 + 0.86 * Math.sin(angle));
  const length = Math.min(width, height) * 0.27 * (1 - 0.35 * along);
  const leaf: Path = [['M', 0, 0], ['Q', length * 0.5, -length * 0.34, length, 0], ['Q', length * 0.5, length * 0.34, 0, 0], ['Z']];
  const turn = angle + Math.PI / 2 - 0.5;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return transformPath(leaf, [cos, sin, -sin, cos, x, y]);
}
