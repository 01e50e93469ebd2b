import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { namePart } from '../../elements/name-part.ts';

/** Dark romance, gothic, historical: a wall of flowers at night, large pale letters, and two blooms that touch them. */
export const floralWall: Layout = {
  titles: { words: 13, letters: 72, longest: 12 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The distance of the blooms from the letters that they touch, in units of drawings. */
const AWAY = 52;
/** The reach of the last bloom and its leaves, in units of drawings: the small words below it stay clear. */
const BLOOM = 185;
/** From the end of the last line to a bloom beside it, in units of drawings. */
const ASIDE = 75;
/** Height of a line, in units of drawings, whose letters a bloom would hide: it stands wholly beside such a line. */
const SMALL = 90;
const WHOLLY_ASIDE = 116;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const darkest = groundUnder(ink, own.darkest, 13);
  const main = groundUnder(ink, own.main, 6);
  const colours = { ...own, darkest, main, dark: groundUnder(ink, mixColours(own.dark, main, 0.2), 9) };
  const foot = authorFoot(stage, { colour: ink, size: 0.046, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: isSquare ? 0.14 : 0.19, bottom: isSquare ? 0.7 : 0.76, left: 0.05, right: 0.95 });
  const {
    box,
    ink: set,
    lines,
  } = titleInZone(stage, zone, {
    colour: ink,
    place: 'middle',
    lettering: { minorWords: 'own-line', gap: 0.12, largest: 0.44, minorSize: 0.42 },
    effect: { name: 'shadow', style: { colour: { r: 0, g: 0, b: 0, a: 0.75 }, offsetX: 0, offsetY: 26, blur: 90 } },
  });
  // The first bloom touches the widest line, and small words above that line stay clear.
  const first = lines.reduce((widest, { ink: next }) => (next.width > widest.width ? next : widest), lines[0]?.ink ?? set);
  const last = lines.at(-1)?.ink ?? set;
  const below = unitsOf(stage, last.y + last.height) + AWAY * 1.3;
  const isSmall = unitsOf(stage, last.height) < SMALL;
  const endY = Math.min(below, unitsOf(stage, foot.top) - BLOOM);
  const parameters = {
    top: unitsOf(stage, set.y),
    bottom: unitsOf(stage, set.y + set.height),
    startX: unitsOf(stage, first.x) - AWAY * 0.7,
    startY: unitsOf(stage, first.y) - AWAY,
    // Where the small words push the bloom up beside the last line, it also moves aside by as much, so that it hides no letter.
    endX: unitsOf(stage, last.x + last.width) + (isSmall ? WHOLLY_ASIDE : AWAY * 0.5 + Math.min(ASIDE, below - endY)),
    endY,
  };
  return {
    plain: darkest,
    around: darkest,
    carried: ['flowers-behind'],
    shapes: [
      frontArtwork(stage, 'flowers-behind', 'flower-wall', {
        z: 1,
        name: namePart('flowers'),
        colours,
        parameters: { ...parameters, part: 1 },
      }),
      frontArtwork(stage, 'flowers-before', 'flower-wall', {
        z: 30,
        name: namePart('blooms'),
        colours,
        parameters: { ...parameters, part: 2 },
      }),
      surface(stage, 'grain'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
