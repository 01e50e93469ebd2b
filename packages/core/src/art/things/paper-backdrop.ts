import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, shadowOf } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine } from '../drawing/outlines.ts';
import { crease, cutPaper, paperCloud, type PaperLight, paperStar } from './cut-paper.ts';

/** Two scalloped rings of paper, and discs in them. @param tones from the outermost sheet to the innermost */
export function paperRings(
  middle: Point,
  radius: number,
  tones: { readonly ring: Rgba; readonly far: Rgba; readonly discs: readonly Rgba[] },
  lit: PaperLight,
): readonly SceneNode[] {
  const scallops = (size: number, count: number) =>
    smoothLine(
      Array.from({ length: count * 4 }, (_, index) =>
        polar(middle, radius * size * (1 + 0.045 * Math.abs(Math.sin((index / 4) * Math.PI))), (index / (count * 4)) * 2 * Math.PI),
      ),
      true,
    );
  return [
    ...cutPaper(tones.far, { ...lit, warmth: 0.2 }, 10, scallops(1.12, 22)),
    ...cutPaper(tones.ring, { ...lit, warmth: 0.3 }, 9, scallops(0.96, 20)),
    ...tones.discs.flatMap((tone, index) => cutPaper(tone, lit, 8, ellipse(middle, radius * (0.8 - index * 0.12)))),
  ];
}

/** A folded peak of paper with a cap of snow. @param foot the middle of its lower edge */
export function paperPeak(foot: Point, high: number, half: number, tone: Rgba, snow: Rgba, lit: PaperLight): readonly SceneNode[] {
  const at = (across: number, down: number): Point => ({ x: foot.x + across * half, y: foot.y - high * (1 - down) });
  const path = polygon([at(0, 0), at(0.5, 0.46), at(1, 1), at(-1, 1), at(-0.52, 0.48)]);
  const cap = polygon([at(0, 0), at(0.27, 0.25), at(0.12, 0.21), at(0, 0.31), at(-0.13, 0.22), at(-0.28, 0.26)]);
  return [...cutPaper(tone, lit, 9, path), ...cutPaper(snow, lit, 2, cap), ...crease(path, foot.x, lit, 0.3)];
}

/** A strip of paper that holds something up. */
export function paperStrut(top: Point, foot: number, half: number, tone: Rgba, lit: PaperLight): readonly SceneNode[] {
  const path = polygon([
    { x: top.x - half, y: top.y },
    { x: top.x + half, y: top.y },
    { x: top.x + half * 1.3, y: foot },
    { x: top.x - half * 1.3, y: foot },
  ]);
  return cutPaper(tone, lit, 3, path);
}

/** A cloud of paper on a strut. */
export function cloudOnStrut(middle: Point, width: number, foot: number, tone: Rgba, air: Rgba, lit: PaperLight): readonly SceneNode[] {
  return [...paperStrut(middle, foot, 2.4, mixColours(tone, air, 0.5), lit), ...paperCloud(middle, width, tone, lit)];
}

/** Light that rises in soft beams from the fold of a book. */
export function beamsFrom(from: Point, reach: number, light: Rgba, strength: number): SceneNode {
  const beam = (angle: number, open: number) =>
    polygon([
      { x: from.x - 12, y: from.y },
      { x: from.x + 12, y: from.y },
      polar(from, reach, angle - Math.PI / 2 + open),
      polar(from, reach, angle - Math.PI / 2 - open),
    ]);
  const beams = [-0.98, -0.62, -0.27, 0.06, 0.4, 0.76, 1.06].map((angle, index) => beam(angle, index % 2 === 0 ? 0.07 : 0.045));
  return shadowOf([filled(light, ...beams)], withAlpha(light, strength), { x: 0, y: 0 }, 9);
}

/** The places of the large stars: across from the middle, shares of the height, units. */
const STARS = [
  { across: -430, up: 0.86, size: 21 },
  { across: -262, up: 0.93, size: 15 },
  { across: 430, up: 0.9, size: 24 },
  { across: 200, up: 0.97, size: 13 },
  { across: -322, up: 0.72, size: 12 },
  { across: 448, up: 0.68, size: 13 },
  { across: -200, up: 0.78, size: 10 },
] as const;

/** Stars of paper and sparks that rise out of a book. @param foot the place in its fold that they rise from. @param out 1, or -1 for their mirror image */
export function risingStars(
  random: Random,
  foot: Point,
  high: number,
  tones: { readonly gold: Rgba; readonly light: Rgba },
  lit: PaperLight,
): readonly SceneNode[] {
  const { gold, light } = tones;
  const spots = Array.from({ length: 54 }, () => {
    const up = random();
    return { x: foot.x + between(random, -1, 1) * (130 + 360 * up), y: foot.y - high * (0.1 + 0.88 * up) };
  });
  return [
    ...STARS.flatMap(({ across, up, size }) =>
      paperStar(
        { x: foot.x + lit.out * across, y: foot.y - high * up },
        size * Math.min(1, 0.6 + high / 1100),
        between(random, -0.4, 0.4),
        gold,
        lit,
      ),
    ),
    ...spots.filter((_, index) => index % 3 === 0).map((spot) => glow(spot, between(random, 10, 22), withAlpha(light, 0.6))),
    filled(withAlpha(mixColours(light, WHITE, 0.5), 0.95), ...spots.map((spot) => ellipse(spot, between(random, 1.4, 3.4)))),
  ];
}
