import { type Mesh, type Vector, dot } from './mesh.ts';

/** The rotation of an object, in degrees about x, then z, then y, and its position afterwards, in inches. */
export interface Placement {
  readonly turn: Vector;
  readonly at: Vector;
}

/** A rotation matrix in rows. */
export type Turn = readonly [Vector, Vector, Vector];

/** Returns the rotation of a placement as a matrix. */
export function turnOf({ turn }: Pick<Placement, 'turn'>): Turn {
  const [x, y, z] = turn.map((degrees) => (degrees * Math.PI) / 180) as unknown as Vector;
  const [sx, cx, sy, cy, sz, cz] = [Math.sin(x), Math.cos(x), Math.sin(y), Math.cos(y), Math.sin(z), Math.cos(z)];
  // The rotation matrix is Ry · Rz · Rx.
  return [
    [cy * cz, -cy * sz * cx + sy * sx, cy * sz * sx + sy * cx],
    [sz, cz * cx, -cz * sx],
    [-sy * cz, sy * sz * cx + cy * sx, -sy * sz * sx + cy * cx],
  ];
}

export function turned([first, second, third]: Turn, vector: Vector): Vector {
  return [dot(first, vector), dot(second, vector), dot(third, vector)];
}

export function placed(placement: Placement, vector: Vector): Vector {
  const [x, y, z] = turned(turnOf(placement), vector);
  const [X, Y, Z] = placement.at;
  return [x + X, y + Y, z + Z];
}

/** Returns the bounding box of meshes after a rotation. */
export function turnedBounds(meshes: readonly Mesh[], turn: Turn): { readonly least: Vector; readonly most: Vector } {
  const least = [Infinity, Infinity, Infinity] as [number, number, number];
  const most = [-Infinity, -Infinity, -Infinity] as [number, number, number];
  for (const { positions } of meshes) {
    for (let index = 0; index < positions.length; index += 3) {
      const vector = turned(turn, [positions[index] ?? 0, positions[index + 1] ?? 0, positions[index + 2] ?? 0]);
      vector.forEach((value, axis) => {
        least[axis] = Math.min(least[axis] ?? Infinity, value);
        most[axis] = Math.max(most[axis] ?? -Infinity, value);
      });
    }
  }
  return { least, most };
}
