import { type Rgba, WHITE } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, NO_SENTENCES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { skyFront } from '../sky-front.ts';
import { isNightShown } from '../title-settings.ts';
import { motifFor } from '../title-themes.ts';
import { warmerFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** The things for titles that name nothing. */
const THINGS = ['rose', 'letter', 'hat', 'lantern'] as const;

/** Literary fiction, mysteries and poetry: the title on calm water, and what it names adrift below, half under the surface. */
export const afloat: Layout = {
  titles: NO_SENTENCES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const POOL: Rgba = { r: 18, g: 74, b: 84, a: 1 };
const CLEAR: Rgba = { r: 206, g: 230, b: 226, a: 1 };

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, title, seed, look } = stage;
  const own = roleColours(roles);
  const isDark = isNightShown(stage, look.isBright ? seed % 3 === 1 : seed % 3 !== 1);
  const [accent, second] = warmerFirst(own.accent, own.second);
  const deep = clearGround(own.paper, [mixColours(own.dark, POOL, 0.45), mixColours(own.second, POOL, 0.45), POOL], 7.4);
  const ink = isDark ? own.paper : own.darkest;
  const darkest = groundUnder(own.paper, mixColours(own.darkest, POOL, 0.25), 9);
  const colours = isDark
    ? { ...own, accent, second, darkest, dark: deep, main: groundUnder(own.paper, mixColours(own.main, deep, 0.45), 3) }
    : {
        ...own,
        accent,
        second,
        darkest,
        main: mixColours(own.main, POOL, 0.4),
        light: groundUnder(ink, mixColours(mixColours(own.light, CLEAR, 0.5), WHITE, 0.1), 8),
      };
  const isSquare = board.height < board.width * 1.2;
  return skyFront(stage, {
    id: 'afloat',
    generator: 'afloat',
    plain: isDark ? colours.dark : colours.light,
    title: {
      zone: zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(title, 0.43) }),
      colour: ink,
      lettering: { gap: 0.12, largest: 0.42 },
    },
    author: { colour: own.paper, size: 0.05 },
    shade: { colour: darkest, below: 0.05 },
    art: ({ end, foot }) => ({
      colours,
      motif: motifFor(stage, 'afloat', THINGS, seed),
      parameters: { calm: end + 20, floor: foot - 50, night: isDark ? 1 : 0, mirrored: seed % 2 },
    }),
  });
}
