import type { RoleColours } from '../design/artwork.ts';
import type { Rgba } from '../design/colour.ts';
import type { TextBox } from '../design/text-box.ts';
import type { Rect } from '../geometry/shapes.ts';
import { authorHead } from './author-foot.ts';
import { roleColours } from './front-artwork.ts';
import type { LayoutStage } from './layout-stage.ts';
import { surface } from './surface.ts';
import { fartherFirst } from './warmer-color.ts';
import { zoneEnd } from './zone-end.ts';
import { titleInZone } from './zone-title.ts';

interface BoldWords {
  readonly sheet: Rgba;
  readonly ink: Rgba;
  /** The share of the front's height where a title of middle length ends, on a high front and on a square one. */
  readonly end: readonly [high: number, square: number];
}

/** The words of a front in one strong color, and what drawings under them need. */
interface BoldFront {
  /** The palette with the sheet as its main color, and as its accent the color that differs most from that. */
  readonly colours: RoleColours;
  readonly textBoxes: readonly TextBox[];
  /** The box around the title's letters, Px from the board's corner. */
  readonly title: Rect;
  readonly paper: ReturnType<typeof surface>;
}

/** The share of the front's height between the words at its head and the title. */
const UNDER_HEAD = 0.036;
/** The factors by which letters may grow upward, and those of a lone word, which needs no room for other lines. */
const [STRETCH, STRETCH_OF_ONE] = [1.35, 1.6] as const;

/** The author at the head of a front and large letters under the name, on one strong color. */
export function boldFront(stage: LayoutStage, { sheet, ink, end: [high, square] }: BoldWords): BoldFront {
  const { board, margin, title } = stage;
  const own = roleColours(stage.roles);
  const [accent, second] = fartherFirst(sheet, own.accent, own.second);
  const head = authorHead(stage, { colour: ink, size: 0.036, line: 'under' });
  const top = head.bottom + board.height * UNDER_HEAD;
  const end = board.height < board.width * 1.2 ? square : zoneEnd(title, high);
  const zone = { x: margin, y: top, width: board.width - 2 * margin, height: board.height * end - top };
  const isOne = !/\s/u.test(title.trim());
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    stretch: isOne ? STRETCH_OF_ONE : STRETCH,
    lettering: { gap: 0.12, largest: 0.5 },
  });
  return {
    colours: { ...own, main: sheet, accent, second },
    textBoxes: [...head.boxes, box],
    title: set,
    paper: surface(stage, 'paper', 4, 0.8),
  };
}
