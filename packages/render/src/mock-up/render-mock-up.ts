import type { MaterialId, Vector } from '@coverwright/core/book/mesh.ts';
import { type Camera, type Thing, viewRight, viewUp } from '@coverwright/core/book/scenes.ts';
import type { PaperId } from '@coverwright/core/platforms/platform.ts';
import { type Quarter, type Studio, createStudio } from './light.ts';
import { rasterise } from './raster.ts';
import { smoothLight } from './surface-light.ts';
import { type Finish, type Shine, type Tint, plainTint, shineOf, showsShadows } from './surfaces.ts';
import { type Picture, type Texture, createTexture, sampleTexture, toByte } from './texture.ts';
import { type World, createWorld, materialAt } from './world.ts';

export interface MockUpOrder {
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
  /** The pictures on the objects, in their order; null for white. */
  readonly pictures: readonly (Picture | null)[];
  readonly finish: Finish;
  readonly paper: PaperId;
  /** The page count, which decides the number of lines on the book block. */
  readonly extent: number;
  /** The color of the ground in linear light; null for a transparent ground with only the shadow. */
  readonly ground: Tint | null;
}

/** Objects in their places, with the light on them. It can be used for any number of pictures from any angle. */
export interface LitScene {
  readonly world: World;
  readonly studio: Studio;
}

/** @param quarter the side from which the scene is seen */
export function lightScene(things: readonly Thing[], quarter: Quarter = 0): LitScene {
  const world = createWorld(things);
  return { world, studio: createStudio(world, quarter) };
}

/** The number of samples of a pixel in each direction. */
const SAMPLES = 2;
/** The share of the picture's side over which a shadow on a transparent ground fades out. */
const FADE = 0.08;
/** The opacity of the darkest shadow on a transparent ground. */
const DARKEST = 0.72;

/**
 * Renders a picture of books without a graphics card: the same meshes and the same view as in the editor, with every pixel computed on the
 * CPU. The result is straight sRGB with alpha, in rows from the top.
 */
export function renderMockUp({ world, studio }: LitScene, order: MockUpOrder): Picture {
  const [width, height] = [order.width * SAMPLES, order.height * SAMPLES];
  const view = createView(order.camera, width, height);
  const corners = view.project(world);
  const depths = new Float32Array(width * height);
  const seen = new Int32Array(width * height);
  rasterise(corners, world.count, width, height, depths, seen);
  const textures = new Map<Picture, Texture>();
  for (const picture of order.pictures) if (picture && !textures.has(picture)) textures.set(picture, createTexture(picture));
  const worn = order.pictures.map((picture) => (picture && textures.get(picture)) ?? null);
  const shade = createShader({ world, studio, view, corners, worn, order });
  const data = new Uint8ClampedArray(order.width * order.height * 4);
  const sample = new Float32Array(4);
  for (let y = 0; y < order.height; y++) {
    for (let x = 0; x < order.width; x++) {
      const first = y * SAMPLES * width + x * SAMPLES;
      let [red, green, blue, alpha] = [0, 0, 0, 0];
      // Within one surface, one sample for the whole pixel shows what four would; only edges need four.
      const parts = isOneSurface(seen, first, width) ? 1 : SAMPLES * SAMPLES;
      const span = parts === 1 ? SAMPLES : 1;
      for (let part = 0; part < parts; part++) {
        const [across, down] = [part % SAMPLES, Math.floor(part / SAMPLES)];
        const middle = (span - 1) / 2;
        const triangle = seen[first + down * width + across] ?? -1;
        shade(x * SAMPLES + across + middle, y * SAMPLES + down + middle, triangle, span, sample);
        const a = sample[3] ?? 0;
        red += (sample[0] ?? 0) * a;
        green += (sample[1] ?? 0) * a;
        blue += (sample[2] ?? 0) * a;
        alpha += a;
      }
      const to = (y * order.width + x) * 4;
      if (alpha === 0) continue;
      data[to] = toByte(red / alpha);
      data[to + 1] = toByte(green / alpha);
      data[to + 2] = toByte(blue / alpha);
      data[to + 3] = (alpha / parts) * 255;
    }
  }
  return { width: order.width, height: order.height, data };
}

/** Returns true if all samples of a pixel, starting with this one, show the same triangle, or the ground. */
function isOneSurface(seen: Int32Array, first: number, width: number): boolean {
  const triangle = seen[first];
  return triangle === seen[first + 1] && triangle === seen[first + width] && triangle === seen[first + width + 1];
}

