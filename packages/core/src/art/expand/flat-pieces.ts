import { type Rgba, withAlpha } from '../../design/colour.ts';
import { type Rect, intersection } from '../../geometry/shapes.ts';
import { type Path, pathBounds } from '../../scene/path.ts';
import { areasBySquare, growAreas, intersectAreas, mergeAreas, subtractAreas } from '../../scene/path-areas.ts';
import type { Paint } from '../../scene/scene.ts';
import { ellipse } from '../drawing/outlines.ts';
import { createFlatSquare, type FlatSquare } from './flat-square.ts';
import { CHORDS, type GroupPart, type PaintedPart, type Part, evenColour, fades } from './drawing-parts.ts';

/** The visible part of an area in one paint. Pieces lie side by side, so that their order does not matter. */
export interface Piece {
  readonly paint: Paint;
  readonly path: Path;
  readonly bounds: Rect;
}

/** A drawing as it is seen: even and graded areas side by side, and over them what fades or blends, undermost first. */
export interface FlatDrawing {
  readonly pieces: readonly Piece[];
  readonly soft: readonly Part[];
}

/** The soft parts of a drawing that are left out or become even. */
export interface Softness {
  /** Px²: glows that are smaller than this area become even colors. */
  readonly softBelow: number;
  /** Colors of less opacity than this are left out. */
  readonly faint: number;
}

/** Px by which a piece reaches under the one that covers it: no line of the paper shows between the two. */
const LAP = 0.8;

/** Px: an area is shrunk with so much more of it around the square, so that the square's edge is no edge of what is shrunk. */
const MARGIN = 0.5;

/** Px: areas are cut square by square, because cutting takes far longer the more corners an area has. */
const SQUARE = 128;

/**
 * Returns what is seen of a drawing's parts, in pieces no larger than a square: whatever is covered is cut away, and what shines through is
 * mixed.
 * @param parts areas with straight edges (`areaParts`).
 * @param budget cuts that may be made, which are counted down. Below 0 the drawing is left unfinished.
 */
export function flatPieces(parts: readonly Part[], { softBelow, faint }: Softness, budget: { cuts: number }, lap = LAP): FlatDrawing {
  const squares = new Map<string, FlatSquare>();
  let soft: readonly Part[] = [];

  const lay = (paint: Paint, path: Path): void => {
    const bounds = pathBounds(path);
    if (!bounds || budget.cuts < 0 || isFaint(paint, faint)) return;
    const isClear = paint.kind === 'solid' && paint.colour.a < 1;
    if (!isClear) soft = soft.flatMap((part) => withoutArea(part, path, bounds));
    const areas = areasBySquare(path, SQUARE);
    const around = lap > 0 ? areasBySquare(path, SQUARE, lap + MARGIN) : areas;
    for (const [place, area] of areas) {
      const square = squares.get(place) ?? createFlatSquare(place, SQUARE, budget);
      squares.set(place, square);
      // The areas are shrunk in each square by itself, which takes far less time than shrinking all of them at once.
      square.lay(paint, mergeAreas(area), () => (lap > 0 ? growAreas(mergeAreas(around.get(place) ?? []), -lap) : area));
    }
  };

  for (const part of parts) {
    if (part.kind === 'painted') {
      const { paint } = part;
      const area = areaOf(part);
      if (paint.kind === 'solid' || !fades(paint)) lay(paint, area);
      else if (sizeOf(part.bounds) >= softBelow) soft = [...soft, ...softPart(part, area)];
      else lay(evenColour(paint), brightArea(paint, area));
      continue;
    }
    // Faded as one, pieces that lap over each other would be seen twice there.
    const inner = flatPieces(part.parts, { softBelow, faint }, budget, part.opacity < 1 ? 0 : lap);
    const { clip } = part;
    if (part.blend !== 'normal') {
      const blended = joinedPieces(inner.pieces);
      soft = [...soft, { ...part, parts: [...blended.map(asPart), ...inner.soft] }];
      continue;
    }
    for (const { paint, path } of joinedPieces(inner.pieces)) lay(faded(paint, part.opacity), clip ? intersectAreas(path, clip) : path);
    soft = [...soft, ...inner.soft.flatMap((one) => softWithin(one, clip, part.opacity))];
  }
  return { pieces: [...squares.values()].flatMap((square) => square.pieces()), soft };
}

