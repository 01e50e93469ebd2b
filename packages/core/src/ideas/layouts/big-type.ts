import { withAlpha } from '../../design/colour.ts';
import type { TextEffect } from '../../effects/text-effect.ts';
import { frontBox } from '../front-box.ts';
import { figure } from '../front-shapes.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { drawingOn } from '../readable-palette.ts';
import { setFrontWords } from '../set-front-words.ts';
import { band, inkFor, quietEnd, scrimUnder, smallInkFor } from './ends-of-front.ts';

/** Thriller, crime: capitals as wide as the book in two to four lines, the author nearly as loud at the other end. */
export const bigType: Layout = { focus: { x: 0.5, y: 0.42 }, wordsOnPicture: true, compose };

const LIFT: TextEffect = { name: 'shadow', style: { colour: withAlpha(hex('#000000'), 0.3), offsetX: 0, offsetY: 12, blur: 70 } };

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, measure, look } = stage;
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 1, height: 0.52, size: 0.36, lines: 5 },
    author: { width: 0.94, height: 0.06, size: 0.056, lines: 1 },
    line: { width: 0.9, height: 0.06, size: 0.022, lines: 2 },
  });
  const gap = board.height * 0.026;
  const blockHeight = title.height + (line ? gap + line.height : 0);
  const titleAtTop = quietEnd(stage, blockHeight) === 'top';
  const titleTop = titleAtTop ? margin : board.height - margin - blockHeight;
  const authorTop = titleAtTop ? board.height - margin - author.height : margin;
  const [titleArea, authorArea] = [band(stage, titleTop, blockHeight), band(stage, authorTop, author.height)];
  const loud = inkFor(stage, titleArea, authorArea);
  const ground = hex(look.palette.ground);
  const small = smallInkFor(stage, titleArea, loud);
  const sides = { left: margin * 0.6, right: margin * 0.6 };
  const middle = titleAtTop
    ? { x: margin, y: titleTop + blockHeight + gap, width: measure, height: authorTop - titleTop - blockHeight - 2 * gap }
    : { x: margin, y: authorTop + author.height + gap, width: measure, height: titleTop - authorTop - author.height - 2 * gap };
  return {
    plain: stage.hasPicture ? null : ground,
    shapes: [
      ...scrimUnder(stage, titleAtTop ? 'top' : 'bottom', titleArea, { ...loud, ink: small }, 0.35),
      ...scrimUnder(stage, titleAtTop ? 'bottom' : 'top', authorArea, loud, 0.3),
      ...(stage.hasPicture ? [] : figure(stage, middle, drawingOn(ground, look.palette))),
    ],
    textBoxes: [
      frontBox('Author', author, { top: authorTop, ...sides }, { colour: stage.hasPicture ? loud.ink : small }),
      frontBox('Title', title, { top: titleTop, ...sides }, { colour: loud.ink, effect: stage.hasPicture ? LIFT : null }),
      ...(line ? [frontBox('Subtitle', line, { top: titleTop + title.height + gap, ...sides }, { colour: small })] : []),
    ],
  };
}
