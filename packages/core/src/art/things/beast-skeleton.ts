import { withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { type FindTones, hollow } from './buried-finds.ts';

/** The skeleton of a great beast from head to tail along a bow. @param long its length; @param side 1: the head at the left. */
export function skeleton(head: Point, long: number, side: 1 | -1, { bone, shade, light }: FindTones): readonly SceneNode[] {
  const at = (x: number, y: number): Point => ({ x: head.x + side * x * long, y: head.y + y * long });
  const spineAt = (t: number): Point => at(0.1 + 0.9 * t, -0.07 * Math.sin(Math.min(1, t * 1.25) * Math.PI) + 0.13 * t ** 2.4);
  const thick = (t: number) => long * 0.017 * (1 - t) ** 0.55 + 0.7;
  const bones = Array.from({ length: 34 }, (_, index) => {
    const t = index / 34;
    const spot = spineAt(t);
    return ellipse(spot, Math.max(1.6, long * 0.0115 * (1.15 - 0.55 * t)), thick(t));
  });
  const spines = Array.from({ length: 24 }, (_, index) => {
    const t = 0.06 + index / 34;
    const spot = spineAt(t);
    return ribbon([
      { ...spot, width: long * 0.006 },
      {
        x: spot.x + side * long * 0.012,
        y: spot.y - long * 0.044 * Math.sin(Math.min(1, t * 1.3) * Math.PI) - long * 0.008,
        width: long * 0.002,
      },
    ]);
  });
  const ribs = Array.from({ length: 12 }, (_, index) => {
    const t = 0.13 + index * 0.031;
    const spot = spineAt(t);
    const reach = long * 0.165 * Math.sin(((index + 2.2) / 14.5) * Math.PI);
    return ribbon([
      { ...spot, width: long * 0.0055 },
      { x: spot.x + side * reach * 0.34, y: spot.y + reach * 0.42, width: long * 0.0062 },
      { x: spot.x + side * reach * 0.34, y: spot.y + reach * 0.86, width: long * 0.005 },
      { x: spot.x + side * reach * 0.06, y: spot.y + reach * 1.16, width: long * 0.0016 },
    ]);
  });
  const limb = (t: number, ...spots: readonly (readonly [number, number])[]) => {
    const from = spineAt(t);
    const joints = [from, ...spots.map(([x, y]) => ({ x: from.x + side * x * long, y: from.y + y * long }))];
    return joints.slice(1).map((to, index) => {
      const start = joints[index] ?? from;
      const half = long * (0.0125 - index * 0.0025);
      const mid = { x: (start.x + to.x) / 2, y: (start.y + to.y) / 2 };
      return [
        ...ribbon([
          { ...start, width: half * 1.3 },
          { ...mid, width: half * 0.66 },
          { ...to, width: half * 1.2 },
        ]),
        ...ellipse(to, half * 1.35),
      ];
    });
  };
  const skull = smoothShape([
    at(0.115, -0.03),
    at(0.06, -0.052),
    at(-0.01, -0.02),
    at(-0.052, 0.012),
    at(-0.046, 0.03),
    at(0.02, 0.026),
    at(0.085, 0.026),
  ]);
  const jaw = smoothShape([at(0.088, 0.026), at(0.03, 0.044), at(-0.044, 0.052), at(-0.03, 0.066), at(0.05, 0.066), at(0.1, 0.046)]);
  const parts = [
    ...limb(0.15, [-0.035, 0.13], [0.02, 0.215], [-0.03, 0.235]),
    ...limb(0.52, [-0.05, 0.115], [0.03, 0.21], [-0.035, 0.24]),
    ...spines,
    ...ribs,
    ...bones,
    jaw,
    skull,
  ];
  const box = { top: head.y - long * 0.12, end: head.y + long * 0.26 };
  const teeth = Array.from({ length: 6 }, (_, index) =>
    polygon([at(-0.038 + index * 0.017, 0.028), at(-0.03 + index * 0.017, 0.044), at(-0.025 + index * 0.017, 0.028)]),
  );
  return [
    ...hollow(parts, shade, long * 0.011),
    painted(
      linearPaint({ x: 0, y: box.top }, { x: 0, y: box.end }, [mixColours(bone, light, 0.45), bone, mixColours(bone, shade, 0.3)]),
      ...parts,
    ),
    stroked(withAlpha(shade, 0.5), 1.3, ...parts),
    filled(mixColours(bone, light, 0.4), ...teeth),
    filled(
      withAlpha(shade, 0.85),
      ellipse(at(0.062, -0.018), long * 0.0135),
      ellipse(at(-0.02, 0.004), long * 0.007),
      ellipse(at(0.028, -0.002), long * 0.012, long * 0.009),
    ),
  ];
}
