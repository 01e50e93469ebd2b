import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import { measureCover } from '../geometry/measure-cover.ts';
import type { Design } from './design.ts';
import { specificationOf } from './specification-of.ts';

const REMEMBERED = 12;
const measured = new Map<string, CoverGeometry>();

/** A document's measurements. The same specification gives the same value, so what was laid out by it can be kept. */
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
