import type { Path } from '../../scene/path.ts';
import { rectanglePath, transformPath } from '../../scene/path.ts';
import { diamond } from './diamond.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A printer’s corner ornament: two rules that meet at the upper left, with a lozenge. It is mirrored for the other corners. */
export function corner({ width, height, parameters }: OutlineRequest): Path {
  const thickness = parameters['thickness'] ?? 8;
  const gem = Math.min(width, height) * 0.16;
  return [
    ...rectanglePath({ x: 0, y: 0, width, height: thickness }),
    ...rectanglePath({ x: 0, y: thickness, width: thickness, height: height - thickness }),
    ...transformPath(diamond({ width: gem, height: gem }), [1, 0, 0, 1, thickness * 2.5, thickness * 2.5]),
  ];
}
