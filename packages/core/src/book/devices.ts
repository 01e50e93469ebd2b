import type { Size } from '../geometry/shapes.ts';
import { WHOLE, createMeshBuilder, flatQuad, type Mesh } from './mesh.ts';

/** The kinds of devices that show an eBook. */
export const DEVICE_IDS = ['e-reader', 'phone'] as const;
export type DeviceId = (typeof DEVICE_IDS)[number];

interface Device {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly corner: number;
  /** The width of the frame around the screen, in inches: left and right, top, bottom. */
  readonly rim: { readonly side: number; readonly top: number; readonly bottom: number };
}

/** Devices of common sizes, in inches. */
export const DEVICES: Readonly<Record<DeviceId, Device>> = {
  'e-reader': { width: 4.9, height: 6.85, depth: 0.33, corner: 0.32, rim: { side: 0.42, top: 0.42, bottom: 0.72 } },
  phone: { width: 2.95, height: 6.0, depth: 0.31, corner: 0.42, rim: { side: 0.09, top: 0.09, bottom: 0.09 } },
};

const CORNER_STEPS = 10;
/** The distance in inches between the body and the screen above it. */
const LIFT = 0.002;

/**
 * Returns the meshes of a device that stands upright with its middle at the origin. Its screen shows a whole front of this proportion
 * (width by height) on black.
 */
export function deviceMeshes(id: DeviceId, proportion: number): readonly Mesh[] {
  const { width, height, depth, rim } = DEVICES[id];
  const shown = fitted({ width: width - 2 * rim.side, height: height - rim.top - rim.bottom }, proportion);
  return [bodyMesh(DEVICES[id]), screenMesh(shown, (rim.bottom - rim.top) / 2, depth / 2 + LIFT)];
}

/** Returns the meshes of a phone that plays an audiobook, with its square cover, a progress bar and a pause icon. */
export function playerMeshes(): readonly Mesh[] {
  const { width, height, depth } = DEVICES.phone;
  const front = depth / 2 + LIFT;
  const side = width * 0.8;
  const marks = createMeshBuilder('edge');
  const mark = (x: number, y: number, wide: number, high: number) =>
    flatQuad(
      marks,
      [
        [x, y, front],
        [x + wide, y, front],
        [x + wide, y + high, front],
        [x, y + high, front],
      ],
      WHOLE,
    );
  const [left, below] = [-side / 2, height * 0.1 - side / 2];
  mark(left, below - 0.42, side * 0.38, 0.05);
  mark(left, below - 0.41, side, 0.02);
  mark(-0.2, below - 1.25, 0.13, 0.5);
  mark(0.07, below - 1.25, 0.13, 0.5);
  return [bodyMesh(DEVICES.phone), screenMesh({ width: side, height: side }, height * 0.1, front), marks.build()];
}

function screenMesh({ width, height }: Size, middle: number, front: number): Mesh {
  const screen = createMeshBuilder('screen');
  const [x, y] = [width / 2, height / 2];
  flatQuad(
    screen,
    [
      [-x, middle - y, front],
      [x, middle - y, front],
      [x, middle + y, front],
      [-x, middle + y, front],
    ],
    WHOLE,
  );
  return screen.build();
}

function bodyMesh({ width, height, depth, corner }: Device): Mesh {
  const outline = roundedOutline(width, height, corner);
  const z = depth / 2;
  const body = createMeshBuilder('body');
  outline.forEach(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    flatQuad(
      body,
      [
        [x, y, z],
        [x, y, -z],
        [nextX, nextY, -z],
        [nextX, nextY, z],
      ],
      WHOLE,
    );
    // A fan of slivers: two corners of each quad are the same point in the middle.
    flatQuad(
      body,
      [
        [0, 0, z],
        [x, y, z],
        [nextX, nextY, z],
        [0, 0, z],
      ],
      WHOLE,
    );
    flatQuad(
      body,
      [
        [0, 0, -z],
        [nextX, nextY, -z],
        [x, y, -z],
        [0, 0, -z],
      ],
      WHOLE,
    );
  });
  return body.build();
}

/** Returns the largest size of a proportion that fits into a room, in inches. */
function fitted(room: Size, proportion: number): Size {
  const width = Math.min(room.width, room.height * proportion);
  return { width, height: width / proportion };
}

/** Returns the points of a rounded rectangle, counterclockwise as seen from the front. */
function roundedOutline(width: number, height: number, radius: number): readonly (readonly [number, number])[] {
  const middles = [
    [width / 2 - radius, height / 2 - radius, 0],
    [radius - width / 2, height / 2 - radius, 90],
    [radius - width / 2, radius - height / 2, 180],
    [width / 2 - radius, radius - height / 2, 270],
  ] as const;
  return middles.flatMap(([x, y, from]) =>
    Array.from({ length: CORNER_STEPS + 1 }, (_, step): readonly [number, number] => {
      const angle = ((from + (90 * step) / CORNER_STEPS) * Math.PI) / 180;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
}
