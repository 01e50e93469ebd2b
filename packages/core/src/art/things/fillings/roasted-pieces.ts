import { BLACK, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import type { Point } from '../../../geometry/shapes.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { Random } from '../../../random/seeded-random.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { clipped, filled, glow, painted, radialPaint, shadowOf, stroked } from '../../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import { glints, lump, placeIn, rounded, under } from './food-parts.ts';

const CRUST: Rgba = { r: 112, g: 50, b: 16, a: 1 };
const SKIN: Rgba = { r: 222, g: 138, b: 50, a: 1 };

/** A piece of roast chicken with a crisp, glossy skin. @param turn where its bone points. */
export function chickenPiece(random: Random, spot: Point, size: number, turn: number): readonly SceneNode[] {
  const at = placeIn(spot, size, turn);
  const body = smoothShape([
    at(-0.96, 0.06),
    at(-0.84, -0.46),
    at(-0.4, -0.7),
    at(0.16, -0.6),
    at(0.6, -0.32),
    at(0.96, -0.12),
    at(0.98, 0.12),
    at(0.62, 0.26),
    at(0.2, 0.6),
    at(-0.4, 0.72),
    at(-0.84, 0.5),
  ]);
  const bone = smoothShape([
    at(0.86, -0.12),
    at(1.2, -0.16),
    at(1.32, -0.06),
    at(1.26, 0.02),
    at(1.32, 0.12),
    at(1.2, 0.18),
    at(0.86, 0.12),
  ]);
  const blisters = Array.from({ length: 12 }, () =>
    lump(random, at(between(random, -0.8, 0.6), between(random, -0.5, 0.5)), size * between(random, 0.06, 0.2), 0.3, 0.7),
  );
  return [
    under(size * 0.16, 0.55, body, bone),
    rounded(bone, at(1.1, 0), size * 0.3, { r: 240, g: 220, b: 184, a: 1 }, 0.3),
    painted(
      radialPaint({ x: spot.x - size * 0.36, y: spot.y - size * 0.4 }, size * 1.5, [
        { r: 255, g: 212, b: 128, a: 1 },
        SKIN,
        { r: 178, g: 90, b: 30, a: 1 },
        mixColours(CRUST, BLACK, 0.3),
      ]),
      body,
    ),
    clipped(body, [shadowOf([filled(CRUST, ...blisters)], withAlpha(CRUST, 0.6), { x: 0, y: 0 }, size * 0.06)]),
    glow({ x: spot.x - size * 0.34, y: spot.y - size * 0.34 }, size * 0.42, withAlpha({ r: 255, g: 244, b: 208, a: 1 }, 0.75)),
    glints([[spot, size * 0.5]], 0.5),
  ];
}

/** A floret of broccoli. */
export function floret(random: Random, spot: Point, size: number): readonly SceneNode[] {
  const angle = random() * 6.28;
  const heads = Array.from({ length: 8 }, (_, index) => ({
    at: index === 0 ? spot : polar(spot, size * 0.5, (index / 7) * 6.28),
    size: size * between(random, 0.36, 0.46),
  }));
  const stem = polygon([
    polar(spot, size * 0.3, angle + 0.6),
    polar(spot, size * 1.15, angle + 0.2),
    polar(spot, size * 1.15, angle - 0.2),
    polar(spot, size * 0.3, angle - 0.6),
  ]);
  return [
    under(size * 0.2, 0.5, stem, ...heads.map((head) => ellipse(head.at, head.size))),
    rounded(stem, polar(spot, size * 0.7, angle), size * 0.6, { r: 166, g: 190, b: 96, a: 1 }, 0.3),
    ...heads.map((head) => rounded(lump(random, head.at, head.size, 0.2), head.at, head.size, { r: 74, g: 124, b: 48, a: 1 }, 0.5)),
    filled(
      withAlpha({ r: 168, g: 204, b: 96, a: 1 }, 0.7),
      ...Array.from({ length: 14 }, () => ellipse(polar(spot, size * 0.75 * Math.sqrt(random()), random() * 6.28), size * 0.055)),
    ),
  ];
}

/** A wedge of roasted potato with a brown edge. */
export function potatoWedge(random: Random, spot: Point, size: number): readonly SceneNode[] {
  const path = lump(random, spot, size, 0.16, 0.66);
  return [
    under(size * 0.2, 0.5, path),
    rounded(path, spot, size, { r: 240, g: 190, b: 88, a: 1 }, 0.5),
    stroked(withAlpha({ r: 146, g: 78, b: 24, a: 1 }, 0.55), size * 0.1, path),
    glow({ x: spot.x - size * 0.2, y: spot.y - size * 0.2 }, size * 0.5, withAlpha({ r: 255, g: 240, b: 190, a: 1 }, 0.6)),
  ];
}

/** A steak with the marks of a grill. */
export function steak(random: Random, spot: Point, size: number, turn: number): readonly SceneNode[] {
  const at = placeIn(spot, size, turn);
  const path = smoothShape([
    at(-0.98, -0.1),
    at(-0.7, -0.56),
    at(-0.1, -0.62),
    at(0.5, -0.5),
    at(0.98, -0.2),
    at(0.9, 0.24),
    at(0.4, 0.44),
    at(-0.2, 0.6),
    at(-0.8, 0.42),
  ]);
  const marks = [-0.7, -0.4, -0.1, 0.2, 0.5, 0.8].map((x) => smoothLine([at(x - 0.24, -0.7), at(x + 0.24, 0.7)]));
  const salt = Array.from({ length: 22 }, () => ellipse(at(between(random, -0.8, 0.8), between(random, -0.45, 0.4)), size * 0.018));
  return [
    under(size * 0.14, 0.6, path),
    rounded(path, spot, size, { r: 146, g: 68, b: 34, a: 1 }, 0.46),
    clipped(path, [
      stroked(withAlpha({ r: 36, g: 14, b: 8, a: 1 }, 0.75), size * 0.085, ...marks),
      stroked(withAlpha({ r: 226, g: 170, b: 104, a: 1 }, 0.5), size * 0.06, path),
    ]),
    glow({ x: spot.x - size * 0.3, y: spot.y - size * 0.26 }, size * 0.5, withAlpha({ r: 255, g: 226, b: 180, a: 1 }, 0.45)),
    filled(withAlpha(WHITE, 0.9), ...salt),
  ];
}

/** A cob of corn with charred grains. */
export function cob(random: Random, spot: Point, size: number, turn: number): readonly SceneNode[] {
  const at = placeIn(spot, size, turn);
  const body = smoothShape([
    at(-1, 0),
    at(-0.9, -0.24),
    at(-0.4, -0.3),
    at(0.4, -0.29),
    at(0.9, -0.2),
    at(1.04, 0),
    at(0.9, 0.2),
    at(0.4, 0.29),
    at(-0.4, 0.3),
    at(-0.9, 0.24),
  ]);
  const grains = Array.from({ length: 15 * 5 }, (_, index) => {
    const [x, y] = [(index % 15) / 14, Math.floor(index / 15) - 2];
    return { at: at(-0.88 + x * 1.8, y * 0.115 * (1 - 0.35 * x ** 4)), isBurnt: random() < 0.14 };
  });
  return [
    under(size * 0.14, 0.6, body),
    rounded(body, spot, size * 0.8, { r: 244, g: 186, b: 54, a: 1 }, 0.4),
    ...[false, true].map((isBurnt) =>
      filled(
        isBurnt ? { r: 120, g: 60, b: 16, a: 1 } : { r: 255, g: 220, b: 108, a: 1 },
        ...grains.filter((grain) => grain.isBurnt === isBurnt).map((grain) => ellipse(grain.at, size * 0.052, size * 0.046)),
      ),
    ),
    glints([[at(-0.2, -0.02), size * 0.2]], 0.6),
  ];
}

/** A sausage with a browned skin. */
export function sausage(spot: Point, size: number, turn: number): readonly SceneNode[] {
  const at = placeIn(spot, size, turn);
  const body = smoothShape([
    at(-1, 0.08),
    at(-0.92, -0.14),
    at(-0.4, -0.24),
    at(0.4, -0.24),
    at(0.92, -0.12),
    at(1, 0.1),
    at(0.88, 0.24),
    at(0.4, 0.16),
    at(-0.4, 0.16),
    at(-0.88, 0.24),
  ]);
  return [
    under(size * 0.14, 0.6, body),
    rounded(body, spot, size * 0.8, { r: 184, g: 84, b: 38, a: 1 }, 0.46),
    clipped(body, [
      stroked(
        withAlpha({ r: 58, g: 20, b: 8, a: 1 }, 0.7),
        size * 0.07,
        ...[-0.6, -0.2, 0.2, 0.6].map((x) => smoothLine([at(x - 0.12, -0.3), at(x + 0.12, 0.3)])),
      ),
    ]),
    stroked(withAlpha({ r: 255, g: 224, b: 180, a: 1 }, 0.7), size * 0.05, smoothLine([at(-0.7, -0.1), at(-0.2, -0.16), at(0.4, -0.16)])),
  ];
}
