import { frontBox } from '../front-box.ts';
import { figure, solidShape } from '../front-shapes.ts';
import { type LaidFront, type Layout, type LayoutStage, OVERSHOOT, hex } from '../layout-stage.ts';
import { accentOn, drawingOn, inkOn } from '../readable-palette.ts';
import { setFrontWords } from '../set-front-words.ts';

/** Historical, literary, fantasy: the picture seen through an arched window in a mount of the book's own colour. */
export const windowLayout: Layout = { focus: { x: 0.5, y: 0.36 }, wordsOnPicture: false, hidesPicture: true, compose };

/** Width of the window, in its heights. */
const WIDEST = 0.92;

function compose(stage: LayoutStage): LaidFront {
  const { board, across, margin, look } = stage;
  const ground = hex(look.palette.ground);
  const accent = hex(look.palette.accent);
  const ink = inkOn(ground, look.palette);
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 1, height: 0.27, size: 0.2, lines: 4 },
    author: { width: 0.8, height: 0.035, size: 0.026, lines: 1 },
    line: { width: 0.8, height: 0.05, size: 0.023, lines: 2 },
  });
  const gap = board.height * 0.029;
  const words = title.height + (line ? gap + line.height : 0) + gap * 1.7 + author.height;
  const top = margin * 1.1;
  const openingHeight = board.height - margin - words - gap * 2.4 - top;
  // On a wide board a window as wide as on a high one would be a tunnel.
  const opening = { width: Math.min(board.width * 0.7, openingHeight * WIDEST), top };
  const rim = Math.max(8, board.width * 0.006);
  const titleTop = opening.top + openingHeight + gap * 2.4;
  const sides = { left: margin * 0.8, right: margin * 0.8 };
  const left = (board.width - opening.width) / 2;
  const pane = { x: left, y: opening.top, width: opening.width, height: openingHeight };
  return {
    plain: stage.hasPicture ? null : ground,
    shapes: [
      ...(stage.hasPicture
        ? [
            solidShape('mount', 'mat', ground, {
              x: across.x,
              y: -OVERSHOOT,
              width: across.width,
              height: board.height + 2 * OVERSHOOT,
              z: 2,
              parameters: { left: left - across.x, top: opening.top + OVERSHOOT, windowWidth: opening.width, windowHeight: openingHeight },
            }),
          ]
        : [solidShape('pane', 'arch', accent, { ...pane, z: 2 }), ...figure(stage, pane, inkOn(accent, look.palette))]),
      solidShape('rim', 'arched-frame', drawingOn(ground, look.palette), {
        x: left - rim * 3,
        y: opening.top - rim * 3,
        width: opening.width + rim * 6,
        height: openingHeight + rim * 6,
        z: 3,
        parameters: { thickness: rim },
      }),
    ],
    textBoxes: [
      frontBox('Author', author, { top: board.height - margin - author.height, ...sides }, { colour: ink }),
      frontBox('Title', title, { top: titleTop, ...sides }, { colour: ink }),
      ...(line
        ? [frontBox('Subtitle', line, { top: titleTop + title.height + gap, ...sides }, { colour: accentOn(ground, look.palette) })]
        : []),
    ],
  };
}
