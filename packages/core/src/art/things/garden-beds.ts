import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { type RibbonPoint, ribbon } from '../drawing/ribbon.ts';

export interface GardenBed {
  /** A point of the path. @param share of the way from the gate to the door. */
  readonly onPath: (share: number) => RibbonPoint;
  /** The size of plants beside the usual. */
  readonly size: number;
  /** The side that shadows fall to: 1 right. */
  readonly side: 1 | -1;
}

interface PathTones {
  readonly stone: Rgba;
  readonly light: Rgba;
  readonly glare: Rgba;
  readonly shade: Rgba;
}

interface BedTones {
  readonly leaf: Rgba;
  readonly petals: readonly Rgba[];
  readonly light: Rgba;
  readonly shade: Rgba;
  /** Pales a color by a share of the air. */
  readonly hazed: (tone: Rgba, share: number) => Rgba;
}

/** A path of gravel and flags. @param heights of its far end and its near one. */
export function gardenPath(
  random: Random,
  { onPath }: GardenBed,
  { stone, light: rim, glare, shade }: PathTones,
  [far, near]: readonly [number, number],
): readonly SceneNode[] {
  const line = Array.from({ length: 9 }, (_, index) => onPath(index / 8));
  const gravel = ribbon(line);
  const flags = Array.from({ length: 15 }, (_, index) => {
    const { x, y, width: half } = onPath(index / 15 + 0.02);
    return [-0.5, 0.46].map((off) =>
      ellipse({ x: x + off * half + between(random, -4, 4), y: y + between(random, -2, 2) }, half * 0.44, half * 0.15),
    );
  }).flat();
  return [
    filled(withAlpha(shade, 0.3), ribbon(line.map((point) => ({ ...point, width: point.width * 1.12 })))),
    painted(
      linearPaint({ x: 0, y: far }, { x: 0, y: near }, [
        mixColours(stone, rim, 0.55),
        mixColours(stone, glare, 0.4),
        mixColours(stone, shade, 0.2),
      ]),
      gravel,
    ),
    clipped(gravel, [filled(mixColours(mixColours(stone, rim, 0.45), WHITE, 0.1), ...flags)]),
    stroked(withAlpha(shade, 0.2), 1.6, ...flags),
  ];
}

/** Beds of flowers on both sides of the path and along the house, the farthest first. @param flowers how many of them bloom, from 0 to 1. */
export function flowerBeds(
  random: Random,
  { onPath, size: unit, side }: GardenBed,
  flowers: number,
  { leaf, petals, light: rim, shade, hazed }: BedTones,
): readonly SceneNode[] {
  const rows = Array.from({ length: 6 }, (_, index) => (index + 0.3) / 6).toReversed();
  return rows.flatMap((share): readonly SceneNode[] => {
    const { x: middle, y, width: half } = onPath(share);
    const size = (40 - 27 * share) * unit;
    const spots = [-1, 1]
      .flatMap((end) =>
        Array.from({ length: 13 }, (_, index) => ({
          x: middle + end * (half * 1.2 + size * 0.7 + index * size * 1.34 + between(random, -0.4, 0.4) * size),
          y: y + between(random, -0.5, 0.5) * size,
          high: size * between(random, 0.8, 1.9) * (1 - index * 0.03),
        })),
      )
      // No plant hides the path behind it.
      .filter(({ x, high }) =>
        [0.06, 0.12, 0.18, 0.26].every(
          (more) =>
            onPath(share + more).y < y - high * 1.2 || Math.abs(x - onPath(share + more).x) > onPath(share + more).width + size * 0.8,
        ),
      );
    const heaps = spots.map(({ x, y: at, high }) => ellipse({ x, y: at - high * 0.36 }, size * 0.98, high * 0.68));
    const heads = petals.map((_, kind) =>
      spots
        .filter((_spot, index) => (Math.floor(index / 2) + Math.round(share * 6)) % petals.length === kind)
        .flatMap(({ x, y: at, high }, index) =>
          Array.from({ length: index % 3 === 1 ? 2 : Math.round(3 + flowers * 6) }, () =>
            ellipse(
              { x: x + between(random, -0.9, 0.9) * size, y: at - high * between(random, 0.3, 1.08) },
              size * between(random, 0.14, 0.27),
            ),
          ),
        ),
    );
    const green_ = hazed(mixColours(leaf, shade, 0.25), share * 0.26);
    return [
      filled(
        withAlpha(shade, 0.28),
        ...spots.map(({ x, y: at }) => ellipse({ x: x + side * 6, y: at + size * 0.2 }, size * 1.1, size * 0.3)),
      ),
      filled(mixColours(green_, shade, 0.3), ...heaps),
      filled(
        mixColours(green_, rim, 0.22),
        ...spots.map(({ x, y: at, high }) => ellipse({ x: x - side * size * 0.2, y: at - high * 0.55 }, size * 0.66, high * 0.4)),
      ),
      ...heads.map((paths, kind) => filled(hazed(petals[kind]!, share * 0.2), ...paths)),
      filled(withAlpha(WHITE, 0.4), ...heads.flat().filter((_, index) => index % 4 === 0)),
    ];
  });
}
