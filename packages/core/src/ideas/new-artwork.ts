import type { ArtGeneratorId } from '../art/generator-id.ts';
import { type RoleColours, artworkSchema } from '../design/artwork.ts';
import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { type CoverShape, coverShapeSchema } from '../design/shape.ts';
import type { Rect } from '../geometry/shapes.ts';
import { frontAcross } from './front-across.ts';
import { OVERSHOOT } from './layout-stage.ts';

interface NewArtwork {
  readonly id: string;
  readonly generator: ArtGeneratorId;
  readonly seed: number;
  readonly colours: RoleColours;
}

/** A drawing over the whole front, under the words and over what is drawn there already. */
export function newArtwork(design: Design, { id, generator, seed, colours }: NewArtwork): CoverShape {
  const geometry = geometryOf(design);
  const { front } = geometry.boards;
  const across = frontAcross(geometry, design.readingDirection);
  const box: Rect = { x: across.x, y: -OVERSHOOT, width: across.width, height: front.height + 2 * OVERSHOOT };
  return coverShapeSchema.parse({
    uniqueObjectId: id,
    type: 'rectangle',
    ...box,
    z: UNDER_WORDS,
    art: artworkSchema.parse({ generator, seed, colours, frame: frameIn(box, front) }),
  });
}

/** Words of composed covers begin above this. */
const UNDER_WORDS = 1;

/** A board from its own corner as shares of a box around it. */
export function frameIn(box: Rect, board: { readonly width: number; readonly height: number }): Rect {
  // A subtraction, because a negated zero is not a JSON number.
  return { x: (0 - box.x) / box.width, y: (0 - box.y) / box.height, width: board.width / box.width, height: board.height / box.height };
}
