import { BLACK, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import type { Point } from '../../../geometry/shapes.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { Random } from '../../../random/seeded-random.ts';
import type { Path } from '../../../scene/path.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { filled, glow, painted, radialPaint, shadowOf, stroked } from '../../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import { leaf } from '../plants.ts';

export const HERB: Rgba = { r: 84, g: 138, b: 58, a: 1 };
export const LEMON: Rgba = { r: 250, g: 206, b: 62, a: 1 };
/** The light comes from the upper left over every dish. */
const FROM = { x: -0.34, y: -0.42 } as const;

/** A place in a dish, in shares of its radius. */
export type Place = (x: number, y: number) => Point;

export function placeIn(middle: Point, radius: number, turn = 0): Place {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (x, y) => ({ x: middle.x + (x * cos - y * sin) * radius, y: middle.y + (x * sin + y * cos) * radius });
}

/** Places in a disc that keep apart: each is the farthest from the others of a few that are tried. */
export function spread(random: Random, count: number, reach: number, from: readonly Point[] = []): readonly Point[] {
  const held = [...from];
  for (let index = 0; index < count; index += 1) {
    const tried = Array.from({ length: 9 }, () => polar({ x: 0, y: 0 }, reach * Math.sqrt(random()), random() * 6.2832));
    const room = (at: Point) => Math.min(9, ...held.map((other) => Math.hypot(at.x - other.x, at.y - other.y)));
    held.push(tried.reduce((best, at) => (room(at) > room(best) ? at : best)));
  }
  return held.slice(from.length);
}

/** An outline that a hand might have cut. @param squash its height as a share of its breadth. */
export function lump(random: Random, at: Point, size: number, rough = 0.12, squash = 1, turn = random() * 6.28): Path {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return smoothShape(
    Array.from({ length: 9 }, (_, index) => {
      const out = size * between(random, 1 - rough, 1 + rough);
      const [x, y] = [out * Math.cos((index / 9) * 6.2832), out * squash * Math.sin((index / 9) * 6.2832)];
      return { x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos };
    }),
  );
}

/** A round thing in the light: bright at the upper left, dark at the lower right. */
export function rounded(path: Path, at: Point, size: number, tone: Rgba, depth = 0.34): SceneNode {
  return painted(
    radialPaint({ x: at.x + FROM.x * size, y: at.y + FROM.y * size }, size * 1.55, [
      mixColours(tone, { r: 255, g: 246, b: 214, a: 1 }, depth * 0.9),
      tone,
      mixColours(tone, { r: 60, g: 22, b: 10, a: 1 }, depth),
      mixColours(tone, { r: 40, g: 14, b: 8, a: 1 }, depth * 1.5),
    ]),
    path,
  );
}

/** The shadow that many things throw together. @param by how far, units. */
export function under(by: number, strength: number, ...paths: readonly Path[]): SceneNode {
  const tone = { r: 40, g: 14, b: 8, a: 1 };
  return shadowOf([filled(tone, ...paths)], withAlpha(tone, strength), { x: by * 0.7, y: by }, by * 0.7);
}

/** Wet glints along the upper left of things. */
export function glints(places: readonly (readonly [Point, number])[], strength = 0.7): SceneNode {
  const arcs = places.map(([at, size]) => smoothLine([polar(at, size, -2.9), polar(at, size * 1.06, -2.4), polar(at, size, -1.95)]));
  return stroked(withAlpha({ r: 255, g: 252, b: 238, a: 1 }, strength), Math.max(1, (places[0]?.[1] ?? 10) * 0.2), ...arcs);
}

/** Chopped herbs over a dish. */
export function choppedHerbs(random: Random, middle: Point, radius: number, count: number, tone: Rgba = HERB): readonly SceneNode[] {
  const cut = (share: number): Path[] =>
    Array.from({ length: Math.round(count * share) }, () => {
      const at = polar(middle, radius * Math.sqrt(random()), random() * 6.28);
      return leaf(at, radius * between(random, 0.03, 0.075), random() * 6.28, between(random, 0.4, 0.8));
    });
  return [filled(mixColours(tone, BLACK, 0.3), ...cut(0.5)), filled(mixColours(tone, WHITE, 0.12), ...cut(0.5))];
}

/** Whole leaves with a rib, as of basil or coriander. */
export function herbLeaves(random: Random, middle: Point, size: number, count = 3): readonly SceneNode[] {
  const turn = random() * 6.28;
  const blades = Array.from({ length: count }, (_, index) => {
    const angle = turn + (index / count) * 6.28 + between(random, -0.3, 0.3);
    const long = size * between(random, 0.8, 1.05);
    return { angle, long, path: leaf(middle, long, angle, 0.62), tone: mixColours(HERB, index % 2 ? WHITE : BLACK, 0.16) };
  });
  return [
    under(size * 0.1, 0.4, ...blades.map(({ path }) => path)),
    ...blades.flatMap(({ angle, long, path, tone }) => [
      painted(
        radialPaint(polar(middle, long * 0.5, angle - 0.5), long * 0.8, [
          mixColours(tone, { r: 220, g: 240, b: 130, a: 1 }, 0.36),
          tone,
          mixColours(tone, BLACK, 0.3),
        ]),
        path,
      ),
      stroked(
        withAlpha(mixColours(tone, WHITE, 0.6), 0.7),
        Math.max(1, size * 0.03),
        smoothLine([middle, polar(middle, long * 0.86, angle)]),
      ),
    ]),
  ];
}

/** A twig of rosemary or thyme. */
export function twig(random: Random, root: Point, long: number, angle: number): readonly SceneNode[] {
  const bend = between(random, -0.35, 0.35);
  const along = (share: number) => polar(root, long * share, angle + bend * (share - 0.5));
  const needles = Array.from({ length: 15 }, (_, index) => 0.1 + index * 0.062).flatMap((share) =>
    [1, -1].map((side) => leaf(along(share), long * 0.17 * (1.15 - share * 0.6), angle + side * between(random, 0.5, 0.85), 0.26)),
  );
  const half = Math.floor(needles.length / 2);
  return [
    under(long * 0.03, 0.4, ...needles),
    stroked(mixColours(HERB, { r: 90, g: 60, b: 30, a: 1 }, 0.6), long * 0.022, smoothLine([root, along(0.5), along(1)])),
    filled(mixColours(HERB, { r: 20, g: 50, b: 40, a: 1 }, 0.5), ...needles.slice(0, half)),
    filled(mixColours(HERB, { r: 20, g: 50, b: 40, a: 1 }, 0.22), ...needles.slice(half)),
    filled(mixColours(HERB, { r: 210, g: 230, b: 140, a: 1 }, 0.35), ...needles.filter((_, index) => index % 5 === 0)),
  ];
}

/** A round slice of lemon or lime. */
export function citrusSlice(at: Point, size: number, turn: number, rind: Rgba = LEMON): readonly SceneNode[] {
  const flesh = mixColours(rind, WHITE, 0.34);
  const cells = Array.from({ length: 8 }, (_, index) => {
    const angle = turn + (index / 8) * 6.2832;
    return smoothShape([
      polar(at, size * 0.12, angle),
      polar(at, size * 0.68, angle - 0.3),
      polar(at, size * 0.78, angle),
      polar(at, size * 0.68, angle + 0.3),
    ]);
  });
  return [
    under(size * 0.12, 0.42, ellipse(at, size)),
    rounded(ellipse(at, size), at, size, rind, 0.2),
    filled(mixColours(rind, WHITE, 0.78), ellipse(at, size * 0.88)),
    filled(flesh, ...cells),
    filled(withAlpha(WHITE, 0.4), ...cells.filter((_, index) => index % 3 === 0)),
    glow({ x: at.x - size * 0.3, y: at.y - size * 0.36 }, size * 0.5, withAlpha(WHITE, 0.5)),
  ];
}

/** A wedge of lemon or lime that lies on its rind. @param angle where its edge points. */
export function citrusWedge(at: Point, size: number, angle: number, rind: Rgba = LEMON): readonly SceneNode[] {
  const ends = [polar(at, size, angle + 1.5708), polar(at, size, angle - 1.5708)] as const;
  const back = (out: number) =>
    smoothShape([
      ends[0],
      polar(at, size * out, angle + 2.5),
      polar(at, size * (out + 0.12), angle + 3.1416),
      polar(at, size * out, angle - 2.5),
      ends[1],
      polar(at, size * 0.1, angle),
    ]);
  const cells = [-0.6, -0.2, 0.2, 0.6].map((share) => {
    const foot = polar(at, size * share, angle + 1.5708);
    return leaf(polar(foot, size * 0.05, angle), size * (0.62 - Math.abs(share) * 0.2), angle + 3.1416 + share * 0.5, 0.46);
  });
  return [
    under(size * 0.16, 0.45, back(0.8)),
    rounded(back(0.8), at, size, rind, 0.24),
    filled(mixColours(rind, WHITE, 0.74), back(0.62)),
    filled(mixColours(rind, WHITE, 0.28), ...cells),
    stroked(withAlpha(WHITE, 0.75), size * 0.06, smoothLine([ends[0], polar(at, size * 0.08, angle), ends[1]])),
  ];
}

/** Short grains as of rice. */
export function grains(random: Random, middle: Point, reach: number, count: number, size: number): readonly Path[] {
  return Array.from({ length: count }, () => {
    const at = polar(middle, reach * Math.sqrt(random()), random() * 6.28);
    const angle = random() * 6.28;
    return polygon([polar(at, size, angle), polar(at, size, angle + 3.1416)]);
  });
}
