import { relativeLuminance } from '../../design/contrast.ts';
import { type Layout, type LaidFront, type LayoutStage, block, frontBox, hex } from '../layout-stage.ts';
import { setFrontWords } from '../set-front-words.ts';

/** History, memoir, cookbook: the picture above, the words below on a field of the book's own colour. */
export const panel: Layout = { focus: { x: 0.5, y: 0.3 }, compose };

/** Share of the front's height that the picture keeps at the least. */
const LEAST_PICTURE = 0.5;

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, look } = stage;
  const { ground, light, dark, accent } = look.palette;
  const isPale = relativeLuminance(hex(ground)) > 0.3;
  const ink = hex(isPale ? dark : light);
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 1, height: 0.23, size: 0.105, lines: 3 },
    author: { width: 0.86, height: 0.03, size: 0.024, lines: 1 },
    line: { width: 0.86, height: 0.07, size: 0.029, lines: 3 },
  });
  const gap = board.height * 0.026;
  const pad = board.height * 0.045;
  const words = title.height + (line ? gap + line.height : 0) + gap * 1.9 + author.height;
  const panelTop = Math.max(board.height * LEAST_PICTURE, board.height - margin * 0.95 - words - pad);
  const spare = board.height - margin * 0.95 - pad - words - panelTop;
  const titleTop = panelTop + pad + Math.max(0, spare) * 0.4;
  const authorTop = board.height - margin * 0.95 - author.height;
  const sides = { left: margin * 0.8, right: margin * 0.8 };
  return {
    plain: stage.hasPicture ? null : hex(ground),
    shapes: [
      ...(stage.hasPicture ? [block('panel', { top: panelTop, bottom: board.height }, hex(ground), board)] : []),
      block('edge', { top: panelTop, bottom: panelTop + board.height * 0.0065 }, hex(accent), board, 3),
    ],
    textBoxes: [
      frontBox('Author', author, { top: authorTop, ...sides }, { colour: ink }),
      frontBox('Title', title, { top: titleTop, ...sides }, { colour: ink }),
      ...(line
        ? [frontBox('Subtitle', line, { top: titleTop + title.height + gap, ...sides }, { colour: hex(isPale ? accent : light) })]
        : []),
    ],
  };
}
