import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import type { CoverGeometry } from '@coverwright/core/geometry/cover-geometry.ts';
import type { Size } from '@coverwright/core/geometry/shapes.ts';
import { PRINT_DPI } from '@coverwright/core/units/units.ts';

/** Returns a design's front with its bleed, to the thousandth of an inch. */
export function frontInInches(design: Design): Size {
  return frontOfGeometry(geometryOf(design));
}

/** Returns the front of a cover with its bleed, to the thousandth of an inch. */
export function frontOfGeometry({ panels }: Pick<CoverGeometry, 'panels'>): Size {
  const { width, height } = panels.front;
  const inches = (px: number) => Math.round((px / PRINT_DPI) * 1000) / 1000;
  return { width: inches(width), height: inches(height) };
}
