import type { Rgba } from '../../design/colour.ts';
import type { Path } from '../../scene/path.ts';
import { intersectAreas, subtractAreas } from '../../scene/path-areas.ts';
import type { Paint } from '../../scene/scene.ts';
import { type AreaCells, addCells, areApart, cellsOf, isCovered, noCells, withoutCells } from './area-cells.ts';
import { type Piece, pieceOf, withColours } from './flat-pieces.ts';

/** The visible parts of one square of a drawing. */
export interface FlatSquare {
  /**
   * Lays an even or graded area over what is there. A clear color is mixed with what shines through it.
   * @param cut returns the area that goes from what is covered, which is a little smaller. It may reach beyond the square.
   */
  lay(paint: Paint, area: Path, cut: () => Path): void;
  pieces(): readonly Piece[];
}

/**
 * An area that is still to be cut. Cutting it once, when all that covers it is known, takes far less time than cutting it for each of them,
 * and most areas are never cut, because their cells show that they are covered altogether.
 */
interface UncutPiece {
  readonly paint: Paint;
  readonly path: Path;
  readonly cuts: readonly Path[];
  /** The cells of what is left of it. */
  readonly cells: AreaCells;
}

/** An area of the square with its cells. */
type Area = Pick<UncutPiece, 'path' | 'cells'>;

/**
 * @param place the column and the row of the square, such as `3 -1`.
 * @param budget cuts that may be made, which are counted down.
 */
export function createFlatSquare(place: string, side: number, budget: { cuts: number }): FlatSquare {
  const [column = 0, row = 0] = place.split(' ').map(Number);
  const origin = { x: column * side, y: row * side };
  /** All areas that were laid here, whether they are still seen or not. */
  const laid: Area[] = [];
  const laidCells = noCells();
  let pieces: readonly UncutPiece[] = [];

  const areaOf = (path: Path): Area => ({ path, cells: cellsOf(path, origin, side) });
  const cutNow = (piece: UncutPiece): readonly UncutPiece[] => {
    if (piece.cuts.length === 0) return [piece];
    budget.cuts -= 1;
    const left = subtractAreas(piece.path, piece.cuts.flat());
    return left.length > 0 ? [{ paint: piece.paint, cuts: [], ...areaOf(left) }] : [];
  };

  /** Lays a clear color over pieces, and returns what becomes of them and of the color. */
  const shine = (colour: Rgba, veil: Area, cut: Area, below: readonly UncutPiece[]): readonly UncutPiece[] =>
    below.flatMap((piece) => {
      const mix = (part: UncutPiece) => ({ ...part, paint: over(piece.paint, colour) });
      if (isCovered(piece.cells, veil.cells)) return [...without(piece, cut), mix(piece)];
      if (isCovered(veil.cells, piece.cells)) return [...without(piece, cut), mix({ ...piece, cuts: [], ...veil })];
      return cutNow(piece).flatMap((whole) => {
        budget.cuts -= 1;
        const both = intersectAreas(whole.path, veil.path);
        return both.length > 0 ? [...without(whole, cut), mix({ ...whole, ...areaOf(both) })] : [whole];
      });
    });
  /** The part of a clear color with nothing below it. */
  const bare = (veil: UncutPiece) => {
    if (isCovered(veil.cells, laidCells)) return [];
    return laid.reduce<readonly UncutPiece[]>((left, area) => left.flatMap((one) => without(one, area)), [veil]);
  };

  return {
    lay: (paint, path, cut) => {
      const area = areaOf(path);
      const piece: UncutPiece = { paint, cuts: [], ...area };
      const below = pieces.filter(({ cells }) => !areApart(cells, area.cells));
      const beside = below.length > 0 ? pieces.filter(({ cells }) => areApart(cells, area.cells)) : pieces;
      const taken = below.length > 0 ? areaOf(cut()) : area;
      pieces =
        paint.kind === 'solid' && paint.colour.a < 1
          ? [...beside, ...shine(paint.colour, area, taken, below), ...bare(piece)]
          : [...beside, ...below.flatMap((one) => without(one, taken)), piece];
      laid.push(area);
      addCells(laidCells, area.cells);
    },
    pieces: () => pieces.flatMap(cutNow).flatMap(({ paint, path }) => pieceOf(paint, path)),
  };
}

/** Returns what is left of a piece beside an area. */
function without(piece: UncutPiece, { path, cells }: Area): readonly UncutPiece[] {
  if (areApart(piece.cells, cells)) return [piece];
  if (isCovered(piece.cells, cells)) return [];
  return [{ ...piece, cuts: [...piece.cuts, path], cells: withoutCells(piece.cells, cells) }];
}

/** Returns a paint under a color that it shines through. */
function over(paint: Paint, colour: Rgba): Paint {
  return withColours(paint, (under) => {
    const a = colour.a + under.a * (1 - colour.a);
    const mix = (upper: number, lower: number) => (a > 0 ? (upper * colour.a + lower * under.a * (1 - colour.a)) / a : 0);
    return { r: mix(colour.r, under.r), g: mix(colour.g, under.g), b: mix(colour.b, under.b), a };
  });
}
