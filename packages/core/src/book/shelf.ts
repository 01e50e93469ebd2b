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
/** The board runs on beside its wall by so much. */
const END = 0.35;
/** The edge that keeps books from sliding off: how high and how deep. */
const LIP = { height: 0.18, depth: 0.14 };

/** A board with a lip before a wall; its middle in x and z is the origin, its upper face is `BOARD` above it. */
export function shelfMeshes({ width, height, depth }: Shelf): readonly Mesh[] {
  const [x, z] = [width / 2, depth / 2];
  return [
    box('wood', [-x - END, 0, -z], [x + END, BOARD, z]),
    box('wood', [-x - END, BOARD, z - LIP.depth], [x + END, BOARD + LIP.height, z]),
    box('wall', [-x, BOARD, -z], [x, BOARD + height, -z + WALL]),
  ];
}

/** A solid with edges along the axes. */
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
