import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { type Profile, turnedWood } from './turned-wood.ts';

/** The dark of a room at night, and the light of its lamp. */
interface TableTones {
  readonly black: Rgba;
  readonly glowing: Rgba;
}

/** A mug without its handle. */
const MUG: Profile = [
  [0, 0.36],
  [0.03, 0.4],
  [0.2, 0.42],
  [0.5, 0.42],
  [0.8, 0.42],
  [0.84, 0.43],
];

/** Reading glasses that lie open, with the light in them. */
export function readingGlasses(middle: Point, unit: number, side: 1 | -1, { black, glowing }: TableTones): readonly SceneNode[] {
  const [wide, flat] = [40 * unit, 19 * unit];
  const rings = [-1, 1].map((sign) => ellipse({ x: middle.x + sign * wide * 1.22, y: middle.y - sign * side * 5 * unit }, wide, flat));
  const bridge = smoothLine([
    { x: middle.x - wide * 0.24, y: middle.y },
    { x: middle.x, y: middle.y - flat * 0.5 },
    { x: middle.x + wide * 0.24, y: middle.y - flat * 0.1 },
  ]);
  const arms = [-1, 1].map((sign) =>
    smoothLine([
      { x: middle.x + sign * wide * 2.2, y: middle.y - sign * side * 5 * unit - flat * 0.2 },
      { x: middle.x + sign * wide * 2.1, y: middle.y - flat * 2 },
      { x: middle.x + sign * wide * 1.6, y: middle.y - flat * 2.9 },
    ]),
  );
  const lines = [stroked(black, 4.6 * unit, ...rings, bridge, ...arms)];
  return [
    shadowOf(lines, withAlpha(black, 0.5), { x: -side * 6 * unit, y: 7 * unit }, 3),
    filled(withAlpha(glowing, 0.3), ...rings),
    ...lines,
    stroked(withAlpha(glowing, 0.8), 1.3 * unit, ...rings, ...arms),
  ];
}

/** A mug of something hot in light from one side. @param side where its handle is: 1 right. */
export function mugOnTable(
  foot: Point,
  scale: number,
  side: 1 | -1,
  glaze: Rgba,
  { black, glowing }: TableTones,
  isHot: boolean,
): readonly SceneNode[] {
  const rim = { x: foot.x, y: foot.y - 0.84 * scale };
  const [wide, flat] = [0.43 * scale, 0.43 * scale * 0.36];
  const from = side > 0 ? -1 : 1;
  const handle = ribbon(
    [
      [0.38, 0.68],
      [0.66, 0.66],
      [0.72, 0.42],
      [0.56, 0.2],
      [0.4, 0.2],
    ].map(([x = 0, up = 0]) => ({ x: foot.x + side * x * scale, y: foot.y - up * scale, width: 0.052 * scale })),
  );
  const steam = [0, 1, 2].map((index) =>
    ribbon(
      [0, 1, 2, 3, 4].map((step) => ({
        x: rim.x + (index - 1) * wide * 0.36 + Math.sin(step * 1.5 + index) * wide * (0.1 + step * 0.08),
        y: rim.y - step * scale * 0.24,
        width: scale * [0.012, 0.04, 0.05, 0.036, 0.004][step]!,
      })),
    ),
  );
  return [
    shadowOf(
      [filled(black, ellipse({ x: foot.x + side * scale * 0.36, y: foot.y + scale * 0.05 }, scale * 0.62, scale * 0.13))],
      withAlpha(black, 0.75),
      { x: 0, y: 0 },
      7,
    ),
    filled(mixColours(glaze, black, 0.55), handle),
    ...turnedWood(MUG, { foot, scale, eye: 1.6, away: 4.2, from }, { wood: glaze, light: glowing, shade: black }, 24),
    filled(mixColours(glaze, glowing, 0.5), ellipse(rim, wide, flat)),
    filled(mixColours(glaze, black, 0.4), ellipse(rim, wide * 0.9, flat * 0.88)),
    painted(
      linearPaint({ x: rim.x + from * wide, y: 0 }, { x: rim.x - from * wide, y: 0 }, [
        { r: 96, g: 56, b: 32, a: 1 },
        { r: 36, g: 20, b: 14, a: 1 },
      ]),
      ellipse({ x: rim.x, y: rim.y + flat * 0.16 }, wide * 0.84, flat * 0.7),
    ),
    ...(isHot ? [shadowOf([filled(glowing, ...steam)], withAlpha(glowing, 0.34), { x: 0, y: 0 }, 0.045 * scale)] : []),
  ];
}
