import { VIEWS } from '../../art/things/views.ts';
import { cutSheet } from '../cut-sheet.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { surface } from '../surface.ts';
import { isManShown } from '../title-people.ts';
import { viewOfTitle } from '../title-view.ts';

/** Young adult, literary, memoir, fantasy: a head in profile, cut out of paper, with the book's landscape inside it. */
export const doubleExposure: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.6 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** From the crown to where the shoulders run out of the front, as a share of the bust's height. */
const SHOWN = 0.6;
/** A low front has its words beside the head. */
const LOW_FRONT = { words: 0.56, foot: 0.86, hole: 0.79 } as const;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const { sheet, textBoxes, isLow, isNight, titleEnd, across } = cutSheet(stage, LOW_FRONT);
  const height = unitsOf(stage, board.height);
  const crown = isLow ? Math.max(100, height * 0.14) : titleEnd + 50;
  return {
    plain: sheet,
    carried: ['head'],
    shapes: [
      frontArtwork(stage, 'head', 'double-exposure', {
        z: 1,
        colours: { ...roleColours(roles), light: sheet },
        parameters: {
          crown,
          tall: Math.max(500, (height - crown) / SHOWN),
          across,
          woman: isManShown(stage.title, seed % 3 === 1) ? 0 : 1,
          view: VIEWS.indexOf(viewOfTitle(stage.title, seed)),
          night: isNight ? 1 : 0,
          mirrored: Math.floor(seed / 2) % 2,
        },
      }),
      surface(stage, 'paper'),
    ],
    textBoxes,
  };
}
