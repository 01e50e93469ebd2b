import { MATERIALS, type MaterialId, type Vector } from '@coverwright/core/book/mesh.ts';
import { type Turn, turnOf } from '@coverwright/core/book/placement.ts';
import type { Thing } from '@coverwright/core/book/scenes.ts';

/** All objects of a scene as separate triangles, with three corners each, in inches. */
export interface World {
  readonly count: number;
  /** The positions, nine numbers per triangle. */
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** The texture coordinates, six numbers per triangle. */
  readonly places: Float32Array;
  /** The indices into `MATERIALS`. */
  readonly materials: Uint8Array;
  /** The index in `things` of each triangle's object. */
  readonly owners: Uint16Array;
  readonly middle: Vector;
  readonly radius: number;
}

export function createWorld(things: readonly Thing[]): World {
  const count = things.reduce((sum, { meshes }) => sum + meshes.reduce((all, { triangles }) => all + triangles.length / 3, 0), 0);
  const world = {
    count,
    positions: new Float32Array(count * 9),
    normals: new Float32Array(count * 9),
    places: new Float32Array(count * 6),
    materials: new Uint8Array(count),
    owners: new Uint16Array(count),
  };
  let triangle = 0;
  things.forEach(({ meshes, placement }, owner) => {
    const turn = turnOf(placement);
    for (const mesh of meshes) {
      for (let index = 0; index < mesh.triangles.length; index++) {
        const corner = mesh.triangles[index] ?? 0;
        const to = triangle * 9 + (index % 3) * 3;
        put(world.positions, to, turn, mesh.positions, corner * 3, placement.at);
        put(world.normals, to, turn, mesh.normals, corner * 3, ORIGIN);
        const place = triangle * 6 + (index % 3) * 2;
        world.places[place] = mesh.places[corner * 2] ?? 0;
        world.places[place + 1] = mesh.places[corner * 2 + 1] ?? 0;
        if (index % 3 < 2) continue;
        world.materials[triangle] = MATERIALS.indexOf(mesh.material);
        world.owners[triangle] = owner;
        triangle += 1;
      }
    }
  });
  return { ...world, ...sphereAround(world.positions) };
}

const ORIGIN: Vector = [0, 0, 0];

export function materialAt({ materials }: World, triangle: number): MaterialId {
  return MATERIALS[materials[triangle] ?? 0] ?? 'cover';
}

function put(into: Float32Array, to: number, turn: Turn, from: Float32Array, at: number, moved: Vector): void {
  const [x = 0, y = 0, z = 0] = [from[at], from[at + 1], from[at + 2]];
  turn.forEach(([a, b, c], axis) => {
    into[to + axis] = a * x + b * y + c * z + (moved[axis] ?? 0);
  });
}

function sphereAround(positions: Float32Array): { readonly middle: Vector; readonly radius: number } {
  const least = [Infinity, Infinity, Infinity];
  const most = [-Infinity, -Infinity, -Infinity];
  positions.forEach((value, index) => {
    const axis = index % 3;
    least[axis] = Math.min(least[axis] ?? value, value);
    most[axis] = Math.max(most[axis] ?? value, value);
  });
  const [x = 0, y = 0, z = 0] = least.map((value, axis) => (value + (most[axis] ?? 0)) / 2);
  const [a = 0, b = 0, c = 0] = most;
  return { middle: [x, y, z], radius: Math.hypot(a - x, b - y, c - z) };
}
