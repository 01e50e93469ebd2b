import type { Rgba } from '../../design/colour.ts';
import { type Point, type Rect, union } from '../../geometry/shapes.ts';
import { growAreas, mergeAreas, simplerAreas, withoutSpecks } from '../../scene/path-areas.ts';
import { curvedAreas } from '../../scene/curved-areas.ts';
import type { Path } from '../../scene/path.ts';
import type { Paint } from '../../scene/scene.ts';
import { type PaintedPart, type Part, fades, isAlike } from './drawing-parts.ts';
import { areaParts } from './area-parts.ts';
import { type FlatDrawing, type Piece, asPart, flatPieces, piecesByPaint } from './flat-pieces.ts';
import { colourAt } from './part-fill.ts';

/** The most glows, and the most gradients, that stay what they are in a drawing that is flattened: the largest ones. */
const MOST_GLOWS = 45;
const MOST_GRADIENTS = 45;
/** Gradients of a drawing of which the smaller ones are made even before it is cut. */
const MANY_GRADIENTS = 60;
/** Cuts that are made at most: more of them would keep the author waiting. */
const MOST_CUTS = 120_000;
/** Opacities below which a color is left out: one that nobody would miss, and if the cuts are too many, one that only shades a little. */
const FAINT = [0.05, 0.45] as const;
/** Corners of a drawing before it is cut: cutting more of them took up to 20 seconds. */
const MOST_DRAWN = 100_000;
/** Corners of all pieces: the outlines of a drawing with more of them are too much for a document, however coarsely they are written. */
const MOST_CORNERS = 650_000;
/** Steps by which colors are joined, in levels of a channel. */
const LEVELS = [1, 3, 6, 10, 15, 21, 28, 36, 45, 60] as const;

/**
 * Returns the parts of a drawing as they are seen, one for each color, whatever the order in which they were painted; null where even
 * that is more than `most`.
 * @param letters of path data that they should take at most.
 */
export function flatParts(parts: readonly Part[], most: number, letters: number): readonly Part[] | null {
  const drawn = areaParts(parts, MOST_DRAWN);
  if (!drawn) return null;
  const { areas, chords } = drawn;
  const flat = flatWithin(withFewGradients(areas), softBelow(areas));
  if (!flat) return null;
  const { pieces, soft } = flat;
  const graded = largest(piecesByPaint(pieces.filter(isGraded)), MOST_GRADIENTS);
  const kept = new Set(graded.flat());
  const even = pieces.map((piece) => (kept.has(piece) ? null : evened(piece))).filter((piece) => piece !== null);
  const left = most - graded.length - countSoft(soft);
  for (const level of LEVELS) {
    const colours = joinedColours(even, level);
    if (colours.length <= left) return [...wholeParts([...colours, ...graded], letters, chords), ...soft];
  }
  return null;
}

/** Returns a drawing as it is seen, with as many of its clear colors as can be mixed with what is under them; null where even few are too many. */
function flatWithin(parts: readonly Part[], glowsBelow: number): FlatDrawing | null {
  for (const faint of FAINT) {
    const budget = { cuts: MOST_CUTS };
    const flat = flatPieces(parts, { softBelow: glowsBelow, faint }, budget);
    if (budget.cuts >= 0) return countCorners(flat.pieces) <= MOST_CORNERS ? flat : null;
  }
  return null;
}

/**
 * Makes all but the largest gradients even before anything is cut, in a drawing of many: each clear color over a gradient makes another one of
 * it, and only as many as before would be kept in the end.
 */
function withFewGradients(parts: readonly Part[]): readonly Part[] {
  const areas = gradedAreas(parts).sort((first, second) => second - first);
  const least = areas.length > MANY_GRADIENTS ? (areas[MOST_GRADIENTS] ?? 0) : 0;
  return least > 0 ? parts.map((part) => evenedBelow(part, least)) : parts;
}

function gradedAreas(parts: readonly Part[]): number[] {
  return parts.flatMap((part) => {
    if (part.kind === 'group') return gradedAreas(part.parts);
    return part.paint.kind !== 'solid' && !fades(part.paint) ? [sizeOf(part.bounds)] : [];
  });
}

function evenedBelow(part: Part, least: number): Part {
  if (part.kind === 'group') return { ...part, parts: part.parts.map((inner) => evenedBelow(inner, least)) };
  const { paint, bounds } = part;
  return paint.kind === 'solid' || fades(paint) || sizeOf(bounds) > least ? part : evened(part);
}

function sizeOf({ width, height }: Rect): number {
  return width * height;
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
    return part.paint.kind !== 'solid' && fades(part.paint) ? [sizeOf(part.bounds)] : [];
  });
}

function countSoft(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + (part.kind === 'painted' ? 1 : countSoft(part.parts) + (part.clip ? 1 : 0)), 0);
}

