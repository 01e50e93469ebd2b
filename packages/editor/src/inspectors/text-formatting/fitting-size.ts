import { MIN_FONT_SIZE } from '@coverwright/core/design/bounds.ts';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { textBlockOf } from '@coverwright/core/elements/text-box/lay-out-text-box.ts';
import { placeTextBox } from '@coverwright/core/elements/text-box/place-text-box.ts';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import { autoFit } from '@coverwright/core/text/auto-fit.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';

/** Print pixels; finer steps cannot be seen. */
const STEP = 1;

/**
 * The largest size up to `maxSize` at which a box's words stand inside it without a word being cut.
 * @param board the front's rectangle. The box's font must be loaded in `engine`.
 */
export function fittingSize(box: TextBox, board: Rect, maxSize: number, engine: TextEngine): number {
  const { textArea } = placeTextBox(box, board);
  const block = textBlockOf(box, textArea.width);
  return autoFit({ block, height: textArea.height, maxSize, minSize: MIN_FONT_SIZE, step: STEP }, engine);
}

/** The size for words that are about to change their face: kept, unless they fitted before and would not any more. */
export function sizeInNewFont(box: TextBox, font: string, board: Rect, engine: TextEngine): number {
  const { fontSize } = box.text;
  if (fittingSize(box, board, fontSize, engine) < fontSize) return fontSize;
  return fittingSize({ ...box, text: { ...box.text, font } }, board, fontSize, engine);
}
