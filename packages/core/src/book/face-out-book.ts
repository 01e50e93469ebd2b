import { ALONG, WHOLE, createMeshBuilder, flatQuad, type Mesh } from './mesh.ts';

/** Returns the meshes of a neighbor on the shelf, of which only the front picture is known. Its other sides are plain card. */
export function faceOutBook(width: number, height: number, thickness: number): readonly Mesh[] {
  const [x, y, z] = [width / 2, height / 2, thickness / 2];
  const front = createMeshBuilder('cover');
  flatQuad(
    front,
    [
      [-x, -y, z],
      [x, -y, z],
      [x, y, z],
      [-x, y, z],
    ],
    WHOLE,
  );
  const card = createMeshBuilder('edge');
  flatQuad(
    card,
    [
      [-x, -y, -z],
      [-x, -y, z],
      [-x, y, z],
      [-x, y, -z],
    ],
    WHOLE,
  );
  flatQuad(
    card,
    [
      [x, -y, -z],
      [-x, -y, -z],
      [-x, y, -z],
      [x, y, -z],
    ],
    WHOLE,
  );
  const pages = createMeshBuilder('pages');
  flatQuad(
    pages,
    [
      [x, -y, z],
      [x, -y, -z],
      [x, y, -z],
      [x, y, z],
    ],
    WHOLE,
  );
  flatQuad(
    pages,
    [
      [-x, y, z],
      [x, y, z],
      [x, y, -z],
      [-x, y, -z],
    ],
    ALONG,
  );
  return [front.build(), card.build(), pages.build()];
}
