import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { faceUses } from '@coverwright/core/elements/text-box/face-uses.ts';
import { type LaidTextBox, layOutTextBox } from '@coverwright/core/elements/text-box/lay-out-text-box.ts';
import { placeTextBox } from '@coverwright/core/elements/text-box/place-text-box.ts';
import { textBoard } from '@coverwright/core/elements/text-box/text-board.ts';
import { type Point, type Rect, centreOf, rotationAbout, transformPoint } from '@coverwright/core/geometry/shapes.ts';
import type { FontLibrary } from '@coverwright/render/fonts/load-design-fonts.ts';

/** The text box being typed into, as it is laid out for print: the caret stands where the letters do. */
export interface EditedText {
  readonly box: TextBox;
  readonly panel: Rect;
  /** Its lines, and where their corner stands in the scene before rotation. Null until the box's font is loaded. */
  readonly lines: LaidTextBox | null;
}

/** Null when the box is gone, or waits for a format that has its board. */
export function layOutEdited(design: Design, id: string, engine: FontLibrary): EditedText | null {
  const box = design.frontBoard.textBoxes.find(({ designMode }) => designMode.uniqueId === id);
  const board = box && textBoard(box, geometryOf(design));
  if (!box || !board) return null;
  const { panel, textArea } = placeTextBox(box, board);
  const isLoaded = faceUses(box.text).every((use) => engine.hasFace(engine.resolve(use).face));
  return { box, panel, lines: isLoaded ? layOutTextBox(box, textArea, engine) : null };
}

/** A point of the scene with the box's rotation undone. */
export function upright({ box, panel }: EditedText, point: Point): Point {
  return transformPoint(rotationAbout(-box.panel.rotation, centreOf(panel)), point);
}
