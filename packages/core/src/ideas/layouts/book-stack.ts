import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { CLEAR_CONTRAST, clearGround, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { named } from '../title-themes.ts';
import { fartherFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Cozy mysteries and novels about readers: the title on a plain wall over a stack of old books with a sleeping cat, or the title's thing, on top. */
export const bookStack: Layout = {
  titles: { words: 12, letters: 70 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Units from the table to the author. */
const UNDER_TABLE = 112;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const isDark = seed % 2 === 0;
  const ink = isDark ? own.paper : own.darkest;
  const wall = isDark
    ? clearGround(ink, [own.dark, own.second, own.accent], 6.8)
    : groundUnder(ink, [own.light, own.main, own.paper][seed % 3] ?? own.light, CLEAR_CONTRAST + 2.2);
  const [accent, second] = fartherFirst(wall, own.accent, own.second);
  const colours = {
    ...own,
    accent,
    second,
    darkest: groundUnder(own.paper, own.darkest, 7),
    ...(isDark ? { dark: wall } : { light: wall }),
  };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.048, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(stage.title, 0.44) });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.1, largest: 0.38 } });
  return {
    plain: wall,
    carried: ['books'],
    shapes: [
      frontArtwork(stage, 'books', 'book-stack', {
        z: 1,
        colours,
        ...named(stage, 'book-stack'),
        parameters: {
          top: unitsOf(stage, set.y + set.height) + 36,
          table: unitsOf(stage, foot.top) - UNDER_TABLE,
          night: isDark ? 1 : 0,
          mirrored: seed % 2,
        },
      }),
      surface(stage, 'paper'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
