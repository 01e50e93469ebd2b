import type { Path, PathCommand } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A star with `points` tips; `inner` is the notch's radius as a fraction of the tip's. */
export function star({ width, height, parameters }: OutlineRequest): Path {
  const tips = Math.max(3, Math.round(parameters['points'] ?? 5));
  const inner = Math.min(1, Math.max(0.05, parameters['inner'] ?? 0.4));
  const corners = Array.from({ length: tips * 2 }, (_, index): PathCommand => {
    const radius = index % 2 === 0 ? 1 : inner;
    const angle = (Math.PI * index) / tips - Math.PI / 2;
    const x = (width / 2) * (1 + radius * Math.cos(angle));
    const y = (height / 2) * (1 + radius * Math.sin(angle));
    return index === 0 ? ['M', x, y] : ['L', x, y];
  });
  return [...corners, ['Z']];
}
