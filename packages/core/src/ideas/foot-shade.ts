import { type Rgba, withAlpha } from '../design/colour.ts';
import { type CoverShape, coverShapeSchema } from '../design/shape.ts';
import { type LayoutStage, OVERSHOOT } from './layout-stage.ts';
import { namePart } from '../elements/name-part.ts';

/** The words at the foot stand on a drawing: it darkens towards the front's lower edge. @param top where the words begin, Px. */
export function footShade({ across, board }: LayoutStage, top: number, colour: Rgba): CoverShape {
  const from = top - board.height * 0.12;
  return coverShapeSchema.parse({
    uniqueObjectId: 'foot-shade',
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
