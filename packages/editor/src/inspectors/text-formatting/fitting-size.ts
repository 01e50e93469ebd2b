import { MIN_FONT_SIZE } from '@coverwright/core/design/bounds.ts';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { textBlockOf } from '@coverwright/core/elements/text-box/lay-out-text-box.ts';
import { placeTextBox } from '@coverwright/core/elements/text-box/place-text-box.ts';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import { autoFit } from '@coverwright/core/text/auto-fit.ts';
import { layoutText } from '@coverwright/core/text/layout-text.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';

/**
 * The largest size up to `maxSize` at which a box's words stand inside it without a word being cut. Print pixels.
 * @param board the rectangle of the board that it stands on. The box's font must be loaded in `engine`.
 */
export function fittingSize(box: TextBox, board: Rect, maxSize: number, engine: TextEngine): number {
  const { textArea } = placeTextBox(box, board);
  return largestWithin(box, { width: textArea.width, height: textArea.height }, maxSize, engine);
}

/**
 * The size for words that are about to change their face: kept where the new face cuts no word and takes no more lines, else
 * the largest that does neither. Words that reach beyond their box already may go on doing so.
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
