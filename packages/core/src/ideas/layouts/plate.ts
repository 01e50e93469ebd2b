import type { CoverShape } from '../../design/shape.ts';
import type { TextBox } from '../../design/text-box.ts';
import { frontBox } from '../front-box.ts';
import { rule, solidShape } from '../front-shapes.ts';
import { type LayoutStage, hex } from '../layout-stage.ts';
import { accentOn, drawingOn, inkOn } from '../readable-palette.ts';
import { setFrontWords } from '../set-front-words.ts';

/** Lays a label with all the words on it, in the book's ground color with a fine border, as on a jar or an old novel. */
export function plate(
  stage: LayoutStage,
  type: 'plaque' | 'rectangle',
  middleOf: (height: number) => number,
): { readonly shapes: readonly CoverShape[]; readonly textBoxes: readonly TextBox[] } {
  const { board, margin, measure, look } = stage;
  const ground = hex(look.palette.ground);
  const ink = inkOn(ground, look.palette);
  const border = drawingOn(ground, look.palette);
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 0.8, height: 0.32, size: 0.2, lines: 4 },
    author: { width: 0.66, height: 0.03, size: 0.024, lines: 1 },
    line: { width: 0.7, height: 0.05, size: 0.021, lines: 2 },
  });
  const gap = board.height * 0.026;
  const pad = board.height * 0.062;
  const rules = board.height * 0.02;
  const height = pad * 2 + title.height + (line ? gap + line.height : 0) + gap * 2 + rules + author.height;
  const width = measure * 0.98;
  const x = (board.width - width) / 2;
  const y = middleOf(height) - height / 2;
  const inset = board.width * 0.022;
  const sides = { left: margin, right: margin };
  const ruleTop = y + pad + title.height + (line ? gap + line.height : 0) + gap;
  const inner = { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset, z: 9 };
  const thin = Math.max(4, board.width * 0.003);
  return {
    shapes: [
      solidShape('plate', type, ground, { x, y, width, height, z: 8, parameters: { notch: 0.1 } }),
      {
        ...solidShape('plate-border', type, ground, { ...inner, parameters: { notch: 0.1 } }),
        line: { colour: border, width: thin, dash: 'solid' },
      },
      rule('plate-rule', { x: (board.width - measure * 0.14) / 2, y: ruleTop + rules / 2, width: measure * 0.14, height: thin }, border),
    ],
    textBoxes: [
      frontBox('Author', author, { top: ruleTop + rules + gap, ...sides }, { colour: ink }),
      frontBox('Title', title, { top: y + pad, ...sides }, { colour: ink }),
      ...(line
        ? [frontBox('Subtitle', line, { top: y + pad + title.height + gap, ...sides }, { colour: accentOn(ground, look.palette) })]
        : []),
    ],
  };
}
