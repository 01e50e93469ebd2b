import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polygon, smoothLine } from '../drawing/outlines.ts';

type Spot = readonly [x: number, y: number];
/** Turns shares of the house's width, from the middle of its foot, into places. */
type Place = (x: number, y: number) => Point;

interface FloorTones {
  readonly wood: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
}

/** The floor, seen from a little below, with the ends of its boards. */
export function treeFloor(at: Place, width: number, { wood, shade, light }: FloorTones): readonly SceneNode[] {
  const shape = (spots: readonly Spot[]): Path => polygon(spots.map(([x, y]) => at(x, y)));
  const line = width * 0.012;
  const dark = mixColours(wood, shade, 0.6);
  const gap = withAlpha(mixColours(dark, BLACK, 0.3), 0.7);
  const deck = shape([
    [-0.72, 0.0],
    [-0.72, -0.075],
    [0.7, -0.075],
    [0.7, 0.0],
  ]);
  const ends = Array.from({ length: 15 }, (_none, index) => smoothLine([at(-0.63 + index * 0.092, 0), at(-0.63 + index * 0.092, -0.075)]));
  return [
    shadowOf([filled(shade, deck)], withAlpha(shade, 0.7), { x: 0, y: width * 0.07 }, width * 0.04),
    painted(linearPaint(at(0, 0), at(0, -0.08), [mixColours(wood, light, 0.35), wood, dark]), deck),
    stroked(gap, line * 0.5, ...ends),
    stroked(withAlpha(mixColours(light, WHITE, 0.3), 0.6), line * 0.5, smoothLine([at(-0.72, 0), at(0.7, 0)])),
  ];
}

/** A railing at both ends of the floor. @param sun the side that the light comes from: 1 right. */
export function treeRailing(at: Place, width: number, sun: 1 | -1, { wood, shade }: FloorTones): readonly SceneNode[] {
  const shape = (spots: readonly Spot[]): Path => polygon(spots.map(([x, y]) => at(x, y)));
  const line = width * 0.012;
  const dark = mixColours(wood, shade, 0.6);
  const posts = [-0.69, -0.56, -0.43, 0.46, 0.57, 0.67];
  const post = (x: number) =>
    shape([
      [x - 0.016, 0],
      [x - 0.018, 0.24],
      [x + 0.018, 0.24],
      [x + 0.016, 0],
    ]);
  const bar = (from: number, to: number, y: number) =>
    shape([
      [from, y],
      [from, y + 0.03],
      [to, y + 0.04],
      [to, y + 0.01],
    ]);
  const tone = mixColours(wood, WHITE, 0.12);
  const bars = [bar(-0.72, -0.4, 0.2), bar(-0.72, -0.4, 0.09), bar(0.43, 0.7, 0.2), bar(0.43, 0.7, 0.09)];
  return [
    shadowOf([filled(shade, ...bars, ...posts.map(post))], withAlpha(shade, 0.5), { x: -sun * 5, y: 5 }, 4),
    filled(mixColours(tone, shade, 0.2), ...posts.map(post)),
    filled(tone, ...bars),
    stroked(withAlpha(dark, 0.6), line * 0.3, ...bars, ...posts.map(post)),
  ];
}
