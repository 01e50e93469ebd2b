import { BLACK, type Rgba } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { eveningGrounds } from '../evening-grounds.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { skyFront } from '../sky-front.ts';
import { pairShown } from '../title-people.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** Love stories: pale letters in a dusk over an old town's square, where two dance under strings of lights. */
export const dance: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.6 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The sky overhead and the color over the roofs. */
const EVENINGS: readonly { readonly night: Rgba; readonly glow: Rgba }[] = [
  { night: { r: 26, g: 40, b: 98, a: 1 }, glow: { r: 214, g: 122, b: 130, a: 1 } },
  { night: { r: 74, g: 26, b: 70, a: 1 }, glow: { r: 232, g: 118, b: 88, a: 1 } },
  { night: { r: 10, g: 60, b: 84, a: 1 }, glow: { r: 224, g: 150, b: 106, a: 1 } },
  { night: { r: 52, g: 34, b: 104, a: 1 }, glow: { r: 222, g: 112, b: 146, a: 1 } },
];

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const evening = EVENINGS[seed % EVENINGS.length] ?? { night: own.dark, glow: own.main };
  const { dark, darkest } = eveningGrounds(own, { sky: evening.night, tint: 0.75, black: 0.3 });
  const isSquare = board.height < board.width * 1.2;
  return skyFront(stage, {
    id: 'dance',
    generator: 'dance',
    plain: dark,
    title: {
      zone: zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(title, 0.4) }),
      colour: ink,
      stretch: 1.2,
      lettering: { gap: 0.11, largest: 0.4 },
    },
    author: { colour: ink, size: 0.05 },
    shade: { colour: mixColours(darkest, BLACK, 0.2), below: 0.03 },
    art: ({ end, foot }) => ({
      colours: { ...own, darkest, dark, main: mixColours(evening.glow, own.main, 0.3) },
      parameters: {
        calm: end + 8,
        floor: foot - 76,
        people: pairShown(title),
        skins: (seed * 7 + 2) % 16,
        mirrored: seed % 2,
      },
    }),
  });
}
