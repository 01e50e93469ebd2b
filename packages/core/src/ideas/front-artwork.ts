import type { ArtGeneratorId } from '../art/generator-id.ts';
import { FRAME_WIDTH } from '../art/art-generator.ts';
import { type RoleColours, artworkSchema } from '../design/artwork.ts';
import { fromHex } from '../design/colour.ts';
import { type CoverShape, type CoverShapeInput, coverShapeSchema } from '../design/shape.ts';
import type { Rect } from '../geometry/shapes.ts';
import { type LayoutStage, OVERSHOOT } from './layout-stage.ts';
import { frameIn } from './new-artwork.ts';
import type { PaletteRoles } from './palettes/palette-roles.ts';
import { tintOfThing } from './title-tints.ts';

export interface FrontArtwork {
  readonly z: number;
  readonly name?: string;
  readonly colours?: RoleColours;
  readonly seed?: number;
  readonly parameters?: Readonly<Record<string, number>>;
  readonly motif?: string;
  readonly opacity?: number;
  readonly blend?: NonNullable<CoverShapeInput['style']>['blend'];
}

/**
 * A drawing over the whole front, out over its outer edges, composed in the front's own frame. Its parameters are in the units of
 * drawings: `unitsOf` turns the layout's print pixels into them.
 */
export function frontArtwork(stage: LayoutStage, id: string, generator: ArtGeneratorId, art: FrontArtwork): CoverShape {
  const { across, board, roles, seed, title } = stage;
  const tint = art.motif === undefined ? undefined : tintOfThing(title, art.motif);
  const box = { x: across.x, y: -OVERSHOOT, width: across.width, height: board.height + 2 * OVERSHOOT };
  return coverShapeSchema.parse({
    uniqueObjectId: id,
    name: art.name ?? null,
    type: 'rectangle',
    ...box,
    z: art.z,
    opacity: art.opacity ?? 1,
    style: { blend: art.blend ?? 'normal' },
    art: artworkSchema.parse({
      generator,
      seed: art.seed ?? seed,
      colours: art.colours ?? roleColours(roles),
      frame: frameIn(box, board),
      parameters: art.parameters ?? {},
      ...(art.motif === undefined ? {} : { motif: art.motif }),
      ...(tint === undefined ? {} : { tint }),
    }),
  });
}

/** Print pixels of the front board as units of a drawing. */
export function unitsOf({ board }: LayoutStage, px: number): number {
  return (px / board.width) * FRAME_WIDTH;
}

/** A rectangle in print pixels of the front board as units of a drawing. */
export function rectInUnits(stage: LayoutStage, { x, y, width, height }: Rect): Rect {
  return { x: unitsOf(stage, x), y: unitsOf(stage, y), width: unitsOf(stage, width), height: unitsOf(stage, height) };
}

export function roleColours({ darkest, dark, main, light, paper, accent, second }: PaletteRoles): RoleColours {
  return {
    darkest: fromHex(darkest),
    dark: fromHex(dark),
    main: fromHex(main),
    light: fromHex(light),
    paper: fromHex(paper),
    accent: fromHex(accent),
    second: fromHex(second),
  };
}
