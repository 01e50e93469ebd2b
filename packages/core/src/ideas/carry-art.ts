import type { CoverShape } from '../design/shape.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import { CARRIED } from './carried.ts';
import { FOOT_SHADE } from './foot-shade.ts';
import { wrapRegion } from './wrap-region.ts';
import { type WrapGrounds, wrapShades } from './wrap-shades.ts';

/**
 * The front's drawings and textures carried around over spine and back: the same artwork, drawn in the front's own frame, so that it runs
 * through the fold. The ground's color lies over the drawings, so that words read as they do on the plain ground, and the textures over
 * both, as on the front.
 * @param ids the front's artworks to carry, undermost first.
 */
export function carryArt(
  front: readonly CoverShape[],
  ids: readonly string[],
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
  const named = (id: string) => front.find(({ uniqueObjectId }) => uniqueObjectId === id) ?? [];
  const art = ids.flatMap(named).filter((shape) => shape.art);
  const under = art.length > 0 ? [...art, ...[FOOT_SHADE].flatMap(named)].map((shape, index) => onBack(shape, index + 1)) : [];
  const textures = front.filter((shape) => shape.art?.generator === 'texture' && !ids.includes(shape.uniqueObjectId));
  return [
    ...under,
    ...(under.length > 0 ? wrapShades(region, { back, spine }, under.length + 1, grounds) : []),
    ...textures.map((shape) => onBack(shape, under.length + 2)),
  ];
}
