import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline, smoothLine, smoothShape } from '../drawing/outlines.ts';

/** A chamber under the ground, and the shaft that leads to it from `mouth`. */
interface DugPlace extends Point {
  /** Half of the chamber's width and height. */
  readonly across: number;
  readonly down: number;
  readonly mouth: number;
  readonly side: 1 | -1;
}

/** A shaft with a ladder, a chamber at its end, and people in the light of a lamp. */
export function dugShaft(
  random: Random,
  { x, y, across: wide, down, mouth, side }: DugPlace,
  people: Path,
  { rock, soil, shade, lamp: flame }: Readonly<Record<'rock' | 'soil' | 'shade' | 'lamp', Rgba>>,
): readonly SceneNode[] {
  const half = 19;
  const rim = Array.from({ length: 26 }, (_, index): Point => {
    const angle = (index / 26) * 2 * Math.PI;
    const out = Math.sin(angle) > 0.3 ? 1 : between(random, 0.86, 1.1);
    return { x: x + Math.cos(angle) * wide * out, y: Math.min(y + down * 0.62 + between(random, 0, 3), y + Math.sin(angle) * down * out) };
  });
  const chamber = smoothShape(rim);
  const shaft = polygon([
    { x: x - half - 3, y: mouth },
    { x: x + half + 4, y: mouth },
    { x: x + half, y: y - down * 0.3 },
    { x: x - half, y: y - down * 0.3 },
  ]);
  const base = y + down * 0.6;
  const lamp = { x: x - side * wide * 0.52, y: base - down * 0.2 };
  const ladder = x + side * 2;
  const rungs = Array.from({ length: Math.max(4, Math.floor((base - mouth) / 15)) }, (_, index) => {
    const rung = mouth - 10 + index * 15;
    return polyline([
      { x: ladder - 11, y: rung },
      { x: ladder + 11, y: rung },
    ]);
  });
  const rails = [-11, 11].map((off) =>
    polyline([
      { x: ladder + off, y: mouth - 22 },
      { x: ladder + off, y: base },
    ]),
  );
  const wood = mixColours({ r: 150, g: 100, b: 58, a: 1 }, shade, 0.2);
  const inner = mixColours(mixColours(rock, flame, 0.25), shade, 0.62);
  const bright = mixColours(flame, WHITE, 0.3);
  const ledges = Array.from({ length: 34 }, () => {
    const spot = { x: x + between(random, -1, 1) * wide, y: y + between(random, -1, 0.55) * down };
    const long = between(random, 14, 54);
    return smoothLine([
      spot,
      { x: spot.x + long / 2, y: spot.y - between(random, -3, 5) },
      { x: spot.x + long, y: spot.y + between(random, -2, 4) },
    ]);
  });
  return [
    shadowOf([filled(shade, chamber, shaft)], withAlpha(shade, 0.85), { x: 0, y: 0 }, 10),
    painted(linearPaint({ x: 0, y: mouth }, { x: 0, y }, [mixColours(shade, soil, 0.3), shade, mixColours(inner, flame, 0.3)]), shaft),
    clipped(chamber, [
      filled(inner, rectanglePath({ x: x - wide * 1.3, y: y - down * 1.4, width: wide * 2.6, height: down * 3 })),
      glow({ x: lamp.x, y: lamp.y - down * 0.2 }, wide * 1.25, withAlpha(flame, 0.85)),
      glow(lamp, wide * 0.6, withAlpha(bright, 0.9)),
      stroked(withAlpha(shade, 0.26), 5, ...ledges.filter((_, index) => index % 2 > 0)),
      stroked(withAlpha(bright, 0.24), 2.4, ...ledges.filter((_, index) => index % 2 === 0)),
      filled(withAlpha(shade, 0.4), ellipse({ x, y: base + 4 }, wide, 7)),
    ]),
    stroked(withAlpha(mixColours(rock, flame, 0.5), 0.6), 2.4, smoothLine(rim.slice(0, 14))),
    stroked(mixColours(wood, shade, 0.3), 4.4, ...rails, ...rungs),
    stroked(mixColours(wood, flame, 0.5), 1.6, ...rails, ...rungs),
    filled(mixColours(shade, soil, 0.12), people),
    filled(mixColours(shade, wood, 0.3), rectanglePath({ x: lamp.x - 12, y: lamp.y + 9, width: 24, height: base - lamp.y - 6 })),
    filled(mixColours(flame, WHITE, 0.7), ellipse(lamp, 6, 9)),
    stroked(
      shade,
      2,
      polyline([
        { x: lamp.x - 7, y: lamp.y - 9 },
        { x: lamp.x, y: lamp.y - 15 },
        { x: lamp.x + 7, y: lamp.y - 9 },
      ]),
    ),
    glow(lamp, 54, withAlpha(mixColours(flame, WHITE, 0.6), 0.95)),
    glow({ x, y }, wide * 2.6, withAlpha(flame, 0.34)),
  ];
}
