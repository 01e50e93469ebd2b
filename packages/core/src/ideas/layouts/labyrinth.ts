import { boldFront } from '../bold-front.ts';
import { boldSheet } from '../bold-sheet.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { loneFigure } from '../lone-figure.ts';
import { named } from '../title-themes.ts';

/** Nonfiction, business, self-help: large letters over a maze in raking light, with a thread to the thing or the person at its heart. */
export const labyrinth: Layout = {
  titles: { ...LONG_TITLES, longest: 15 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Units by which the maze goes on under the front's lower edge. */
const BELOW = 110;

function compose(stage: LayoutStage): LaidFront {
  const { board, seed, title, start } = stage;
  const { sheet, ink } = boldSheet(roleColours(stage.roles), seed + 1);
  const front = boldFront(stage, { sheet, ink, end: [0.5, 0.47] });
  return {
    plain: sheet,
    around: sheet,
    carried: ['maze'],
    shapes: [
      frontArtwork(stage, 'maze', 'labyrinth', {
        z: 1,
        ...named(stage, 'labyrinth'),
        colours: front.colours,
        parameters: {
          calm: unitsOf(stage, front.title.y + front.title.height),
          foot: unitsOf(stage, board.height) + BELOW,
          person: loneFigure(title, seed),
          mirrored: start === 'right' ? 1 : 0,
        },
      }),
      front.paper,
    ],
    textBoxes: front.textBoxes,
  };
}
