import type { BookShape } from './book-shape.ts';
import { type CoverProfile, type ProfilePoint, coverProfile } from './cover-profile.ts';
import { WHOLE, type Corner, createMeshBuilder, flatQuad, type Mesh, type Vector } from './mesh.ts';

/** The cosine of the largest angle at which two segments of the section still form a smooth curve; a sharper turn is an edge. */
const EDGE = Math.cos((50 * Math.PI) / 180);

type Flat = readonly [x: number, z: number];

/**
 * Returns the meshes of the cover around the book: its printed outside, its lining and its edges.
 * @param opened the angle in degrees by which the front is lifted.
 */
export function coverMeshes(shape: BookShape, opened: number): readonly Mesh[] {
  const profile = coverProfile(shape, opened);
  return [outside(shape, profile), lining(shape, profile), edges(shape, profile)];
}

function outside(shape: BookShape, { outer }: CoverProfile): Mesh {
  const builder = createMeshBuilder('cover');
  const { top, bottom, vTop, vBottom } = reach(shape);
  eachSegment(outer, (from, to, fromNormal, toNormal) => {
    const corner = (point: ProfilePoint, [x, z]: Flat, y: number, v: number): Corner => ({
      at: [point.x, y, point.z],
      normal: [x, 0, z],
      place: [point.u, v],
    });
    builder.quad(
      corner(from, fromNormal, bottom, vBottom),
      corner(to, toNormal, bottom, vBottom),
      corner(to, toNormal, top, vTop),
      corner(from, fromNormal, top, vTop),
    );
  });
  return builder.build();
}

function lining(shape: BookShape, { inner }: CoverProfile): Mesh {
  const builder = createMeshBuilder('lining');
  const { top, bottom } = reach(shape);
  for (const [from, to] of pairs(inner)) {
    flatQuad(
      builder,
      [
        [to.x, bottom, to.z],
        [from.x, bottom, from.z],
        [from.x, top, from.z],
        [to.x, top, to.z],
      ],
      WHOLE,
    );
  }
  return builder.build();
}

/**
 * Returns the meshes of the edges at head, tail and both fore-edges. The edges of a case show the turned-in picture, those of a paper cover
 * the card.
 */
function edges(shape: BookShape, { outer, inner }: CoverProfile): Mesh {
  const builder = createMeshBuilder(shape.cover === 'paper' ? 'edge' : 'cover');
  const { top, bottom, vTop, vBottom } = reach(shape);
  const { coverThickness, sheet } = shape;
  const v = coverThickness / sheet.height;
  const u = coverThickness / sheet.width;
  outer.slice(1).forEach((to, index) => {
    const [from, innerFrom, innerTo] = [outer[index], inner[index], inner[index + 1]];
    if (!from || !innerFrom || !innerTo) return;
    const at = (point: ProfilePoint, y: number): Vector => [point.x, y, point.z];
    flatQuad(
      builder,
      [at(from, top), at(to, top), at(innerTo, top), at(innerFrom, top)],
      [
        [from.u, vTop],
        [to.u, vTop],
        [to.u, vTop - v],
        [from.u, vTop - v],
      ],
    );
    flatQuad(
      builder,
      [at(innerFrom, bottom), at(innerTo, bottom), at(to, bottom), at(from, bottom)],
      [
        [from.u, vBottom + v],
        [to.u, vBottom + v],
        [to.u, vBottom],
        [from.u, vBottom],
      ],
    );
  });
  const end = (first: ProfilePoint, second: ProfilePoint, firstU: number, secondU: number) =>
    flatQuad(
      builder,
      [
        [first.x, bottom, first.z],
        [second.x, bottom, second.z],
        [second.x, top, second.z],
        [first.x, top, first.z],
      ],
      [
        [firstU, vBottom],
        [secondU, vBottom],
        [secondU, vTop],
        [firstU, vTop],
      ],
    );
  const [outerLeft, innerLeft, outerRight, innerRight] = [outer[0], inner[0], outer.at(-1), inner.at(-1)];
  if (outerLeft && innerLeft) end(innerLeft, outerLeft, outerLeft.u - u, outerLeft.u);
  if (outerRight && innerRight) end(outerRight, innerRight, outerRight.u, outerRight.u + u);
  return builder.build();
}

/** Returns the vertical extent of the cover on the book, and the same on the flat sheet. */
function reach({ height, sheet }: BookShape) {
  return { top: height / 2, bottom: -height / 2, vTop: sheet.right.y, vBottom: sheet.right.y + sheet.right.height };
}

/** Calls `draw` for each segment of a section with the outward normals at its ends. Segments share a normal where the section is smooth. */
function eachSegment(points: readonly ProfilePoint[], draw: (from: ProfilePoint, to: ProfilePoint, first: Flat, last: Flat) => void): void {
  const stretches = pairs(points).filter(([from, to]) => Math.hypot(to.x - from.x, to.z - from.z) > 1e-6);
  const normals = stretches.map(([from, to]): Flat => unitFlat([from.z - to.z, to.x - from.x]));
  stretches.forEach(([from, to], index) => {
    const own = normals[index] ?? [0, 1];
    draw(from, to, between(normals[index - 1], own), between(normals[index + 1], own));
  });
}

function between(other: Flat | undefined, own: Flat): Flat {
  if (!other || other[0] * own[0] + other[1] * own[1] < EDGE) return own;
  return unitFlat([other[0] + own[0], other[1] + own[1]]);
}

function unitFlat([x, z]: Flat): Flat {
  const length = Math.hypot(x, z) || 1;
  return [x / length, z / length];
}

function pairs<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  return items.slice(1).map((to, index) => [items[index] ?? to, to] as const);
}
