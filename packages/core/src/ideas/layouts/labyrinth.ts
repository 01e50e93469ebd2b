import { authorHead } from '../author-foot.ts';
import { boldSheet } from '../bold-sheet.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { loneFigure } from '../lone-figure.ts';
import { surface } from '../surface.ts';
import { named } from '../title-themes.ts';
import { fartherFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone } from '../zone-title.ts';

/** Nonfiction, business, self-help: large letters over a maze in raking light, with a thread to the thing or the person at its heart. */
export const labyrinth: Layout = {
  titles: { words: 14, letters: 84, longest: 15 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Units by which the maze goes on under the front's lower edge. */
const BELOW = 110;

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, seed, title, start } = stage;
  const own = roleColours(stage.roles);
  const { sheet, ink } = boldSheet(own, seed + 1);
  const [accent, second] = fartherFirst(sheet, own.accent, own.second);
  const head = authorHead(stage, { colour: ink, size: 0.036, line: 'under' });
  const isSquare = board.height < board.width * 1.2;
  const top = head.bottom + board.height * 0.036;
  const zone = { x: margin, y: top, width: board.width - 2 * margin, height: board.height * (isSquare ? 0.47 : zoneEnd(title, 0.5)) - top };
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, stretch: 1.3, lettering: { gap: 0.12, largest: 0.5 } });
  return {
    plain: sheet,
    around: sheet,
    carried: ['maze'],
    shapes: [
      frontArtwork(stage, 'maze', 'labyrinth', {
        z: 1,
        ...named(stage, 'labyrinth'),
        colours: { ...own, main: sheet, accent, second },
        parameters: {
          calm: unitsOf(stage, set.y + set.height),
          foot: unitsOf(stage, board.height) + BELOW,
          person: loneFigure(title, seed),
          mirrored: start === 'right' ? 1 : 0,
        },
      }),
      surface(stage, 'paper', 4, 0.8),
    ],
    textBoxes: [...head.boxes, box],
  };
}
