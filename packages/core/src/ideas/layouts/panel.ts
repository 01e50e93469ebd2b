import { frontBox } from '../front-box.ts';
import { block, figure } from '../front-shapes.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { accentOn, drawingOn, inkOn } from '../readable-palette.ts';
import { setFrontWords } from '../set-front-words.ts';

/** History, memoir, cookbook: the picture above, the words below on a field of the book's own colour. */
export const panel: Layout = { focus: { x: 0.5, y: 0.3 }, wordsOnPicture: false, hidesPicture: true, compose };

/** Share of the front's height that the picture keeps at the least. */
const LEAST_PICTURE = 0.4;

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, measure, look } = stage;
  const [ground, accent] = [hex(look.palette.ground), hex(look.palette.accent)];
  const ink = inkOn(ground, look.palette);
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 1, height: 0.3, size: 0.22, lines: 4 },
    author: { width: 0.86, height: 0.03, size: 0.024, lines: 1 },
    line: { width: 0.86, height: 0.07, size: 0.025, lines: 3 },
  });
  const gap = board.height * 0.03;
  const pad = board.height * 0.045;
  const foot = board.height - margin * 0.95;
  const words = title.height + (line ? gap + line.height : 0) + gap * 1.9 + author.height;
  const panelTop = Math.max(board.height * LEAST_PICTURE, foot - words - pad);
  const spare = Math.max(0, foot - pad - words - panelTop);
  const titleTop = panelTop + pad + spare * 0.4;
  const edge = board.height * 0.0065;
  const sides = { left: margin * 0.8, right: margin * 0.8 };
  const above = { x: margin, y: margin * 0.6, width: measure, height: panelTop - margin * 0.6 };
  return {
    plain: stage.hasPicture ? null : accent,
    shapes: [
      block(stage, 'panel', { top: panelTop, bottom: board.height }, ground),
      block(stage, 'edge', { top: panelTop, bottom: panelTop + edge }, drawingOn(ground, look.palette), 3),
      ...(stage.hasPicture ? [] : figure(stage, above, inkOn(accent, look.palette))),
    ],
    textBoxes: [
      frontBox('Author', author, { top: foot - author.height, ...sides }, { colour: ink }),
      frontBox('Title', title, { top: titleTop, ...sides }, { colour: ink }),
      ...(line
        ? [frontBox('Subtitle', line, { top: titleTop + title.height + gap, ...sides }, { colour: accentOn(ground, look.palette) })]
        : []),
    ],
  };
}
