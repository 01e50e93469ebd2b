import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { skyFront } from '../sky-front.ts';
import { warmerFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** Nonfiction and business: letters in a night sky over a city, and a table with papers, books and a cup in the light of a lamp. */
export const lamplight: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, title, seed } = stage;
  const own = roleColours(roles);
  const [accent, second] = warmerFirst(own.accent, own.second);
  const darkest = groundUnder(own.paper, own.darkest, 9);
  const night = clearGround(own.paper, [own.dark, own.second, mixColours(own.second, own.darkest, 0.4)], 7.4);
  const colours = { ...own, accent, second, darkest, dark: night, main: groundUnder(own.paper, own.main, 3.2) };
  const isSquare = board.height < board.width * 1.2;
  return skyFront(stage, {
    id: 'table',
    generator: 'lamplight',
    plain: night,
    title: {
      zone: zoneOf(stage, { top: 0.052, bottom: isSquare ? 0.36 : zoneEnd(title, 0.43) }),
      colour: own.paper,
      lettering: { gap: 0.11, largest: 0.42 },
    },
    author: { colour: own.paper, size: 0.048 },
    shade: { colour: darkest, below: 0.03 },
    art: ({ end, foot }) => ({ colours, parameters: { calm: end + 12, floor: foot - 50, mirrored: seed % 2 } }),
  });
}
