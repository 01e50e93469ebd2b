import { MAX_FONT_SIZE, MIN_FONT_SIZE } from '../design/bounds.ts';
import type { TextBox } from '../design/text-box.ts';
import { panelAt, placeTextBox } from '../elements/text-box/place-text-box.ts';
import { boardOfText } from '../elements/text-box/text-board.ts';
import { type Size, centreOf } from '../geometry/shapes.ts';
import type { BookChange } from './book-change.ts';

/** Moves a text box to the new book. Text scales evenly with its board. */
export function moveWords(box: TextBox, { before, after, changes, moved }: BookChange): TextBox {
  const board = boardOfText(box);
  if (board === 'spine') return moveOnSpine(box, before.boards.spine, after.boards.spine);
  const place = moved.get(box.designMode.uniqueId);
  const to = changes.get(board)?.to;
  if (!place || !to) return box;
  return resized(
    { ...box, panel: { ...box.panel, ...panelAt(place.box, { x: 0, y: 0, width: to.width, height: to.height }) } },
    place.scale,
  );
}

/** Moves text that was placed on the spine. It keeps its distance from the spine's middle and its share of the spine's length. */
function moveOnSpine(box: TextBox, from: Size | null, to: Size | null): TextBox {
  if (!from || !to || (from.width === to.width && from.height === to.height)) return box;
  const even = to.height / from.height;
  const { panel } = placeTextBox(box, { x: 0, y: 0, ...from });
  const centre = centreOf(panel);
  const [width, height] = [panel.width * even, panel.height * even];
  const rect = { x: to.width / 2 + (centre.x - from.width / 2) * even - width / 2, y: centre.y * even - height / 2, width, height };
  return resized({ ...box, panel: { ...box.panel, ...panelAt(rect, { x: 0, y: 0, ...to }) } }, even);
}

/** Returns a text box with its type size and its paddings scaled evenly. */
export function resized(box: TextBox, scale: number): TextBox {
  const { panel, text, designMode } = box;
  const size = (value: number) => Math.min(MAX_FONT_SIZE, Math.max(MIN_FONT_SIZE, value * scale));
  return {
    ...box,
    panel: { ...panel, paddingLeft: panel.paddingLeft * scale, paddingRight: panel.paddingRight * scale },
    designMode: { ...designMode, maxFontSize: designMode.maxFontSize === MAX_FONT_SIZE ? MAX_FONT_SIZE : size(designMode.maxFontSize) },
    text: { ...text, fontSize: size(text.fontSize) },
  };
}
