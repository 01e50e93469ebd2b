import { relativeLuminance } from '../../design/contrast.ts';
import { type LaidFront, type Layout, type LayoutStage, block, frontBox, hex } from '../layout-stage.ts';
import { setFrontWords } from '../set-front-words.ts';
import { scrimFor } from './ends-of-front.ts';

/** A series look: the title on a band of colour across the picture, the author above, the small line below. */
export const bandLayout: Layout = { focus: { x: 0.5, y: 0.3 }, compose };

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, look } = stage;
  const { ground, light, dark, accent } = look.palette;
  const isPale = relativeLuminance(hex(ground)) > 0.3;
  const onBand = hex(isPale ? dark : light);
  const { title, author, line } = setFrontWords(stage, {
    title: { width: 1, height: 0.2, size: 0.11, lines: 3 },
    author: { width: 0.86, height: 0.04, size: 0.038, lines: 1 },
    line: { width: 0.86, height: 0.05, size: 0.024, lines: 2 },
  });
  const pad = board.height * 0.038;
  const height = title.height + 2 * pad;
  const top = board.height * 0.6 - height / 2;
  const edge = board.height * 0.005;
  const sides = { left: margin * 0.8, right: margin * 0.8 };
  return {
    plain: stage.hasPicture ? null : hex(dark),
    shapes: [
      ...scrimFor(stage, 'top', author.height + margin * 2.8, hex(light), 0.45),
      ...(line ? scrimFor(stage, 'bottom', line.height + margin * 2.8, hex(light), 0.4) : []),
      block('band', { top, bottom: top + height }, hex(ground), board),
      block('band-upper-edge', { top: top - edge * 2.4, bottom: top - edge * 1.4 }, hex(accent), board, 3),
      block('band-lower-edge', { top: top + height + edge * 1.4, bottom: top + height + edge * 2.4 }, hex(accent), board, 3),
    ],
    textBoxes: [
      frontBox('Author', author, { top: margin, ...sides }, { colour: hex(light) }),
      frontBox('Title', title, { top: top + pad, ...sides }, { colour: onBand }),
      ...(line ? [frontBox('Subtitle', line, { top: board.height - margin - line.height, ...sides }, { colour: hex(light) })] : []),
    ],
  };
}
