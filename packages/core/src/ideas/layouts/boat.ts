import { mixColours } from '../../palette/mix-colours.ts';
import { toOklab } from '../../palette/oklab.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { contrastForTitle, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Thriller, literary: the sea from above, one small boat and its wake under tall letters. */
export const boat: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** On the axis from blue to yellow. */
const COOL = 0.015;
/** On the axis from green to red: beyond it a sea is pink. */
const ROSY = 0.075;
/** The sea of palettes that have no color for it. */
const DEEP = { r: 28, g: 84, b: 104, a: 1 };

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  // A sea is cool, so in a warm palette another of its colors is taken.
  const isCool = ({ a, b }: ReturnType<typeof toOklab>) => b <= COOL && a <= ROSY;
  const sea = [own.main, own.second, own.dark].find((colour) => isCool(toOklab(colour))) ?? mixColours(own.darkest, DEEP, 0.85);
  const colours = {
    ...own,
    // The light lies around the boat; the title stands over the dark water.
    main: groundUnder(ink, mixColours(sea, own.light, 0.12), contrastForTitle(stage.title, 6.7)),
    dark: groundUnder(ink, mixColours(sea, own.darkest, 0.3), 6),
    light: groundUnder(ink, own.light, 2),
  };
  const foot = authorFoot(stage, { colour: ink, size: 0.06, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.06, bottom: isSquare ? 0.5 : 0.57 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, stretch: 1.3, lettering: { gap: 0.1, largest: 0.5 } });
  const top = unitsOf(stage, set.y + set.height);
  const bottom = unitsOf(stage, foot.top);
  const size = Math.min(150, (bottom - top) * 0.36);
  return {
    plain: colours.dark,
    carried: ['sea'],
    shapes: [
      frontArtwork(stage, 'sea', 'open-water', {
        z: 1,
        colours: { ...colours, light: own.light },
        parameters: { boatX: seed % 2 === 0 ? 600 : 400, boatY: top + (bottom - top) * 0.42, size, heading: seed % 2 === 0 ? 24 : -24 },
      }),
      // The wake runs out under the author's name.
      footShade(stage, foot.top - board.height * 0.06, colours.dark),
      surface(stage, 'grain'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
