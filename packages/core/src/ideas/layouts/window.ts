import { relativeLuminance } from '../../design/contrast.ts';
import { coverShapeSchema } from '../../design/shape.ts';
import { type LaidFront, type Layout, type LayoutStage, OVERSHOOT, frontBox, hex } from '../layout-stage.ts';
import { setFrontWords } from '../set-front-words.ts';

/** Historical, literary, fantasy: the picture seen through an arched window in a mount of the book's own colour. */
export const windowLayout: Layout = { focus: { x: 0.5, y: 0.36 }, compose };

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, look } = stage;
  const { ground, light, dark, accent } = look.palette;
  const ink = hex(relativeLuminance(hex(ground)) > 0.3 ? dark : light);
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 0.94, height: 0.19, size: 0.095, lines: 3 },
    author: { width: 0.8, height: 0.035, size: 0.027, lines: 1 },
    line: { width: 0.8, height: 0.05, size: 0.025, lines: 2 },
  });
  const gap = board.height * 0.026;
  const words = title.height + (line ? gap + line.height : 0) + gap * 1.7 + author.height;
  const opening = { width: board.width * 0.66, top: margin * 1.15 };
  const openingHeight = board.height - margin - words - gap * 2.2 - opening.top;
  const rim = Math.max(8, board.width * 0.006);
  const titleTop = opening.top + openingHeight + gap * 2.2;
  const sides = { left: margin * 0.8, right: margin * 0.8 };
  const left = (board.width - opening.width) / 2;
  return {
    plain: stage.hasPicture ? null : hex(ground),
    shapes: [
      ...(stage.hasPicture
        ? [
            coverShapeSchema.parse({
              uniqueObjectId: 'mount',
              type: 'mat',
              x: 0,
              y: -OVERSHOOT,
              width: board.width + OVERSHOOT,
              height: board.height + 2 * OVERSHOOT,
              z: 2,
              parameters: { left, top: opening.top + OVERSHOOT, windowWidth: opening.width, windowHeight: openingHeight },
              box: { fill: { kind: 'solid', colour: hex(ground) } },
            }),
          ]
        : []),
      coverShapeSchema.parse({
        uniqueObjectId: 'rim',
        type: 'arched-frame',
        x: left - rim * 3,
        y: opening.top - rim * 3,
        width: opening.width + rim * 6,
        height: openingHeight + rim * 6,
        z: 3,
        parameters: { thickness: rim },
        box: { fill: { kind: 'solid', colour: hex(accent) } },
      }),
    ],
    textBoxes: [
      frontBox('Author', author, { top: board.height - margin - author.height, ...sides }, { colour: ink }),
      frontBox('Title', title, { top: titleTop, ...sides }, { colour: ink }),
      ...(line ? [frontBox('Subtitle', line, { top: titleTop + title.height + gap, ...sides }, { colour: ink })] : []),
    ],
  };
}
