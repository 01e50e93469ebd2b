import { type Rgba, withAlpha } from '../design/colour.ts';
import { type CoverShape, coverShapeSchema } from '../design/shape.ts';
import { type LayoutStage, OVERSHOOT } from './layout-stage.ts';
import { namePart } from '../elements/name-part.ts';

/** The id of the shade at the front's foot. */
export const FOOT_SHADE = 'foot-shade';

/** The words at the foot stand on a drawing: it darkens towards the front's lower edge. @param top where the words begin, Px. */
export function footShade({ across, board }: LayoutStage, top: number, colour: Rgba): CoverShape {
  const from = top - board.height * 0.12;
  return coverShapeSchema.parse({
    uniqueObjectId: FOOT_SHADE,
    type: 'rectangle',
    name: namePart('shade'),
    x: across.x,
    y: from,
    width: across.width,
    height: board.height - from + OVERSHOOT,
    z: 35,
    box: {
      fill: {
        kind: 'linear',
        angle: 90,
        stops: [
          { offset: 0, colour: withAlpha(colour, 0) },
          { offset: 0.2, colour: withAlpha(colour, 0.86) },
          { offset: 1, colour: withAlpha(colour, 1) },
        ],
      },
    },
  });
}

/** Returns the color at the foot of a front with such a shade. */
export function colourOfFoot(front: readonly CoverShape[]): Rgba | null {
  const fill = front.find(({ uniqueObjectId }) => uniqueObjectId === FOOT_SHADE)?.box.fill;
  const last = fill?.kind === 'linear' ? fill.stops.at(-1) : undefined;
  return last?.colour.a === 1 ? last.colour : null;
}
