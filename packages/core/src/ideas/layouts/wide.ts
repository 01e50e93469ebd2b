import { withAlpha } from '../../design/colour.ts';
import { type Layout, type LaidFront, type LayoutStage, accentInk, frontBox, hex, rule } from '../layout-stage.ts';
import { setFrontWords } from '../set-front-words.ts';
import { quietEnd, scrimFor } from './ends-of-front.ts';

/** Science fiction, travel, horror: widely spaced capitals between thin rules over a large picture. */
export const wide: Layout = { focus: { x: 0.5, y: 0.55 }, compose };

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, measure, look } = stage;
  const light = hex(look.palette.light);
  const accent = accentInk(look.palette);
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 1, height: 0.26, size: 0.125, lines: 4 },
    author: { width: 0.86, height: 0.04, size: 0.031, lines: 1 },
    line: { width: 0.8, height: 0.06, size: 0.023, lines: 2 },
  });
  const gap = board.height * 0.03;
  const blockHeight = gap + title.height + gap + (line ? line.height + gap : 0);
  const atTop = quietEnd(stage, blockHeight) === 'top';
  const top = atTop ? margin * 1.1 : board.height - margin * 1.1 - blockHeight;
  const authorTop = atTop ? board.height - margin - author.height : margin;
  const thin = withAlpha(light, 1);
  const sides = { left: margin * 0.7, right: margin * 0.7 };
  return {
    plain: stage.hasPicture ? null : hex(look.palette.ground),
    shapes: [
      ...scrimFor(stage, atTop ? 'top' : 'bottom', blockHeight + margin * 3, light, 0.3),
      ...scrimFor(stage, atTop ? 'bottom' : 'top', author.height + margin * 3, light, 0.3),
      rule('rule-above', { x: margin, y: top, width: measure, height: 4 }, thin),
      rule('rule-below', { x: margin, y: top + blockHeight - 4, width: measure, height: 4 }, thin),
    ],
    textBoxes: [
      frontBox('Author', author, { top: authorTop, ...sides }, { colour: light }),
      frontBox('Title', title, { top: top + gap, ...sides }, { colour: light }),
      ...(line ? [frontBox('Subtitle', line, { top: top + gap + title.height + gap, ...sides }, { colour: accent })] : []),
    ],
  };
}
