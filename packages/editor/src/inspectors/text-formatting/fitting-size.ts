import { MIN_FONT_SIZE } from '@coverwright/core/design/bounds.ts';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { textBlockOf } from '@coverwright/core/elements/text-box/lay-out-text-box.ts';
import { placeTextBox } from '@coverwright/core/elements/text-box/place-text-box.ts';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import { autoFit } from '@coverwright/core/text/auto-fit.ts';
import { layoutText } from '@coverwright/core/text/layout-text.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';

/**
 * Returns the largest font size up to `maxSize` at which a text fits its box without breaking a word. Print pixels.
 * @param board the rectangle of the box's board. The box's font must be loaded in `engine`
 */
export function fittingSize(box: TextBox, board: Rect, maxSize: number, engine: TextEngine): number {
  const { textArea } = placeTextBox(box, board);
  return largestWithin(box, { width: textArea.width, height: textArea.height }, maxSize, engine);
}

/**
 * Returns the font size for a text that is about to change its font: the same size if no word breaks and no line is added, else the largest
 * such size. A text that overflows its box already may continue to do so.
 */
export function sizeInNewFont(box: TextBox, font: string, board: Rect, engine: TextEngine): number {
  const { fontSize, lineSpacing } = box.text;
  const { width, height } = placeTextBox(box, board).textArea;
  const { lines } = layoutText(textBlockOf(box, width), engine);
  const room = { width, height: Math.max(height, lines.length * fontSize * lineSpacing) };
  return largestWithin({ ...box, text: { ...box.text, font } }, room, fontSize, engine);
}

function largestWithin(
  box: TextBox,
  room: { readonly width: number; readonly height: number },
  maxSize: number,
  engine: TextEngine,
): number {
  return autoFit({ block: textBlockOf(box, room.width), height: room.height, maxSize, minSize: MIN_FONT_SIZE, step: 1 }, engine);
}
