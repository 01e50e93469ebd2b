import { gradientMap } from '../../filters/filter-presets.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { contrastOf, groundUnder, inkOn } from '../readable-palette.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Suspense, dark romance, literary fiction: bright paint with the title runs down over a dark picture. */
export const drip: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.75 },
  wordsOnPicture: false,
  hidesPicture: true,
  inRoles: true,
  compose,
};

/** The second coat of paint, which runs down behind the letters: where it ends and how far it runs, as shares of the title's height. */
const COAT = 0.16;
const RUNS = 0.74;
/** The share of pale or dark in its color, away from the letters, and how dark its shadow is. */
const COAT_TONE = 0.34;
const SHADE_OF_COAT = 0.4;

function compose(stage: LayoutStage): LaidFront {
  const { roles, hasPicture, seed } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  // Bright paint keeps its color, and the letters take the ink that reads on it.
  const letters = inkOn(own.accent, { light: roles.paper, dark: roles.darkest });
  const accent = groundUnder(letters, own.accent, 5);
  const dark = groundUnder(ink, own.darkest, 8);
  const coat = groundUnder(
    letters,
    mixColours(accent, contrastOf(letters, own.darkest) > contrastOf(letters, own.paper) ? own.darkest : own.paper, COAT_TONE),
    5.4,
  );
  const foot = authorFoot(stage, { colour: ink, size: 0.044, z: 40 });
  const zone = zoneOf(stage, { top: 0.06, bottom: 0.56 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: letters, lettering: { gap: 0.1, largest: 0.4 } });
  const edge = unitsOf(stage, set.y + set.height) + 46;
  return {
    plain: hasPicture ? null : groundUnder(ink, own.dark),
    around: dark,
    filter: gradientMap('Palette', [dark, mixColours(own.dark, own.darkest, 0.3), mixColours(own.main, own.light, 0.4)]),
    carried: ['paint', 'coat'],
    shapes: [
      frontArtwork(stage, 'paint', 'paint-drip', {
        z: 5,
        colours: { ...own, accent },
        parameters: { edge, longest: Math.max(60, Math.min(520, unitsOf(stage, foot.top) - edge - 90)) },
      }),
      frontArtwork(stage, 'coat', 'paint-drip', {
        z: 6,
        seed: seed + 1,
        colours: { ...own, accent: coat, darkest: mixColours(accent, own.darkest, SHADE_OF_COAT) },
        parameters: { edge: unitsOf(stage, set.y + set.height * COAT), longest: unitsOf(stage, set.height * RUNS), runs: 13 },
      }),
      footShade(stage, foot.top, dark),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
