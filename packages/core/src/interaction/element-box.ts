import type { Command } from '../commands/apply-command.ts';
import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { blurbArea } from '../elements/blurb/blurb-area.ts';
import { placeCoverImage } from '../elements/cover-image/place-cover-image.ts';
import { placedKind, wordsOf } from '../elements/element-kinds.ts';
import type { NewPlace } from '../elements/kind-definition.ts';
import { placeSpineBox } from '../elements/spine/place-spine-box.ts';
import { spineBoxes } from '../elements/spine/spine-words.ts';
import { type Rect, centreOf, rotationAbout, transformPoint, transformedBounds } from '../geometry/shapes.ts';
import { isLocked, placedElement } from '../elements/placed-elements.ts';
import type { TurnedBox } from './turned-box.ts';

export type { NewPlace } from '../elements/kind-definition.ts';

/** The command that moves an element: one change, or the changes of all members of a group. */
export type ElementCommand = Command;

/** The box of an element that can be moved, and the command that moves it. */
export interface ElementBox extends TurnedBox {
  readonly id: string;
  /**
   * The handles: `all` for elements that can be resized and rotated, `none` for those that can only be moved, such as the blurb and the
   * cover picture.
   */
  readonly handles: 'all' | 'none';
  readonly lockAspectRatio: boolean;
  /** True for text: corner handles scale the type, side handles only change the box. */
  readonly isWords: boolean;
  readonly isLocked: boolean;
  readonly commandFor: (place: NewPlace) => ElementCommand;
}

/** Returns the box of an element; null for an element that cannot be moved. */
export function elementBox(design: Design, id: string): ElementBox | null {
  if (id === 'blurb') return blurbBox(design);
  if (id === 'coverImage') return coverImageBox(design);
  return placedBox(design, id) ?? spineTextBox(design, id);
}

function placedBox(design: Design, id: string): ElementBox | null {
  const element = placedElement(design, id);
  const box = element && placedKind(element.kind)?.box(design, id, geometryOf(design));
  if (!box) return null;
  return { ...box, id, handles: 'all', isLocked: isLocked(design, id), isWords: wordsOf(element.kind) !== null };
}

/** Returns the box of a text on the spine. It moves along the spine and stays centered across it. */
function spineTextBox(design: Design, id: string): ElementBox | null {
  const geometry = geometryOf(design);
  const boxes = spineBoxes(design);
  const box = boxes.find(({ designMode }) => designMode.uniqueId === id);
  const { spine: safe } = geometry.safe;
  const placed = box && placeSpineBox(box, boxes, design.spine, geometry);
  if (!placed || !safe) return null;
  const rect = transformedBounds(placed.toScene, placed.along);
  return {
    id,
    rect,
    rotation: 0,
    handles: 'none',
    lockAspectRatio: false,
    isWords: true,
    isLocked: false,
    commandFor: ({ rect: { y } }) => ({
      name: 'edit-text-box',
      id,
      changes: { panel: { top: Math.max(0, Math.min(safe.height - rect.height, y - safe.y)), height: rect.height } },
    }),
  };
}

function blurbBox(design: Design): ElementBox | null {
  const geometry = geometryOf(design);
  const { back } = geometry.boards;
  const area = blurbArea(design.back, geometry);
  if (!area || !back) return null;
  const safe = geometry.safe.back ?? back;
  return {
    id: 'blurb',
    rect: area,
    rotation: 0,
    handles: 'none',
    lockAspectRatio: false,
    isWords: true,
    isLocked: false,
    commandFor: ({ rect: { x, y, width } }) => ({
      name: 'edit-blurb',
      panel: {
        paddingTop: Math.max(0, y - back.y),
        paddingLeft: Math.max(0, x - safe.x),
        paddingRight: Math.max(0, safe.x + safe.width - x - width),
      },
    }),
  };
}

function coverImageBox(design: Design): ElementBox | null {
  const placed = placeCoverImage(design.coverImage, geometryOf(design));
  if (!placed) return null;
  const { frame, destination, rotation } = placed;
  return {
    id: 'coverImage',
    rect: turnedWith(destination, frame, rotation),
    rotation,
    handles: 'none',
    lockAspectRatio: true,
    isWords: false,
    isLocked: isLocked(design, 'coverImage'),
    commandFor: ({ rect }) => {
      const { x, y, width, height } = turnedWith(rect, frame, -rotation);
      return {
        name: 'place-cover-image',
        backgroundPosition: { x: x - frame.x, y: y - frame.y },
        backgroundSize: { width, height },
      };
    },
  };
}

/** Returns the box after a rotation around the frame's middle. A box rotates around its own middle, the picture around the frame's. */
function turnedWith(rect: Rect, frame: Rect, degrees: number): Rect {
  if (degrees === 0) return rect;
  const middle = transformPoint(rotationAbout(degrees, centreOf(frame)), centreOf(rect));
  return { ...rect, x: middle.x - rect.width / 2, y: middle.y - rect.height / 2 };
}
