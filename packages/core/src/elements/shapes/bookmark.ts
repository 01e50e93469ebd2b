import type { Path } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A hanging ribbon with a notch below. */
export function bookmark({ width, height }: OutlineRequest): Path {
  const notch = Math.min(height * 0.3, width * 0.4);
  return [['M', 0, 0], ['L', width, 0], ['L', width, height], ['L', width / 2, height - notch], ['L', 0, height], ['Z']];
}
