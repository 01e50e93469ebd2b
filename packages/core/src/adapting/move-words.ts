import { MAX_FONT_SIZE, MIN_FONT_SIZE } from '../design/bounds.ts';
import type { TextBox } from '../design/text-box.ts';
import { panelAt, placeTextBox } from '../elements/text-box/place-text-box.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import { type Rect, centreOf, contains } from '../geometry/shapes.ts';
import type { BookChange } from './book-change.ts';

/** Where words stand: their numbers count from the front wherever a hand has put them. */
export type WordsBoard = 'front' | 'back' | 'elsewhere';

export function boardOfWords(box: TextBox, { boards, panels }: CoverGeometry): WordsBoard {
  const middle = centreOf(placeTextBox(box, boards.front).panel);
  if (contains(panels.front, middle)) return 'front';
  return panels.back && contains(panels.back, middle) ? 'back' : 'elsewhere';
}

/** The box counted from the board that it stands on. */
export function countedFrom(board: WordsBoard, box: TextBox, geometry: CoverGeometry): TextBox {
  const rect = faceOf(board, geometry);
  return { ...box, panel: { ...box.panel, ...panelAt(placeTextBox(box, geometry.boards.front).panel, rect) } };
}

/** Words grow evenly with their board; those between the boards keep their distance to the front. */
export function moveWords(box: TextBox, board: WordsBoard, { before, after, moved }: BookChange): TextBox {
  const place = moved.get(box.designMode.uniqueId);
  const face = faceOf(board, after);
  if (!place) {
    if (board === 'front') return box;
    const stood = placeTextBox(box, before.boards.front).panel;
    const from = faceOf(board, before);
    const rect = { ...stood, x: stood.x - from.x + face.x, y: stood.y - from.y + face.y };
    return { ...box, panel: { ...box.panel, ...panelAt(rect, after.boards.front) } };
  }
  const { scale } = place;
  const rect = { ...place.box, x: face.x + place.box.x, y: face.y + place.box.y };
  return resized({ ...box, panel: { ...box.panel, ...panelAt(rect, after.boards.front) } }, scale);
}

/** Type and what stands around it, evenly. */
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

function faceOf(board: WordsBoard, { boards }: CoverGeometry): Rect {
  return board === 'back' ? (boards.back ?? boards.front) : boards.front;
}
