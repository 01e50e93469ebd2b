import { FRAME_WIDTH } from '../../art/art-generator.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Business, nonfiction: a grotesk title over squares, discs and quarters of cut paper, of which the colored ones rise like a chart. */
export const grid: Layout = {
  titles: { words: 7, letters: 42, longest: 14 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The columns of the grid: as many as leave the least room between its whole rows and the title. */
const COLUMNS = [5, 6, 7, 8] as const;
/** Units between the grid and the words over and under it. */
const [UNDER_TITLE, OVER_NAME] = [48, 44];
/** A title of more words is a sentence. */
const FEW_WORDS = 4;
/** The factor by which letters grow upward into their zone. */
const TALLER = 1.3;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, start, seed, title } = stage;
  const own = roleColours(roles);
  // A sentence in lines of one size leaves half of its zone empty; centered, its small words have lines of their own.
  const isSentence = title.trim().split(/\s+/u).length > FEW_WORDS;
  const alignment = isSentence ? 'center' : start;
  const ink = own.darkest;
  const paper = groundUnder(ink, own.paper);
  const foot = authorFoot(stage, { colour: ink, lineColour: groundUnder(paper, own.dark), alignment, size: 0.042 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.42 : zoneEnd(title, 0.48) });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    alignment,
    lettering: { gap: 0.12, largest: 0.36, ...(isSentence && { minorWords: 'own-line', minorSize: 0.5 }) },
    stretch: TALLER,
  });
  const base = unitsOf(stage, foot.top) - OVER_NAME;
  const room = base - unitsOf(stage, set.y + set.height) - UNDER_TITLE;
  const rowsOf = (count: number) => Math.max(1, Math.floor((room * count) / FRAME_WIDTH));
  const columns = COLUMNS.reduce((best, count) => (rowsOf(count) / count > rowsOf(best) / best + 0.01 ? count : best));
  return {
    plain: paper,
    around: paper,
    carried: ['grid'],
    shapes: [
      frontArtwork(stage, 'grid', 'swiss-modules', {
        z: 1,
        colours: { ...own, paper },
        parameters: { base, rows: Math.min(12, rowsOf(columns)), columns, rise: seed % 3 },
      }),
      surface(stage, 'paper'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
