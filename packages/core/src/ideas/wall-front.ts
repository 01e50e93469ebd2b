import type { ArtGeneratorId } from '../art/generator-id.ts';
import type { Rgba } from '../design/colour.ts';
import type { LayoutId } from '../genres/layout-ids.ts';
import { authorFoot } from './author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from './front-artwork.ts';
import type { LaidFront, LayoutStage } from './layout-stage.ts';
import { CLEAR_CONTRAST, clearGround, groundUnder } from './readable-palette.ts';
import type { RoomForScene } from './sky-front.ts';
import { surface } from './surface.ts';
import { named } from './title-themes.ts';
import { fartherFirst } from './warmer-color.ts';
import { zoneEnd } from './zone-end.ts';
import { titleInZone, zoneOf } from './zone-title.ts';

/** The parts in which one table before a wall differs from another. */
export interface WallScene {
  /** The id of its drawing on the front. */
  readonly id: string;
  /** The family, whose drawing has the same name. */
  readonly layout: ArtGeneratorId & LayoutId;
  readonly isDark: boolean;
  /** The color that a light wall leans to. */
  readonly light: Rgba;
  /** Size of the author's name, share of the front's width. */
  readonly author: number;
  /** The share of the front's height where a title of middle length ends, and the largest size of its letters. */
  readonly title: { readonly end: number; readonly largest: number };
  readonly parameters: (room: RoomForScene) => Readonly<Record<string, number>>;
}

/** A front with its title on a plain wall, over a table with the things of a scene, and the author's name on the table's front. */
export function wallFront(stage: LayoutStage, { id, layout, isDark, light, author, title, parameters }: WallScene): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = isDark ? own.paper : own.darkest;
  const wall = isDark ? clearGround(ink, [own.dark, own.second, own.accent], 6.8) : groundUnder(ink, light, CLEAR_CONTRAST + 2.2);
  const [accent, second] = fartherFirst(wall, own.accent, own.second);
  const foot = authorFoot(stage, { colour: own.paper, size: author, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(stage.title, title.end) });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.1, largest: title.largest } });
  return {
    plain: wall,
    carried: [id],
    shapes: [
      frontArtwork(stage, id, layout, {
        z: 1,
        colours: {
          ...own,
          accent,
          second,
          darkest: groundUnder(own.paper, own.darkest, 7),
          ...(isDark ? { dark: wall } : { light: wall }),
        },
        ...named(stage, layout),
        parameters: {
          ...parameters({ end: unitsOf(stage, set.y + set.height), foot: unitsOf(stage, foot.top) }),
          night: isDark ? 1 : 0,
          mirrored: seed % 2,
        },
      }),
      surface(stage, 'paper'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
