import { coverShapeSchema } from '../../design/shape.ts';
import { type LaidFront, type Layout, type LayoutStage, OVERSHOOT, frontBox, hex } from '../layout-stage.ts';
import { setFrontWords } from '../set-front-words.ts';
import { scrimFor } from './ends-of-front.ts';

/** Action, noir, young adult: the title climbs across the cover on a slanted slab of the accent. */
export const diagonal: Layout = { focus: { x: 0.5, y: 0.34 }, compose };

/** Degrees that the title climbs. */
const CLIMB = 8;

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, look } = stage;
  const { light, dark, accent, ground } = look.palette;
  // A turned line needs room for its rise: it keeps further from the edges than a straight one.
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 0.86, height: 0.24, size: 0.13, lines: 3 },
    author: { width: 0.8, height: 0.045, size: 0.042, lines: 1 },
    line: { width: 0.8, height: 0.05, size: 0.026, lines: 2 },
  });
  const width = board.width + OVERSHOOT;
  const rise = Math.tan((CLIMB * Math.PI) / 180) * width;
  const thickness = title.height + board.height * 0.075;
  const middle = board.height * 0.66;
  const sides = { left: margin * 0.8, right: margin * 0.8 };
  const authorTop = board.height - margin - author.height;
  return {
    plain: stage.hasPicture ? null : hex(ground),
    shapes: [
      ...scrimFor(stage, 'bottom', author.height + margin * 3, hex(light), 0.6),
      ...(line ? scrimFor(stage, 'top', line.height + margin * 2.6, hex(light), 0.35) : []),
      coverShapeSchema.parse({
        uniqueObjectId: 'slab',
        type: 'slant',
        x: 0,
        // The slab's middle crosses the board's middle where the title does.
        y: middle - thickness / 2 - (rise * board.width) / width / 2 - (rise * OVERSHOOT) / width,
        width,
        height: thickness + rise,
        z: 3,
        parameters: { angle: CLIMB },
        box: { fill: { kind: 'solid', colour: hex(accent) } },
      }),
    ],
    textBoxes: [
      frontBox('Author', author, { top: authorTop, ...sides }, { colour: hex(light) }),
      frontBox('Title', title, { top: middle - title.height / 2, ...sides, rotation: -CLIMB }, { colour: hex(dark) }),
      ...(line ? [frontBox('Subtitle', line, { top: margin, ...sides }, { colour: hex(light) })] : []),
    ],
  };
}
