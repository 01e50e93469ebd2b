import type { ArtGeneratorId } from '../art/generator-id.ts';
import type { Rgba } from '../design/colour.ts';
import type { Rect } from '../geometry/shapes.ts';
import { authorFoot } from './author-foot.ts';
import { footShade } from './foot-shade.ts';
import { type FrontArtwork, frontArtwork, unitsOf } from './front-artwork.ts';
import type { LaidFront, LayoutStage } from './layout-stage.ts';
import { titleInZone, type ZoneStyle } from './zone-title.ts';

/** The parts in which one scene under a sky differs from another. */
export interface SkyScene {
  /** The id of its drawing on the front. */
  readonly id: string;
  readonly generator: ArtGeneratorId;
  readonly plain: Rgba;
  readonly title: ZoneStyle & { readonly zone: Rect };
  readonly author: { readonly colour: Rgba; readonly size: number; readonly alignment?: 'left' | 'right' };
  /** The shade under the author's name, and the share of the front's height by which it begins below the name's top. */
  readonly shade: { readonly colour: Rgba; readonly below: number };
  /** Colors and parameters of the drawing between the words. */
  readonly art: (room: RoomForScene) => Omit<FrontArtwork, 'z'>;
}

/** The room between the title and the author's name, in units of the drawing. */
export interface RoomForScene {
  /** The lower edge of the title's letters. */
  readonly end: number;
  /** The upper edge of the author's name. */
  readonly foot: number;
}

/** A front with its title in the sky of a scene, and the author's name on the dark ground at its foot. */
export function skyFront(stage: LayoutStage, { id, generator, plain, title: { zone, ...style }, author, shade, art }: SkyScene): LaidFront {
  const foot = authorFoot(stage, { ...author, z: 40 });
  const { box, ink } = titleInZone(stage, zone, style);
  const room = { end: unitsOf(stage, ink.y + ink.height), foot: unitsOf(stage, foot.top) };
  return {
    plain,
    carried: [id],
    shapes: [
      frontArtwork(stage, id, generator, { ...art(room), z: 1 }),
      footShade(stage, foot.top + stage.board.height * shade.below, shade.colour),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
