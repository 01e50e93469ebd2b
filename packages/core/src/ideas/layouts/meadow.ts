import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { contrastForTitle, groundUnder } from '../readable-palette.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Young adult, romance: letters by hand in a dusk sky, and a meadow that grows up to them. */
export const meadow: Layout = {
  titles: { words: 7, letters: 40 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The distance of the highest flowers from the last line, in units of the artwork. */
const APART = 22;

function compose(stage: LayoutStage): LaidFront {
  const { roles } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const colours = {
    ...own,
    darkest: groundUnder(ink, own.darkest, 8),
    dark: groundUnder(ink, own.dark, contrastForTitle(stage.title, 5.6)),
    main: groundUnder(ink, own.main, contrastForTitle(stage.title, 5.4)),
  };
  const foot = authorFoot(stage, { colour: ink, size: 0.05, z: 40 });
  const zone = zoneOf(stage, { top: 0.06, bottom: 0.56 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.1, largest: 0.45 }, z: 20 });
  const parameters = { reach: unitsOf(stage, set.y + set.height) + APART };
  return {
    plain: colours.dark,
    carried: ['meadow-behind', 'meadow-before'],
    shapes: [
      frontArtwork(stage, 'meadow-behind', 'meadow', { z: 1, colours, parameters: { ...parameters, part: 1 } }),
      frontArtwork(stage, 'meadow-before', 'meadow', { z: 30, colours, parameters: { ...parameters, part: 2 } }),
      footShade(stage, foot.top, colours.darkest),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
