import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, stroked } from '../drawing/nodes.ts';
import { polygon, polyline } from '../drawing/outlines.ts';

/** A bird folded of paper, in flight. */
export interface PaperCrane {
  readonly middle: Point;
  /** From the body to the tip of a wing, units. */
  readonly reach: number;
  /** Where it heads, in radians about the upright axis; 0: to the right, seen from the side. */
  readonly heading: number;
  /** Its rise, in radians. */
  readonly climb: number;
  /** Its lean towards the viewer, in radians. */
  readonly roll: number;
  /** Angle of the wings over the level, in radians. */
  readonly wings: number;
  readonly paper: Rgba;
  /** The color of the writing on its wings; null for plain paper. */
  readonly print: Rgba | null;
}

/** The light on paper: where it comes from, its color and the color of the shade. */
export interface CraneLight {
  readonly from: Place;
  readonly light: Rgba;
  readonly shade: Rgba;
}

/** Ahead, up and towards the viewer. */
type Place = readonly [number, number, number];

interface Facet {
  readonly corners: readonly Place[];
  /** Facets with writing: it runs from the first edge to the opposite one. */
  readonly isPrinted: boolean;
}

const NECK: Place = [0.82, 0.46, 0];
const TAIL: Place = [-0.9, 0.44, 0];
const LOW: Place = [0, -0.3, 0];

function sides(make: (side: 1 | -1) => readonly Facet[]): readonly Facet[] {
  return [...make(1), ...make(-1)];
}

const plain = (...corners: readonly Place[]): Facet => ({ corners, isPrinted: false });

/** The body, the neck with its head, and the tail. */
const BODY: readonly Facet[] = sides((side) => {
  const hip: Place = [0, 0.02, side * 0.15];
  const [front, rear]: readonly [Place, Place] = [
    [0.24, -0.03, side * 0.055],
    [-0.24, -0.03, side * 0.055],
  ];
  return [
    plain([0.3, 0.05, 0], hip, [0, 0.17, 0]),
    plain([-0.3, 0.05, 0], hip, [0, 0.17, 0]),
    plain(LOW, front, hip),
    plain(LOW, rear, hip),
    plain([0.1, -0.25, 0], front, NECK),
    plain(front, [0.3, 0.07, 0], NECK),
    plain([-0.1, -0.25, 0], rear, TAIL),
    plain(rear, [-0.3, 0.07, 0], TAIL),
    plain(NECK, [0.76, 0.34, side * 0.03], [1.06, 0.33, 0]),
  ];
});

/** Two wings, each with a ridge along it and a fold across it, beyond which it bends down. */
function wingsAt(angle: number): readonly Facet[] {
  return sides((side) => {
    const along = (x: number, inner: number, outer: number, up: number): Place => {
      const bent = angle - 0.26;
      return [
        x,
        0.03 + Math.sin(angle) * inner + Math.sin(bent) * outer + up,
        side * (0.05 + Math.cos(angle) * inner + Math.cos(bent) * outer),
      ];
    };
    const [front, ridge, rear] = [along(0.29, 0, 0, 0), along(0, 0, 0, 0.13), along(-0.29, 0, 0, 0)];
    const [frontFold, ridgeFold, rearFold] = [along(0.17, 0.44, 0, 0), along(-0.05, 0.46, 0, 0.08), along(-0.27, 0.44, 0, 0)];
    const tip = along(-0.17, 0.46, 0.8, 0);
    return [
      { corners: [front, frontFold, ridgeFold, ridge], isPrinted: true },
      { corners: [ridge, ridgeFold, rearFold, rear], isPrinted: true },
      plain(frontFold, tip, ridgeFold),
      plain(ridgeFold, tip, rearFold),
    ];
  });
}

