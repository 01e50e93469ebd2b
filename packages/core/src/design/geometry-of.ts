import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import { measureCover } from '../geometry/measure-cover.ts';
import type { Design } from './design.ts';
import { specificationOf } from './specification-of.ts';

const REMEMBERED = 12;
const measured = new Map<string, CoverGeometry>();

/** Returns the geometry of a document. Equal specifications return the same object, so layouts can be cached by it. */
export function geometryOf(design: Design): CoverGeometry {
  const specification = specificationOf(design);
  const key = JSON.stringify(specification);
  const known = measured.get(key);
  if (known) return known;
  const geometry = measureCover(specification);
  if (measured.size >= REMEMBERED) measured.clear();
  measured.set(key, geometry);
  return geometry;
}
