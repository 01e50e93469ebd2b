/** The materials of surfaces; the renderer decides their color and gloss. */
export const MATERIALS = ['cover', 'edge', 'lining', 'pages', 'paper', 'band', 'body', 'screen', 'wood', 'wall'] as const;
export type MaterialId = (typeof MATERIALS)[number];

/**
 * Triangles of one material. Inches: x to the right of the viewer at the front, y up, z towards him. Texture places are shares
 * of the picture from its top-left corner; on pages, `u` goes through the leaves.
 */
export interface Mesh {
  readonly material: MaterialId;
  /** x, y, z of each corner. */
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** u, v of each corner. */
  readonly places: Float32Array;
  /** Three corners a triangle, counter-clockwise from outside. */
  readonly triangles: Uint32Array;
}

export type Vector = readonly [x: number, y: number, z: number];

export interface Corner {
  readonly at: Vector;
  readonly normal: Vector;
  readonly place: readonly [u: number, v: number];
}

/** Collects quads into a mesh. */
export function createMeshBuilder(material: MaterialId) {
  const corners: Corner[] = [];
  const triangles: number[] = [];
  return {
    /** Four corners, counter-clockwise from outside. */
    quad(first: Corner, second: Corner, third: Corner, fourth: Corner) {
      const start = corners.length;
      corners.push(first, second, third, fourth);
      triangles.push(start, start + 1, start + 2, start, start + 2, start + 3);
    },
    build: (): Mesh => ({
      material,
      positions: new Float32Array(corners.flatMap(({ at }) => at)),
      normals: new Float32Array(corners.flatMap(({ normal }) => normal)),
      places: new Float32Array(corners.flatMap(({ place }) => place)),
      triangles: new Uint32Array(triangles),
    }),
  };
}

/** A quad that is flat: its normal follows from its corners. */
export function flatQuad(
  builder: ReturnType<typeof createMeshBuilder>,
  at: readonly [Vector, Vector, Vector, Vector],
  places: Places,
): void {
  const normal = normalOf(at[0], at[1], at[2]);
  const corner = (index: 0 | 1 | 2 | 3): Corner => ({ at: at[index], normal, place: places[index] });
  builder.quad(corner(0), corner(1), corner(2), corner(3));
}

type Places = readonly [Corner['place'], Corner['place'], Corner['place'], Corner['place']];

/** The whole picture, from its lower left corner on. */
export const WHOLE: Places = [
  [0, 1],
  [1, 1],
  [1, 0],
  [0, 0],
];
/** Lying on its side, for what runs through the leaves from front to back. */
export const ALONG: Places = [
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 0],
];
/** The same from back to front. */
export const ALONG_BACK: Places = [
  [1, 0],
  [1, 1],
  [0, 1],
  [0, 0],
];

export function normalOf(first: Vector, second: Vector, third: Vector): Vector {
  const a = minus(second, first);
  const b = minus(third, first);
  return unit([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]);
}

export function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

export function dot([x, y, z]: Vector, [X, Y, Z]: Vector): number {
  return x * X + y * Y + z * Z;
}

export function minus([x, y, z]: Vector, [X, Y, Z]: Vector): Vector {
  return [x - X, y - Y, z - Z];
}
