import type { FaceId } from '@coverwright/core/scene/scene.ts';
import { type CoverageRanges, coverageIncludes, decodeCoverage } from './coverage-ranges.ts';
import data from './data/coverage.json' with { type: 'json' };

const decoded = new Map<number, CoverageRanges>();
const indexOf: ReadonlyMap<string, number> = new Map(Object.entries(data.faces));

/** Returns true if the font file has a glyph for the code point. This is known without loading the file. */
export function faceCovers(face: FaceId, codePoint: number): boolean {
  const index = indexOf.get(face);
  if (index === undefined) return false;
  let ranges = decoded.get(index);
  if (!ranges) decoded.set(index, (ranges = decodeCoverage(data.ranges[index] ?? '')));
  return coverageIncludes(ranges, codePoint);
}
