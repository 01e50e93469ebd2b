import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import type { Rect } from '../geometry/shapes.ts';
import { OVERSHOOT } from './layout-stage.ts';

/** The part of the cover beside the front: spine, back and bleed, in the back board's coordinates. */
export interface WrapRegion extends Rect {
  readonly spineWidth: number;
  /** True if the back is to the left of the front, as in books that are read from left to right. */
  readonly isBackLeft: boolean;
}

/** Returns null if the format has no back. */
export function wrapRegion({ boards, panels, file }: CoverGeometry): WrapRegion | null {
  const { back, spine } = boards;
  if (!back || !spine || !panels.back) return null;
  const isBackLeft = back.x < boards.front.x;
  const fold = isBackLeft ? panels.front.x : panels.front.x + panels.front.width;
  const innerEdge = isBackLeft ? panels.back.x + panels.back.width : panels.back.x;
  return {
    x: (isBackLeft ? file.x : fold) - back.x,
    y: -OVERSHOOT,
    width: isBackLeft ? fold - file.x : file.x + file.width - fold,
    height: back.height + 2 * OVERSHOOT,
    spineWidth: Math.abs(fold - innerEdge),
    isBackLeft,
  };
}
