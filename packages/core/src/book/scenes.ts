import type { FormatId } from '../formats/format.ts';
import { bookMeshes } from './book-meshes.ts';
import type { BookShape } from './book-shape.ts';
import { type DeviceId, deviceMeshes, playerMeshes } from './devices.ts';
import { faceOutBook } from './face-out-book.ts';
import { type Mesh, type Vector, dot } from './mesh.ts';
import { type Placement, placed, turnOf, turnedBounds } from './placement.ts';
import { BOARD, shelfMeshes } from './shelf.ts';

/** An object in a scene: its meshes, its picture and its placement. */
export interface Thing {
  readonly meshes: readonly Mesh[];
  /** The picture that it shows: the author's cover, or that of the neighbor with this index. */
  readonly wears: 'own' | number;
  readonly placement: Placement;
}

/** The camera angle of a scene, measured from its middle. The distance follows from the size of the scene. */
export interface View {
  /** The angles of the camera to the right and upwards, in degrees. */
  readonly round: number;
  readonly above: number;
  /** The vertical field of view, in degrees. */
  readonly field: number;
}

export interface MockUpScene {
  readonly formats: readonly FormatId[];
  readonly view: View;
  readonly arrange: (subject: Subject) => readonly Thing[];
}

/** The subject of a scene: a book, or the front of an eBook. */
export interface Subject {
  readonly shape: BookShape | null;
  /** The width of the front divided by its height. */
  readonly proportion: number;
  /** The angle in degrees by which the front of a standing book is lifted. */
  readonly opened?: number;
}

/** The width of a neighbor's front divided by its height: that of an eBook. */
const NEIGHBOUR_WIDTH = 0.625;

/** The wall behind a shelf, as a share of the author’s book, and how deep the shelf is. Inches. */
const WALL_HEIGHT = 1.18;
const SHELF_DEPTH = 4.4;

/** The angle in degrees by which a standing book is turned, so that its spine is visible too. */
export const STANDING_TURN = 32;

const BOOKS = ['paperback', 'hardback'] as const;

export const SCENE_IDS = ['standing', 'lying', 'stack', 'shelf', 'flat-lay', 'e-reader', 'phone', 'player'] as const;
export type SceneId = (typeof SCENE_IDS)[number];

export const SCENES: Readonly<Record<SceneId, MockUpScene>> = {
  standing: {
    formats: BOOKS,
    view: { round: 0, above: 9, field: 24 },
    arrange: withBook((shape, opened) => [resting(bookMeshes(shape, opened), { turn: [0, towardsFold(shape, STANDING_TURN), 0] })]),
  },
  lying: {
    formats: BOOKS,
    view: { round: 0, above: 38, field: 26 },
    arrange: withBook((shape) => [resting(bookMeshes(shape, 0), { turn: [-90, towardsFold(shape, 30), 0] })]),
  },
  stack: {
    formats: BOOKS,
    view: { round: 0, above: 24, field: 26 },
    arrange: withBook((shape) => {
      const meshes = bookMeshes(shape, 0);
      // The spines face the viewer, and each book is turned a little differently.
      const lay = (turn: number, x: number, level: number) =>
        resting(meshes, { turn: [-90, towardsFold(shape, turn), 0], at: [x, level * shape.thickness, 0] });
      return [lay(64, 0, 0), lay(55, 0.1, 1), lay(70, -0.08, 2), lay(28, 0, 3)];
    }),
  },
  shelf: {
    formats: BOOKS,
    view: { round: 0, above: 5, field: 24 },
    arrange: withBook((shape) => {
      const { width, height, thickness } = shape;
      const neighbour = faceOutBook(NEIGHBOUR_WIDTH * height, height, thickness * 0.8);
      const aside = width / 2 + (NEIGHBOUR_WIDTH * height) / 2 + height * 0.05;
      const room = {
        width: 2 * aside + NEIGHBOUR_WIDTH * height * 1.18,
        height: height * WALL_HEIGHT,
        depth: Math.max(SHELF_DEPTH, 2.4 * thickness),
      };
      const shelf = resting(shelfMeshes(room), { turn: [0, 0, 0], at: [0, 0, -room.depth * 0.12] });
      const beside = (x: number, turn: number, wears: number): Thing => ({
        ...resting(neighbour, { turn: [-4, turn, 0], at: [x, BOARD, -0.4] }),
        wears,
      });
      return [resting(bookMeshes(shape, 0), { turn: [-4, 0, 0], at: [0, BOARD, 0] }), beside(-aside, 7, 0), beside(aside, -7, 1), shelf];
    }),
  },
  'flat-lay': {
    formats: BOOKS,
    view: { round: 0, above: 88, field: 24 },
    arrange: withBook((shape) => [resting(bookMeshes(shape, 0), { turn: [-90, 8, 0] })]),
  },
  'e-reader': {
    formats: ['ebook'],
    view: { round: 0, above: 12, field: 24 },
    arrange: ({ proportion }) => [device('e-reader', proportion, [-8, 18, 0])],
  },
  phone: {
    formats: ['ebook'],
    view: { round: 0, above: 12, field: 24 },
    arrange: ({ proportion }) => [device('phone', proportion, [-8, 18, 0])],
  },
  player: {
    formats: ['audiobook'],
    view: { round: 0, above: 12, field: 24 },
    arrange: () => [resting(playerMeshes(), { turn: [-8, 18, 0] })],
  },
};

