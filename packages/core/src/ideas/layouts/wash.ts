import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Poetry, memoir, inspiration: watercolor on rough paper, a flower in one line, and the title that the color runs under. */
export const wash: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { roles, seed, start } = stage;
  const own = roleColours(roles);
  const ink = own.darkest;
  const paper = groundUnder(ink, own.paper, 9);
  // Letters read even where two washes overlap.
  const thin = (colour: typeof ink) => groundUnder(ink, colour, 4.2);
  const foot = authorFoot(stage, { colour: ink, alignment: start, size: 0.042, z: 40 });
  const zone = zoneOf(stage, { top: 0.065, bottom: 0.54 });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    alignment: start,
    lettering: { minorWords: 'inline', gap: 0.13, largest: 0.46 },
  });
  const top = unitsOf(stage, set.y + set.height);
  const bottom = unitsOf(stage, foot.top);
  return {
    plain: paper,
    around: paper,
    shapes: [
      frontArtwork(stage, 'washes', 'wash-bloom', {
        z: 1,
        colours: {
          ...own,
          paper,
          light: mixColours(own.light, paper, 0.4),
          main: thin(own.main),
          accent: thin(own.accent),
          second: thin(own.second),
        },
        parameters: {
          top: top - Math.min(240, (bottom - top) * 0.32),
          bottom: bottom - 20,
          across: start === 'left' ? 500 + (seed % 3) * 20 : 500 - (seed % 3) * 20,
        },
      }),
      surface(stage, 'paper'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