/** Reports whether a color shines no more than is left out. */
function isFaint(paint: Paint, faint: number): boolean {
  return paint.kind === 'solid' && paint.colour.a < faint;
}

/** Returns where a glow is seen best: an even color over all of its area would show edges where the glow has faded out. */
function brightArea(paint: Exclude<Paint, { readonly kind: 'solid' }>, area: Path): Path {
  if (paint.kind === 'linear') return area;
  return intersectAreas(area, mergeAreas(ellipse(paint.centre, paint.radius * BRIGHT), 'nonzero', CHORDS));
}

/** The share of a glow's radius at which it is about half as strong as in its middle. */
const BRIGHT = 0.4;

/** Returns pieces in sets of exactly one paint each. */
export function piecesByPaint(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const sets = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = JSON.stringify(piece.paint);
    const set = sets.get(key);
    if (set) set.push(piece);
    else sets.set(key, [piece]);
  }
  return [...sets.values()];
}

/** Joins pieces of exactly one paint to one. */
function joinedPieces(pieces: readonly Piece[]): readonly Piece[] {
  return piecesByPaint(pieces).flatMap((set) => (set[0] ? pieceOf(set[0].paint, mergeAreas(set.flatMap(({ path }) => path))) : []));
}

/** The areas that a part covers. Those of different paths may lie over each other. */
function areaOf({ paths }: PaintedPart): Path {
  return paths.flat();
}

export function pieceOf(paint: Paint, path: Path): readonly Piece[] {
  const bounds = pathBounds(path);
  return bounds && bounds.width > SLIVER && bounds.height > SLIVER ? [{ paint, path, bounds }] : [];
}

/** Px: what is left of a covered area is often a line that nobody sees. */
const SLIVER = 1;

function sizeOf({ width, height }: Rect): number {
  return width * height;
}

/** A piece as a part, for what stays a group. */
export function asPart({ paint, path, bounds }: Piece): PaintedPart {
  return { kind: 'painted', paint, stroke: null, rule: 'nonzero', paths: [path], bounds, boxes: [bounds], isEven: false };
}

function softPart(part: PaintedPart, area: Path): readonly PaintedPart[] {
  return pieceOf(part.paint, area).map((piece) => ({ ...asPart(piece), isEven: part.isEven }));
}

/** Less than this share of something soft is not cut away: what is as small before a glow is lit by it instead. */
const LEAST_CUT = 0.05;

/** Cuts what is covered from something soft. */
function withoutArea(part: Part, taken: Path, bounds: Rect): readonly Part[] {
  const both = intersection(part.bounds, bounds);
  if (!both || sizeOf(both) < LEAST_CUT * sizeOf(part.bounds)) return [part];
  if (part.kind === 'painted') return softPart(part, subtractAreas(areaOf(part), taken));
  const parts = part.parts.flatMap((inner) => withoutArea(inner, taken, bounds));
  return parts.length > 0 ? [{ ...part, parts }] : [];
}

/** Something soft within a group that is clipped or faded. */
function softWithin(part: Part, clip: Path | null, opacity: number): readonly Part[] {
  if (part.kind === 'group') return clip || opacity < 1 ? [groupOf(part, clip, opacity)] : [part];
  const paint = faded(part.paint, opacity);
  return clip ? softPart({ ...part, paint }, intersectAreas(areaOf(part), clip)) : [{ ...part, paint }];
}

function groupOf(part: Part, clip: Path | null, opacity: number): GroupPart {
  return { kind: 'group', opacity, blend: 'normal', clip, clipRule: 'nonzero', parts: [part], bounds: part.bounds };
}

function faded(paint: Paint, opacity: number): Paint {
  if (opacity >= 1) return paint;
  return withColours(paint, (colour) => withAlpha(colour, colour.a * opacity));
}

export function withColours(paint: Paint, change: (colour: Rgba) => Rgba): Paint {
  if (paint.kind === 'solid') return { kind: 'solid', colour: change(paint.colour) };
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, colour: change(stop.colour) })) };
}
