import type { Path } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

/** An arrow to the right. */
export function arrow({ width: w, height: h }: OutlineRequest): Path {
  const head = Math.min(w * 0.6, h * 0.9);
  return [
    ['M', 0, h * 0.3],
    ['L', w - head, h * 0.3],
    ['L', w - head, 0],
    ['L', w, h / 2],
    ['L', w - head, h],
    ['L', w - head, h * 0.7],
    ['L', 0, h * 0.7],
    ['Z'],
  ];
}
