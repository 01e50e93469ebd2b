import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { pattern } from './pattern.ts';
import { plate } from './plate.ts';

/** Cookbooks, classics, cosy mysteries: the picture all over, the words on a label where least goes on. */
export const label: Layout = { focus: { x: 0.5, y: 0.74 }, wordsOnPicture: false, compose };

const MIDDLES = [0.36, 0.42, 0.5];

function compose(stage: LayoutStage): LaidFront {
  if (!stage.hasPicture) return pattern.compose(stage);
  const { board, margin, measure } = stage;
  const quietMiddle = (height: number) => {
    const busyness = (middle: number) => stage.under({ x: margin, y: board.height * middle - height / 2, width: measure, height }).busyness;
    const wanted = MIDDLES.map((middle) => ({ middle, cost: busyness(middle) + middle * 0.05 }));
    const least = Math.min(...wanted.map(({ cost }) => cost));
    const middle = wanted.find(({ cost }) => cost === least)?.middle ?? 0.4;
    return Math.max(board.height * middle, margin * 1.2 + height / 2);
  };
  return { plain: null, ...plate(stage, 'plaque', quietMiddle) };
}
