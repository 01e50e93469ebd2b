import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { CLEAR_CONTRAST, clearGround, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { groupShown } from '../title-people.ts';
import { named } from '../title-themes.ts';
import { fartherFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Memoirs: the title on a papered wall over a table in lamp light, with old photographs, letters and the thing that the title names. */
export const keepsakes: Layout = {
  titles: { words: 13, letters: 76 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Units from the table's front edge to the author. */
const UNDER_EDGE = 34;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const isDark = seed % 3 !== 2;
  const ink = isDark ? own.paper : own.darkest;
  const wall = isDark
    ? clearGround(ink, [own.dark, own.second, own.accent], 6.8)
    : groundUnder(ink, [own.light, own.main][seed % 2] ?? own.light, CLEAR_CONTRAST + 2.2);
  const [accent, second] = fartherFirst(wall, own.accent, own.second);
  const colours = {
    ...own,
    accent,
    second,
    darkest: groundUnder(own.paper, own.darkest, 7),
    ...(isDark ? { dark: wall } : { light: wall }),
  };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.046, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(stage.title, 0.42) });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.1, largest: 0.36 } });
  return {
    plain: wall,
    carried: ['table'],
    shapes: [
      frontArtwork(stage, 'table', 'keepsakes', {
        z: 1,
        colours,
        ...named(stage, 'keepsakes'),
        parameters: {
          top: unitsOf(stage, set.y + set.height) + 30,
          edge: unitsOf(stage, foot.top) - UNDER_EDGE,
          night: isDark ? 1 : 0,
          mirrored: seed % 2,
          group: groupShown(stage.title),
        },
      }),
      surface(stage, 'paper'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
