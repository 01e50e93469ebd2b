import { type Rgba, WHITE } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, NO_SENTENCES } from '../layout-stage.ts';
import { groundUnder, lightUnder } from '../readable-palette.ts';
import { skyFront } from '../sky-front.ts';
import { named } from '../title-themes.ts';
import { isNightShown } from '../title-settings.ts';
import { warmerFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** Crime, history and memoirs: the title in a winter sky over a line of steps in the snow, and what it names lost beside them. */
export const footprints: Layout = {
  titles: NO_SENTENCES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const FROST: Rgba = { r: 222, g: 230, b: 240, a: 1 };
const EVENING: Rgba = { r: 30, g: 46, b: 92, a: 1 };

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title, look } = stage;
  const own = roleColours(roles);
  const isDusk = isNightShown(stage, look.isBright ? seed % 3 === 1 : seed % 3 !== 0);
  const [accent] = warmerFirst(own.accent, own.second);
  const dusk = groundUnder(own.paper, mixColours(own.dark, EVENING, 0.5), 7.4);
  const frost = groundUnder(own.darkest, mixColours(own.light, FROST, 0.55), 9);
  const colours = isDusk
    ? { ...own, accent, dark: dusk, darkest: groundUnder(own.paper, mixColours(dusk, own.darkest, 0.6), 10) }
    : { ...own, accent, light: frost, paper: groundUnder(own.darkest, mixColours(mixColours(own.paper, FROST, 0.3), WHITE, 0.5), 10) };
  const isSquare = board.height < board.width * 1.2;
  const ink = isDusk ? own.paper : own.darkest;
  return skyFront(stage, {
    id: 'footprints',
    generator: 'footprints',
    plain: isDusk ? colours.dark : colours.light,
    title: {
      zone: zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(title, 0.44) }),
      colour: isDusk ? lightUnder(dusk, own.paper, 8) : ink,
      lettering: { gap: 0.12, largest: 0.42 },
    },
    author: { colour: ink, size: 0.052 },
    shade: { colour: isDusk ? colours.darkest : colours.paper, below: 0.07 },
    art: ({ end, foot }) => ({
      colours,
      ...named(stage, 'footprints'),
      parameters: { calm: end + 14, floor: foot - 40, night: isDusk ? 1 : 0, mirrored: seed % 2 },
    }),
  });
}
