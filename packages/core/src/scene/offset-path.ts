import type { Path } from './path.ts';
import { growAreas, mergeAreas } from './path-areas.ts';

/**
 * Returns the outline at a distance: outward if positive, inward if negative, and the reverse for holes. Curves become chords within a
 * tenth of a print pixel. Returns null for an open outline, or if nothing of it is left.
 * @param distance in print pixels.
 */
export function offsetPath(path: Path, distance: number, rule: 'nonzero' | 'evenodd'): Path | null {
  const starts = path.filter(([name]) => name === 'M').length;
  const isClosed = starts > 0 && path.filter(([name]) => name === 'Z').length === starts;
  if (!isClosed) return null;
  const outline = growAreas(mergeAreas(path, rule), distance);
  return outline.length > 0 ? outline : null;
}
