import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { pattern } from './pattern.ts';
import { plate } from './plate.ts';

/** Cookbooks, classics, cosy mysteries: the picture all over, the words on a label where least goes on, and never on the subject. */
export const label: Layout = { focus: { x: 0.5, y: 0.74 }, wordsOnPicture: false, hidesPicture: true, compose };

/** Where the label's middle may stand, as shares of the board: high is the custom. */
const MIDDLES = [0.28, 0.36, 0.42, 0.5, 0.74];
const CUSTOM = 0.36;
/** How far a subject is taken to reach up and down from its middle, as a share of the board. */
const SUBJECT = 0.09;
/** What it costs to lie on the subject, beside what goes on below and being away from the custom. */
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
