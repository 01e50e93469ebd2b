import type { Rgba } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { eveningGrounds } from '../evening-grounds.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { skyFront } from '../sky-front.ts';
import { warmerFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** Books of sleep and of nights: large pale letters on the wall of a bedroom, over a bed in the moonlight and a lamp turned low. */
export const nightRoom: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.55, y: 0.6 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The color of the night in the room, and of the air over the roofs. */
const NIGHTS: readonly { readonly wall: Rgba; readonly air: Rgba }[] = [
  { wall: { r: 24, g: 44, b: 88, a: 1 }, air: { r: 84, g: 132, b: 184, a: 1 } },
  { wall: { r: 14, g: 58, b: 72, a: 1 }, air: { r: 78, g: 150, b: 164, a: 1 } },
  { wall: { r: 52, g: 40, b: 92, a: 1 }, air: { r: 132, g: 120, b: 188, a: 1 } },
];

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const night = NIGHTS[seed % NIGHTS.length] ?? { wall: own.dark, air: own.main };
  const [accent, second] = warmerFirst(own.accent, own.second);
  const grounds = eveningGrounds(own, { sky: night.wall, tint: 0.8, black: 0.35 });
  const isSquare = board.height < board.width * 1.2;
  return skyFront(stage, {
    id: 'bedroom',
    generator: 'night-room',
    plain: grounds.dark,
    title: {
      zone: zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(title, 0.46) }),
      colour: own.paper,
      stretch: 1.4,
      lettering: { gap: 0.12, largest: 0.42 },
    },
    author: { colour: own.paper, size: 0.052 },
    shade: { colour: grounds.darkest, below: 0.02 },
    art: ({ end, foot }) => ({
      colours: { ...own, ...grounds, accent, second, main: mixColours(night.air, own.main, 0.15) },
      parameters: { calm: end + 8, floor: foot - 40, cat: seed % 3 === 1 ? 1 : 0, mirrored: seed % 2 },
    }),
  });
}
