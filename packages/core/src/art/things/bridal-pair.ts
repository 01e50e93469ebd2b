import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon, ribbonOutline, type RibbonPoint } from '../drawing/ribbon.ts';
import { blossoms } from './doorstep-plants.ts';

/** A veil that the wind lifts from the back of a head. @param way points from the head to the veil's end. @param breadth of its end. */
export function windyVeil(way: readonly Point[], breadth: number, tulle: Rgba, shade: Rgba): readonly SceneNode[] {
  const last = Math.max(1, way.length - 1);
  const half = (index: number) => breadth * (index === last ? 0.3 : 0.09 + 0.41 * (index / last) ** 0.8);
  const spine = way.map((point, index): RibbonPoint => ({ ...point, width: half(index) }));
  const whole = smoothShape(ribbonOutline(spine));
  /** A fold that keeps its share of the veil's breadth all along. */
  const fold = (share: number) => {
    const outline = ribbonOutline(spine);
    const count = outline.length / 2;
    return smoothLine(
      Array.from({ length: count }, (_, index) => {
        const [left, right] = [outline[index], outline[outline.length - 1 - index]];
        if (!left || !right) return { x: 0, y: 0 };
        const wave = share + Math.sin(index * 0.55 + share * 9) * 0.06;
        return { x: left.x + (right.x - left.x) * wave, y: left.y + (right.y - left.y) * wave };
      }),
    );
  };
  const [first, end] = [way[0] ?? { x: 0, y: 0 }, way.at(-1) ?? { x: 0, y: 0 }];
  return [
    shadowOf([filled(tulle, whole)], withAlpha(shade, 0.16), { x: breadth * 0.06, y: breadth * 0.12 }, breadth * 0.06),
    painted(linearPaint(first, end, [withAlpha(tulle, 0.96), withAlpha(tulle, 0.72), withAlpha(tulle, 0.5)]), whole),
    stroked(withAlpha(mixColours(tulle, shade, 0.3), 0.3), breadth * 0.012, ...[0.2, 0.45, 0.7, 0.86].map(fold)),
    stroked(withAlpha(WHITE, 0.85), breadth * 0.014, ...[0.3, 0.58].map(fold), whole),
  ];
}

/** An arm that is held up, bare or sleeved. @param joints shoulder, elbow and wrist. */
export function raisedArm(
  joints: readonly [Point, Point, Point],
  size: number,
  skin: Rgba,
  sleeve: Rgba | null,
  shade: Rgba,
): readonly SceneNode[] {
  const [shoulder, elbow, wrist] = joints;
  const widths = [size * 0.062, size * 0.052, size * 0.036] as const;
  const along = (points: readonly Point[]) =>
    clockwise(ribbon(points.map((point, index) => ({ ...point, width: widths[index] ?? size * 0.03 }))));
  const tone = sleeve ?? skin;
  return [
    painted(
      linearPaint({ x: shoulder.x - size * 0.1, y: shoulder.y }, { x: shoulder.x + size * 0.1, y: shoulder.y }, [
        tone,
        mixColours(tone, shade, 0.25),
      ]),
      along(joints),
      ellipse(shoulder, widths[0]),
    ),
    filled(mixColours(skin, shade, 0.06), ellipse({ x: wrist.x, y: wrist.y - size * 0.03 }, size * 0.046, size * 0.054)),
    ...(sleeve
      ? [
          filled(
            mixColours(WHITE, shade, 0.06),
            ellipse({ x: wrist.x + (elbow.x - wrist.x) * 0.08, y: wrist.y + size * 0.03 }, size * 0.042, size * 0.022),
          ),
        ]
      : []),
  ];
}

/** A bouquet held up, with ribbons that hang from it. */
export function bouquet(random: Random, hand: Point, size: number, petals: readonly [Rgba, Rgba], band: Rgba): readonly SceneNode[] {
  const heads = Array.from({ length: 13 }, (_, index) => {
    const [turn, out] = [index * 2.4, Math.sqrt(index / 13) * size * 0.62];
    return { x: hand.x + Math.cos(turn) * out, y: hand.y - size * 0.5 + Math.sin(turn) * out * 0.8 };
  });
  const tails = [-0.4, 0.1, 0.5].map((x) =>
    smoothLine(
      [0, 1, 2, 3].map((step) => ({
        x: hand.x + size * (x * step * 0.3 + Math.sin(step * 2 + x * 5) * 0.1),
        y: hand.y + step * size * 0.36,
      })),
    ),
  );
  return [stroked(band, size * 0.08, ...tails), ...blossoms(random, heads, size * between(random, 0.24, 0.27), petals)];
}
