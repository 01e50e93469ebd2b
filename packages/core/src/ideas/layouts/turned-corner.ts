import { LANDS_UNDER_SHEET } from '../../art/generators/turned-corner.ts';
import { toOklab } from '../../palette/oklab.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { boldFront } from '../bold-front.ts';
import { boldSheet } from '../bold-sheet.ts';
import { isSetIn } from '../title-settings.ts';
import { loneFigure } from '../lone-figure.ts';
import { named } from '../title-themes.ts';

/** Nonfiction, self-help, memoirs: the title on a sheet in one strong color, whose corner rolls up from what the title names or from a land under it. */
export const turnedCorner: Layout = {
  titles: { ...LONG_TITLES, longest: 15 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Lightness in OKLab below which a sheet is so deep that day is another world. */
const DEEP_SHEET = 0.4;

function compose(stage: LayoutStage): LaidFront {
  const { board, seed, title, start } = stage;
  const { sheet, ink } = boldSheet(roleColours(stage.roles), seed);
  const front = boldFront(stage, { sheet, ink, end: [0.53, 0.5] });
  return {
    plain: sheet,
    around: sheet,
    carried: ['sheet'],
    shapes: [
      frontArtwork(stage, 'sheet', 'turned-corner', {
        z: 1,
        ...named(stage, 'turned-corner'),
        colours: front.colours,
        parameters: {
          calm: unitsOf(stage, front.title.y + front.title.height),
          corner: unitsOf(stage, board.height),
          world: LANDS_UNDER_SHEET.indexOf(landUnder(title, seed)),
          person: loneFigure(title, seed),
          night: toOklab(sheet).l < DEEP_SHEET ? 0 : 1,
          mirrored: start === 'right' ? 1 : 0,
        },
      }),
      front.paper,
    ],
    textBoxes: front.textBoxes,
  };
}

function landUnder(title: string, seed: number): (typeof LANDS_UNDER_SHEET)[number] {
  if (isSetIn(title, 'water')) return 'sea';
  if (isSetIn(title, 'city')) return 'town';
  if (isSetIn(title, 'country')) return 'wood';
  return (['stars', 'stars', 'wood', 'stars', 'sea'] as const)[seed % 5] ?? 'stars';
}
