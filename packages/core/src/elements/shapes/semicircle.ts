import type { Path } from '../../scene/path.ts';
import { ARC } from './ellipse.ts';
import type { OutlineRequest } from './outline-request.ts';

/** The upper half of an ellipse. */
export function semicircle({ width, height }: OutlineRequest): Path {
  const kx = (width / 2) * ARC;
  const ky = height * ARC;
  return [
    ['M', 0, height],
    ['C', 0, height - ky, width / 2 - kx, 0, width / 2, 0],
    ['C', width / 2 + kx, 0, width, height - ky, width, height],
    ['Z'],
  ];
}
