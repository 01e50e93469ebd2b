import type { Rgba } from '../../design/colour.ts';
import { type Rect, union } from '../../geometry/shapes.ts';
import { growAreas, mergeAreas, simplerAreas } from '../../scene/path-areas.ts';
import type { Paint } from '../../scene/scene.ts';
import { type PaintedPart, type Part, fades, isAlike } from './drawing-parts.ts';
import { type Piece, asPart, flatPieces, piecesByPaint } from './flat-pieces.ts';
import { colourAt } from './part-fill.ts';

/** The most glows, and the most gradients, that stay what they are in a drawing that is flattened: the largest ones. */
const MOST_GLOWS = 45;
const MOST_GRADIENTS = 45;
/** Cuts that are made at most: more of them would keep the author waiting. */
const MOST_CUTS = 60_000;
/** Corners of a drawing before it is cut. More of them never came down to what a document holds, and cutting them took up to 20 seconds. */
const MOST_DRAWN = 100_000;
/** Corners of all pieces: the outlines of a drawing with more of them are too much for a document, however coarsely they are written. */
const MOST_CORNERS = 450_000;
/** Steps by which colors are joined, in levels of a channel. */
const LEVELS = [1, 3, 6, 10, 15, 21, 28, 36, 45, 60] as const;

/**
 * Returns the parts of a drawing as they are seen, one for each color, whatever the order in which they were painted; null where even
 * that is more than `most`.
 */
export function flatParts(parts: readonly Part[], most: number): readonly Part[] | null {
  if (countDrawn(parts) > MOST_DRAWN) return null;
  const budget = { cuts: MOST_CUTS };
  const { pieces, soft } = flatPieces(parts, softBelow(parts), budget);
  if (budget.cuts < 0 || countCorners(pieces) > MOST_CORNERS) return null;
  const graded = largest(piecesByPaint(pieces.filter(isGraded)), MOST_GRADIENTS);
  const kept = new Set(graded.flat());
  const even = pieces.map((piece) => (kept.has(piece) ? null : evened(piece))).filter((piece) => piece !== null);
  const left = most - graded.length - countSoft(soft);
  for (const level of LEVELS) {
    const colours = joinedColours(even, level);
    if (colours.length <= left) return [...[...colours, ...graded].map(onePart), ...soft];
  }
  return null;
}

function countDrawn(parts: readonly Part[]): number {
  return parts.reduce(
    (sum, part) => sum + (part.kind === 'group' ? countDrawn(part.parts) : part.paths.reduce((corners, path) => corners + path.length, 0)),
    0,
  );
}

function countCorners(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { path }) => sum + path.length, 0);
}

function isGraded({ paint }: Piece): boolean {
  return paint.kind !== 'solid';
}

/** The area below which a glow becomes an even color, so that no more of them are left than a flat drawing keeps. */
function softBelow(parts: readonly Part[]): number {
  const sizes = glowSizes(parts).sort((first, second) => second - first);
  return sizes.length <= MOST_GLOWS ? 0 : (sizes[MOST_GLOWS] ?? 0) + 1;
}

function glowSizes(parts: readonly Part[]): number[] {
  return parts.flatMap((part) => {
    if (part.kind === 'group') return glowSizes(part.parts);
    return part.paint.kind !== 'solid' && fades(part.paint) ? [part.bounds.width * part.bounds.height] : [];
  });
}

function countSoft(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + (part.kind === 'painted' ? 1 : countSoft(part.parts) + (part.clip ? 1 : 0)), 0);
}

function largest(sets: readonly (readonly Piece[])[], most: number): readonly (readonly Piece[])[] {
  const sizeOf = (set: readonly Piece[]) => set.reduce((sum, { bounds }) => sum + bounds.width * bounds.height, 0);
  return [...sets].sort((first, second) => sizeOf(second) - sizeOf(first)).slice(0, most);
}

/** A graded piece in the color of its middle. */
function evened(piece: Piece): Piece {
  return piece.paint.kind === 'solid' ? piece : { ...piece, paint: { kind: 'solid', colour: colourInMiddle(piece.paint, piece.bounds) } };
}

function colourInMiddle(paint: Exclude<Paint, { readonly kind: 'solid' }>, { x, y, width, height }: Rect): Rgba {
  const middle = { x: x + width / 2, y: y + height / 2 };
  if (paint.kind === 'radial') {
    return colourAt(paint.stops, clamped(Math.hypot(middle.x - paint.centre.x, middle.y - paint.centre.y) / Math.max(1, paint.radius)));
  }
  const { from, to } = paint;
  const along = { x: to.x - from.x, y: to.y - from.y };
  const length = along.x ** 2 + along.y ** 2;
  return colourAt(paint.stops, clamped(((middle.x - from.x) * along.x + (middle.y - from.y) * along.y) / Math.max(1, length)));
}

function clamped(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** Pieces in sets of one color each, that of the largest of them. */
function joinedColours(pieces: readonly Piece[], level: number): readonly (readonly Piece[])[] {
  const sets: { readonly colour: Rgba; readonly members: Piece[] }[] = [];
  const bySize = [...pieces].sort((first, second) => second.bounds.width * second.bounds.height - first.bounds.width * first.bounds.height);
  for (const piece of bySize) {
    if (piece.paint.kind !== 'solid') continue;
    const { colour } = piece.paint;
    const near = sets.find((set) => isAlike(set.colour, colour, level));
    if (near) near.members.push(piece);
    else sets.push({ colour, members: [piece] });
  }
  return sets.map(({ members }) => members);
}

/** Px: corners no further than this from a straight edge are left out. */
const FINE = 0.35;

/** Px: areas spread under each other by so much, as printers trap inks, or thin lines would show between them. */
const SPREAD = 0.6;

/** Pieces of one paint as one part. */
function onePart(pieces: readonly Piece[]): PaintedPart {
  const [first, ...rest] = pieces;
  if (!first) throw new Error('A set of pieces has one at least');
  // The edges between squares go, and with them what is too fine to be seen.
  const path = simplerAreas(growAreas(mergeAreas(pieces.flatMap((piece) => piece.path)), SPREAD), FINE);
  return asPart({ paint: first.paint, path, bounds: rest.reduce((whole, { bounds }) => union(whole, bounds), first.bounds) });
}
