import { frontBox } from '../front-box.ts';
import { block, figure } from '../front-shapes.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { accentOn, inkOn } from '../readable-palette.ts';
import { setFrontWords } from '../set-front-words.ts';

/** Literary, memoir, travel: the picture as a wide strip, the words ranged left above and below it on plain colour. */
export const strip: Layout = { focus: { x: 0.5, y: 0.58 }, wordsOnPicture: false, compose };

const LEAST_STRIP = 0.26;

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, measure, look } = stage;
  const [ground, accent] = [hex(look.palette.ground), hex(look.palette.accent)];
  const ink = inkOn(ground, look.palette);
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 1, height: 0.38, size: 0.26, lines: 5 },
    author: { width: 0.9, height: 0.04, size: 0.03, lines: 1 },
    line: { width: 0.9, height: 0.06, size: 0.025, lines: 2 },
  });
  const gap = board.height * 0.026;
  const pad = board.height * 0.042;
  const top = margin * 1.05;
  const stripTop = top + title.height + pad;
  const footHeight = (line ? line.height + gap : 0) + author.height;
  const stripBottom = Math.max(board.height - margin * 1.05 - footHeight - pad, stripTop + board.height * LEAST_STRIP);
  const sides = stage.start === 'left' ? { left: margin, right: margin * 0.5 } : { left: margin * 0.5, right: margin };
  const ranged = { alignment: stage.start };
  const room = { x: margin, y: stripTop, width: measure, height: stripBottom - stripTop };
  const footTop = stripBottom + pad;
  return {
    plain: stage.hasPicture ? null : ground,
    shapes: stage.hasPicture
      ? [
          block(stage, 'field-above', { top: 0, bottom: stripTop }, ground),
          block(stage, 'field-below', { top: stripBottom, bottom: board.height }, ground),
        ]
      : [block(stage, 'strip', { top: stripTop, bottom: stripBottom }, accent), ...figure(stage, room, inkOn(accent, look.palette))],
    textBoxes: [
      frontBox('Author', author, { top: footTop + (line ? line.height + gap : 0), ...sides }, { colour: ink, ...ranged }),
      frontBox('Title', title, { top, ...sides }, { colour: ink, ...ranged }),
      ...(line ? [frontBox('Subtitle', line, { top: footTop, ...sides }, { colour: accentOn(ground, look.palette), ...ranged })] : []),
    ],
  };
}
