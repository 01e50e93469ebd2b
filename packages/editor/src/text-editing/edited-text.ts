import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { layOutSpineWords } from '@coverwright/core/elements/spine/compile-spine-box.ts';
import { placeSpineBox } from '@coverwright/core/elements/spine/place-spine-box.ts';
import { spineBoxes } from '@coverwright/core/elements/spine/spine-words.ts';
import { faceUses } from '@coverwright/core/elements/text-box/face-uses.ts';
import { type LaidTextBox, layOutTextBox } from '@coverwright/core/elements/text-box/lay-out-text-box.ts';
import { placeTextBox } from '@coverwright/core/elements/text-box/place-text-box.ts';
import { textBoard } from '@coverwright/core/elements/text-box/text-board.ts';
import { type Point, type Rect, centreOf, rotationAbout, transformPoint, transformedBounds } from '@coverwright/core/geometry/shapes.ts';
import type { FontLibrary } from '@coverwright/render/fonts/load-design-fonts.ts';

/** The edited text, laid out as in print, so that the caret is exactly between the letters. */
export interface EditedText {
  readonly box: TextBox;
  readonly panel: Rect;
  /** Rotation in degrees, clockwise about the center of `panel`. */
  readonly rotation: number;
  /** The lines, and the position of their corner in the scene before the rotation. Null until the font has loaded. */
  readonly lines: LaidTextBox | null;
}

/** Returns null if the box is deleted, or is on a board that the format lacks. */
export function layOutEdited(design: Design, id: string, engine: FontLibrary): EditedText | null {
  const box = design.frontBoard.textBoxes.find(({ designMode }) => designMode.uniqueId === id);
  const board = box && textBoard(box, geometryOf(design));
  if (!box) return layOutSpine(design, id, engine);
  if (!board) return null;
  const { panel, textArea } = placeTextBox(box, board);
  const isLoaded = faceUses(box.text).every((use) => engine.hasFace(engine.resolve(use).face));
  return { box, panel, rotation: box.panel.rotation, lines: isLoaded ? layOutTextBox(box, textArea, engine) : null };
}

/** Lays out a spine text along the spine, rotated by a right angle about its center. */
function layOutSpine(design: Design, id: string, engine: FontLibrary): EditedText | null {
  const boxes = spineBoxes(design);
  const box = boxes.find(({ designMode }) => designMode.uniqueId === id);
  const placed = box && placeSpineBox(box, boxes, design.spine, geometryOf(design));
  if (!box || !placed) return null;
  const { along, toScene } = placed;
  const middle = centreOf(transformedBounds(toScene, along));
  const panel = { ...along, x: middle.x - along.width / 2, y: middle.y - along.height / 2 };
  const rotation = design.spine.direction === 'top-to-bottom' ? QUARTER : -QUARTER;
  const isLoaded = faceUses(box.text).every((use) => engine.hasFace(engine.resolve(use).face));
  if (!isLoaded) return { box, panel, rotation, lines: null };
  const laid = layOutSpineWords(box, design.spine, along, engine);
  return { box, panel, rotation, lines: { ...laid, origin: { x: panel.x + laid.origin.x, y: panel.y + laid.origin.y } } };
}

const QUARTER = 90;

/** Rotates a point of the scene back, to the coordinates of the unrotated box. */
export function unrotatePoint({ rotation, panel }: EditedText, point: Point): Point {
  return transformPoint(rotationAbout(-rotation, centreOf(panel)), point);
}
