import type { Rgba } from '../design/colour.ts';
import { withAlpha } from '../design/colour.ts';
import { type CoverShape, coverShapeSchema } from '../design/shape.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import type { Rect } from '../geometry/shapes.ts';
import { CARRIED } from './carried.ts';
import { OVERSHOOT } from './layout-stage.ts';
import { namePart } from '../elements/name-part.ts';

/** The opacity of the ground's color over carried art: where the blurb stands, at the foot of the back, and on the spine. */
const OVER_WORDS = 0.94;
const OVER_FOOT = 0.55;
const OVER_SPINE = 0.9;

/**
 * The front's drawings carried around over spine and back: the same artwork, drawn in the front's own frame, so that it runs through
 * the fold. The ground's color lies over it, so that words read as they do on the plain ground.
 * @param ids the front's artworks to carry, undermost first.
 */
export function carryArt(
  front: readonly CoverShape[],
  ids: readonly string[],
  geometry: CoverGeometry,
  ground: Rgba,
): readonly CoverShape[] {
  const { boards, panels, file } = geometry;
  const { back, spine } = boards;
  if (!back || !spine || !panels.back || ids.length === 0) return [];
  const isBackLeft = back.x < boards.front.x;
  const fold = isBackLeft ? panels.front.x : panels.front.x + panels.front.width;
  // The region goes from the file's outer edge to the front's fold, in the back board's coordinates.
  const region: Rect = {
    x: (isBackLeft ? file.x : fold) - back.x,
    y: -OVERSHOOT,
    width: isBackLeft ? fold - file.x : file.x + file.width - fold,
    height: back.height + 2 * OVERSHOOT,
  };
  const board = { ...boards.front, x: boards.front.x - back.x, y: boards.front.y - back.y };
  const art = ids.flatMap((id, index): CoverShape[] => {
    const shape = front.find(({ uniqueObjectId }) => uniqueObjectId === id);
    if (!shape?.art) return [];
    const frame = {
      x: (board.x - region.x) / region.width,
      y: (board.y - region.y) / region.height,
      width: board.width / region.width,
      height: board.height / region.height,
    };
    return [{ ...shape, ...region, uniqueObjectId: `${CARRIED}${id}`, board: 'back', z: index + 1, art: { ...shape.art, frame } }];
  });
  const shade = (id: string, on: 'back' | 'spine', place: Rect, stops: readonly { readonly offset: number; readonly alpha: number }[]) =>
    coverShapeSchema.parse({
      uniqueObjectId: `${CARRIED}${id}`,
      name: namePart('shade'),
      type: 'rectangle',
      board: on,
      ...place,
      // The shade stays below the words of spine and back.
      z: ids.length + 1,
      box: { fill: { kind: 'linear', angle: 90, stops: stops.map(({ offset, alpha }) => ({ offset, colour: withAlpha(ground, alpha) })) } },
    });
  const innerEdge = isBackLeft ? panels.back.x + panels.back.width : panels.back.x;
  const spineWidth = Math.abs(fold - innerEdge);
  const overBack = { ...region, x: isBackLeft ? region.x : region.x + spineWidth, width: region.width - spineWidth };
  const overSpine = { ...region, x: Math.min(fold, innerEdge) - spine.x, y: region.y + back.y - spine.y, width: spineWidth };
  return [
    ...art,
    shade('shade', 'back', overBack, [
      { offset: 0, alpha: OVER_WORDS },
      { offset: 0.6, alpha: OVER_WORDS },
      { offset: 0.86, alpha: OVER_FOOT },
      { offset: 1, alpha: OVER_FOOT },
    ]),
    shade('spine-shade', 'spine', overSpine, [
      { offset: 0, alpha: OVER_SPINE },
      { offset: 1, alpha: OVER_SPINE },
    ]),
  ];
}