interface View {
  readonly from: Vector;
  /**
   * Returns the corners in pixels, with the negative reciprocal of the distance as depth: a smaller depth is nearer, and depth is linear
   * across a triangle.
   */
  readonly project: (world: World) => Float32Array;
  /** Returns the direction of the ray through a pixel. */
  readonly ray: (x: number, y: number) => Vector;
}

function createView({ from, to, field }: Camera, width: number, height: number): View {
  const back: Vector = [from[0] - to[0], from[1] - to[1], from[2] - to[2]];
  const distance = Math.hypot(...back);
  const direction: Vector = [back[0] / distance, back[1] / distance, back[2] / distance];
  const right = viewRight(direction);
  const up = viewUp(direction);
  const scale = height / 2 / Math.tan((field * Math.PI) / 360);
  return {
    from,
    project({ positions, count }) {
      const corners = new Float32Array(count * 9);
      for (let at = 0; at < positions.length; at += 3) {
        const [x, y, z] = [(positions[at] ?? 0) - from[0], (positions[at + 1] ?? 0) - from[1], (positions[at + 2] ?? 0) - from[2]];
        const away = -(x * direction[0] + y * direction[1] + z * direction[2]);
        corners[at] = width / 2 + ((x * right[0] + y * right[1] + z * right[2]) * scale) / away;
        corners[at + 1] = height / 2 - ((x * up[0] + y * up[1] + z * up[2]) * scale) / away;
        corners[at + 2] = -1 / away;
      }
      return corners;
    },
    ray(x, y) {
      const [across, above] = [(x + 0.5 - width / 2) / scale, (height / 2 - y - 0.5) / scale];
      return [
        right[0] * across + up[0] * above - direction[0],
        right[1] * across + up[1] * above - direction[1],
        right[2] * across + up[2] * above - direction[2],
      ];
    },
  };
}

interface Shading {
  readonly world: World;
  readonly studio: Studio;
  readonly view: View;
  readonly corners: Float32Array;
  readonly worn: readonly (Texture | null)[];
  readonly order: MockUpOrder;
}

/** Writes linear red, green and blue, and the hidden share of the ground. @param span the side of the shaded area, in samples. */
type Shade = (x: number, y: number, triangle: number, span: number, into: Float32Array) => void;

function createShader({ world, studio, view, corners, worn, order }: Shading): Shade {
  const { positions, normals, places, owners } = world;
  const { finish, paper, extent, ground } = order;
  const areas = Float32Array.from({ length: world.count }, (_, triangle) => areaOf(triangle, corners, 3) / 2);
  const footprints = Float32Array.from(areas, (area, triangle) => footprintOf(triangle, area, places, worn[owners[triangle] ?? 0]));
  const thickness = Float32Array.from(areas, (area, triangle) => (2 * area) / longestSide(triangle, corners));
  const lightAt = smoothLight(order.width * SAMPLES, thickness, (x, y, triangle) => {
    const at = triangle * 9;
    const [a, b, c] = sharesAt(corners, at, x + 0.5, y + 0.5);
    const mixed = (values: Float32Array, axis: number) =>
      a * (values[at + axis] ?? 0) + b * (values[at + 3 + axis] ?? 0) + c * (values[at + 6 + axis] ?? 0);
    const [px, py, pz] = [mixed(positions, 0), mixed(positions, 1), mixed(positions, 2)];
    const isExact = showsShadows(materialAt(world, triangle));
    return studio.lightAt(px, py, pz, mixed(normals, 0), mixed(normals, 1), mixed(normals, 2), isExact);
  });
  const colour = new Float32Array(3);
  return (x, y, triangle, span, into) => {
    if (triangle < 0) return shadeGround(x, y, into);
    const at = triangle * 9;
    const [a, b, c] = sharesAt(corners, at, x + 0.5, y + 0.5);
    const mixed = (values: Float32Array, step: number, from: number, axis: number) =>
      a * (values[from + axis] ?? 0) + b * (values[from + step + axis] ?? 0) + c * (values[from + 2 * step + axis] ?? 0);
    const [px, py, pz] = [mixed(positions, 3, at, 0), mixed(positions, 3, at, 1), mixed(positions, 3, at, 2)];
    const [nx, ny, nz] = [mixed(normals, 3, at, 0), mixed(normals, 3, at, 1), mixed(normals, 3, at, 2)];
    const [u, v] = [mixed(places, 2, triangle * 6, 0), mixed(places, 2, triangle * 6, 1)];
    const material = materialAt(world, triangle);
    const texture = worn[owners[triangle] ?? 0];
    if (texture && wearsPicture(material)) sampleTexture(texture, u, v, (footprints[triangle] ?? 1) * span, colour);
    else colour.set(plainTint(material, paper, u, extent / 2));
    // A screen emits its own light.
    const light = material === 'screen' ? 0.92 : lightAt(x, y, triangle);
    const gleam = gleamAt([px, py, pz], [nx, ny, nz], { from: view.from, key: studio.key }, shineOf(material, finish)) * light;
    into[0] = (colour[0] ?? 0) * light + gleam;
    into[1] = (colour[1] ?? 0) * light + gleam;
    into[2] = (colour[2] ?? 0) * light + gleam;
    into[3] = 1;
  };

  function shadeGround(x: number, y: number, into: Float32Array): void {
    const [dx, dy, dz] = view.ray(x, y);
    const reach = dy < 0 ? -view.from[1] / dy : Number.POSITIVE_INFINITY;
    const share = Number.isFinite(reach) ? Math.min(1, studio.groundAt(view.from[0] + dx * reach, view.from[2] + dz * reach)) : 1;
    if (ground) {
      into.set(ground.map((value) => value * share));
      into[3] = 1;
      return;
    }
    into.fill(0);
    into[3] = (1 - share) * DARKEST * fade(x / (order.width * SAMPLES)) * fade(y / (order.height * SAMPLES));
  }
}

