import type { Path } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A waning moon, open to the right. */
export function crescent({ width: w, height: h }: OutlineRequest): Path {
  return [
    ['M', w, h * 0.06],
    ['C', w * 0.8, 0, w * 0.62, 0, w * 0.5, 0],
    ['C', w * 0.2, 0, 0, h * 0.22, 0, h / 2],
    ['C', 0, h * 0.78, w * 0.2, h, w * 0.5, h],
    ['C', w * 0.62, h, w * 0.8, h, w, h * 0.94],
    ['C', w * 0.66, h * 0.9, w * 0.46, h * 0.72, w * 0.46, h / 2],
    ['C', w * 0.46, h * 0.28, w * 0.66, h * 0.1, w, h * 0.06],
    ['Z'],
  ];
}
