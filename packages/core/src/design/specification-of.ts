import type { CoverSpecification } from '../geometry/cover-geometry.ts';
import { inches } from '../units/units.ts';
import type { Design } from './design.ts';

/** Returns the specification of a document's book, from which its geometry is computed. */
export function specificationOf(design: Design): CoverSpecification {
  const { width, height } = design.measurements.trimSize;
  const { typedWidth } = design.spine;
  return {
    platform: design.publisher,
    format: design.format,
    trim: { width: inches(width), height: inches(height) },
    paper: design.paperType.type,
    extent: design.extent,
    readingDirection: design.readingDirection,
    typedSpine: typedWidth === null ? null : inches(typedWidth),
  };
}
