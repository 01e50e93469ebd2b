import type { Design } from '@coverwright/core/design/design.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { layOutTextBox } from '@coverwright/core/elements/text-box/lay-out-text-box.ts';
import { placeTextBox } from '@coverwright/core/elements/text-box/place-text-box.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import { type Point, type Rect, centreOf, rotationAbout, transformPoint } from '@coverwright/core/geometry/shapes.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import type { TextLayout } from '@coverwright/core/text/text-layout.ts';

/** The text box being typed into, as it is laid out for print: the caret stands where the letters do. */
export interface EditedText {
  readonly box: TextBox;
  readonly layout: TextLayout;
  /** Where the layout's corner stands in the scene, before rotation. */
  readonly origin: Point;
  readonly panel: Rect;
}

/** Null when the box is gone. */
export function layOutEdited(design: Design, id: string, engine: TextEngine): EditedText | null {
  const box = design.frontBoard.textBoxes.find(({ designMode }) => designMode.uniqueId === id);
  if (!box) return null;
  const { panel, textArea } = placeTextBox(box, measureCover(specificationOf(design)).boards.front);
  return { box, panel, ...layOutTextBox(box, textArea, engine) };
}

/** A point of the scene in the layout's own coordinates, the box's rotation undone. */
export function inLayout({ box, panel, origin }: EditedText, point: Point): Point {
  const upright = transformPoint(rotationAbout(-box.panel.rotation, centreOf(panel)), point);
  return { x: upright.x - origin.x, y: upright.y - origin.y };
}
