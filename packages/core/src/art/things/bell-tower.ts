import type { Rgba } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';

interface TowerTones {
  readonly wall: Rgba;
  /** The side of the afterglow. */
  readonly lit: Rgba;
  readonly lamp: Rgba;
  readonly shade: Rgba;
}

/** The bell tower of an old church with a small dome, far off over the roofs. @param high from its visible foot up to the cross, units. */
export function bellTower(foot: Point, high: number, { wall, lit, lamp, shade }: TowerTones): readonly SceneNode[] {
  const wide = high * 0.2;
  const tier = (from: number, to: number, share: number) => ({
    x: foot.x - (wide * share) / 2,
    y: foot.y - high * to,
    width: wide * share,
    height: high * (to - from),
  });
  const tiers = [tier(-0.3, 0.42, 1.1), tier(0.42, 0.46, 1.3), tier(0.46, 0.66, 0.86), tier(0.66, 0.69, 1.04)];
  const opening = (x: number) => {
    const box = { x: foot.x + x * wide - wide * 0.09, width: wide * 0.18, y: foot.y - high * 0.61, height: high * 0.12 };
    return [...rectanglePath(box), ...ellipse({ x: box.x + box.width / 2, y: box.y }, box.width / 2)];
  };
  const dome = smoothLine(
    [
      [-0.42, 0.69],
      [-0.4, 0.76],
      [-0.22, 0.83],
      [0, 0.86],
      [0.22, 0.83],
      [0.4, 0.76],
      [0.42, 0.69],
    ].map(([x = 0, y = 0]) => ({ x: foot.x + x * wide, y: foot.y - high * y })),
    true,
  );
  const across = linearPaint({ x: foot.x - wide * 0.6, y: 0 }, { x: foot.x + wide * 0.6, y: 0 }, [lit, wall, wall]);
  return [
    painted(across, ...tiers.map((box) => rectanglePath(box)), dome),
    filled(lamp, opening(-0.2), opening(0.2)),
    filled(
      shade,
      rectanglePath({ x: foot.x - 1.6, y: foot.y - high, width: 3.2, height: high * 0.15 }),
      rectanglePath({ x: foot.x - wide * 0.1, y: foot.y - high * 0.965, width: wide * 0.2, height: 3 }),
      polygon([
        { x: foot.x - wide * 0.06, y: foot.y - high * 0.85 },
        { x: foot.x + wide * 0.06, y: foot.y - high * 0.85 },
        { x: foot.x, y: foot.y - high * 0.9 },
      ]),
    ),
  ];
}
