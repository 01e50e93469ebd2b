import { mergeAreas, lineAreas, simplerAreas } from '../../scene/path-areas.ts';
import type { Path } from '../../scene/path.ts';
import { CHORDS, type Part } from './drawing-parts.ts';

/**
 * Px: distances between curves and their chords, and between an outline and the one of fewer corners that stands for it. The finest is used
 * with which a drawing has no more corners than are cut; a printed pixel is 0.08 mm wide.
 */
const TOLERANCES = [
  { chords: CHORDS, corners: 0 },
  { chords: 1.5, corners: 0.8 },
  { chords: 2.5, corners: 1 },
] as const;

export interface AreaParts {
  readonly areas: readonly Part[];
  /** Px: the largest distance between the chords of an edge and the curve that it was. */
  readonly chords: number;
}

/**
 * Returns parts as areas with straight edges: lines as what they cover, outlines without overlaps. Null if these have more than `most`
 * corners.
 */
export function areaParts(parts: readonly Part[], most: number): AreaParts | null {
  for (const { chords, corners } of TOLERANCES) {
    const areas = parts.map((part) => asAreas(part, chords, corners));
    if (countCorners(areas) <= most) return { areas, chords };
  }
  return null;
}

function asAreas(part: Part, chords: number, corners: number): Part {
  const simpler = (area: Path) => (corners > 0 ? simplerAreas(area, corners) : area);
  if (part.kind === 'painted') {
    const { paths, stroke, rule } = part;
    const areas = paths.map((path) => simpler(stroke === null ? mergeAreas(path, rule, chords) : lineAreas(path, stroke, chords)));
    return { ...part, stroke: null, rule: 'nonzero', paths: areas };
  }
  const clip = part.clip && simpler(mergeAreas(part.clip, part.clipRule, chords));
  return { ...part, clip, clipRule: 'nonzero', parts: part.parts.map((inner) => asAreas(inner, chords, corners)) };
}

function countCorners(parts: readonly Part[]): number {
  return parts.reduce(
    (sum, part) =>
      sum + (part.kind === 'group' ? countCorners(part.parts) : part.paths.reduce((corners, path) => corners + path.length, 0)),
    0,
  );
}
