import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { pattern } from './pattern.ts';
import { plate } from './plate.ts';

/** Cookbooks, classics, cosy mysteries: the picture all over, the words on a label where least goes on, and never on the subject. */
export const label: Layout = { focus: { x: 0.5, y: 0.74 }, wordsOnPicture: false, hidesPicture: true, compose };

/** Possible middles of the label, as shares of the board's height: most labels stand high. */
const MIDDLES = [0.28, 0.36, 0.42, 0.5, 0.74];
const CUSTOM = 0.36;
/** Half the height that a subject is taken to have, as a share of the board's. */
const SUBJECT = 0.09;
/** The penalties of a place, beside how busy it is: for covering the subject, and for each board height away from the usual place. */
const COST = { onSubject: 1, away: 0.1 };

function compose(stage: LayoutStage): LaidFront {
  if (!stage.hasPicture) return pattern.compose(stage);
  const { board, margin, measure, subject } = stage;
  const quietMiddle = (height: number) => {
    const highest = margin * 1.2 + height / 2;
    const within = (middle: number) => Math.min(board.height - highest, Math.max(highest, board.height * middle));
    const costOf = (middle: number) => {
      const top = middle - height / 2;
      const { busyness } = stage.under({ x: margin, y: top, width: measure, height });
      const reach = board.height * SUBJECT;
      const covered = subject === null ? 0 : Math.min(top + height, subject.y + reach) - Math.max(top, subject.y - reach);
      return busyness + (COST.onSubject * Math.max(0, covered)) / (2 * reach) + COST.away * Math.abs(middle / board.height - CUSTOM);
    };
    const tried = MIDDLES.map((middle) => within(middle)).map((middle) => ({ middle, cost: costOf(middle) }));
    return tried.reduce((best, next) => (next.cost < best.cost ? next : best)).middle;
  };
  return { plain: null, ...plate(stage, 'plaque', quietMiddle) };
}
