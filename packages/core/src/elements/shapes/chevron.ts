import type { Path } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A chevron to the right. */
export function chevron({ width: w, height: h }: OutlineRequest): Path {
  const point = Math.min(w / 2, h / 2);
  return [['M', 0, 0], ['L', w - point, 0], ['L', w, h / 2], ['L', w - point, h], ['L', 0, h], ['L', point, h / 2], ['Z']];
}
