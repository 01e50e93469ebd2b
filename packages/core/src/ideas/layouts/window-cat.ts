import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { CLEAR_CONTRAST, clearGround, groundUnder } from '../readable-palette.ts';
import { fartherFirst } from '../warmer-color.ts';
import { isSetIn } from '../title-settings.ts';
import { named } from '../title-themes.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Cozy mysteries: the title on wallpaper, over a window with a cat on its sill and the thing that the title names. */
export const windowCat: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Units from the title to the window, whose curtains hang above it, and from the sill to the author. */
const OVER_WINDOW = 108;
const UNDER_SILL = { high: 116, square: 80 } as const;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const isDark = seed % 3 !== 1;
  const ink = isDark ? own.paper : own.darkest;
  const wall = isDark ? clearGround(ink, [own.dark, own.second, own.accent], 6.4) : groundUnder(ink, own.light, CLEAR_CONTRAST + 2.2);
  // Curtains in the color of the wall would hide the window.
  const [accent, second] = fartherFirst(wall, own.accent, own.second);
  const colours = { ...own, accent, second, ...(isDark ? { dark: wall } : { light: wall }) };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.046, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(stage.title, 0.44) });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.1, largest: 0.36 } });
  return {
    plain: wall,
    carried: ['room'],
    shapes: [
      frontArtwork(stage, 'room', 'window-cat', {
        z: 1,
        colours,
        ...named(stage, 'window-cat'),
        parameters: {
          top: unitsOf(stage, set.y + set.height) + OVER_WINDOW,
          sill: unitsOf(stage, foot.top) - UNDER_SILL[isSquare ? 'square' : 'high'],
          night: isDark ? 1 : 0,
          snow: isSetIn(stage.title, 'snow') ? 1 : 0,
          mirrored: seed % 2,
        },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
