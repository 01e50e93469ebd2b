import type { BookShape } from './book-shape.ts';
import { coverMeshes } from './cover-meshes.ts';
import type { Mesh } from './mesh.ts';
import { pageBlock } from './page-block.ts';

/**
 * A book as solids, its middle at the origin, standing upright with the front towards the viewer along -z.
 * @param opened degrees by which the front is lifted.
 */
export function bookMeshes(shape: BookShape, opened = 0): readonly Mesh[] {
  const meshes = [...coverMeshes(shape, opened), ...pageBlock(shape)];
  return shape.readingDirection === 'ltr' ? meshes : meshes.map(turnedAbout);
}

/** Turns a mesh by half a turn about the upright axis, so that the spine comes to the right. */
function turnedAbout(mesh: Mesh): Mesh {
  const turn = (values: Float32Array) => values.map((value, index) => (index % 3 === 1 ? value : -value));
  return { ...mesh, positions: turn(mesh.positions), normals: turn(mesh.normals) };
}
