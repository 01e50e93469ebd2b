import type { Path } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A leaning rectangle: `lean` as a share of the width. */
export function parallelogram({ width: w, height: h, parameters }: OutlineRequest): Path {
  const lean = w * Math.min(0.9, Math.max(0, parameters['lean'] ?? 0.2));
  return [['M', lean, 0], ['L', w, 0], ['L', w - lean, h], ['L', 0, h], ['Z']];
}
