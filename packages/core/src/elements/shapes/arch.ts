import type { Path } from '../../scene/path.ts';
import { ARC } from './ellipse.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A doorway: straight sides under a round top. */
export function arch({ width, height }: OutlineRequest): Path {
  const rise = Math.min(height, width / 2);
  const kx = (width / 2) * ARC;
  const ky = rise * ARC;
  return [
    ['M', 0, height],
    ['L', 0, rise],
    ['C', 0, rise - ky, width / 2 - kx, 0, width / 2, 0],
    ['C', width / 2 + kx, 0, width, rise - ky, width, rise],
    ['L', width, height],
    ['Z'],
  ];
}
