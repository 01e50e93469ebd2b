import type { BookShape } from './book-shape.ts';
import { coverMeshes } from './cover-meshes.ts';
import type { Mesh } from './mesh.ts';
import { pageBlock } from './page-block.ts';

/**
 * Returns the meshes of a book that stands upright with its middle at the origin and its front facing the viewer along -z.
 * @param opened the angle in degrees by which the front is lifted.
 */
export function bookMeshes(shape: BookShape, opened = 0): readonly Mesh[] {
  const meshes = [...coverMeshes(shape, opened), ...pageBlock(shape)];
  return shape.readingDirection === 'ltr' ? meshes : meshes.map(turnedAbout);
}

/** Rotates a mesh by 180° about the vertical axis, so that the spine is on the right. */
function turnedAbout(mesh: Mesh): Mesh {
  const turn = (values: Float32Array) => values.map((value, index) => (index % 3 === 1 ? value : -value));
  return { ...mesh, positions: turn(mesh.positions), normals: turn(mesh.normals) };
}
