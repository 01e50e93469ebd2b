import { mixColours } from '../../palette/mix-colours.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { skyFront } from '../sky-front.ts';
import { surface } from '../surface.ts';
import { groupShown, isManShown } from '../title-people.ts';
import { named } from '../title-themes.ts';
import { fartherFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** Nonfiction, mysteries, historical: letters on the wall of a museum over a great painting of what the title names, and a visitor before it. */
export const gallery: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.6 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Walls of old museums, which the palette's own color leans to. */
const WALLS = [
  { r: 96, g: 24, b: 30, a: 1 },
  { r: 24, g: 62, b: 54, a: 1 },
  { r: 26, g: 46, b: 82, a: 1 },
] as const;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, title, seed } = stage;
  const own = roleColours(roles);
  const ink = mixColours(own.paper, { r: 255, g: 240, b: 210, a: 1 }, 0.4);
  const silk = WALLS[seed % WALLS.length] ?? WALLS[0];
  const wall = clearGround(
    ink,
    [mixColours(own.dark, silk, 0.4), mixColours(own.second, silk, 0.5), mixColours(own.darkest, silk, 0.3)],
    7.5,
  );
  const [accent, second] = fartherFirst(wall, own.accent, own.second);
  const darkest = groundUnder(ink, own.darkest, 9);
  const isSquare = board.height < board.width * 1.2;
  const front = skyFront(stage, {
    id: 'gallery',
    generator: 'gallery',
    plain: wall,
    title: {
      zone: zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(title, 0.4) }),
      colour: ink,
      lettering: { gap: 0.11, largest: 0.4 },
    },
    author: { colour: ink, size: 0.046 },
    shade: { colour: darkest, below: 0.04 },
    art: ({ end, foot }) => ({
      colours: { ...own, accent, second, darkest, main: wall },
      ...named(stage, 'gallery'),
      parameters: {
        calm: end + 6,
        floor: foot - 44,
        group: groupShown(title),
        coat: isManShown(title, seed % 3 === 0) ? 1 : 0,
        mirrored: seed % 2,
      },
    }),
  });
  return { ...front, shapes: [...front.shapes, surface(stage, 'paper', 4, 0.5)] };
}
