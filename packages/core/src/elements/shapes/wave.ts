import type { Path, PathCommand } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A wavy band with `waves` waves across its width. */
export function wave({ width, height, parameters }: OutlineRequest): Path {
  const waves = Math.max(1, Math.round(parameters['waves'] ?? 4));
  const half = width / waves / 2;
  const crest = height * 0.3;
  const across = (y: number): PathCommand[] =>
    Array.from(
      { length: waves * 2 },
      (_, index) => ['Q', (index + 0.5) * half, y + (index % 2 === 0 ? -crest : crest), (index + 1) * half, y] as const,
    );
  const back = (y: number): PathCommand[] =>
    Array.from({ length: waves * 2 }, (_, index) => {
      const at = waves * 2 - index;
      return ['Q', (at - 0.5) * half, y + (at % 2 === 1 ? -crest : crest), (at - 1) * half, y] as const;
    });
  return [['M', 0, crest / 2], ...across(crest / 2), ['L', width, height - crest / 2], ...back(height - crest / 2), ['Z']];
}
