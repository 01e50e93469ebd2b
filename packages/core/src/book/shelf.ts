import { type MaterialId, WHOLE, createMeshBuilder, flatQuad, type Mesh, type Vector } from './mesh.ts';

/** A shelf of a shop. Inches. */
export interface Shelf {
  readonly width: number;
  /** The height of the wall behind the books, from the board up. */
  readonly height: number;
  readonly depth: number;
}

/** The thickness of the shelf's board. Inches. */
export const BOARD = 0.8;
const WALL = 0.4;
/** The length in inches by which the board extends beyond the wall on each side. */
const END = 0.35;
/** The lip that keeps books from sliding off: its height and depth in inches. */
const LIP = { height: 0.18, depth: 0.14 };

/**
 * Returns the meshes of a board with a lip in front of a wall. The origin is in the middle of the board in x and z; the board's upper face
 * is `BOARD` above it.
 */
export function shelfMeshes({ width, height, depth }: Shelf): readonly Mesh[] {
  const [x, z] = [width / 2, depth / 2];
  return [
    box('wood', [-x - END, 0, -z], [x + END, BOARD, z]),
    box('wood', [-x - END, BOARD, z - LIP.depth], [x + END, BOARD + LIP.height, z]),
    box('wall', [-x, BOARD, -z], [x, BOARD + height, -z + WALL]),
  ];
}

/** Returns the mesh of a box with edges along the axes. */
function box(material: MaterialId, [left, bottom, back]: Vector, [right, top, front]: Vector): Mesh {
  const builder = createMeshBuilder(material);
  const face = (...at: readonly [Vector, Vector, Vector, Vector]) => flatQuad(builder, at, WHOLE);
  face([left, bottom, front], [right, bottom, front], [right, top, front], [left, top, front]);
  face([right, bottom, back], [left, bottom, back], [left, top, back], [right, top, back]);
  face([left, bottom, back], [left, bottom, front], [left, top, front], [left, top, back]);
  face([right, bottom, front], [right, bottom, back], [right, top, back], [right, top, front]);
  face([left, top, front], [right, top, front], [right, top, back], [left, top, back]);
  face([left, bottom, back], [right, bottom, back], [right, bottom, front], [left, bottom, front]);
  return builder.build();
}