/** The facets of a bird as they are seen, the farthest first. */
function facetsOf({ heading, climb, roll, wings }: PaperCrane): readonly Facet[] {
  const turn = ([x, y, z]: Place): Place => {
    const [rolledY, rolledZ] = [y * Math.cos(roll) - z * Math.sin(roll), y * Math.sin(roll) + z * Math.cos(roll)];
    const [ahead, up] = [x * Math.cos(climb) - rolledY * Math.sin(climb), x * Math.sin(climb) + rolledY * Math.cos(climb)];
    return [ahead * Math.cos(heading) + rolledZ * Math.sin(heading), up, rolledZ * Math.cos(heading) - ahead * Math.sin(heading)];
  };
  const depth = ({ corners }: Facet) => corners.reduce((sum, [, , z]) => sum + z, 0) / corners.length;
  return [...BODY, ...wingsAt(wings)]
    .map(({ corners, isPrinted }) => ({ corners: corners.map(turn), isPrinted }))
    .sort((first, second) => depth(first) - depth(second));
}

function normalOf([a, b, c]: readonly Place[]): Place {
  if (!a || !b || !c) return [0, 0, 1];
  const [u, v] = [b.map((value, axis) => value - (a[axis] ?? 0)), c.map((value, axis) => value - (a[axis] ?? 0))] as unknown as [
    Place,
    Place,
  ];
  const cross: Place = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const length = Math.hypot(...cross) || 1;
  // Paper has two sides: the one that is seen faces the viewer.
  const facing = cross[2] < 0 ? -length : length;
  return [cross[0] / facing, cross[1] / facing, cross[2] / facing];
}

/** The outline of a bird, for what it throws its shadow on. */
export function craneOutline(crane: PaperCrane, colour: Rgba): SceneNode {
  return filled(colour, ...facetsOf(crane).map(({ corners }) => polygon(corners.map((corner) => placed(crane, corner)))));
}

function placed({ middle, reach }: PaperCrane, [x, y]: Place): Point {
  return { x: middle.x + x * reach, y: middle.y - y * reach };
}

/** A bird folded of paper: every facet has the light that falls on it, and edges catch some of it. */
export function paperCrane(crane: PaperCrane, { from, light, shade }: CraneLight): readonly SceneNode[] {
  const { reach, paper, print } = crane;
  const length = Math.hypot(...from);
  return facetsOf(crane).flatMap(({ corners, isPrinted }) => {
    const normal = normalOf(corners);
    const lit = normal.reduce((sum, value, axis) => sum + (value * (from[axis] ?? 0)) / length, 0);
    const tone =
      lit > 0.5
        ? mixColours(paper, mixColours(light, WHITE, 0.5), Math.min(0.75, (lit - 0.5) * 1.3))
        : mixColours(paper, shade, Math.min(0.56, (0.5 - lit) * 0.56));
    const points = corners.map((corner) => placed(crane, corner));
    const edge = lit > 0.35 ? withAlpha(mixColours(light, WHITE, 0.6), 0.7) : withAlpha(mixColours(shade, BLACK, 0.1), 0.16);
    return [
      filled(tone, polygon(points)),
      ...(isPrinted && print && reach > 60 ? writing(points, reach, withAlpha(print, lit > 0.3 ? 0.34 : 0.28)) : []),
      stroked(edge, Math.max(0.6, reach * 0.006), polygon(points)),
    ];
  });
}

/** Lines of print over a facet of four corners, from its first edge to the opposite one. */
function writing(points: readonly Point[], reach: number, ink: Rgba): readonly SceneNode[] {
  const [a, b, c, d] = points;
  if (!a || !b || !c || !d) return [];
  const between = (from: Point, to: Point, share: number): Point => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  const rows = 8;
  const lines = Array.from({ length: rows }, (_, row) => {
    const share = (row + 0.9) / (rows + 0.8);
    const end = row % 4 === 2 ? 0.62 : 0.92;
    const [from, to] = [between(a, d, share), between(b, c, share)];
    return polyline([between(from, to, 0.08), between(from, to, end)]);
  });
  return [stroked(ink, Math.max(0.8, reach * 0.0105), ...lines)];
}
