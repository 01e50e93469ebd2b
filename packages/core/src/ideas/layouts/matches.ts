import { authorHead } from '../author-foot.ts';
import { boldSheet } from '../bold-sheet.ts';
import { contrastOf, clearGround } from '../readable-palette.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { surface } from '../surface.ts';
import { fartherFirst, warmerFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone } from '../zone-title.ts';

/** Nonfiction, business, self-help: large letters over a row of matches, of which one burns in the dark or one is left. */
export const matches: Layout = {
  titles: { words: 14, letters: 84, longest: 15 },
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
  const { board, margin, seed, title } = stage;
  const own = roleColours(stage.roles);
  const bold = boldSheet(own, seed);
  // In the dark a flame is the light; on a bright wall it would be pale.
  const isBurned = seed % 3 === 1 && contrastOf(bold.ink, own.paper) > 2;
  const sheet = isBurned ? bold.sheet : clearGround(own.paper, [own.dark, own.main, own.second, own.darkest], DEEP);
  const ink = isBurned ? bold.ink : own.paper;
  const [tip] = isBurned ? fartherFirst(sheet, own.accent, own.second) : warmerFirst(own.accent, own.second);
  const head = authorHead(stage, { colour: ink, size: 0.036, line: 'under' });
  const isSquare = board.height < board.width * 1.2;
  const top = head.bottom + board.height * 0.036;
  const zone = { x: margin, y: top, width: board.width - 2 * margin, height: board.height * (isSquare ? 0.5 : zoneEnd(title, 0.52)) - top };
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, stretch: 1.3, lettering: { gap: 0.12, largest: 0.5 } });
  return {
    plain: sheet,
    around: sheet,
    carried: ['matches'],
    shapes: [
      frontArtwork(stage, 'matches', 'matches', {
        z: 1,
        colours: { ...own, main: sheet, accent: tip },
        parameters: {
          calm: unitsOf(stage, set.y + set.height),
          across: PLACES[seed % PLACES.length] ?? PLACES[0],
          burned: isBurned ? 1 : 0,
        },
      }),
      surface(stage, 'grain'),
    ],
    textBoxes: [...head.boxes, box],
  };
}
