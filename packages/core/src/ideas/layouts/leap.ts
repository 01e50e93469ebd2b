import { BLACK, type Rgba } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { eveningGrounds } from '../evening-grounds.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround } from '../readable-palette.ts';
import { skyFront } from '../sky-front.ts';
import { englishWords } from '../title-languages.ts';
import { groupShown, isManShown } from '../title-people.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** Young people's books: large letters in the evening sky over a girl or a boy who leaps from roof to roof, or over the sea. */
export const leap: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.6 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The sky overhead and the color around the sun. */
const EVENINGS: readonly { readonly high: Rgba; readonly glow: Rgba }[] = [
  { high: { r: 58, g: 26, b: 104, a: 1 }, glow: { r: 240, g: 92, b: 104, a: 1 } },
  { high: { r: 8, g: 66, b: 92, a: 1 }, glow: { r: 240, g: 136, b: 84, a: 1 } },
  { high: { r: 26, g: 38, b: 110, a: 1 }, glow: { r: 232, g: 104, b: 140, a: 1 } },
  { high: { r: 104, g: 22, b: 66, a: 1 }, glow: { r: 246, g: 116, b: 72, a: 1 } },
];

/** Words of titles for which the leap goes over water, and for which it goes over a city. */
const WATER = new Set('sea ocean wave water tide salt shore coast cliff rock beach island dive swim deep drown storm river'.split(' '));
const CITY = new Set('city street roof rooftop town skyline tower run runner parkour night neon window block'.split(' '));

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const isDusk = seed % 4 !== 2;
  const ink = isDusk ? own.paper : own.darkest;
  const evening = EVENINGS[seed % EVENINGS.length] ?? { high: own.dark, glow: own.main };
  const { dark, darkest } = eveningGrounds(own, { sky: evening.high, tint: 0.75, black: 0.35 });
  const light = clearGround(own.darkest, [mixColours(own.light, evening.glow, 0.3), own.light, own.paper], 7);
  const isSquare = board.height < board.width * 1.2;
  const words = englishWords(title);
  const isSea = words.some((word) => WATER.has(word)) || (!words.some((word) => CITY.has(word)) && (seed >> 2) % 3 === 2);
  return skyFront(stage, {
    id: 'leap',
    generator: 'leap',
    plain: isDusk ? dark : light,
    title: {
      zone: zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(title, 0.4) }),
      colour: ink,
      stretch: 1.45,
      lettering: { gap: 0.1, largest: 0.4 },
    },
    author: { colour: own.paper, size: 0.052 },
    shade: { colour: mixColours(darkest, BLACK, 0.2), below: 0 },
    art: ({ end, foot }) => ({
      colours: { ...own, darkest, dark, light, main: mixColours(evening.glow, own.main, 0.2) },
      parameters: {
        calm: end + 8,
        floor: foot - 40,
        girl: isManShown(title, seed % 3 === 2) ? 0 : 1,
        skin: (seed * 3 + 2) % 4,
        group: groupShown(title),
        sea: isSea ? 1 : 0,
        night: isDusk ? 1 : 0,
        mirrored: seed % 2,
      },
    }),
  });
}
