import type { Path } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A straight ribbon with swallow-tailed ends; `tail` as a share of the width. */
export function ribbon({ width, height, parameters }: OutlineRequest): Path {
  const tail = width * Math.min(0.3, Math.max(0.02, parameters['tail'] ?? 0.08));
  return [
    ['M', 0, 0],
    ['L', width, 0],
    ['L', width - tail, height / 2],
    ['L', width, height],
    ['L', 0, height],
    ['L', tail, height / 2],
    ['Z'],
  ];
}
