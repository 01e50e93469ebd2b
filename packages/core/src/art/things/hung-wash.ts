import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polygon, polyline } from '../drawing/outlines.ts';
import { type WashId, WASH_SHAPES } from './wash-shapes.ts';

/** A washing line between two points. */
export interface WashLine {
  readonly from: Point;
  readonly to: Point;
  /** From the straight line down to its lowest point, units. */
  readonly sag: number;
}

/** Returns a point of a washing line. @param share of its length. */
export function onLine({ from, to, sag }: WashLine, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share + sag * 4 * share * (1 - share) };
}

export function lineRope(line: WashLine): Path {
  return polyline(Array.from({ length: 25 }, (_, index) => onLine(line, index / 24)));
}

/** A piece of washing on a line. */
export interface Hung {
  readonly id: WashId;
  /** The share of the line where its left end is pegged. */
  readonly share: number;
  readonly width: number;
  readonly height: number;
  readonly tone: Rgba;
}

export interface WashLight {
  /** The sun behind the washing, which lights it through. */
  readonly sun: Point;
  readonly reach: number;
  readonly glare: Rgba;
  readonly shade: Rgba;
  /** The side that the wind blows to: 1 right. */
  readonly wind: 1 | -1;
  /** The strength of the wind, from 0 to 1. */
  readonly strength: number;
}

/** Turns shares of a piece's width, and of its height from the line, into places in the wind. */
export function windPlace(
  line: WashLine,
  { share, width, height }: Hung,
  { wind, strength }: WashLight,
  phase: number,
): (u: number, v: number) => Point {
  const long = Math.hypot(line.to.x - line.from.x, line.to.y - line.from.y);
  return (u, v) => {
    const top = onLine(line, share + (u * width) / long);
    const blown = strength * v ** 1.6;
    return {
      x: top.x + wind * height * 0.24 * blown + Math.sin(u * 5.5 + phase + v * 2.4) * height * 0.016 * v * (0.4 + strength),
      y:
        top.y +
        v * height * (1 - 0.1 * blown * (wind > 0 ? u : 1 - u)) +
        Math.sin(u * 8.4 + phase * 1.7) * height * 0.02 * v ** 2 * (0.4 + strength),
    };
  };
}

const STEP = 0.09;

/** Returns the outline of a piece in the wind. */
export function washOutline(id: WashId, place: (u: number, v: number) => Point): Path {
  const spots = WASH_SHAPES[id].outline;
  return polygon(
    spots.flatMap(([u, v], index): readonly Point[] => {
      const [nextU, nextV] = spots[(index + 1) % spots.length] ?? [u, v];
      const count = Math.max(1, Math.round(Math.hypot(nextU - u, nextV - v) / STEP));
      return Array.from({ length: count }, (_, step) => place(u + ((nextU - u) * step) / count, v + ((nextV - v) * step) / count));
    }),
  );
}

/** A piece of washing against the sun, with folds, seams and its pegs. @param behind what its cloth shows as a shadow. */
export function hungPiece(
  random: Random,
  line: WashLine,
  hung: Hung,
  light: WashLight,
  behind: readonly SceneNode[] = [],
): readonly SceneNode[] {
  const { id, width, height, tone } = hung;
  const { sun, reach, glare, shade, strength } = light;
  const phase = random() * 6.28;
  const place = windPlace(line, hung, light, phase);
  const outline = washOutline(id, place);
  const { seams, pegs } = WASH_SHAPES[id];
  const isSheet = id === 'sheet';
  const dim = mixColours(tone, shade, isSheet ? 0.13 : 0.24);
  const through = mixColours(tone, glare, 0.45);
  const folds = Math.max(3, Math.round(width / 46));
  const stops = Array.from({ length: folds * 2 + 1 }, (_, index) =>
    withAlpha(
      index % 2 === 0 ? mixColours(glare, WHITE, 0.3) : mixColours(tone, shade, 0.6),
      between(random, 0.05, index % 2 === 0 ? 0.2 : 0.26),
    ),
  );
  const [a, b] = [place(0, 0.5), place(1, 0.42 - 0.2 * strength)];
  const seam = (spots: readonly (readonly [number, number])[]) => polyline(spots.map(([u, v]) => place(u, v)));
  const wide = Math.max(1.2, height * 0.007);
  const wood = mixColours({ r: 196, g: 146, b: 92, a: 1 }, shade, 0.16);
  return [
    painted(linearPaint(place(0.5, 0), place(0.5, 1), [mixColours(tone, shade, isSheet ? 0.05 : 0.12), through, dim]), outline),
    clipped(outline, [
      painted(linearPaint(a, b, stops), outline),
      glow(sun, reach, withAlpha(mixColours(glare, WHITE, 0.45), 0.6)),
      ...behind,
      ...(pegs.length > 2
        ? pegs.slice(1).map((u, index) => {
            const [x, lean] = [u - (index + 2 === pegs.length ? 0.03 : 0), (index % 2 === 0 ? 1 : -1) * 0.035];
            return painted(
              linearPaint(place(x, 0), place(x, 0.5), [withAlpha(shade, 0.2), withAlpha(shade, 0)]),
              polygon([place(x - 0.004, 0), place(x + 0.004, 0), place(x + lean + 0.035, 0.5), place(x + lean, 0.5)]),
            );
          })
        : []),
    ]),
    stroked(withAlpha(mixColours(tone, shade, 0.6), 0.6), wide, ...seams.map(seam)),
    // The sun catches the edges.
    stroked(withAlpha(mixColours(glare, WHITE, 0.6), 0.8), wide * 0.9, outline),
    filled(wood, ...pegs.map((u) => pegAt(place(u, 0), Math.max(5, Math.min(13, height * 0.055))))),
    stroked(
      withAlpha(mixColours(shade, BLACK, 0.2), 0.5),
      1,
      ...pegs.map((u) => polyline([place(u, 0), { x: place(u, 0).x, y: place(u, 0).y + Math.min(13, height * 0.055) }])),
    ),
  ];
}

function pegAt({ x, y }: Point, size: number): Path {
  return polygon([
    { x: x - size * 0.26, y: y - size * 0.7 },
    { x: x + size * 0.26, y: y - size * 0.7 },
    { x: x + size * 0.34, y: y + size },
    { x: x + size * 0.06, y: y + size * 1.06 },
    { x, y: y + size * 0.3 },
    { x: x - size * 0.06, y: y + size * 1.06 },
    { x: x - size * 0.34, y: y + size },
  ]);
}

interface WashGround {
  /** Where the shadows begin under the line, and where they end at the latest. */
  readonly ground: number;
  readonly end: number;
  /** The smaller, the more shadows spread away from the sun. */
  readonly depth: number;
  readonly tone: Rgba;
}

/** The long soft shadows of the washing on the grass, which fall towards the viewer. */
export function washShadows(
  pieces: readonly Hung[],
  line: WashLine,
  { sun }: WashLight,
  { ground, end, depth, tone }: WashGround,
): readonly SceneNode[] {
  const long = Math.abs(line.to.x - line.from.x);
  const paths = pieces.map(({ share, width, height }) => {
    const from = onLine(line, share).x;
    const to = onLine(line, share + width / long).x;
    const fall = (x: number, y: number): Point => ({ x: x + ((x - sun.x) * (y - ground)) / depth, y });
    const [start, low] = [ground + height * 0.06, Math.min(end, ground + height * 0.6)];
    return polygon([fall(from, start), fall(to, start), fall(to, low), fall(from, low)]);
  });
  return [shadowOf([filled(withAlpha(tone, 1), ...paths)], tone, { x: 0, y: 0 }, 9)];
}
