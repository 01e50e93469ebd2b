import type { Rgba } from '../../design/colour.ts';
import type { CoverShape } from '../../design/shape.ts';
import type { MedallionId } from '../../genres/genre.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { figure, solidShape } from '../front-shapes.ts';
import type { LayoutStage } from '../layout-stage.ts';

/** The place of a medallion, and its colors. */
export interface MedallionPlace {
  readonly middle: Point;
  /** The diameter of the medallion with everything that belongs to it, print pixels. */
  readonly diameter: number;
  /** The front's plain colour. */
  readonly ground: Rgba;
  /** A color that stands out from `ground`. */
  readonly drawing: Rgba;
  /** A color that stands out from `drawing`. */
  readonly inside: Rgba;
}

/** A motif and what stands around it, as one drawing. */
export const MEDALLIONS: Readonly<Record<MedallionId, (stage: LayoutStage, place: MedallionPlace) => CoverShape[]>> = {
  glory: (stage, place) => [
    round('rays', 'burst', place, 1, { rays: 44, inner: 0.72 }),
    round('ground', 'ellipse', { ...place, drawing: place.ground }, 0.79),
    round('outer-ring', 'ring', place, 0.745, { thickness: 0.035 }),
    round('inner-ring', 'ring', place, 0.69, { thickness: 0.02 }),
    ...motif(stage, place, 0.45, place.drawing),
  ],
  badge: (stage, place) => [
    round('badge', 'scallop', place, 1, { petals: 24 }),
    round('ring', 'ring', { ...place, drawing: place.inside }, 0.82, { thickness: 0.025 }),
    ...motif(stage, place, 0.56, place.inside),
  ],
  orbit: (stage, place) => [
    round('outer-ring', 'ring', place, 1, { thickness: 0.02 }, 0.45),
    round('ring', 'ring', place, 0.88, { thickness: 0.02 }, 0.75),
    round('disc', 'ellipse', place, 0.76),
    ...motif(stage, place, 0.52, place.inside),
  ],
  laurel: (stage, place) => [round('laurel', 'laurel', place, 1, { leaves: 13 }), ...motif(stage, place, 0.42, place.drawing)],
};

/** A shape around the medallion's middle, `share` of it across. */
function round(
  id: string,
  type: CoverShape['type'],
  place: MedallionPlace,
  share: number,
  parameters: Readonly<Record<string, number>> = {},
  opacity = 1,
): CoverShape {
  const colour = { ...place.drawing, a: place.drawing.a * opacity };
  return solidShape(id, type, colour, { ...around(place, share), z: 2, lockAspectRatio: true, parameters });
}

function motif(stage: LayoutStage, place: MedallionPlace, share: number, colour: Rgba): CoverShape[] {
  return figure(stage, around(place, 1), colour, place.diameter * share);
}

function around({ middle, diameter }: MedallionPlace, share: number): Rect {
  const size = diameter * share;
  return { x: middle.x - size / 2, y: middle.y - size / 2, width: size, height: size };
}
