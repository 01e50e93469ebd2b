import type { CoverShape } from '../design/shape.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import { CARRIED } from './carried.ts';
import { FOOT_SHADE } from './foot-shade.ts';
import { mirroredOnBack } from './mirrored-on-back.ts';
import { wrapRegion } from './wrap-region.ts';
import { type WrapGrounds, wrapShades } from './wrap-shades.ts';

/** The parts of a front that go around the book. */
export interface CarriedParts {
  /** The ids of the artworks that run on over spine and back. */
  readonly carried: readonly string[];
  /** The ids of the shapes whose mirror images lie on spine and back. */
  readonly mirrored: readonly string[];
  /** True if the cover's own picture, mirrored, lies under spine and back. */
  readonly wrapsPicture: boolean;
}

/**
 * The front's drawings, pictures and textures carried around over spine and back, in the order in which they lie on the front: an artwork
 * is drawn in the front's own frame, so that it runs through the fold, and a picture or torn sheet is mirrored there. The ground's color
 * lies over them, so that words read as they do on the plain ground, and the textures over both, as on the front.
 */
export function carryArt(
  front: readonly CoverShape[],
  { carried, mirrored, wrapsPicture }: CarriedParts,
  geometry: CoverGeometry,
  grounds: WrapGrounds,
): readonly CoverShape[] {
  const region = wrapRegion(geometry);
  const { back, spine, front: board } = geometry.boards;
  if (!region || !back || !spine) return [];
  const { spineWidth: _, isBackLeft: __, ...box } = region;
  const frame = {
    x: (board.x - back.x - box.x) / box.width,
    y: (board.y - back.y - box.y) / box.height,
    width: board.width / box.width,
    height: board.height / box.height,
  };
  const onBack = (shape: CoverShape, z: number): CoverShape => ({
    ...shape,
    ...(shape.art ? { ...box, art: { ...shape.art, frame } } : { x: box.x, width: box.width }),
    uniqueObjectId: `${CARRIED}${shape.uniqueObjectId}`,
    board: 'back',
    z,
  });
  const isDrawn = ({ uniqueObjectId, art }: CoverShape) => carried.includes(uniqueObjectId) && art !== undefined;
  const isMirrored = ({ uniqueObjectId }: CoverShape) => mirrored.includes(uniqueObjectId);
  const isRunOn = (shape: CoverShape) => isDrawn(shape) || isMirrored(shape);
  const lies = wrapsPicture || front.some(isRunOn);
  const under = front
    .filter((shape) => isRunOn(shape) || (lies && shape.uniqueObjectId === FOOT_SHADE))
    .toSorted((one, other) => one.z - other.z)
    .map((shape, index) => (isMirrored(shape) ? mirroredOnBack(shape, geometry, region, index + 1) : onBack(shape, index + 1)));
  const textures = front.filter((shape) => shape.art?.generator === 'texture' && !carried.includes(shape.uniqueObjectId));
  return [
    ...under,
    ...(lies ? wrapShades(region, { back, spine }, under.length + 1, grounds) : []),
    ...textures.map((shape) => onBack(shape, under.length + 2)),
  ];
}
