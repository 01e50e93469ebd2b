import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { type Point, translation } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, linearPaint, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, polyline } from '../drawing/outlines.ts';

export interface Gear {
  readonly middle: Point;
  /** To the tips of its teeth, units. */
  readonly radius: number;
  readonly metal: Rgba;
  readonly turn: number;
  readonly spokes: number;
  /** Its height over what is under it: the length of its shadow, units. */
  readonly lift: number;
  /** The color of the jewel that its axle turns in. */
  readonly jewel: Rgba;
}

/** Units of the rim from one tooth to the next. */
const PITCH = 28;
/** Straight parts of the edge between two spokes: few, as the outline of a wheel with its openings must be painted as one path. */
const ARC = 8;

/** A wheel of a clock, lit from the upper left: teeth, a polished rim with engraved rings, spokes, and an axle in a jewel. */
export function gear({ middle, radius, metal, turn, spokes, lift, jewel }: Gear): readonly SceneNode[] {
  const bright = mixColours(metal, WHITE, 0.62);
  const dark = mixColours(metal, BLACK, 0.52);
  const tooth = Math.min(17, radius * 0.13);
  const root = radius - tooth;
  const inner = root * 0.76;
  const hub = root * 0.24;
  const body: Path = [...toothed(middle, radius, root, turn), ...windows(middle, inner, hub * 1.15, spokes, turn)];
  const at = (share: number, angle: number) => polar(middle, radius * share, angle);
  const lit = { from: at(1, -2.36), to: at(1, 0.78) };
  const ring = (size: number) => ellipse(middle, size);
  return [
    shadowOf([filled(BLACK, body)], withAlpha(BLACK, 0.62), { x: lift * 0.8, y: lift }, lift * 0.42),
    // The thickness of the wheel shows under its lit face.
    filled(dark, transformPath(body, translation(3, 4.5))),
    painted(linearPaint(lit.from, lit.to, [bright, metal, mixColours(metal, BLACK, 0.16), mixColours(metal, WHITE, 0.16), dark]), body),
    clipped(body, [
      // The sheen of turned metal: two bright wedges across the face.
      filled(withAlpha(WHITE, 0.2), wedge(middle, radius, -2.1, 0.26), wedge(middle, radius, 1.04, 0.2)),
      filled(withAlpha(WHITE, 0.14), wedge(middle, radius, -2.1, 0.5), wedge(middle, radius, 1.04, 0.42)),
      filled(withAlpha(BLACK, 0.13), wedge(middle, radius, -0.55, 0.5), wedge(middle, radius, 2.6, 0.5)),
      stroked(withAlpha(dark, 0.5), 1.1, ...[0.82, 0.86, 0.9, 0.94].map((share) => ring(root * share))),
      stroked(withAlpha(bright, 0.8), 1.6, ring(root * 0.8), ring(root * 0.965)),
    ]),
    stroked(withAlpha(bright, 0.75), 1.5, body),
    painted(linearPaint(at(0.3, -2.36), at(0.3, 0.78), [bright, metal, dark]), ring(hub)),
    stroked(dark, 1.4, ring(hub), ring(hub * 0.74)),
    painted(linearPaint(at(0.2, 0.78), at(0.2, -2.36), [bright, metal, dark]), ring(hub * 0.6)),
    painted(
      radialPaint({ x: middle.x - hub * 0.12, y: middle.y - hub * 0.14 }, hub * 0.46, [
        mixColours(jewel, WHITE, 0.6),
        jewel,
        mixColours(jewel, BLACK, 0.45),
      ]),
      ring(hub * 0.42),
    ),
    filled(mixColours(metal, WHITE, 0.75), ring(hub * 0.13)),
    filled(withAlpha(WHITE, 0.9), ellipse({ x: middle.x - hub * 0.16, y: middle.y - hub * 0.2 }, hub * 0.09, hub * 0.06)),
  ];
}

function toothed(middle: Point, radius: number, root: number, turn: number): Path {
  const count = Math.max(10, Math.round((radius * 2 * Math.PI) / PITCH));
  const step = (2 * Math.PI) / count;
  return polygon(
    Array.from({ length: count }, (_, index) => {
      const angle = turn + index * step;
      const at = (far: number, share: number) => polar(middle, far, angle + share * step);
      return [at(root, -0.32), at(radius, -0.15), at(radius, 0.15), at(root, 0.32)];
    }).flat(),
  );
}

