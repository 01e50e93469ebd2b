import { relativeLuminance } from '../../design/contrast.ts';
import { coverShapeSchema } from '../../design/shape.ts';
import { SHAPE_CATALOGUE } from '../../elements/shapes/shape-catalogue.ts';
import { type LaidFront, type Layout, type LayoutStage, frontBox, hex } from '../layout-stage.ts';
import { setFrontWords } from '../set-front-words.ts';

/** Type and one large sign on plain colour: no picture at all. */
export const emblem: Layout = { focus: { x: 0.5, y: 0.5 }, compose };

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, look } = stage;
  const { ground, light, dark, accent } = look.palette;
  const ink = hex(relativeLuminance(hex(ground)) > 0.3 ? dark : light);
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 0.96, height: 0.26, size: 0.12, lines: 4 },
    author: { width: 0.8, height: 0.035, size: 0.03, lines: 1 },
    line: { width: 0.8, height: 0.05, size: 0.025, lines: 2 },
  });
  const gap = board.height * 0.028;
  const top = margin * 1.3;
  const wordsEnd = top + title.height + (line ? gap + line.height : 0);
  const authorTop = board.height - margin - author.height;
  const room = authorTop - wordsEnd - gap * 3;
  const size = Math.min(board.width * 0.62, room / SHAPE_CATALOGUE[look.sign].proportion);
  const sides = { left: margin * 0.8, right: margin * 0.8 };
  return {
    plain: hex(ground),
    shapes: [
      coverShapeSchema.parse({
        uniqueObjectId: 'sign',
        type: look.sign,
        x: (board.width - size) / 2,
        y: wordsEnd + gap * 1.5 + (room - size * SHAPE_CATALOGUE[look.sign].proportion) / 2,
        width: size,
        height: size * SHAPE_CATALOGUE[look.sign].proportion,
        z: 2,
        lockAspectRatio: true,
        box: { fill: { kind: 'solid', colour: hex(accent) } },
      }),
    ],
    textBoxes: [
      frontBox('Author', author, { top: authorTop, ...sides }, { colour: ink }),
      frontBox('Title', title, { top, ...sides }, { colour: ink }),
      ...(line ? [frontBox('Subtitle', line, { top: top + title.height + gap, ...sides }, { colour: ink })] : []),
    ],
  };
}
