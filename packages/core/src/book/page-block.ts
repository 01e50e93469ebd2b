import type { BookShape } from './book-shape.ts';
import { ALONG, ALONG_BACK, WHOLE, createMeshBuilder, flatQuad, type Mesh, type Vector } from './mesh.ts';

/** The size of a headband in inches: its rise beyond the block, and its depth. */
const BAND = { rise: 0.035, depth: 0.07 };

/** Returns the meshes of the book block: its head, tail and fore-edge and, under a lifted cover, its first leaf. */
export function pageBlock(shape: BookShape): readonly Mesh[] {
  const { width, coverThickness, block, hasBands } = shape;
  const left = -width / 2 + coverThickness;
  const right = left + block.width;
  const top = block.height / 2;
  const back = -block.thickness / 2;
  const front = block.thickness / 2;
  const pages = createMeshBuilder('pages');
  // The texture's u runs across the leaves, so that every leaf is a line.
  flatQuad(
    pages,
    [
      [right, -top, front],
      [right, -top, back],
      [right, top, back],
      [right, top, front],
    ],
    WHOLE,
  );
  flatQuad(
    pages,
    [
      [left, top, front],
      [right, top, front],
      [right, top, back],
      [left, top, back],
    ],
    ALONG,
  );
  flatQuad(
    pages,
    [
      [left, -top, back],
      [right, -top, back],
      [right, -top, front],
      [left, -top, front],
    ],
    ALONG_BACK,
  );
  const leaves = createMeshBuilder('paper');
  flatQuad(
    leaves,
    [
      [left, -top, front],
      [right, -top, front],
      [right, top, front],
      [left, top, front],
    ],
    WHOLE,
  );
  flatQuad(
    leaves,
    [
      [right, -top, back],
      [left, -top, back],
      [left, top, back],
      [right, top, back],
    ],
    WHOLE,
  );
  return [pages.build(), leaves.build(), ...(hasBands ? [bands(left, top, back, front)] : [])];
}

function bands(left: number, top: number, back: number, front: number): Mesh {
  const builder = createMeshBuilder('band');
  for (const side of [1, -1] as const) {
    const near = side * top;
    const far = side * (top + BAND.rise);
    const [low, high] = side > 0 ? [near, far] : [far, near];
    const right = left + BAND.depth;
    const face = (...at: readonly [Vector, Vector, Vector, Vector]) => flatQuad(builder, at, WHOLE);
    face([left, low, front], [right, low, front], [right, high, front], [left, high, front]);
    face([right, low, front], [right, low, back], [right, high, back], [right, high, front]);
    face([left, high, front], [right, high, front], [right, high, back], [left, high, back]);
    face([left, low, back], [right, low, back], [right, low, front], [left, low, front]);
  }
  return builder.build();
}
