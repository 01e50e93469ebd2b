import type { Path } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A crest: flat top, curved to a point below. */
export function shield({ width, height }: OutlineRequest): Path {
  return [
    ['M', 0, 0],
    ['L', width, 0],
    ['L', width, height * 0.45],
    ['C', width, height * 0.75, width * 0.72, height * 0.9, width / 2, height],
    ['C', width * 0.28, height * 0.9, 0, height * 0.75, 0, height * 0.45],
    ['Z'],
  ];
}
