import { relativeLuminance } from '../../design/contrast.ts';
import { type Layout, type LaidFront, type LayoutStage, block, frontBox, hex } from '../layout-stage.ts';
import { setLines } from '../set-lines.ts';

/** History, memoir, cookbook: the picture above, the words below on a field of the book's own colour. */
export const panel: Layout = { focus: { x: 0.5, y: 0.3 }, compose };

/** Share of the front's height that the picture keeps at the least. */
const LEAST_PICTURE = 0.5;

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, measure, look, engine } = stage;
  const { ground, light, dark, accent } = look.palette;
  const isPale = relativeLuminance(hex(ground)) > 0.3;
  const ink = hex(isPale ? dark : light);
  const title = setLines(
    stage.title,
    look.title,
    { width: measure, height: board.height * 0.23, maxSize: board.height * 0.105, maxLines: 3 },
    engine,
  );
  const author = setLines(
    stage.author,
    look.author,
    { width: measure * 0.86, height: board.height * 0.03, maxSize: board.height * 0.024, maxLines: 1 },
    engine,
  );
  const line = stage.subtitle
    ? setLines(
        stage.subtitle,
        look.subtitle,
        { width: measure * 0.86, height: board.height * 0.07, maxSize: board.height * 0.029, maxLines: 3 },
        engine,
      )
    : null;
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
