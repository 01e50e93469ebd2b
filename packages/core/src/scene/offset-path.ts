import type { Path } from './path.ts';
import { growAreas, mergeAreas } from './path-areas.ts';

/**
 * The outline at a distance: outwards when positive, inwards when negative, holes the other way round. Curves come back as chords that no
 * eye tells from them (a tenth of a print pixel). Null for an outline that is not closed, and where nothing is left of it.
 * @param distance in print pixels.
 */
export function offsetPath(path: Path, distance: number, rule: 'nonzero' | 'evenodd'): Path | null {
  const starts = path.filter(([name]) => name === 'M').length;
  const isClosed = starts > 0 && path.filter(([name]) => name === 'Z').length === starts;
  if (!isClosed) return null;
  const outline = growAreas(mergeAreas(path, rule), distance);
  return outline.length > 0 ? outline : null;
}
