import type { Path } from '../../scene/path.ts';
import { ARC } from './ellipse.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A label whose corners are cut in by quarter circles; `notch` as a share of the smaller side. */
export function plaque({ width, height, parameters }: OutlineRequest): Path {
  const r = Math.min(width, height) * Math.min(0.45, Math.max(0.02, parameters['notch'] ?? 0.14));
  const k = r * ARC;
  return [
    ['M', r, 0],
    ['L', width - r, 0],
    ['C', width - r, k, width - k, r, width, r],
    ['L', width, height - r],
    ['C', width - k, height - r, width - r, height - k, width - r, height],
    ['L', r, height],
    ['C', r, height - k, k, height - r, 0, height - r],
    ['L', 0, r],
    ['C', k, r, r, k, r, 0],
    ['Z'],
  ];
}
