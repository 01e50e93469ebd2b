import type { Point } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';

/**
 * The cells of a square that an area lies in, as one number of bits for each row. Comparing two of them takes far less time than cutting
 * the areas themselves, and settles most questions: many areas whose boxes overlap do not touch each other.
 */
export interface AreaCells {
  /** The cells that any of the area may lie in. */
  readonly touched: Int32Array;
  /** The cells that the area fills. */
  readonly filled: Int32Array;
}

/** Cells along a side of a square: as many as a number has bits. */
const COUNT = 32;
/** Px: areas are rounded to hundredths of a pixel, so an edge counts for the cells within a little more than that. */
const NEAR = 0.02;
/** Px: an edge outside of this is where the area was cut off at the square's own edge, and not where it ends. */
const ON_EDGE = 0.004;

/**
 * Returns the cells of an area within a square.
 * @param area closed outlines of straight edges, filled by the rule "nonzero". They may reach beyond the square.
 */
export function cellsOf(area: Path, origin: Point, side: number): AreaCells {
  const size = side / COUNT;
  const touched = new Int32Array(COUNT);
  const turns = new Int8Array(COUNT * COUNT);
  let [startX, startY, x1, y1] = [0, 0, 0, 0];
  for (const command of area) {
    const x2 = command[0] === 'Z' ? startX : (command[command.length - 2] as number) - origin.x;
    const y2 = command[0] === 'Z' ? startY : (command[command.length - 1] as number) - origin.y;
    if (command[0] === 'M') {
      startX = x2;
      startY = y2;
    } else {
      countTurns(turns, x1, y1, x2, y2, size);
      if (!isOutside(x1, x2, side) && !isOutside(y1, y2, side)) touch(touched, x1, y1, x2, y2, size);
    }
    x1 = x2;
    y1 = y2;
  }
  const filled = new Int32Array(COUNT);
  for (let row = 0; row < COUNT; row += 1) {
    let turn = 0;
    let bits = 0;
    for (let column = 0; column < COUNT; column += 1) {
      turn += turns[row * COUNT + column] ?? 0;
      if (turn !== 0) bits |= 1 << column;
    }
    const edges = touched[row] ?? 0;
    filled[row] = bits & ~edges;
    touched[row] = bits | edges;
  }
  return { touched, filled };
}

/** Reports whether two areas certainly share nothing. */
export function areApart(first: AreaCells, second: AreaCells): boolean {
  for (let row = 0; row < COUNT; row += 1) if ((first.touched[row]! & second.touched[row]!) !== 0) return false;
  return true;
}

/** Reports whether an area certainly covers all of another. */
export function isCovered(area: AreaCells, cover: AreaCells): boolean {
  for (let row = 0; row < COUNT; row += 1) if ((area.touched[row]! & ~cover.filled[row]!) !== 0) return false;
  return true;
}

/** Returns the cells of one area without another. */
export function withoutCells(area: AreaCells, taken: AreaCells): AreaCells {
  const left = noCells();
  for (let row = 0; row < COUNT; row += 1) {
    left.touched[row] = area.touched[row]! & ~taken.filled[row]!;
    left.filled[row] = area.filled[row]! & ~taken.touched[row]!;
  }
  return left;
}

/** The cells of nothing. */
export function noCells(): AreaCells {
  return { touched: new Int32Array(COUNT), filled: new Int32Array(COUNT) };
}

/** Adds the cells of an area to those of others. */
export function addCells(joined: AreaCells, { touched, filled }: AreaCells): void {
  for (let row = 0; row < COUNT; row += 1) {
    joined.touched[row] = joined.touched[row]! | touched[row]!;
    joined.filled[row] = joined.filled[row]! | filled[row]!;
  }
}

function isOutside(first: number, second: number, side: number): boolean {
  return Math.max(first, second) < ON_EDGE || Math.min(first, second) > side - ON_EDGE;
}

/** Counts how an edge changes the winding number, for the rows whose middle it crosses, from the first cell whose middle is right of it. */
function countTurns(turns: Int8Array, x1: number, y1: number, x2: number, y2: number, size: number): void {
  const [top, bottom] = y1 < y2 ? [y1, y2] : [y2, y1];
  // A middle at the top of an edge counts, and one at its bottom does not, so that edges that meet there count once.
  const last = Math.min(COUNT, Math.ceil(bottom / size - 0.5));
  for (let row = Math.max(0, Math.ceil(top / size - 0.5)); row < last; row += 1) {
    const x = x1 + (((row + 0.5) * size - y1) * (x2 - x1)) / (y2 - y1);
    const column = Math.max(0, Math.ceil(x / size - 0.5));
    if (column < COUNT) turns[row * COUNT + column] = (turns[row * COUNT + column] ?? 0) + (y1 < y2 ? 1 : -1);
  }
}

/** Marks the cells that an edge comes through or close to. */
function touch(touched: Int32Array, x1: number, y1: number, x2: number, y2: number, size: number): void {
  const [top, bottom] = y1 < y2 ? [y1, y2] : [y2, y1];
  const last = cellAt(bottom + NEAR, size);
  for (let row = cellAt(top - NEAR, size); row <= last; row += 1) {
    const from = alongEdge(x1, y1, x2, y2, Math.max(top, row * size - NEAR));
    const to = alongEdge(x1, y1, x2, y2, Math.min(bottom, (row + 1) * size + NEAR));
    const isLevel = bottom - top < NEAR;
    const left = cellAt((isLevel ? Math.min(x1, x2) : Math.min(from, to)) - NEAR, size);
    const right = cellAt((isLevel ? Math.max(x1, x2) : Math.max(from, to)) + NEAR, size);
    // Bits from the left to the right one; shifting by all 32 would shift by none.
    touched[row] = (touched[row] ?? 0) | ((right === COUNT - 1 ? -1 : (1 << (right + 1)) - 1) & (-1 << left));
  }
}

function alongEdge(x1: number, y1: number, x2: number, y2: number, y: number): number {
  return y1 === y2 ? x1 : x1 + ((y - y1) * (x2 - x1)) / (y2 - y1);
}

function cellAt(place: number, size: number): number {
  return Math.min(COUNT - 1, Math.max(0, Math.floor(place / size)));
}
