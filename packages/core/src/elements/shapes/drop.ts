import type { Path } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A drop, its point at the top. */
export function drop({ width: w, height: h }: OutlineRequest): Path {
  return [
    ['M', w / 2, 0],
    ['C', w * 0.62, h * 0.22, w, h * 0.42, w, h * 0.66],
    ['C', w, h * 0.85, w * 0.78, h, w / 2, h],
    ['C', w * 0.22, h, 0, h * 0.85, 0, h * 0.66],
    ['C', 0, h * 0.42, w * 0.38, h * 0.22, w / 2, 0],
    ['Z'],
  ];
}
