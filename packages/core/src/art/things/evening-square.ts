import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import type { SquareTones } from './lamplit-arcade.ts';

/** Worn flagstones that lead away to `vanishing`, in the light that falls out of the arcade. */
export function flagstones(
  random: Random,
  area: Rect,
  base: number,
  vanishing: Point,
  { stone, lamp, shade }: SquareTones,
): readonly SceneNode[] {
  const bottom = area.y + area.height;
  const depth = bottom - vanishing.y;
  const rows: number[] = [];
  for (let y = base; y < bottom; y = vanishing.y + (y - vanishing.y) * 1.105) rows.push(y);
  const lanes = 1.02 * (base - vanishing.y);
  const reach = (area.width * (base - vanishing.y)) / Math.min(depth, base - vanishing.y + 1);
  const count = Math.ceil(reach / lanes) + 8;
  const away = (x: number, y: number): Point => ({ x: vanishing.x + ((x - vanishing.x) * (y - vanishing.y)) / (base - vanishing.y), y });
  const seams: Path[] = [];
  const pale: Path[] = [];
  const dark: Path[] = [];
  rows.forEach((y, row) => {
    const next = rows[row + 1] ?? bottom;
    for (let lane = -count; lane <= count; lane += 1) {
      const x = vanishing.x + (lane + (row % 2) * 0.5) * lanes * 0.5;
      const [a, b, c, d] = [away(x, y), away(x + lanes * 0.5, y), away(x + lanes * 0.5, next), away(x, next)];
      if (Math.max(b.x, c.x) < area.x || Math.min(a.x, d.x) > area.x + area.width) continue;
      seams.push(smoothLine([a, d]));
      const chance = random();
      if (chance < 0.22) pale.push(polygon([a, b, c, d]));
      else if (chance > 0.74) dark.push(polygon([a, b, c, d]));
    }
  });
  const high = bottom - base;
  return [
    painted(
      linearPaint({ x: 0, y: base }, { x: 0, y: bottom }, [
        mixColours(stone, lamp, 0.55),
        mixColours(stone, lamp, 0.12),
        mixColours(stone, shade, 0.36),
        mixColours(stone, shade, 0.56),
        mixColours(stone, shade, 0.74),
        mixColours(stone, shade, 0.86),
      ]),
      rectanglePath({ ...area, y: base, height: high }),
    ),
    filled(withAlpha(mixColours(lamp, WHITE, 0.3), 0.13), ...pale),
    filled(withAlpha(shade, 0.15), ...dark),
    stroked(
      withAlpha(shade, 0.3),
      1.6,
      ...seams,
      ...rows.map((y) =>
        smoothLine([
          { x: area.x, y },
          { x: area.x + area.width, y },
        ]),
      ),
    ),
  ];
}

/** A string of bulbs that comes nearer from `from` to `to`. @param sizes of the bulbs at both ends; 1 is 9 units across. */
export function lightString(
  from: Point,
  to: Point,
  sag: number,
  count: number,
  sizes: readonly [number, number],
  lamp: Rgba,
  shade: Rgba,
): readonly SceneNode[] {
  const near = sizes[1] / sizes[0];
  const spot = (step: number) => {
    // Even spaces along a wire that comes nearer look wider at the near end.
    const share = near === 1 ? step : (near ** step - 1) / (near - 1);
    return {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share + sag * 4 * share * (1 - share),
      size: sizes[0] + (sizes[1] - sizes[0]) * share,
    };
  };
  const wire = Array.from({ length: 19 }, (_, index) => spot(index / 18));
  const lamps = Array.from({ length: count }, (_, index) => spot((index + 0.5) / count)).map((at) => ({ ...at, y: at.y + 12 * at.size }));
  return [
    stroked(mixColours(shade, lamp, 0.12), 1.2 + (sizes[0] + sizes[1]) * 0.5, smoothLine(wire)),
    ...lamps.map(({ x, y, size }) => glow({ x, y }, 40 * size, withAlpha(lamp, 0.55))),
    filled(
      shade,
      ...lamps.map(({ x, y, size }) => rectanglePath({ x: x - 3 * size, y: y - 12 * size, width: 6 * size, height: 8 * size })),
    ),
    filled(mixColours(lamp, WHITE, 0.62), ...lamps.map((at) => ellipse(at, 6.4 * at.size, 8 * at.size))),
  ];
}
