import type { Path } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

export function heart({ width: w, height: h }: OutlineRequest): Path {
  return [
    ['M', w / 2, h],
    ['C', w * 0.1, h * 0.66, 0, h * 0.46, 0, h * 0.28],
    ['C', 0, h * 0.1, w * 0.13, 0, w * 0.27, 0],
    ['C', w * 0.38, 0, w * 0.46, h * 0.07, w / 2, h * 0.19],
    ['C', w * 0.54, h * 0.07, w * 0.62, 0, w * 0.73, 0],
    ['C', w * 0.87, 0, w, h * 0.1, w, h * 0.28],
    ['C', w, h * 0.46, w * 0.9, h * 0.66, w / 2, h],
    ['Z'],
  ];
}
