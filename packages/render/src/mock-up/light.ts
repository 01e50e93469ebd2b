import { type Vector, unit } from '@coverwright/core/book/mesh.ts';
import { viewRight, viewUp } from '@coverwright/core/book/scenes.ts';
import { rasterise } from './raster.ts';
import type { World } from './world.ts';

/** A distant light, and the meshes that block it. */
interface Lamp {
  /** The direction towards the lamp. */
  readonly direction: Vector;
  readonly strength: number;
  readonly right: Vector;
  readonly up: Vector;
  readonly depths: Float32Array;
}

/** The light of the studio: a large softbox at the upper front left, and the ambient light of the room. */
export interface Studio {
  /** The direction towards the middle of the softbox. */
  readonly key: Vector;
  /** Returns the light on the ground at a place; 1 if nothing blocks it. */
  readonly groundAt: (x: number, z: number) => number;
  /**
   * Returns the light on a point that faces `normal`; 1 if nothing blocks it and it falls perpendicularly.
   * @param isExact tests every lamp, for surfaces on which shadows are clearly visible
   */
  readonly lightAt: (x: number, y: number, z: number, nx: number, ny: number, nz: number, isExact: boolean) => number;
}

const KEY: Vector = unit([-0.5, 0.85, 1]);
const KEY_LAMPS = 48;
const ROOM_LAMPS = 112;
/**
 * The stride at which lamps are tested for surfaces, on which shadows are less visible than on the ground. Every fourth lamp of the room
 * is at its front right, opposite the softbox.
 */
const STRIDE = 4;
/** The exposure, which brightens surfaces that do not face the softbox. */
const EXPOSURE = 1.18;
/** The share of ambient light in the light on a surface that faces the key light. */
const ROOM_SHARE = 0.45;
/** The half width of the softbox, as seen from the book. */
const SOFTNESS = 0.22;
const MAP = 224;
/** The number of samples along each side of the ground, and the extent of the ground in radii of the scene. */
const GROUND = 160;
const GROUND_REACH = 2.6;
/** Marks a sample of light that has not been computed, because light is never negative. */
const UNKNOWN = -1;
/** The offset, as a share of the scene's radius, that keeps surfaces from shadowing themselves. */
const BIAS = 0.006;

/** Quarter turns of the viewer around the scene, from its own view towards the right. */
export type Quarter = 0 | 1 | 2 | 3;

/** @param quarter the viewer's, with whom the lamps turn, so that the visible side is always lit */
export function createStudio(world: World, quarter: Quarter = 0): Studio {
  const lamps = [...softBox(), ...room()].map(({ direction, strength }) => shadowed(world, turned(direction, quarter), strength));
  const [X, Y, Z] = world.middle;
  const scale = MAP / 2 / world.radius;
  const bias = BIAS * world.radius;
  const gather = (x: number, y: number, z: number, nx: number, ny: number, nz: number, stride: number): number => {
    let light = 0;
    // The ray starts a little off the surface, so that the surface does not shade itself.
    const [px, py, pz] = [x - X + nx * bias, y - Y + ny * bias, z - Z + nz * bias];
    for (let index = 0; index < lamps.length; index += stride) {
      const lamp = lamps[index];
      if (!lamp) continue;
      const { direction, strength, right, up, depths } = lamp;
      const facing = nx * direction[0] + ny * direction[1] + nz * direction[2];
      if (facing <= 0) continue;
      const u = Math.floor((px * right[0] + pz * right[2]) * scale + MAP / 2);
      const v = Math.floor(MAP / 2 - (px * up[0] + py * up[1] + pz * up[2]) * scale);
      const depth = -(px * direction[0] + py * direction[1] + pz * direction[2]);
      const isFree = u < 0 || v < 0 || u >= MAP || v >= MAP || depth - bias <= (depths[v * MAP + u] ?? Number.POSITIVE_INFINITY);
      if (isFree) light += strength * facing;
    }
    return light * stride;
  };
  const bare = gather(X + 1000 * world.radius, 0, Z, 0, 1, 0, 1);
  const ground = createGround(world, (x, z) => gather(x, 0, z, 0, 1, 0, 1) / bare);
  return {
    key: turned(KEY, quarter),
    groundAt: ground,
    lightAt: (x, y, z, nx, ny, nz, isExact) => gather(x, y, z, nx, ny, nz, isExact ? 1 : STRIDE) * EXPOSURE,
  };
}

