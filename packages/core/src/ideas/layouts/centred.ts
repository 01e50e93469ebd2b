import { frontBox } from '../front-box.ts';
import { figure, solidShape } from '../front-shapes.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { drawingOn } from '../readable-palette.ts';
import { setFrontWords } from '../set-front-words.ts';
import { band, inkFor, quietEnd, scrimUnder } from './ends-of-front.ts';

/** Literary, mystery: an elegant title in the quiet third, an ornament, the author small and letterspaced at the foot. */
export const centred: Layout = { focus: { x: 0.5, y: 0.55 }, wordsOnPicture: true, compose };

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, measure, look } = stage;
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 1, height: 0.44, size: 0.24, lines: 4 },
    author: { width: 0.86, height: 0.04, size: 0.03, lines: 1 },
    line: { width: 0.8, height: 0.06, size: 0.026, lines: 2 },
  });
  const gap = board.height * 0.03;
  const ornament = { width: measure * 0.3, height: board.height * 0.011 };
  const blockHeight = title.height + gap + ornament.height + (line ? gap + line.height : 0);
  const atTop = quietEnd(stage, blockHeight) === 'top';
  const authorTop = board.height - margin - author.height;
  const top = atTop ? margin * 1.3 : authorTop - board.height * 0.07 - blockHeight;
  const titleArea = band(stage, top, atTop ? blockHeight : board.height - margin - top);
  const authorArea = band(stage, authorTop, author.height);
  const head = inkFor(stage, titleArea, authorArea);
  const ground = hex(look.palette.ground);
  const ornamentTop = top + title.height + gap;
  const sides = { left: margin * 0.8, right: margin * 0.8 };
  const rest = { x: margin, y: top + blockHeight, width: measure, height: authorTop - top - blockHeight };
  return {
    plain: stage.hasPicture ? null : ground,
    shapes: [
      ...scrimUnder(stage, atTop ? 'top' : 'bottom', titleArea, head),
      ...(atTop ? scrimUnder(stage, 'bottom', authorArea, head) : []),
      ...(stage.hasPicture ? [] : figure(stage, rest, drawingOn(ground, look.palette), board.width * 0.44)),
      solidShape('ornament', 'divider', drawingOn(stage.hasPicture ? head.scrim : ground, look.palette), {
        x: (board.width - ornament.width) / 2,
        y: ornamentTop,
        ...ornament,
        z: 15,
        parameters: { thickness: Math.max(3, board.height * 0.0013) },
      }),
    ],
    textBoxes: [
      frontBox('Author', author, { top: authorTop, ...sides }, { colour: head.ink }),
      frontBox('Title', title, { top, ...sides }, { colour: head.ink }),
      ...(line ? [frontBox('Subtitle', line, { top: ornamentTop + ornament.height + gap, ...sides }, { colour: head.ink })] : []),
    ],
  };
}
