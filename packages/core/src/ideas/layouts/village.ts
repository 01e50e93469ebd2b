import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { block } from '../front-shapes.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { englishWords } from '../title-languages.ts';
import { isSetIn } from '../title-settings.ts';
import { named } from '../title-themes.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** A cat on the cover of a book about a fox would be the wrong animal. */
const OTHER_ANIMALS = new Set(
  'fox dog wolf bear rabbit hare mouse horse goose duck owl hen badger hedgehog pig goat sheep bird raven'.split(' '),
);

function namesAnother(title: string): boolean {
  return englishWords(title).some((word) => OTHER_ANIMALS.has(word));
}

/** Cozy mystery, romance of small towns, children's books: a street of houses and shops under bunting. */
export const village: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Under a short title houses stand closer: an empty sky between them and it would be half of the front. */
const TALLEST = 640;
/** The sky grows light towards the street: pale words stand in this share of it. */
const DARK_SKY = 0.62;
/** The height of pavement, the lowest houses and some sky, as a share of the front's width. */
const LOW_STREET = 0.36;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, look } = stage;
  const own = roleColours(roles);
  const isNight = look.isBright ? seed % 3 === 0 : seed % 3 !== 1;
  const ink = isNight ? own.paper : own.darkest;
  const colours = isNight
    ? { ...own, darkest: groundUnder(ink, own.darkest, 8), dark: groundUnder(ink, own.dark, 5.5), main: groundUnder(ink, own.main, 8.4) }
    : own;
  const foot = authorFoot(stage, { colour: own.paper, size: 0.044, z: 40 });
  const band = foot.top - board.height * 0.028;
  const isSquare = board.height < board.width * 1.2;
  // On the lowest books the houses are low too, and the title ends above them.
  const sky = Math.min(DARK_SKY * band, band - LOW_STREET * board.width);
  const zone = zoneOf(stage, { top: 0.06, bottom: Math.min(isSquare ? 0.36 : 0.5, sky / board.height) });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.1, largest: 0.34 } });
  const street = unitsOf(stage, band) - 100;
  return {
    plain: isNight ? colours.dark : own.paper,
    around: isNight ? colours.dark : mixColours(own.main, own.paper, 0.6),
    carried: ['street'],
    shapes: [
      frontArtwork(stage, 'street', 'village-street', {
        z: 1,
        colours,
        ...named(stage, 'village'),
        parameters: {
          street,
          roofs: Math.min(street - 200, unitsOf(stage, set.y + set.height) + 60),
          tallest: TALLEST,
          night: isNight ? 1 : 0,
          cat: namesAnother(stage.title) ? 0 : 1,
          snow: isSetIn(stage.title, 'snow') ? 1 : 0,
        },
      }),
      block(stage, 'author-bar', { top: band, bottom: board.height }, groundUnder(own.paper, own.accent), 10),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
