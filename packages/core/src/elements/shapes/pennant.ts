import type { Path } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A flag cut to a point at its right. */
export function pennant({ width, height }: OutlineRequest): Path {
  return [['M', 0, 0], ['L', width, height / 2], ['L', 0, height], ['Z']];
}
