import type { Path, PathCommand } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A round badge with `petals` soft bumps. */
export function scallop({ width, height, parameters }: OutlineRequest): Path {
  const petals = Math.max(5, Math.round(parameters['petals'] ?? 14));
  const at = (angle: number, radius: number): [number, number] => [
    (width / 2) * (1 + radius * Math.cos(angle)),
    (height / 2) * (1 + radius * Math.sin(angle)),
  ];
  const step = (2 * Math.PI) / petals;
  const inner = 0.9;
  // The bump's control point lies beyond its crest, so that the crest touches the box.
  const bulge = 2 * 1 - inner * Math.cos(step / 2);
  const bumps = Array.from(
    { length: petals },
    (_, index): PathCommand => ['Q', ...at((index + 0.5) * step, bulge), ...at((index + 1) * step, inner)],
  );
  return [['M', ...at(0, inner)], ...bumps, ['Z']];
}
