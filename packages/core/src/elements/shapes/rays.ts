import type { Path } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

/** Light from the middle of the lower edge: `rays` beams that widen upward. */
export function rays({ width, height, parameters }: OutlineRequest): Path {
  const rays = Math.max(3, Math.round(parameters['rays'] ?? 11));
  return Array.from({ length: rays }, (_, index): Path => {
    const from = (Math.PI * (index + 0.25)) / rays;
    const to = (Math.PI * (index + 0.75)) / rays;
    const at = (angle: number): [number, number] => [(width / 2) * (1 - Math.cos(angle)), height * (1 - Math.sin(angle))];
    return [['M', width / 2, height], ['L', ...at(from)], ['L', ...at(to)], ['Z']];
  }).flat();
}
