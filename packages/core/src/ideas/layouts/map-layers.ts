import { relativeLuminance } from '../../design/contrast.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { chromaOf } from '../../palette/oklab.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Memoir, travel, adventure: a mountain range as a map in layers of paper, a route across it, and tall letters. */
export const mapLayers: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Chroma in OKLab below which a color is seen as gray. */
const GRAY = 0.045;

function compose(stage: LayoutStage): LaidFront {
  const { roles } = stage;
  const palette = roleColours(roles);
  // A gray land has no life, so the deeper accent takes its place; a light accent would turn to mud under the letters.
  const [deep = palette.second] = [palette.second, palette.accent]
    .filter((colour) => chromaOf(colour) >= GRAY)
    .toSorted((first, second) => relativeLuminance(first) - relativeLuminance(second));
  const own = chromaOf(palette.main) < GRAY ? { ...palette, main: deep, dark: mixColours(palette.dark, deep, 0.3) } : palette;
  const ink = own.paper;
  // Every tone of the land is dark enough for the letters on it.
  const land = {
    ...own,
    darkest: groundUnder(ink, own.darkest, 9),
    dark: groundUnder(ink, own.dark, 7),
    main: groundUnder(ink, own.main, 5.2),
    light: groundUnder(ink, mixColours(own.main, own.light, 0.35), 4.8),
    accent: groundUnder(ink, mixColours(own.main, own.accent, 0.75), 4.6),
  };
  const foot = authorFoot(stage, { colour: ink, size: 0.05, z: 40 });
  const zone = zoneOf(stage, { top: 0.06, bottom: 0.56 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, stretch: 1.25, lettering: { gap: 0.1, largest: 0.5 } });
  const end = unitsOf(stage, set.y + set.height);
  const floor = unitsOf(stage, foot.top) - 90;
  return {
    plain: land.dark,
    around: land.dark,
    carried: ['map-layers'],
    shapes: [
      frontArtwork(stage, 'map-layers', 'contour-land', {
        z: 1,
        colours: land,
        parameters: { route: floor, routeEnd: Math.min(floor - 20, end + 70), hasRoute: floor - end > 180 ? 1 : 0 },
      }),
      footShade(stage, foot.top, groundUnder(ink, mixColours(own.darkest, own.dark, 0.2), 8)),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
