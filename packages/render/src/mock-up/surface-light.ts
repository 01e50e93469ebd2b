/** Samples between two crossings of the net: light changes little over so short a way. */
const STEP = 8;
/** Triangles thinner than so many samples are shaded sample by sample: the net would cost more than it saves. */
const LEAST_THICKNESS = STEP * 4;

/** The light at a sample of a triangle. */
export type SurfaceLight = (x: number, y: number, triangle: number) => number;

interface Crossings {
  row: number;
  readonly triangles: Int32Array;
  readonly light: Float32Array;
}

/**
 * Light that is known at the crossings of a net and smooth between them, for pictures that are shaded row by row from the top.
 * @param lightOf the exact light, at crossings beside the triangle too. @param thickness of each triangle, in samples
 */
export function smoothLight(width: number, thickness: Float32Array, lightOf: SurfaceLight): SurfaceLight {
  const columns = Math.ceil(width / STEP) + 2;
  let above = emptyRow(columns);
  let below = emptyRow(columns);
  const known = (crossings: Crossings, column: number, triangle: number): number => {
    if (crossings.triangles[column] !== triangle) {
      crossings.triangles[column] = triangle;
      crossings.light[column] = lightOf(column * STEP, crossings.row * STEP, triangle);
    }
    return crossings.light[column] ?? 0;
  };
  return (x, y, triangle) => {
    if ((thickness[triangle] ?? 0) < LEAST_THICKNESS) return lightOf(x, y, triangle);
    const [column, row] = [Math.floor(x / STEP), Math.floor(y / STEP)];
    if (above.row !== row) {
      [above, below] = [below, above];
      if (above.row !== row) startRow(above, row);
      startRow(below, row + 1);
    }
    const [u, v] = [x / STEP - column, y / STEP - row];
    const upper = known(above, column, triangle) * (1 - u) + known(above, column + 1, triangle) * u;
    const lower = known(below, column, triangle) * (1 - u) + known(below, column + 1, triangle) * u;
    return upper * (1 - v) + lower * v;
  };
}

function emptyRow(columns: number): Crossings {
  return { row: -1, triangles: new Int32Array(columns).fill(-1), light: new Float32Array(columns) };
}

function startRow(crossings: Crossings, row: number): void {
  crossings.row = row;
  crossings.triangles.fill(-1);
}
