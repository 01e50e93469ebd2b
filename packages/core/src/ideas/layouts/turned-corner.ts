import { LANDS_UNDER_SHEET } from '../../art/generators/turned-corner.ts';
import { authorHead } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { boldSheet } from '../bold-sheet.ts';
import { surface } from '../surface.ts';
import { isSetIn } from '../title-settings.ts';
import { loneFigure } from '../lone-figure.ts';
import { named } from '../title-themes.ts';
import { fartherFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone } from '../zone-title.ts';

/** Nonfiction, self-help, memoirs: the title on a sheet in one strong color, whose corner rolls up from what the title names or from a land under it. */
export const turnedCorner: Layout = {
  titles: { words: 14, letters: 84, longest: 15 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, seed, title, start } = stage;
  const own = roleColours(stage.roles);
  const { sheet, ink } = boldSheet(own, seed);
  const head = authorHead(stage, { colour: ink, alignment: start, size: 0.036, line: 'under' });
  const isSquare = board.height < board.width * 1.2;
  const top = head.bottom + board.height * 0.036;
  const zone = { x: margin, y: top, width: board.width - 2 * margin, height: board.height * (isSquare ? 0.5 : zoneEnd(title, 0.53)) - top };
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    alignment: start,
    stretch: 1.3,
    lettering: { gap: 0.12, largest: 0.5 },
  });
  const [accent, second] = fartherFirst(sheet, own.accent, own.second);
  return {
    plain: sheet,
    around: sheet,
    carried: ['sheet'],
    shapes: [
      frontArtwork(stage, 'sheet', 'turned-corner', {
        z: 1,
        ...named(stage, 'turned-corner'),
        colours: { ...own, main: sheet, accent, second },
        parameters: {
          calm: unitsOf(stage, set.y + set.height),
          corner: unitsOf(stage, board.height),
          world: LANDS_UNDER_SHEET.indexOf(landUnder(title, seed)),
          person: loneFigure(title, seed),
          night: seed % 4 === 3 ? 0 : 1,
          mirrored: start === 'right' ? 1 : 0,
        },
      }),
      surface(stage, 'paper', 4, 0.8),
    ],
    textBoxes: [...head.boxes, box],
  };
}

function landUnder(title: string, seed: number): (typeof LANDS_UNDER_SHEET)[number] {
  if (isSetIn(title, 'water')) return 'sea';
  if (isSetIn(title, 'city')) return 'town';
  if (isSetIn(title, 'country')) return 'wood';
  return (['stars', 'stars', 'wood', 'stars', 'sea'] as const)[seed % 5] ?? 'stars';
}
