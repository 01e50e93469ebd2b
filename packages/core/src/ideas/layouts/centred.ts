import { coverShapeSchema } from '../../design/shape.ts';
import { relativeLuminance } from '../../design/contrast.ts';
import { type Layout, type LaidFront, type LayoutStage, frontBox, hex } from '../layout-stage.ts';
import { setFrontWords } from '../set-front-words.ts';
import { band, quietEnd, scrimFor } from './ends-of-front.ts';

/** Literary, mystery: an elegant title in the quiet third, an ornament, the author small and letterspaced at the foot. */
export const centred: Layout = { focus: { x: 0.5, y: 0.55 }, compose };

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, measure, look } = stage;
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 0.9, height: 0.3, size: 0.125, lines: 4 },
    author: { width: 0.86, height: 0.04, size: 0.031, lines: 1 },
    line: { width: 0.8, height: 0.06, size: 0.029, lines: 2 },
  });
  const gap = board.height * 0.028;
  const ornament = { width: measure * 0.3, height: board.height * 0.011 };
  const blockHeight = title.height + gap + ornament.height + (line ? gap + line.height : 0);
  const atTop = quietEnd(stage, blockHeight) === 'top';
  const top = atTop ? margin * 1.3 : board.height - margin - author.height - board.height * 0.075 - blockHeight;

  const { light, dark, accent } = look.palette;
  const under = stage.under(band(stage, top, blockHeight)).luminance;
  const isPale = under > 0.42;
  const ink = hex(isPale ? dark : light);
  const scrimColour = hex(isPale ? light : dark);
  const footUnder = stage.under(band(stage, board.height - margin * 2, margin)).luminance;
  const footInk = hex(atTop ? (footUnder > 0.42 ? dark : light) : isPale ? dark : light);
  const footScrim = hex(relativeLuminance(footInk) > 0.4 ? dark : light);
  const ornamentTop = top + title.height + gap;
  const sides = { left: margin * 0.8, right: margin * 0.8 };
  const reach = atTop ? blockHeight + margin * 3 : board.height - top + margin * 2;
  return {
    plain: stage.hasPicture ? null : hex(look.palette.ground),
    shapes: [
      ...scrimFor(stage, atTop ? 'top' : 'bottom', reach, ink, 0, scrimColour),
      ...(atTop ? scrimFor(stage, 'bottom', author.height + margin * 3, footInk, 0.25, footScrim) : []),
      coverShapeSchema.parse({
        uniqueObjectId: 'ornament',
        type: 'divider',
        x: (board.width - ornament.width) / 2,
        y: ornamentTop,
        ...ornament,
        z: 15,
        parameters: { thickness: Math.max(3, board.height * 0.0013) },
        box: { fill: { kind: 'solid', colour: hex(isPale ? dark : accent) } },
      }),
    ],
    textBoxes: [
      frontBox('Author', author, { top: board.height - margin - author.height, ...sides }, { colour: footInk }),
      frontBox('Title', title, { top, ...sides }, { colour: ink }),
      ...(line ? [frontBox('Subtitle', line, { top: ornamentTop + ornament.height + gap, ...sides }, { colour: ink })] : []),
    ],
  };
}
