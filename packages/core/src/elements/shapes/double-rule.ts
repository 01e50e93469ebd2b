import type { Path } from '../../scene/path.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

/** Two rules, the upper one heavier: `thickness` in print pixels. They span the box. */
export function doubleRule({ width, height, parameters }: OutlineRequest): Path {
  const thickness = Math.min(height / 2, parameters['thickness'] ?? 10);
  const fine = Math.max(2, thickness / 3);
  return [...rectanglePath({ x: 0, y: 0, width, height: thickness }), ...rectanglePath({ x: 0, y: height - fine, width, height: fine })];
}
