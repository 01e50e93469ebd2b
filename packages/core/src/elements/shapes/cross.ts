import type { Path } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A cross with arms of equal width: `arm` as a share of the smaller side. */
export function cross({ width: w, height: h, parameters }: OutlineRequest): Path {
  const arm = Math.min(w, h) * Math.min(0.9, Math.max(0.05, parameters['arm'] ?? 0.3));
  const [x1, x2, y1, y2] = [(w - arm) / 2, (w + arm) / 2, (h - arm) / 2, (h + arm) / 2];
  return [
    ['M', x1, 0],
    ['L', x2, 0],
    ['L', x2, y1],
    ['L', w, y1],
    ['L', w, y2],
    ['L', x2, y2],
    ['L', x2, h],
    ['L', x1, h],
    ['L', x1, y2],
    ['L', 0, y2],
    ['L', 0, y1],
    ['L', x1, y1],
    ['Z'],
  ];
}
