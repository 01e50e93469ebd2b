import { withAlpha } from '../../design/colour.ts';
import type { TextEffect } from '../../effects/text-effect.ts';
import { type Layout, type LaidFront, type LayoutStage, accentInk, frontBox, hex } from '../layout-stage.ts';
import { setFrontWords } from '../set-front-words.ts';
import { quietEnd, scrimFor } from './ends-of-front.ts';

/** Thriller, crime: capitals as wide as the book in two to four lines, the author nearly as loud at the other end. */
export const bigType: Layout = { focus: { x: 0.5, y: 0.42 }, compose };

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, look } = stage;
  const light = hex(look.palette.light);
  const accent = accentInk(look.palette);
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 1, height: 0.4, size: 0.26, lines: 4 },
    author: { width: 0.9, height: 0.05, size: 0.058, lines: 1 },
    line: { width: 0.92, height: 0.06, size: 0.026, lines: 2 },
  });
  const gap = board.height * 0.026;
  const blockHeight = title.height + (line ? gap + line.height : 0);
  const titleAtTop = quietEnd(stage, blockHeight) === 'top';

  const titleTop = titleAtTop ? margin : board.height - margin - blockHeight;
  const authorTop = titleAtTop ? board.height - margin - author.height : margin;
  const lift: TextEffect = { name: 'shadow', style: { colour: withAlpha(hex('#000000'), 0.3), offsetX: 0, offsetY: 12, blur: 70 } };
  const sides = { left: margin * 0.6, right: margin * 0.6 };
  return {
    plain: stage.hasPicture ? null : hex(look.palette.ground),
    shapes: [
      ...scrimFor(stage, titleAtTop ? 'top' : 'bottom', blockHeight + margin * 3.2, light, 0.55),
      ...scrimFor(stage, titleAtTop ? 'bottom' : 'top', author.height + margin * 3, light, 0.45),
    ],
    textBoxes: [
      frontBox('Author', author, { top: authorTop, ...sides }, { colour: light }),
      frontBox('Title', title, { top: titleTop, ...sides }, { colour: light, effect: stage.hasPicture ? lift : null }),
      ...(line ? [frontBox('Subtitle', line, { top: titleTop + title.height + gap, ...sides }, { colour: accent })] : []),
    ],
  };
}
