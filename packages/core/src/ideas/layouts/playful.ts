import { coverShapeSchema } from '../../design/shape.ts';
import type { TextEffect } from '../../effects/text-effect.ts';
import { type Layout, type LaidFront, type LayoutStage, frontBox, hex } from '../layout-stage.ts';
import { setFrontWords } from '../set-front-words.ts';

/** Children's, rom-com: big round letters at a tilt with a firm outline, the author on a bright ribbon. */
export const playful: Layout = { focus: { x: 0.5, y: 0.62 }, compose };

const TILT = -3;

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, look } = stage;
  const { ground, light, dark, accent } = look.palette;
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 0.96, height: 0.34, size: 0.17, lines: 3 },
    author: { width: 0.7, height: 0.04, size: 0.03, lines: 1 },
    line: { width: 0.8, height: 0.05, size: 0.03, lines: 2 },
  });
  const top = margin * 1.25;
  const ribbon = { width: author.width + margin * 1.5, height: author.height + board.height * 0.042 };
  const ribbonTop = board.height - margin * 0.9 - ribbon.height;
  const outline: TextEffect = { name: 'outline', style: { colour: hex(dark), width: 34 } };
  const sides = { left: margin * 0.6, right: margin * 0.6 };
  return {
    plain: stage.hasPicture ? null : hex(ground),
    shapes: [
      coverShapeSchema.parse({
        uniqueObjectId: 'ribbon',
        type: 'rectangle',
        x: (board.width - ribbon.width) / 2,
        y: ribbonTop,
        ...ribbon,
        z: 15,
        box: { fill: { kind: 'solid', colour: hex(accent) }, cornerRadius: ribbon.height / 2 },
      }),
    ],
    textBoxes: [
      frontBox('Author', author, { top: ribbonTop + (ribbon.height - author.height) / 2, ...sides }, { colour: hex(dark) }),
      frontBox('Title', title, { top, ...sides, rotation: TILT }, { colour: hex(light), effect: outline }),
      ...(line
        ? [
            frontBox(
              'Subtitle',
              line,
              { top: top + title.height + board.height * 0.04, ...sides, rotation: TILT },
              { colour: hex(light), effect: { name: 'outline', style: { colour: hex(dark), width: 60 } } },
            ),
          ]
        : []),
    ],
  };
}
