import type { Rgba } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { CLEAR_CONTRAST, clearGround, groundUnder } from '../readable-palette.ts';
import { skyFront } from '../sky-front.ts';
import { dishOfTitle } from '../title-dishes.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** The table's own shade, in which the author's name stands. */
const TABLE_SHADE: Rgba = { r: 38, g: 20, b: 12, a: 1 };

/** Cookbooks: letters on a tiled wall over one great dish on a worn table, in the light of a window. */
export const greatDish: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const isDark = seed % 3 !== 1;
  const ink = isDark ? own.paper : own.darkest;
  const wall = isDark
    ? clearGround(ink, seed % 2 === 0 ? [own.dark, own.second, own.accent] : [own.second, own.dark, own.accent], CLEAR_CONTRAST + 2.4)
    : groundUnder(ink, mixColours(own.light, own.paper, 0.3), CLEAR_CONTRAST + 4);
  const darkest = groundUnder(own.paper, mixColours(own.darkest, TABLE_SHADE, 0.6), 9);
  const isSquare = board.height < board.width * 1.2;
  return skyFront(stage, {
    id: 'dish',
    generator: 'great-dish',
    plain: wall,
    title: {
      zone: zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(title, 0.44) }),
      colour: ink,
      lettering: { gap: 0.12, largest: 0.42 },
    },
    author: { colour: own.paper, size: 0.05 },
    shade: { colour: darkest, below: 0.05 },
    art: ({ end, foot }) => ({
      colours: { ...own, darkest, ...(isDark ? { dark: wall } : { light: wall }) },
      parameters: { calm: end + 10, floor: foot - 20, dish: dishOfTitle(title, seed), night: isDark ? 1 : 0, mirrored: seed % 2 },
    }),
  });
}
