import type { Path } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

/** Rays from the box’s centre to its ellipse: `rays` of them, each as wide as the gap beside it. */
export function sunburst({ width, height, parameters }: OutlineRequest): Path {
  const rays = Math.max(4, Math.round(parameters['rays'] ?? 24));
  const inner = Math.min(0.95, Math.max(0, parameters['inner'] ?? 0));
  const at = (angle: number, radius: number): [number, number] => [
    (width / 2) * (1 + radius * Math.cos(angle)),
    (height / 2) * (1 + radius * Math.sin(angle)),
  ];
  return Array.from({ length: rays }, (_, index): Path => {
    const start = (2 * Math.PI * (index - 0.25)) / rays;
    const end = (2 * Math.PI * (index + 0.25)) / rays;
    return [['M', ...at(start, inner)], ['L', ...at(start, 1)], ['L', ...at(end, 1)], ['L', ...at(end, inner)], ['Z']];
  }).flat();
}