/** Returns the scenes for a format, in order. */
export function scenesFor(format: FormatId): readonly SceneId[] {
  return SCENE_IDS.filter((id) => SCENES[id].formats.includes(format));
}

function withBook(arrange: (shape: BookShape, opened: number) => readonly Thing[]): MockUpScene['arrange'] {
  return ({ shape, opened = 0 }) => (shape ? arrange(shape, opened) : []);
}

/** Returns the turn that shows the spine as well as the front, for either reading direction. */
function towardsFold({ readingDirection }: BookShape, degrees: number): number {
  return readingDirection === 'ltr' ? degrees : -degrees;
}

function device(id: DeviceId, proportion: number, turn: Vector): Thing {
  return resting(deviceMeshes(id, proportion), { turn });
}

/** Places meshes so that they stand on the floor, or at the given height above it. */
function resting(meshes: readonly Mesh[], { turn, at = [0, 0, 0] }: { readonly turn: Vector; readonly at?: Vector }): Thing {
  const { least } = turnedBounds(meshes, turnOf({ turn }));
  return { meshes, wears: 'own', placement: { turn, at: [at[0], at[1] - least[1], at[2]] } };
}

/** The camera of a whole scene. Lengths are in inches. */
export interface Camera {
  readonly from: Vector;
  readonly to: Vector;
  /** The vertical field of view, in degrees. */
  readonly field: number;
}

/** The margin around the scene, as a share of its size. */
const AIR = 1.08;

/** Returns a camera that is far enough away to show all objects. @param proportion the width of the picture divided by its height. */
export function cameraFor(things: readonly Thing[], { round, above, field }: View, proportion: number): Camera {
  const points = things.flatMap(({ meshes, placement }) => {
    const { least, most } = turnedBounds(meshes, turnOf(placement));
    return [least, most].map((corner) => corner.map((value, axis) => value + (placement.at[axis] ?? 0)) as unknown as Vector);
  });
  const range = (axis: 0 | 1 | 2) => {
    const values = points.map((point) => point[axis]);
    return [Math.min(...values), Math.max(...values)] as const;
  };
  const [x, y, z] = [range(0), range(1), range(2)];
  const to: Vector = [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2, (z[0] + z[1]) / 2];
  const direction = placed({ turn: [-above, round, 0], at: [0, 0, 0] }, [0, 0, 1]);
  const tan = Math.tan((field * Math.PI) / 360);
  const [up, across] = [viewUp(direction), viewRight(direction)];
  let distance = 0;
  for (const X of x) {
    for (const Y of y) {
      for (const Z of z) {
        const corner: Vector = [X - to[0], Y - to[1], Z - to[2]];
        const near = dot(corner, direction);
        const need = Math.max(Math.abs(dot(corner, up)) / tan, Math.abs(dot(corner, across)) / (tan * proportion));
        distance = Math.max(distance, near + need * AIR);
      }
    }
  }
  return { from: [to[0] + direction[0] * distance, to[1] + direction[1] * distance, to[2] + direction[2] * distance], to, field };
}

/** Returns the direction to the right in the picture, for a viewer who looks against `direction`. */
export function viewRight([x, , z]: Vector): Vector {
  const length = Math.hypot(x, z);
  return length < 1e-6 ? [1, 0, 0] : [z / length, 0, -x / length];
}

export function viewUp(direction: Vector): Vector {
  const [rx, , rz] = viewRight(direction);
  const [x, y, z] = direction;
  return [y * rz, z * rx - x * rz, -y * rx];
}
