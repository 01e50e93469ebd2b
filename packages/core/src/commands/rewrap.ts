import { MAX_FONT_SIZE, MIN_FONT_SIZE } from '../design/bounds.ts';
import type { Design } from '../design/design.ts';
import type { TextBox } from '../design/text-box.ts';
import { anchorRect, isAnchorShown, placeObject } from '../elements/objects/place-object.ts';
import { standingBoard } from '../elements/objects/standing-board.ts';
import { coverImageArea, keepCovering } from '../elements/cover-image/place-cover-image.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import { placeTextBox } from '../elements/text-box/place-text-box.ts';
import { type Rect, type Size, centreOf } from '../geometry/shapes.ts';
import type { Anchor } from '../design/placed-object.ts';

/**
 * Moves everything that was placed on `before` to `after`. Places and areas follow their board's width and height; what has
 * proportions of its own (type, locked objects, pictures) grows evenly. A change of page count alone leaves boards as they
 * are, and so moves nothing on them; what stands on the spine keeps its size, for it would not grow back.
 */
export function rewrap(design: Design, before: CoverGeometry, after: CoverGeometry): Design {
  const front = stretch(before.boards.front, after.boards.front);
  return {
    ...design,
    frontBoard: { ...design.frontBoard, textBoxes: design.frontBoard.textBoxes.map((box) => moveTextBox(box, before, after)) },
    back: stretchBack(design.back, before, after),
    coverShapes: design.coverShapes.map((shape) => stretchObject(shape, before, after)),
    coverObjectImages: design.coverObjectImages.map((object) => stretchObject(object, before, after)),
    coverImage: { ...design.coverImage, ...movePicture(design.coverImage, before, after, front) },
  };
}

interface Stretch {
  readonly x: number;
  readonly y: number;
  /** Even growth: what fits in both directions. */
  readonly even: number;
}

function stretch(before: Size, after: Size): Stretch {
  const x = after.width / before.width;
  const y = after.height / before.height;
  return { x, y, even: Math.min(x, y) };
}

/** Words count from the front wherever a hand has put them: those on the back or the spine go along with it. */
function moveTextBox(box: TextBox, before: CoverGeometry, after: CoverGeometry): TextBox {
  const grown = stretchTextBox(box, stretch(before.boards.front, after.boards.front));
  const stood = placeTextBox(box, before.boards.front).panel;
  const { front } = before.boards;
  const board = standingBoard({ board: 'front', ...stood, x: stood.x - front.x, y: stood.y - front.y }, before);
  const [from, to] = [anchorRect(board, before), anchorRect(board, after)];
  if (board === 'front' || !isAnchorShown(board, after)) return grown;
  const stands = placeTextBox(grown, after.boards.front).panel;
  const shift = to.x + (centreOf(stood).x - from.x) * (to.width / from.width) - centreOf(stands).x;
  const { marginLeft, marginRight } = grown.panel;
  return { ...grown, panel: { ...grown.panel, marginLeft: marginLeft + shift, marginRight: marginRight - shift } };
}

function stretchTextBox(box: TextBox, { x, y, even }: Stretch): TextBox {
  const { panel, text } = box;
  return {
    ...box,
    panel: {
      ...panel,
      top: panel.top * y,
      height: panel.height * y,
      marginLeft: panel.marginLeft * x,
      marginRight: panel.marginRight * x,
      paddingLeft: panel.paddingLeft * x,
      paddingRight: panel.paddingRight * x,
    },
    text: { ...text, fontSize: Math.min(MAX_FONT_SIZE, Math.max(MIN_FONT_SIZE, text.fontSize * even)) },
  };
}

/** The blurb's size is in points and stays: a smaller book has fewer words on a line, not smaller ones. */
function stretchBack(back: Design['back'], before: CoverGeometry, after: CoverGeometry): Design['back'] {
  if (!before.boards.back || !after.boards.back) return back;
  const { x, y } = stretch(before.boards.back, after.boards.back);
  const { panel } = back;
  return {
    ...back,
    panel: { ...panel, paddingTop: panel.paddingTop * y, paddingLeft: panel.paddingLeft * x, paddingRight: panel.paddingRight * x },
  };
}

function stretchObject<Placed extends Rect & { readonly board: Anchor; readonly lockAspectRatio: boolean }>(
  object: Placed,
  before: CoverGeometry,
  after: CoverGeometry,
): Placed {
  const board = standingBoard(object, before);
  const anchor = anchorRect(board, before);
  const { x, y, even } = stretch(anchor, anchorRect(board, after));
  // From there, where it stands elsewhere than it was laid.
  const placed = placeObject(object, before);
  const own = board === object.board ? object : { x: placed.x - anchor.x, y: placed.y - anchor.y };
  // To the last bit: a format that follows another tells by it what was changed by hand.
  if (x === 1 && y === 1) return { ...object, board, x: own.x, y: own.y };
  const grown = board === 'spine' ? y : even;
  const width = object.width * (object.lockAspectRatio ? grown : x);
  const height = object.height * (object.lockAspectRatio ? grown : y);
  const centre = { x: (own.x + object.width / 2) * x, y: (own.y + object.height / 2) * y };
  return { ...object, board, x: centre.x - width / 2, y: centre.y - height / 2, width, height };
}

/** The picture stays where it was under the front board, and grows only as far as it must to cover the new area. */
function movePicture(coverImage: Design['coverImage'], before: CoverGeometry, after: CoverGeometry, front: Stretch) {
  const oldArea = coverImageArea(coverImage, before);
  const newArea = coverImageArea(coverImage, after);
  if (!oldArea || !newArea || !coverImage.backgroundSize) return {};
  const grow = Math.max(front.x, front.y);
  const oldFront = before.boards.front;
  const newFront = after.boards.front;
  const { x, y } = coverImage.backgroundPosition;
  const placed = keepCovering(
    {
      x: (oldArea.x + x - oldFront.x) * grow + newFront.x - newArea.x,
      y: (oldArea.y + y - oldFront.y) * grow + newFront.y - newArea.y,
      width: coverImage.backgroundSize.width * grow,
      height: coverImage.backgroundSize.height * grow,
    },
    newArea,
  );
  return {
    backgroundPosition: { x: placed.x, y: placed.y },
    backgroundSize: { width: placed.width, height: placed.height },
  };
}
