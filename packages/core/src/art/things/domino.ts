import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { polygon, polyline } from '../drawing/outlines.ts';

/** A place over a table: to the right, up, and away from the viewer, in breadths of a domino. */
export type Spot = readonly [number, number, number];

/** The viewer before a table. */
export interface TableView {
  /** Turns a place into units of the drawing. */
  readonly project: (spot: Spot) => Point;
  readonly eye: Spot;
  /** The direction to the light, of length 1. */
  readonly light: Spot;
}

export interface Domino {
  /** The middle of its foot on the table, and the direction that its face looks in. */
  readonly x: number;
  readonly away: number;
  readonly heading: number;
  /** The angle that it has fallen forward by. */
  readonly tilt: number;
  /** The eyes of its upper and its lower half. */
  readonly eyes: readonly [number, number];
}

export interface DominoTones {
  readonly body: Rgba;
  readonly eyes: Rgba;
  readonly light: Rgba;
  readonly shade: Rgba;
  /** The share of the air between the viewer and it. */
  readonly haze: number;
  readonly air: Rgba;
}

/** Its thickness and height, in its breadth. */
const [THICK, TALL] = [0.27, 2];

/** The places of the eyes of one half, from its middle, as shares of its breadth. */
const EYES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, 0],
    [1, 0],
  ],
];

/** Turns a place in a domino (forward, aside, up) into one over the table. */
function placer({ x, away, heading, tilt }: Domino): (forward: number, aside: number, up: number) => Spot {
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  return (forward, aside, up) => {
    const behind = forward - THICK / 2;
    const along = THICK / 2 + behind * Math.cos(tilt) + up * Math.sin(tilt);
    const high = -behind * Math.sin(tilt) + up * Math.cos(tilt);
    return [x + along * cos - aside * sin, high, away + along * sin + aside * cos];
  };
}

const HALF = THICK / 2;
/** Corners of each side (forward, aside, up) and the direction that it looks in. */
const SIDES = {
  face: {
    corners: [
      [HALF, -0.5, 0],
      [HALF, 0.5, 0],
      [HALF, 0.5, TALL],
      [HALF, -0.5, TALL],
    ],
    out: [1, 0, 0],
  },
  back: {
    corners: [
      [-HALF, -0.5, 0],
      [-HALF, 0.5, 0],
      [-HALF, 0.5, TALL],
      [-HALF, -0.5, TALL],
    ],
    out: [-1, 0, 0],
  },
  left: {
    corners: [
      [-HALF, -0.5, 0],
      [HALF, -0.5, 0],
      [HALF, -0.5, TALL],
      [-HALF, -0.5, TALL],
    ],
    out: [0, -1, 0],
  },
  right: {
    corners: [
      [-HALF, 0.5, 0],
      [HALF, 0.5, 0],
      [HALF, 0.5, TALL],
      [-HALF, 0.5, TALL],
    ],
    out: [0, 1, 0],
  },
  top: {
    corners: [
      [-HALF, -0.5, TALL],
      [HALF, -0.5, TALL],
      [HALF, 0.5, TALL],
      [-HALF, 0.5, TALL],
    ],
    out: [0, 0, 1],
  },
} as const;

/** A domino that stands or falls, its sides in the light or in shade. */
export function dominoNodes(domino: Domino, view: TableView, { body, eyes, light, shade, haze, air }: DominoTones): readonly SceneNode[] {
  const place = placer(domino);
  const origin = place(0, 0, 0);
  const size = Math.abs(view.project([1, 0, domino.away]).x - view.project([0, 0, domino.away]).x);
  const seen = Object.entries(SIDES).flatMap(([name, { corners, out }]) => {
    const tip = place(out[0], out[1], out[2]);
    const normal = [tip[0] - origin[0], tip[1] - origin[1], tip[2] - origin[2]] as const;
    const spots = corners.map(([forward, aside, up]) => place(forward, aside, up));
    const [first] = spots;
    if (!first) return [];
    const towards = dot(normal, [view.eye[0] - first[0], view.eye[1] - first[1], view.eye[2] - first[2]]);
    if (towards <= 0) return [];
    return [{ name, spots, lit: Math.max(0, dot(normal, view.light)), back: -Math.min(0, dot(normal, view.light)) }];
  });
  const hazy = (tone: Rgba) => mixColours(tone, air, haze);
  return seen.flatMap(({ name, spots, lit, back }) => {
    const base = mixColours(mixColours(body, shade, 0.62 - 0.12 * back), mixColours(body, light, 0.35), Math.min(1, lit * 1.25));
    const points = spots.map(view.project);
    const [low, , high] = points;
    if (!low || !high) return [];
    const outline = polygon(points);
    const isFace = name === 'face';
    return [
      painted(
        linearPaint({ x: 0, y: Math.max(...points.map(({ y }) => y)) }, { x: 0, y: Math.min(...points.map(({ y }) => y)) }, [
          hazy(mixColours(base, shade, 0.36)),
          hazy(base),
          hazy(mixColours(base, light, lit > 0.2 ? 0.26 : 0.04)),
        ]),
        outline,
      ),
      stroked(withAlpha(hazy(mixColours(base, lit > 0.3 ? WHITE : light, 0.5)), 0.42), Math.max(0.7, size * 0.012), outline),
      ...(isFace ? marks(place, base) : []),
    ];
  });

  /** The eyes, which are bored into the face, and the bar between its halves. */
  function marks(at: ReturnType<typeof placer>, base: Rgba): readonly SceneNode[] {
    const on = (aside: number, up: number) => view.project(at(HALF, aside, up));
    const bored = (middle: readonly [number, number], reach: number): Path =>
      polygon(
        Array.from({ length: 16 }, (_, index) =>
          on(middle[0] + Math.cos((index / 16) * 2 * Math.PI) * reach, middle[1] + Math.sin((index / 16) * 2 * Math.PI) * reach),
        ),
      );
    const spots = domino.eyes.flatMap((count, half) =>
      (EYES[count] ?? []).map(([x, y]) => [x * 0.27, TALL * (half === 0 ? 0.75 : 0.25) + y * 0.28] as const),
    );
    return [
      stroked(hazy(mixColours(base, shade, 0.55)), size * 0.03, polyline([on(-0.4, 1), on(0.4, 1)])),
      filled(hazy(mixColours(base, light, 0.5)), ...spots.map(([x, y]) => bored([x, y - 0.016], 0.105))),
      filled(hazy(mixColours(eyes, shade, 0.4)), ...spots.map((spot) => bored(spot, 0.1))),
      filled(hazy(eyes), ...spots.map(([x, y]) => bored([x, y - 0.018], 0.078))),
    ];
  }
}

/** The shadow of a domino on the table. */
export function dominoShadow(domino: Domino, { project, light }: TableView): Path {
  const place = placer(domino);
  const corners = [-HALF, HALF].flatMap((forward) => [-0.5, 0.5].flatMap((aside) => [0, TALL].map((up) => place(forward, aside, up))));
  return polygon(hull(corners.map(([x, up, away]) => project([x - (light[0] / light[1]) * up, 0, away - (light[2] / light[1]) * up]))));
}

function dot(a: Spot, b: Spot): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The corners of the smallest convex shape around points (Andrew's monotone chain). */
function hull(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const turn = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  const chain = (list: readonly Point[]) => {
    const kept: Point[] = [];
    for (const point of list) {
      while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}