/** Fades out a shadow on a transparent ground before the edge of the picture. @param share the position across the picture, 0 to 1. */
function fade(share: number): number {
  return Math.min(1, Math.min(share, 1 - share) / FADE);
}

function wearsPicture(material: MaterialId): boolean {
  return material === 'cover' || material === 'screen';
}

/** Returns the reflection of the softbox, which is stronger and sharper on a smooth cover. */
function gleamAt(
  [px, py, pz]: Vector,
  [nx, ny, nz]: Vector,
  { from, key }: { readonly from: Vector; readonly key: Vector },
  { strength, sharpness }: Shine,
): number {
  if (strength === 0) return 0;
  const [vx, vy, vz] = [from[0] - px, from[1] - py, from[2] - pz];
  const length = Math.hypot(vx, vy, vz);
  const facing = (nx * vx + ny * vy + nz * vz) / length;
  const towards = 2 * facing * (nx * key[0] + ny * key[1] + nz * key[2]) - (vx * key[0] + vy * key[1] + vz * key[2]) / length || 0;
  const aside = 1 - Math.max(0, facing);
  const skimming = aside * aside * aside * aside * aside;
  return strength * ((towards > 0 ? towards ** sharpness : 0) + skimming * 0.6);
}

/** Returns the weights of the corners at a pixel, with perspective correction. */
function sharesAt(corners: Float32Array, at: number, x: number, y: number): Vector {
  const [ax = 0, ay = 0, az = 0] = [corners[at], corners[at + 1], corners[at + 2]];
  const [bx = 0, by = 0, bz = 0] = [corners[at + 3], corners[at + 4], corners[at + 5]];
  const [cx = 0, cy = 0, cz = 0] = [corners[at + 6], corners[at + 7], corners[at + 8]];
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) || 1;
  const a = ((((bx - x) * (cy - y) - (by - y) * (cx - x)) / area) * az) as number;
  const b = (((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area) * bz;
  const c = (((ax - x) * (by - y) - (ay - y) * (bx - x)) / area) * cz;
  const sum = a + b + c || 1;
  return [a / sum, b / sum, c / sum];
}

/**
 * Returns the number of texels of a picture for one pixel of a triangle, by their areas. @param area the area of the triangle, in pixels.
 */
function footprintOf(triangle: number, area: number, places: Float32Array, texture: Texture | null | undefined): number {
  const level = texture?.levels[0];
  if (!level || area === 0) return 1;
  return Math.sqrt((areaOf(triangle, places, 2) * level.width * level.height) / (2 * area));
}

function longestSide(triangle: number, corners: Float32Array): number {
  const x = (corner: number) => corners[triangle * 9 + (corner % 3) * 3] ?? 0;
  const y = (corner: number) => corners[triangle * 9 + (corner % 3) * 3 + 1] ?? 0;
  return Math.max(...[0, 1, 2].map((corner) => Math.hypot(x(corner + 1) - x(corner), y(corner + 1) - y(corner))), 1);
}

/** Returns twice the area of a triangle. @param step the number of values per corner. */
function areaOf(triangle: number, values: Float32Array, step: number): number {
  const from = triangle * step * 3;
  const point = (corner: number) => [values[from + corner * step] ?? 0, values[from + corner * step + 1] ?? 0] as const;
  const [[ax, ay], [bx, by], [cx, cy]] = [point(0), point(1), point(2)];
  return Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
}
