import { mixColours } from '../../palette/mix-colours.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { skyFront } from '../sky-front.ts';
import { surface } from '../surface.ts';
import { warmerFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** Business, nonfiction, thrillers: letters on a plain wall over a long row of dominoes in raking light, the far ones falling. */
export const dominoes: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.6 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const PLASTER = { r: 244, g: 226, b: 196, a: 1 };

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, title, seed } = stage;
  const own = roleColours(roles);
  const isLight = seed % 2 === 1;
  const ink = isLight ? own.darkest : own.paper;
  const [accent, second] = warmerFirst(own.accent, own.second);
  const wall = isLight ? groundUnder(ink, mixColours(own.paper, PLASTER, 0.5), 9) : clearGround(ink, [own.dark, own.second, own.main], 7.5);
  const darkest = groundUnder(own.paper, own.darkest, 9);
  const isSquare = board.height < board.width * 1.2;
  const front = skyFront(stage, {
    id: 'dominoes',
    generator: 'dominoes',
    plain: wall,
    title: {
      zone: zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(title, 0.41) }),
      colour: ink,
      lettering: { gap: 0.11, largest: 0.42 },
    },
    author: { colour: own.paper, size: 0.048 },
    shade: { colour: darkest, below: 0.05 },
    art: ({ end, foot }) => ({
      colours: { ...own, accent, second, darkest, main: wall },
      parameters: { calm: end + 6, floor: foot - 40, mirrored: Math.floor(seed / 2) % 2 },
    }),
  });
  return { ...front, shapes: [...front.shapes, surface(stage, 'paper', 4, 0.5)] };
}
