import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';

/** A match that stands upright. Lengths are units. */
export interface Match {
  /** The middle of its head, and the end of its stick. */
  readonly head: Point;
  readonly foot: Point;
  readonly width: number;
}

/** The light on a match. */
export interface MatchLight {
  readonly wood: Rgba;
  readonly tip: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
  /** The side that the light is at: -1 left. */
  readonly from: 1 | -1;
  /** The strength of the light, from 0 to 1. */
  readonly strength: number;
}

/** The stick's edges at a height: 0 the head, 1 the foot. */
function across({ head, foot, width }: Match, down: number, aside: number): Point {
  return { x: head.x + (foot.x - head.x) * down + (aside * width) / 2, y: head.y + (foot.y - head.y) * down };
}

function stickOf(match: Match): Path {
  return polygon([across(match, 0, -1), across(match, 0, 1), across(match, 1, 1), across(match, 1, -1)]);
}

function headOf({ head: { x, y }, width }: Match): Path {
  const [wide, high] = [width * 0.78, width * 1.22];
  return smoothShape([
    { x, y: y - high },
    { x: x + wide * 0.72, y: y - high * 0.62 },
    { x: x + wide, y: y + high * 0.12 },
    { x: x + wide * 0.78, y: y + high * 0.82 },
    { x, y: y + high * 1.02 },
    { x: x - wide * 0.78, y: y + high * 0.82 },
    { x: x - wide, y: y + high * 0.12 },
    { x: x - wide * 0.72, y: y - high * 0.62 },
  ]);
}

/** The outline of a match that has not burned, for its shadow. */
export function matchOutline(match: Match): Path {
  return [...stickOf(match), ...headOf(match)];
}

/** A match that has not burned. */
export function freshMatch(random: Random, match: Match, { wood, tip, shade, light, from, strength }: MatchLight): readonly SceneNode[] {
  const { head, width } = match;
  const [lit, dim] = [mixColours(wood, light, 0.6 * strength), mixColours(wood, shade, 0.72 - 0.4 * strength)];
  const [near, far] = [across(match, 0, from), across(match, 0, -from)];
  const stick = stickOf(match);
  const grain = Array.from({ length: 5 }, () => {
    const aside = between(random, -0.8, 0.8);
    const start = random() * 0.5;
    return smoothLine([across(match, start, aside), across(match, start + between(random, 0.2, 0.5), aside + between(random, -0.1, 0.1))]);
  });
  const [top, low] = [mixColours(tip, light, 0.5 * strength), mixColours(tip, shade, 0.62 - 0.3 * strength)];
  const round = headOf(match);
  return [
    painted(linearPaint(near, far, [lit, mixColours(lit, dim, 0.35), mixColours(lit, dim, 0.6), dim]), stick),
    // The flat front of the stick and its side, which meet in an edge.
    filled(
      withAlpha(shade, 0.2),
      polygon([across(match, 0, -from * 0.42), across(match, 0, -from), across(match, 1, -from), across(match, 1, -from * 0.42)]),
    ),
    stroked(
      withAlpha(mixColours(light, WHITE, 0.3), 0.2 + 0.5 * strength),
      1.6,
      smoothLine([across(match, 0, -from * 0.42), across(match, 1, -from * 0.42)]),
    ),
    stroked(withAlpha(shade, 0.16), 1.3, ...grain),
    shadowOf([filled(shade, round)], withAlpha(shade, 0.5), { x: 0, y: 7 }, 4),
    painted(
      linearPaint(
        { x: head.x + from * width * 0.8, y: head.y - width * 0.6 },
        { x: head.x - from * width * 0.8, y: head.y + width * 0.7 },
        [top, tip, low],
      ),
      round,
    ),
    clipped(round, [
      glow(
        { x: head.x + from * width * 0.28, y: head.y - width * 0.5 },
        width * 0.6,
        withAlpha(mixColours(light, WHITE, 0.6), 0.25 + 0.45 * strength),
      ),
      filled(
        withAlpha(shade, 0.16),
        ...Array.from({ length: 16 }, () =>
          ellipse(
            { x: head.x + between(random, -0.7, 0.7) * width, y: head.y + between(random, -1.1, 1) * width },
            between(random, 0.8, 2),
          ),
        ),
      ),
    ]),
  ];
}

/** The middle line of a burned match: it is crooked, and bends over where it is thinnest. */
function bent(match: Match, bend: number, down: number): Point {
  const { x, y } = across(match, down, 0);
  const over = Math.max(0, 1 - down / 0.34);
  const crooked = Math.max(0, 1 - down / 0.5) * Math.sin(down * 26 + bend * 40) * 0.16;
  return { x: x + (bend * over ** 1.8 * 1.7 + crooked) * match.width, y: y + Math.abs(bend) * over ** 1.8 * match.width * 1.1 };
}

