import { mixColours } from '../../palette/mix-colours.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { skyFront } from '../sky-front.ts';
import { surface } from '../surface.ts';
import { groupShown } from '../title-people.ts';
import { warmerFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** Nonfiction, memoirs, literary: letters in a calm sky over a land, and under it the layers of the ground with what lies buried in them. */
export const strata: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.6 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const DAWN = { r: 255, g: 214, b: 158, a: 1 };

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, title, seed } = stage;
  const own = roleColours(roles);
  const isLight = seed % 3 !== 1;
  const ink = isLight ? own.darkest : own.paper;
  const [accent, second] = warmerFirst(own.accent, own.second);
  const sky = isLight
    ? groundUnder(ink, mixColours(mixColours(own.paper, own.main, 0.16), DAWN, 0.24), 9)
    : clearGround(ink, [own.main, own.dark, own.second, own.accent], 6.5);
  const sun = isLight ? groundUnder(ink, mixColours(DAWN, own.paper, 0.3), 8) : mixColours(DAWN, accent, 0.2);
  const darkest = groundUnder(own.paper, own.darkest, 9);
  const isSquare = board.height < board.width * 1.2;
  const front = skyFront(stage, {
    id: 'strata',
    generator: 'strata',
    plain: sky,
    title: {
      zone: zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(title, 0.4) }),
      colour: ink,
      lettering: { gap: 0.11, largest: 0.42 },
    },
    author: { colour: own.paper, size: 0.048 },
    shade: { colour: darkest, below: 0.05 },
    art: ({ end, foot }) => ({
      colours: { ...own, accent, second, darkest, main: sky, light: sun },
      parameters: { calm: end + 4, floor: foot - 40, group: groupShown(title), mirrored: seed % 2 },
    }),
  });
  return { ...front, shapes: [...front.shapes, surface(stage, 'paper', 4, 0.6)] };
}
