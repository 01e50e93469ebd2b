import { frontBox } from '../front-box.ts';
import { rule, solidShape } from '../front-shapes.ts';
import { type LaidFront, type Layout, type LayoutStage, OVERSHOOT, hex } from '../layout-stage.ts';
import { drawingOn, inkOn } from '../readable-palette.ts';
import { setFrontWords } from '../set-front-words.ts';
import { panel } from './panel.ts';

/** Self-help, business: nothing but type on a bold colour, giant and left-aligned. With a picture it becomes a panel. */
export const solid: Layout = { focus: panel.focus, wordsOnPicture: false, compose };

function compose(stage: LayoutStage): LaidFront {
  if (stage.hasPicture) return panel.compose(stage);
  const { board, margin, measure, look } = stage;
  const ground = hex(look.palette.ground);
  const drawing = drawingOn(ground, look.palette);
  const ink = inkOn(ground, look.palette);
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 1, height: 0.48, size: 0.26, lines: 6 },
    author: { width: 1, height: 0.035, size: 0.025, lines: 1 },
    line: { width: 0.82, height: 0.1, size: 0.028, lines: 3 },
  });
  const barTop = margin * 1.1;
  const barHeight = board.height * 0.013;
  const titleTop = barTop + barHeight + board.height * 0.05;
  const lineTop = titleTop + title.height + board.height * 0.04;
  const authorTop = board.height - margin - author.height;
  const footTop = authorTop - board.height * 0.028;
  const wordsEnd = line ? lineTop + line.height : titleTop + title.height;
  // The eye needs one figure: a disc that runs off the outer lower corner, as large as the words leave room for.
  const free = footTop - wordsEnd - board.height * 0.04;
  const disc = Math.min(board.width * 0.95, free * 1.35);
  const startsLeft = stage.start === 'left';
  const sides = startsLeft ? { left: margin, right: margin * 0.5 } : { left: margin * 0.5, right: margin };
  const ranged = { alignment: stage.start };
  const hasDisc = disc > board.width * 0.25;
  // The shape that the disc sinks behind ends at the edge, where the disc does.
  const horizon = stage.across.x + stage.across.width;
  const foot = !hasDisc
    ? { x: margin, width: measure }
    : startsLeft
      ? { x: margin, width: horizon - margin }
      : { x: stage.across.x, width: margin + measure - stage.across.x };
  return {
    plain: ground,
    shapes: [
      rule('bar', { x: startsLeft ? margin : margin + measure * 0.8, y: barTop, width: measure * 0.2, height: barHeight }, drawing),
      ...(hasDisc
        ? [
            solidShape('sun', 'ellipse', drawing, {
              x: startsLeft ? board.width - disc * 0.66 : -disc * 0.34,
              y: footTop - disc * 0.74,
              width: disc,
              height: disc,
              z: 1,
              lockAspectRatio: true,
            }),
            solidShape('foot-field', 'rectangle', ground, {
              x: stage.across.x,
              y: footTop,
              width: stage.across.width,
              height: board.height - footTop + OVERSHOOT,
              z: 2,
            }),
          ]
        : []),
      rule('foot', { ...foot, y: footTop, height: Math.max(4, board.height * 0.0016) }, ink),
    ],
    textBoxes: [
      frontBox('Author', author, { top: authorTop, ...sides }, { colour: ink, ...ranged }),
      frontBox('Title', title, { top: titleTop, ...sides }, { colour: ink, ...ranged }),
      ...(line ? [frontBox('Subtitle', line, { top: lineTop, ...sides }, { colour: ink, ...ranged })] : []),
    ],
  };
}
