import { boldFront } from '../bold-front.ts';
import { boldSheet } from '../bold-sheet.ts';
import { contrastOf, clearGround } from '../readable-palette.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { surface } from '../surface.ts';
import { fartherFirst, warmerFirst } from '../warmer-color.ts';

/** Nonfiction, business, self-help: large letters over a row of matches, of which one burns in the dark or one is left. */
export const matches: Layout = {
  titles: { ...LONG_TITLES, longest: 15 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The places of the match that differs. */
const PLACES = [600, 400, 700] as const;
/** The contrast of a ground that a flame lights. */
const DEEP = 8;

function compose(stage: LayoutStage): LaidFront {
  const { seed } = stage;
  const own = roleColours(stage.roles);
  const bold = boldSheet(own, seed);
  // In the dark a flame is the light; on a bright wall it would be pale.
  const isBurned = seed % 3 === 1 && contrastOf(bold.ink, own.paper) > 2;
  const sheet = isBurned ? bold.sheet : clearGround(own.paper, [own.dark, own.main, own.second, own.darkest], DEEP);
  const ink = isBurned ? bold.ink : own.paper;
  const [tip] = isBurned ? fartherFirst(sheet, own.accent, own.second) : warmerFirst(own.accent, own.second);
  const front = boldFront(stage, { sheet, ink, end: [0.52, 0.5] });
  return {
    plain: sheet,
    around: sheet,
    carried: ['matches'],
    shapes: [
      frontArtwork(stage, 'matches', 'matches', {
        z: 1,
        colours: { ...front.colours, accent: tip },
        parameters: {
          calm: unitsOf(stage, front.title.y + front.title.height),
          across: PLACES[seed % PLACES.length] ?? PLACES[0],
          burned: isBurned ? 1 : 0,
        },
      }),
      surface(stage, 'grain'),
    ],
    textBoxes: front.textBoxes,
  };
}
