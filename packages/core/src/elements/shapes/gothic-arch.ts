import type { Path } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A doorway under a pointed top. */
export function gothicArch({ width, height }: OutlineRequest): Path {
  const rise = Math.min(height, width * 0.866);
  return [
    ['M', 0, height],
    ['L', 0, rise],
    ['C', 0, rise * 0.5, width * 0.27, rise * 0.14, width / 2, 0],
    ['C', width * 0.73, rise * 0.14, width, rise * 0.5, width, rise],
    ['L', width, height],
    ['Z'],
  ];
}