function turned([x, y, z]: Vector, quarter: Quarter): Vector {
  if (quarter === 0) return [x, y, z];
  return turned([z, y, -x], (quarter - 1) as Quarter);
}

/** The light on the ground, sampled on a grid and interpolated; samples are computed on demand. */
function createGround({ middle, radius }: World, lightAt: (x: number, z: number) => number): Studio['groundAt'] {
  const reach = radius * GROUND_REACH;
  const step = (2 * reach) / (GROUND - 1);
  const known = new Float32Array(GROUND * GROUND).fill(UNKNOWN);
  const knownAt = (column: number, row: number): number => {
    const index = row * GROUND + column;
    const light = known[index] ?? 1;
    if (light !== UNKNOWN) return light;
    const found = lightAt(middle[0] - reach + column * step, middle[2] - reach + row * step);
    known[index] = found;
    return found;
  };
  return (x, z) => {
    const across = (x - middle[0] + reach) / step;
    const down = (z - middle[2] + reach) / step;
    const [left, top] = [Math.floor(across), Math.floor(down)];
    if (left < 0 || top < 0 || left >= GROUND - 1 || top >= GROUND - 1) return 1;
    const [u, v] = [across - left, down - top];
    const upper = knownAt(left, top) * (1 - u) + knownAt(left + 1, top) * u;
    const lower = knownAt(left, top + 1) * (1 - u) + knownAt(left + 1, top + 1) * u;
    const light = upper * (1 - v) + lower * v;
    // Long faint shadows end before the grid does.
    const away = Math.min(1, Math.hypot(x - middle[0], z - middle[2]) / reach);
    return 1 - (1 - light) * (1 - away ** 2) ** 2;
  };
}

/** Returns a depth map from a lamp. */
function shadowed({ positions, count, middle, radius }: World, direction: Vector, strength: number): Lamp {
  const right = viewRight(direction);
  const up = viewUp(direction);
  const corners = new Float32Array(count * 9);
  const scale = MAP / 2 / radius;
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = [(positions[at] ?? 0) - middle[0], (positions[at + 1] ?? 0) - middle[1], (positions[at + 2] ?? 0) - middle[2]];
    corners[at] = (x * right[0] + z * right[2]) * scale + MAP / 2;
    corners[at + 1] = MAP / 2 - (x * up[0] + y * up[1] + z * up[2]) * scale;
    corners[at + 2] = -(x * direction[0] + y * direction[1] + z * direction[2]);
  }
  const depths = new Float32Array(MAP * MAP);
  rasterise(corners, count, MAP, MAP, depths, null);
  return { direction, strength, right, up, depths };
}

function softBox(): readonly { readonly direction: Vector; readonly strength: number }[] {
  const right = viewRight(KEY);
  const up = viewUp(KEY);
  return Array.from({ length: KEY_LAMPS }, (_, index) => {
    const [a, b] = spread(index, KEY_LAMPS);
    const [across, above] = [(2 * a - 1) * SOFTNESS, (2 * b - 1) * SOFTNESS];
    const direction = unit([
      KEY[0] + right[0] * across + up[0] * above,
      KEY[1] + right[1] * across + up[1] * above,
      KEY[2] + right[2] * across + up[2] * above,
    ]);
    return { direction, strength: (1 - ROOM_SHARE) / KEY_LAMPS };
  });
}

/** Returns the ambient lamps: light from everywhere above, and a little from below, as from a bright table. */
function room(): readonly { readonly direction: Vector; readonly strength: number }[] {
  return Array.from({ length: ROOM_LAMPS }, (_, index) => {
    const [a, b] = spread(index, ROOM_LAMPS);
    const y = a * 1.25 - 0.25;
    const reach = Math.sqrt(Math.max(0, 1 - y * y));
    const angle = 2 * Math.PI * b;
    // The strength is doubled, because a face sees half of the room.
    const strength = ((y < 0 ? 0.5 : 1) * 2.6 * ROOM_SHARE) / ROOM_LAMPS;
    return { direction: unit([Math.cos(angle) * reach, y, Math.sin(angle) * reach]), strength };
  });
}

/** Returns a point of an even distribution over a square (Hammersley). */
function spread(index: number, count: number): readonly [number, number] {
  let bits = index;
  let inverse = 0;
  for (let half = 0.5; bits > 0; half /= 2, bits >>= 1) if (bits & 1) inverse += half;
  return [(index + 0.5) / count, inverse];
}
