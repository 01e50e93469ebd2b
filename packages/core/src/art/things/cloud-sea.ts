import { withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { smoothNoise } from '../drawing/noise.ts';
import { ellipse } from '../drawing/outlines.ts';
import type { CloudTones } from './cumulus.ts';

interface CloudSea {
  readonly area: Rect;
  readonly horizon: number;
  /** The place of the nearest clouds' tops. */
  readonly foot: number;
  /** The place of the low sun: the sides of clouds that face it are bright. */
  readonly sun: Point;
}

/** Rows of clouds between the horizon and the viewer. */
const ROWS = 12;
/** The least size of a cloud: a wrap as wide as a low scene is high would have too many others. Units. */
const SMALLEST = 19;

/** The tops of clouds from above, as a plane flies over them: small and pale towards the horizon, heaped and shaded nearby. */
export function cloudSea(random: Random, { area, horizon, foot, sun }: CloudSea, { lit, middle, shade }: CloudTones): readonly SceneNode[] {
  const swell = smoothNoise(random);
  const depth = foot - horizon;
  const right = area.x + area.width;
  return Array.from({ length: ROWS }, (_, row): readonly SceneNode[] => {
    const near = row / (ROWS - 1);
    const base = horizon + depth * near ** 1.5;
    const size = Math.max(SMALLEST, depth * (0.03 + 0.25 * near ** 1.25));
    const puffs: Path[] = [];
    for (let x = area.x - size; x < right + size; x += size * between(random, 0.34, 0.62)) {
      const rise = size * (0.2 + 0.95 * swell(x / (size * 3.4), row * 5.3));
      const wide = size * between(random, 0.34, 0.74);
      puffs.push(ellipse({ x, y: base - rise + size * 0.5 }, wide, wide * between(random, 0.62, 0.86)));
      if (random() < 0.45)
        puffs.push(ellipse({ x: x + size * between(random, -0.3, 0.3), y: base - rise + size * 0.12 }, wide * 0.46, wide * 0.4));
    }
    const body = [...puffs.flat(), ...rectanglePath({ ...area, y: base + size * 0.42, height: depth + size * 2 })];
    const far = 1 - near;
    const tone = mixColours(mixColours(middle, shade, 0.1 + near * 0.45), lit, far * 0.45);
    const dark = mixColours(shade, lit, far * 0.5);
    const slope = Math.max(-0.8, Math.min(0.8, (500 - sun.x) / 500));
    const reach = size * 0.2;
    return [
      clipped(body, [
        filled(mixColours(lit, tone, near * 0.25), body),
        shadowOf([filled(tone, body)], tone, { x: slope * reach * 0.7, y: reach }, reach * 0.5),
        shadowOf([filled(dark, body)], withAlpha(dark, 0.55), { x: slope * reach * 2, y: reach * 3 }, reach * 1.5),
      ]),
      // Haze lies between one row and the next.
      painted(
        linearPaint({ x: 0, y: base + size * 0.1 }, { x: 0, y: base + size * 1.3 }, [
          withAlpha(lit, 0),
          withAlpha(mixColours(lit, middle, 0.35), 0.34 * (1 - near * 0.7)),
        ]),
        rectanglePath({ ...area, y: base + size * 0.1, height: size * 1.2 }),
      ),
    ];
  }).flat();
}
