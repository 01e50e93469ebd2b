/** The materials of surfaces; the renderer decides their color and gloss. */
export const MATERIALS = ['cover', 'edge', 'lining', 'pages', 'paper', 'band', 'body', 'screen', 'wood', 'wall'] as const;
export type MaterialId = (typeof MATERIALS)[number];

/**
 * Triangles of one material. Inches: x to the right of the viewer at the front, y up, z towards him. Texture places are shares
 * of the picture from its top-left corner; on pages, `u` goes through the leaves.
 */
export interface Mesh {
  readonly material: MaterialId;
  /** The coordinates x, y and z of each corner, in inches. */
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** The texture coordinates u and v of each corner. */
  readonly places: Float32Array;
  /** The indices of three corners per triangle, counterclockwise from outside. */
  readonly triangles: Uint32Array;
}

export type Vector = readonly [x: number, y: number, z: number];

export interface Corner {
  readonly at: Vector;
  readonly normal: Vector;
  readonly place: readonly [u: number, v: number];
}

/** Creates a builder that collects quads into a mesh. */
export function createMeshBuilder(material: MaterialId) {
  const corners: Corner[] = [];
  const triangles: number[] = [];
  return {
    /** Adds a quad of four corners, counterclockwise from outside. */
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

/** Adds a flat quad. Its normal follows from its corners. */
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

/** The texture coordinates for the whole picture, from its lower left corner. */
export const WHOLE: Places = [
  [0, 1],
  [1, 1],
  [1, 0],
  [0, 0],
];
/** The texture coordinates turned by 90°, for surfaces that run through the leaves from front to back. */
export const ALONG: Places = [
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 0],
];
/** The texture coordinates for surfaces that run through the leaves from back to front. */
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