/** The openings between spokes, which run against the outline so that they stay open. */
function windows(middle: Point, outer: number, inner: number, spokes: number, turn: number): Path {
  const step = (2 * Math.PI) / spokes;
  return Array.from({ length: spokes }, (_, index) => {
    const from = turn + index * step;
    const arc = (far: number, half: number) =>
      Array.from({ length: ARC + 1 }, (_each, part) => polar(middle, far, from + (part / ARC) * (step - 2 * half) + half));
    const wide = 0.062 * outer + 3;
    return polygon([...arc(inner, Math.min(step * 0.42, wide / inner)), ...arc(outer, wide / outer).toReversed()]);
  }).flat();
}

function wedge(middle: Point, radius: number, angle: number, half: number): Path {
  return polygon([middle, polar(middle, radius * 1.1, angle - half), polar(middle, radius * 1.1, angle + half)]);
}

/** A blued screw with its slot, sunk into a polished ring. */
export function screw(middle: Point, radius: number, turn: number, blue: Rgba): readonly SceneNode[] {
  const at = (far: number, angle: number) => polar(middle, radius * far, angle);
  return [
    filled(withAlpha(BLACK, 0.35), ellipse({ x: middle.x + 1.5, y: middle.y + 2 }, radius * 1.22)),
    painted(
      linearPaint(at(1.2, 0.78), at(1.2, -2.36), [mixColours(blue, WHITE, 0.75), mixColours(blue, BLACK, 0.5)]),
      ellipse(middle, radius * 1.18),
    ),
    painted(
      linearPaint(at(1, -2.36), at(1, 0.78), [mixColours(blue, WHITE, 0.55), blue, mixColours(blue, BLACK, 0.55)]),
      ellipse(middle, radius),
    ),
    stroked(mixColours(blue, BLACK, 0.75), radius * 0.26, polyline([at(0.78, turn), at(0.78, turn + Math.PI)])),
    stroked(
      withAlpha(WHITE, 0.5),
      1,
      polyline([
        { x: at(0.76, turn).x + 1.5, y: at(0.76, turn).y + radius * 0.15 },
        { x: at(0.76, turn + Math.PI).x + 1.5, y: at(0.76, turn + Math.PI).y + radius * 0.15 },
      ]),
    ),
  ];
}

/** An enamel dial with minutes, hours and blued hands, in a polished ring. */
export function smallDial(
  middle: Point,
  radius: number,
  { metal, face, blue }: Readonly<Record<'metal' | 'face' | 'blue', Rgba>>,
): readonly SceneNode[] {
  const at = (share: number, angle: number) => polar(middle, radius * share, angle);
  const ring = (share: number) => ellipse(middle, radius * share);
  const hand = (angle: number, long: number, wide: number): Path =>
    polygon([
      at(0.2, angle + Math.PI),
      at(wide, angle + 1.5),
      at(long * 0.62, angle + wide * 0.9),
      at(long, angle),
      at(long * 0.62, angle - wide * 0.9),
      at(wide, angle - 1.5),
    ]);
  const ticks = (count: number, from: number, to: number) =>
    Array.from({ length: count }, (_, index) => polyline([at(from, (index * 2 * Math.PI) / count), at(to, (index * 2 * Math.PI) / count)]));
  const hands = [hand(-2.1, 0.5, 0.07), hand(-0.52, 0.76, 0.05)];
  return [
    shadowOf([filled(BLACK, ring(1.14))], withAlpha(BLACK, 0.6), { x: 11, y: 14 }, 7),
    painted(linearPaint(at(1.2, -2.36), at(1.2, 0.78), [mixColours(metal, WHITE, 0.7), metal, mixColours(metal, BLACK, 0.5)]), ring(1.14)),
    painted(
      linearPaint(at(1.05, 0.78), at(1.05, -2.36), [mixColours(metal, WHITE, 0.6), metal, mixColours(metal, BLACK, 0.5)]),
      ring(1.05),
    ),
    painted(radialPaint(at(0.3, -2.36), radius * 1.3, [mixColours(face, WHITE, 0.7), face, mixColours(face, BLACK, 0.14)]), ring(0.99)),
    stroked(mixColours(blue, BLACK, 0.6), radius * 0.012, ring(0.93), ring(0.84), ...ticks(60, 0.84, 0.93)),
    stroked(mixColours(blue, BLACK, 0.7), radius * 0.05, ...ticks(12, 0.66, 0.79)),
    stroked(withAlpha(blue, 0.3), 1, ring(0.6), ring(0.56)),
    shadowOf([filled(BLACK, ...hands)], withAlpha(BLACK, 0.4), { x: 4, y: 6 }, 2.5),
    painted(linearPaint(at(0.8, -2.36), at(0.8, 0.78), [mixColours(blue, WHITE, 0.45), blue]), ...hands),
    ...screw(middle, radius * 0.085, 0.6, metal),
  ];
}
