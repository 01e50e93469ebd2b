import { BLACK, type Rgba } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { eveningGrounds } from '../evening-grounds.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { skyFront } from '../sky-front.ts';
import { groupShown } from '../title-people.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** Young people's books: pale letters among the stars over the lights of a valley, and friends on the roof of an old car. */
export const overlook: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.6 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The night, the color over the ranges, and the last light at the horizon. */
const EVENINGS: readonly { readonly night: Rgba; readonly glow: Rgba; readonly last: Rgba }[] = [
  { night: { r: 34, g: 30, b: 96, a: 1 }, glow: { r: 226, g: 92, b: 132, a: 1 }, last: { r: 255, g: 190, b: 120, a: 1 } },
  { night: { r: 10, g: 52, b: 92, a: 1 }, glow: { r: 74, g: 158, b: 178, a: 1 }, last: { r: 255, g: 206, b: 142, a: 1 } },
  { night: { r: 66, g: 26, b: 92, a: 1 }, glow: { r: 238, g: 104, b: 96, a: 1 }, last: { r: 255, g: 198, b: 104, a: 1 } },
  { night: { r: 22, g: 44, b: 104, a: 1 }, glow: { r: 176, g: 112, b: 190, a: 1 }, last: { r: 255, g: 178, b: 156, a: 1 } },
];

/** Groups of `art/things/groups.ts`: one girl or boy, a girl and a boy, and three of them. */
const [GIRL, BOY, PAIR, FRIENDS] = [4, 5, 8, 12] as const;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title, look } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const evening = EVENINGS[seed % EVENINGS.length] ?? { night: own.dark, glow: own.main, last: own.light };
  const { dark, darkest } = eveningGrounds(own, { sky: evening.night, tint: 0.85, black: 0.3 });
  const isSquare = board.height < board.width * 1.2;
  const others = look.isAboutTwo ? PAIR : ([FRIENDS, GIRL, PAIR, BOY] as const)[(seed >> 2) % 4];
  return skyFront(stage, {
    id: 'overlook',
    generator: 'overlook',
    plain: dark,
    title: {
      zone: zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(title, 0.42) }),
      colour: ink,
      lettering: { gap: 0.12, largest: 0.4 },
    },
    author: { colour: ink, size: 0.052 },
    shade: { colour: mixColours(darkest, BLACK, 0.3), below: 0.03 },
    art: ({ end, foot }) => ({
      colours: { ...own, darkest, dark, main: mixColours(evening.glow, own.accent, 0.12), light: evening.last },
      parameters: { calm: end + 6, floor: foot - 92, group: groupShown(title, look.isAboutTwo) || (others ?? PAIR), mirrored: seed % 2 },
    }),
  });
}
