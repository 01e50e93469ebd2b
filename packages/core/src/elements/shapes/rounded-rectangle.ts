import { type Path, rectanglePath } from '../../scene/path.ts';
import { ARC } from './ellipse.ts';
import type { OutlineRequest } from './outline-request.ts';

export function roundedRectangle({ width, height, cornerRadius }: Pick<OutlineRequest, 'width' | 'height' | 'cornerRadius'>): Path {
  const r = Math.min(cornerRadius, width / 2, height / 2);
  if (r <= 0) return rectanglePath({ x: 0, y: 0, width, height });
  const k = r * (1 - ARC);
  return [
    ['M', r, 0],
    ['L', width - r, 0],
    ['C', width - k, 0, width, k, width, r],
    ['L', width, height - r],
    ['C', width, height - k, width - k, height, width - r, height],
    ['L', r, height],
    ['C', k, height, 0, height - k, 0, height - r],
    ['L', 0, r],
    ['C', 0, k, k, 0, r, 0],
    ['Z'],
  ];
}
