import type { PictureFill } from '../design/fill.ts';
import type { CoverShape } from '../design/shape.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import { CARRIED } from './carried.ts';
import type { WrapRegion } from './wrap-region.ts';

/**
 * Returns the mirror image, on spine and back, of a shape that crosses the front from the fold out. What is on both sides of the fold is the
 * same, so that no line is seen there. Where the spine is thicker than the front's overshoot, the image is lengthened to the outer edge.
 */
export function mirroredOnBack(shape: CoverShape, { boards }: CoverGeometry, region: WrapRegion, z: number): CoverShape {
  const { front, back } = boards;
  if (!back) throw new Error('A format without a back has no place for a mirror image');
  const fold = region.isBackLeft ? region.x + region.width : region.x;
  const start = shape.x + front.x - back.x;
  // The distance from the fold to the shape: above 0 only for shapes that do not reach it.
  const gap = region.isBackLeft ? start - fold : fold - start - shape.width;
  const width = shape.width >= front.width ? Math.max(shape.width, region.width - gap) : shape.width;
  const { fill } = shape.box;
  return {
    ...shape,
    uniqueObjectId: `${CARRIED}${shape.uniqueObjectId}`,
    board: 'back',
    x: region.isBackLeft ? fold - gap - width : fold + gap,
    y: shape.y + front.y - back.y,
    width,
    z,
    style: { ...shape.style, transformX: shape.style.transformX < 0 ? 1 : -1 },
    ...(fill?.kind === 'picture' && width > shape.width
      ? { box: { ...shape.box, fill: inWiderBox(fill, shape.width, width, region.isBackLeft) } }
      : {}),
  };
}

/** Keeps a picture's place and grain where they were, measured from the side of the fold. */
function inWiderBox(fill: PictureFill, from: number, to: number, isFoldLeft: boolean): PictureFill {
  const middle = from * (0.5 + fill.offset.x) + (isFoldLeft ? 0 : to - from);
  const { screen } = fill;
  const share = from / to;
  return {
    ...fill,
    offset: { ...fill.offset, x: middle / to - 0.5 },
    ...(screen && { screen: { ...screen, pitch: screen.pitch * share, wave: screen.wave * share, waveLength: screen.waveLength * share } }),
  };
}