function largest(sets: readonly (readonly Piece[])[], most: number): readonly (readonly Piece[])[] {
  const sizeOfSet = (set: readonly Piece[]) => set.reduce((sum, { bounds }) => sum + sizeOf(bounds), 0);
  return [...sets].sort((first, second) => sizeOfSet(second) - sizeOfSet(first)).slice(0, most);
}

/** A graded piece in its color on the whole. */
function evened<Graded extends Pick<Piece, 'paint' | 'bounds'>>(piece: Graded): Graded {
  return piece.paint.kind === 'solid' ? piece : { ...piece, paint: { kind: 'solid', colour: meanColour(piece.paint, piece.bounds) } };
}

/** The mean of a gradient's colors at a few places of a box. */
function meanColour(paint: Exclude<Paint, { readonly kind: 'solid' }>, { x, y, width, height }: Rect): Rgba {
  const colours = SAMPLES.flatMap((across) =>
    SAMPLES.map((down) => colourAt(paint.stops, shareAt(paint, { x: x + width * across, y: y + height * down }))),
  );
  const mean = (channel: keyof Rgba) => colours.reduce((sum, colour) => sum + colour[channel], 0) / colours.length;
  return { r: mean('r'), g: mean('g'), b: mean('b'), a: mean('a') };
}

/** Shares of a box's sides at which colors are taken. */
const SAMPLES = [1 / 6, 1 / 2, 5 / 6] as const;

/** The way along a gradient to a place, as a share of its length. */
function shareAt(paint: Exclude<Paint, { readonly kind: 'solid' }>, { x, y }: Point): number {
  if (paint.kind === 'radial') return clamped(Math.hypot(x - paint.centre.x, y - paint.centre.y) / Math.max(1, paint.radius));
  const { from, to } = paint;
  const along = { x: to.x - from.x, y: to.y - from.y };
  return clamped(((x - from.x) * along.x + (y - from.y) * along.y) / Math.max(1, along.x ** 2 + along.y ** 2));
}

function clamped(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** Pieces in sets of one color each, that of the largest of them. */
function joinedColours(pieces: readonly Piece[], level: number): readonly (readonly Piece[])[] {
  const sets: { readonly colour: Rgba; readonly members: Piece[] }[] = [];
  const bySize = [...pieces].sort((first, second) => sizeOf(second.bounds) - sizeOf(first.bounds));
  for (const piece of bySize) {
    if (piece.paint.kind !== 'solid') continue;
    const { colour } = piece.paint;
    const near = sets.find((set) => isAlike(set.colour, colour, level));
    if (near) near.members.push(piece);
    else sets.push({ colour, members: [piece] });
  }
  return sets.map(({ members }) => members);
}

/** Px: areas spread under each other by so much, as printers trap inks, or thin lines would show between them. */
const SPREAD = 0.6;

/**
 * Px: corners no further than this from a straight edge are left out, and outlines around less than a square of `speck`. The finest is used
 * with which a document holds the drawing.
 */
const FINE = [
  { corners: 0.35, speck: 0 },
  { corners: 0.6, speck: 2.5 },
  { corners: 0.9, speck: 4 },
  { corners: 1.2, speck: 7 },
  { corners: 1.5, speck: 9 },
] as const;

/** Px: the chords of curves become curves again, which take less room and have no edges. Of these, the ends are at most so far away. */
const ROUND = 0.4;

/**
 * Sets of pieces of one paint as a part each.
 * @param letters of path data that all of them should take at most.
 * @param chords px between the chords of a curve and the curve.
 */
function wholeParts(sets: readonly (readonly Piece[])[], letters: number, chords: number): readonly PaintedPart[] {
  // The edges between squares go, and with them what is too fine to be seen.
  const areas = sets.map((set) => growAreas(mergeAreas(set.flatMap((piece) => piece.path)), SPREAD));
  const round = { ends: ROUND, middles: chords + ROUND };
  const drawn = ({ corners, speck }: (typeof FINE)[number]) =>
    areas.map((area) => curvedAreas(withoutSpecks(simplerAreas(area, corners), speck ** 2), round));
  const [finest, ...coarser] = FINE;
  const outlines = coarser.reduce((sofar, fine) => (lettersOf(sofar) > letters ? drawn(fine) : sofar), drawn(finest));
  return sets.flatMap(([first, ...rest], index) => {
    if (!first) return [];
    const bounds = rest.reduce((whole, piece) => union(whole, piece.bounds), first.bounds);
    return [asPart({ paint: first.paint, path: outlines[index] ?? [], bounds })];
  });
}

/** Letters that a line and a curve take on the average, written by steps in whole units. */
const [LINE, CURVE] = [6, 19] as const;

function lettersOf(paths: readonly Path[]): number {
  return paths.reduce((sum, path) => sum + path.reduce((all, [kind]) => all + (kind === 'C' ? CURVE : kind === 'Z' ? 1 : LINE), 0), 0);
}
