import type { CoverObjectImage } from '../design/cover-object-image.ts';
import type { Artwork } from '../design/artwork.ts';
import type { CoverShape } from '../design/shape.ts';
import { anchorRect, placeObject } from '../elements/objects/place-object.ts';
import { boardUnderObject } from '../elements/objects/board-under-object.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import { type Rect, centreOf } from '../geometry/shapes.ts';
import { type BoardChange, ROUNDING } from './board-frame.ts';
import type { BookChange } from './book-change.ts';
import { type AxisName, mapPoint } from './map-axis.ts';
import { scaleMeasures } from './scale-measures.ts';

type Art = CoverShape | CoverObjectImage;

/** Returns the same object measured from the board that it lies on, which may not be the board that it was added to. */
export function onItsBoard<Object extends Art>(object: Object, geometry: CoverGeometry): Object {
  const board = boardUnderObject(object, geometry);
  if (board === object.board) return object;
  const [placed, anchor] = [placeObject(object, geometry), anchorRect(board, geometry)];
  return { ...object, board, x: placed.x - anchor.x, y: placed.y - anchor.y };
}

/** @param object measured from the board that it lies on */
export function moveArt<Object extends Art>(object: Object, book: BookChange): Object {
  if (object.board === 'spine') return moveOnSpine(object, book);
  if (object.board === 'wrap') return moveOnWrap(object, book);
  const moved = book.moved.get(object.uniqueObjectId);
  const change = book.changes.get(object.board);
  if (!moved || !change) return object;
  const next = scaleMeasures({ ...object, ...sized(moved.box) }, object, moved.scale, change);
  return 'art' in object && object.art && 'art' in next ? { ...next, art: movedFrame(object.art, object, next, change) } : next;
}

/**
 * Returns the moved frame of a drawing. The numbers of a drawing are relative to its frame, so the frame scales evenly, as words do, and
 * the drawing extends beyond it to the edges of its box. A drawing that fills its frame is given the new box.
 */
function movedFrame(art: Artwork, before: Rect, after: Rect, change: BoardChange): Artwork {
  const { frame } = art;
  if (frame.x === 0 && frame.y === 0 && frame.width === 1 && frame.height === 1) return art;
  const shareOf = (name: AxisName) => {
    const [start, length, share, size] =
      name === 'x' ? [before.x, before.width, frame.x, frame.width] : [before.y, before.height, frame.y, frame.height];
    const [newStart, newLength] = name === 'x' ? [after.x, after.width] : [after.y, after.height];
    const middle = mapPoint(start + (share + size / 2) * length, 'center', name, change);
    const extent = size * length * change.scale;
    return { start: (middle - extent / 2 - newStart) / newLength, extent: extent / newLength };
  };
  const [x, y] = [shareOf('x'), shareOf('y')];
  return { ...art, frame: { x: x.start, y: y.start, width: x.extent, height: y.extent } };
}

/**
 * Moves an object on the spine. The spine's length sets its scale, so its size does not change as the page count changes the spine's width.
 */
function moveOnSpine<Object extends Art>(object: Object, { before, after }: BookChange): Object {
  const [from, to] = [before.boards.spine, after.boards.spine];
  if (!from || !to) return object;
  const even = to.height / from.height;
  if (covers(object, from)) {
    const [over, beyond] = [object.width - from.width, object.height - from.height];
    return { ...object, ...sizedBy(to.width + over, to.height + beyond) };
  }
  const wanted = from.width >= object.width ? Math.min(1, to.width / (object.width * even)) : 1;
  const scale = even * wanted;
  if (scale === 1 && from.width === to.width) return object;
  const centre = centreOf(object);
  const [width, height] = [object.width * scale, object.height * scale];
  return {
    ...object,
    x: to.width / 2 + (centre.x - from.width / 2) * Math.min(1, to.width / from.width) * even - width / 2,
    y: centre.y * even - height / 2,
    width,
    height,
  };
}

/** Returns true if an object hides the whole spine. Such an object keeps hiding it, and extends no further over the folds than before. */
function covers({ x, y, width, height, rotation, lockAspectRatio }: Art, spine: Rect): boolean {
  const isOver = x <= ROUNDING && y <= ROUNDING && x + width >= spine.width - ROUNDING && y + height >= spine.height - ROUNDING;
  return isOver && rotation === 0 && !lockAspectRatio;
}

/** Moves an object that lies across the whole cover, together with the edges and folds that it reaches. */
function moveOnWrap<Object extends Art>(object: Object, { before, after }: BookChange): Object {
  const x = (at: number) => along(at, edgesAcross(before), edgesAcross(after));
  const y = (at: number) => along(at, edgesDown(before), edgesDown(after));
  const [left, right] = [x(object.x), x(object.x + object.width)];
  const [top, bottom] = [y(object.y), y(object.y + object.height)];
  if (!object.lockAspectRatio && object.rotation === 0) return { ...object, x: left, y: top, ...sizedBy(right - left, bottom - top) };
  const even = Math.min((right - left) / object.width, (bottom - top) / Math.max(1, object.height));
  const [width, height] = [object.width * even, object.height * even];
  return { ...object, x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

function edgesAcross({ file, trimBox, boards }: CoverGeometry): readonly number[] {
  const faces = [boards.front, ...(boards.back ? [boards.back] : [])].toSorted((first, second) => first.x - second.x);
  const folds = faces.length === 2 ? [faces[0], faces[1]].flatMap((face) => (face ? [face.x, face.x + face.width] : [])) : [0, 0, 0, 0];
  return faces.length === 2 ? [0, ...folds, file.width] : [0, trimBox.width];
}

function edgesDown({ file, trimBox }: CoverGeometry): readonly number[] {
  return [0, trimBox.y, trimBox.y + trimBox.height, file.height];
}

/**
 * Maps a position in proportion between two edges. Beyond the outermost edge it keeps its distance. A cover with other edges is mapped as a
 * single span.
 */
function along(at: number, from: readonly number[], to: readonly number[]): number {
  const [old, next] = from.length === to.length ? [from, to] : [ends(from), ends(to)];
  const last = old.length - 1;
  if (at <= (old[0] ?? 0)) return at;
  if (at >= (old[last] ?? 0)) return at - (old[last] ?? 0) + (next[last] ?? 0);
  const index = old.findIndex((edge, place) => place > 0 && at < edge);
  const [start, end, newStart, newEnd] = [old[index - 1] ?? 0, old[index] ?? 0, next[index - 1] ?? 0, next[index] ?? 0];
  return newStart + ((at - start) / Math.max(1e-9, end - start)) * (newEnd - newStart);
}

function ends(edges: readonly number[]): readonly number[] {
  return [edges[0] ?? 0, edges.at(-1) ?? 0];
}

function sized({ x, y, width, height }: Rect): Rect {
  return { x, y, ...sizedBy(width, height) };
}

/** Clamps a size to the range that a document accepts. */
function sizedBy(width: number, height: number) {
  return { width: Math.max(1, width), height: Math.max(0, height) };
}
