import { coverShapeSchema } from '../../design/shape.ts';
import type { TextEffect } from '../../effects/text-effect.ts';
import { type Layout, type LaidFront, type LayoutStage, frontBox, hex } from '../layout-stage.ts';
import { setLines } from '../set-lines.ts';

/** Children's, rom-com: big round letters at a tilt with a firm outline, the author on a bright ribbon. */
export const playful: Layout = { focus: { x: 0.5, y: 0.62 }, compose };

const TILT = -3;

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, measure, look, engine } = stage;
  const { ground, light, dark, accent } = look.palette;
  const title = setLines(
    stage.title,
    look.title,
    { width: measure * 0.96, height: board.height * 0.34, maxSize: board.height * 0.17, maxLines: 3 },
    engine,
  );
  const author = setLines(
    stage.author,
    look.author,
    { width: measure * 0.7, height: board.height * 0.04, maxSize: board.height * 0.03, maxLines: 1 },
    engine,
  );
  const line = stage.subtitle
    ? setLines(
        stage.subtitle,
        look.subtitle,
        { width: measure * 0.8, height: board.height * 0.05, maxSize: board.height * 0.03, maxLines: 2 },
        engine,
      )
    : null;
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
