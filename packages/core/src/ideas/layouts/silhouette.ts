import { heroBounds } from '../../art/heroes/hero-bounds.ts';
import { VIEWS } from '../../art/things/views.ts';
import { cutSheet } from '../cut-sheet.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { surface } from '../surface.ts';
import { motifFor } from '../title-themes.ts';
import { viewOfTitle } from '../title-view.ts';

/** Literary, fantasy, mystery: what the title names, cut out of paper, with the book's landscape inside it. */
export const silhouette: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.6 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The motifs for titles that name nothing. */
const MOTIFS = ['raven', 'deer', 'tree', 'leaf'] as const;
/** A low front has its words beside the silhouette. */
const LOW_FRONT = { words: 0.54, foot: 0.9, hole: 0.77 } as const;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const { sheet, textBoxes, isLow, isNight, titleEnd, across } = cutSheet(stage, LOW_FRONT);
  const motif = motifFor(stage, 'silhouette', MOTIFS, seed);
  const from = isLow ? unitsOf(stage, board.height * 0.08) : titleEnd + 60;
  const place = placeIn(heroBounds(motif), {
    from,
    to: unitsOf(stage, board.height * (isLow ? 0.92 : 0.945)),
    half: isLow ? 1000 * (1 - LOW_FRONT.hole) - 40 : 440,
  });
  return {
    plain: sheet,
    carried: ['silhouette'],
    shapes: [
      frontArtwork(stage, 'silhouette', 'silhouette-view', {
        z: 1,
        colours: { ...roleColours(roles), light: sheet },
        motif,
        parameters: {
          ...place,
          across,
          view: VIEWS.indexOf(viewOfTitle(stage.title, seed)),
          night: isNight ? 1 : 0,
        },
      }),
      surface(stage, 'paper'),
    ],
    textBoxes,
  };
}

/** The middle and the reach of a drawing that fills a room, measured by its own ink. */
function placeIn(ink: ReturnType<typeof heroBounds>, { from, to, half }: Record<'from' | 'to' | 'half', number>) {
  const wide = Math.max(-ink.x, ink.x + ink.width);
  const reach = Math.max(120, Math.min(620, half / wide, (to - from) / ink.height));
  return { reach, middle: (from + to) / 2 - (ink.y + ink.height / 2) * reach };
}
