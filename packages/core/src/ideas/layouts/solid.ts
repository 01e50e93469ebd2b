import { relativeLuminance } from '../../design/contrast.ts';
import { coverShapeSchema } from '../../design/shape.ts';
import { type Layout, type LaidFront, type LayoutStage, frontBox, hex, rule } from '../layout-stage.ts';
import { setFrontWords } from '../set-front-words.ts';
import { panel } from './panel.ts';

/** Self-help, business: nothing but type on a bold colour, giant and left-aligned. With a picture it becomes a panel. */
export const solid: Layout = { focus: panel.focus, compose };

function compose(stage: LayoutStage): LaidFront {
  if (stage.hasPicture) return panel.compose(stage);
  const { board, margin, measure, look } = stage;
  const { ground, light, dark, accent } = look.palette;
  const ink = hex(relativeLuminance(hex(ground)) > 0.3 ? dark : light);
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 1, height: 0.5, size: 0.16, lines: 5 },
    author: { width: 1, height: 0.03, size: 0.022, lines: 1 },
    line: { width: 0.82, height: 0.1, size: 0.03, lines: 3 },
  });
  const barTop = margin * 1.1;
  const barHeight = board.height * 0.013;
  const titleTop = barTop + barHeight + board.height * 0.05;
  const lineTop = titleTop + title.height + board.height * 0.045;
  const sides = { left: margin, right: margin * 0.5 };
  const disc = board.width * 0.86;
  return {
    plain: hex(ground),
    shapes: [
      rule('bar', { x: margin, y: barTop, width: measure * 0.2, height: barHeight }, hex(accent)),
      // A figure for the eye: a disc of the accent that runs off the lower corner.
      coverShapeSchema.parse({
        uniqueObjectId: 'disc',
        type: 'ellipse',
        x: board.width - disc * 0.58,
        y: board.height * 0.62,
        width: disc,
        height: disc,
        z: 1,
        lockAspectRatio: true,
        box: { fill: { kind: 'solid', colour: hex(accent) } },
      }),
      rule('foot', { x: margin, y: board.height - margin - author.height - board.height * 0.028, width: measure, height: 4 }, ink),
    ],
    textBoxes: [
      frontBox('Author', author, { top: board.height - margin - author.height, ...sides }, { colour: ink, alignment: 'left' }),
      frontBox('Title', title, { top: titleTop, ...sides }, { colour: ink, alignment: 'left' }),
      ...(line ? [frontBox('Subtitle', line, { top: lineTop, ...sides }, { colour: ink, alignment: 'left' })] : []),
    ],
  };
}
