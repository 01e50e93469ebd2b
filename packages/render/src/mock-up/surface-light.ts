/** The number of samples between two nodes of the grid. Light changes little over this distance. */
const STEP = 8;
/** The thickness in samples below which triangles are shaded sample by sample, because the grid would cost more than it saves. */
const LEAST_THICKNESS = STEP * 4;

/** Returns the light at a sample of a triangle. */
export type SurfaceLight = (x: number, y: number, triangle: number) => number;

interface Crossings {
  row: number;
  readonly triangles: Int32Array;
  readonly light: Float32Array;
}

/**
 * Returns light that is computed at the nodes of a grid and interpolated between them, for pictures that are shaded in rows from the top.
 * @param lightOf the exact light, also at nodes beside the triangle
 * @param thickness the thickness of each triangle, in samples
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