/** The outline of a burned match. @param bend how far, and to which side, it bends over: -1 to 1. */
export function burnedOutline(match: Match, bend: number): Path {
  const places = [0, 0.04, 0.08, 0.12, 0.16, 0.2, 0.25, 0.3, 0.36, 0.42, 0.5, 0.7, 1];
  const half = (down: number) => (match.width / 2) * (down < 0.46 ? 0.56 + 0.08 * Math.sin(down * 61 + bend * 30) + 0.8 * down : 0.95);
  const side = (sign: 1 | -1) => places.map((down) => ({ x: bent(match, bend, down).x + sign * half(down), y: bent(match, bend, down).y }));
  const knob = bent(match, bend, 0);
  return [
    ...polygon([...side(1), ...side(-1).toReversed()]),
    ...ellipse({ x: knob.x, y: knob.y - match.width * 0.2 }, match.width * 0.5, match.width * 0.72),
  ];
}

/** A burned match: black and thin at its end, and bent. */
export function burnedMatch(
  random: Random,
  match: Match,
  bend: number,
  { wood, shade, light, from, strength }: MatchLight,
): readonly SceneNode[] {
  const outline = burnedOutline(match, bend);
  const coal = mixColours(shade, BLACK, 0.55);
  const [near, far] = [across(match, 0.5, from), across(match, 0.5, -from)];
  const knob = bent(match, bend, 0);
  const cracks = Array.from({ length: 9 }, (_, index) => {
    const { x, y } = bent(match, bend, 0.05 + index * 0.05);
    const half = match.width * between(random, 0.14, 0.3);
    return smoothLine([
      { x: x - half, y: y + between(random, -3, 3) },
      { x: x + half, y: y + between(random, -3, 3) },
    ]);
  });
  return [
    painted(linearPaint(near, far, [mixColours(wood, light, 0.5 * strength), wood, mixColours(wood, shade, 0.5)]), outline),
    clipped(outline, [
      painted(
        {
          kind: 'linear',
          from: across(match, 0, 0),
          to: across(match, 1, 0),
          stops: [
            { offset: 0, colour: coal },
            { offset: 0.36, colour: coal },
            { offset: 0.45, colour: withAlpha(mixColours(coal, { r: 110, g: 58, b: 24, a: 1 }, 0.6), 0.85) },
            { offset: 0.56, colour: withAlpha({ r: 110, g: 58, b: 24, a: 1 }, 0) },
          ],
        },
        polygon([across(match, -0.4, -8), across(match, -0.4, 8), across(match, 1, 8), across(match, 1, -8)]),
      ),
      stroked(withAlpha(mixColours(coal, light, 0.4), 0.75), 1.6, ...cracks),
      glow(
        { x: knob.x + from * match.width * 0.2, y: knob.y - match.width * 0.5 },
        match.width * 0.5,
        withAlpha(mixColours(light, WHITE, 0.3), 0.42),
      ),
    ]),
    stroked(
      withAlpha(mixColours(coal, light, 0.55), 0.7),
      1.8,
      smoothLine(
        [0.02, 0.12, 0.24, 0.36, 0.48].map((down) => {
          const { x, y } = bent(match, bend, down);
          return { x: x + from * match.width * 0.22, y };
        }),
      ),
    ),
  ];
}

/** The flame of a match. @param size its height, units. */
export function matchFlame({ x, y }: Point, size: number, tone: Rgba): readonly SceneNode[] {
  const orange = mixColours({ r: 255, g: 132, b: 32, a: 1 }, tone, 0.2);
  const yellow = mixColours({ r: 255, g: 208, b: 92, a: 1 }, tone, 0.06);
  /** A tongue of the flame. @param lean how far its tip stands aside. */
  const shape = (high: number, wide: number, lean: number): Path => {
    const at = (up: number, aside: number): Point => ({
      x: x + (aside * wide + lean * Math.max(0, up) ** 1.6) * size,
      y: y - up * high * size,
    });
    return smoothShape([
      at(1.02, 0.08),
      at(0.82, 0.2),
      at(0.6, 0.52),
      at(0.36, 0.9),
      at(0.15, 1),
      at(-0.03, 0.66),
      at(-0.08, 0),
      at(-0.03, -0.66),
      at(0.15, -1),
      at(0.34, -0.86),
      at(0.52, -0.5),
      at(0.74, -0.26),
      at(0.9, -0.12),
    ]);
  };
  const upward = (colours: readonly Rgba[]) => linearPaint({ x, y: y + size * 0.1 }, { x, y: y - size }, colours);
  const outer = shape(1, 0.19, 0.05);
  return [
    glow({ x, y: y - size * 0.35 }, size * 1.05, withAlpha(orange, 0.6)),
    shadowOf([filled(orange, outer)], withAlpha(orange, 0.85), { x: 0, y: 0 }, size * 0.045),
    painted(upward([withAlpha(orange, 0.75), yellow, yellow, orange, withAlpha(orange, 0.85)]), outer),
    painted(
      upward([withAlpha(yellow, 0.2), mixColours(yellow, WHITE, 0.6), WHITE, mixColours(yellow, WHITE, 0.4), withAlpha(yellow, 0.4)]),
      shape(0.72, 0.12, 0.025),
    ),
    glow({ x, y: y - size * 0.28 }, size * 0.22, withAlpha(WHITE, 0.85)),
    // The head glows dark in the flame's foot.
    glow({ x, y: y + size * 0.01 }, size * 0.12, withAlpha({ r: 92, g: 26, b: 20, a: 1 }, 0.85)),
    glow({ x, y: y + size * 0.1 }, size * 0.12, withAlpha({ r: 92, g: 60, b: 96, a: 1 }, 0.2)),
  ];
}
