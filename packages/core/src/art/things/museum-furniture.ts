import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine } from '../drawing/outlines.ts';
import { roundedBox } from '../drawing/rounded-box.ts';

type FurnitureTones = Readonly<Record<'gold' | 'light' | 'shade' | 'leather' | 'velvet', Rgba>>;

/** A low bench in leather before the paintings. @param unit its scale. */
export function museumBench({ x, y }: Point, unit: number, { leather, light, shade }: FurnitureTones): readonly SceneNode[] {
  const [long, high, thick] = [250 * unit, 54 * unit, 26 * unit];
  const seat = roundedBox({ x: x - long / 2, y: y - high - thick, width: long, height: thick }, 8);
  const legs = [-0.42, 0.42].map((share) => rectanglePath({ x: x + share * long - 6 * unit, y: y - high, width: 12 * unit, height: high }));
  const seams = [-0.25, 0, 0.25].map((share) =>
    rectanglePath({ x: x + share * long, y: y - high - thick + 3, width: 1.6, height: thick - 4 }),
  );
  return [
    shadowOf([filled(shade, ellipse({ x, y }, long * 0.52, 11 * unit))], withAlpha(shade, 0.75), { x: 0, y: 8 }, 9),
    filled(mixColours(shade, leather, 0.2), ...legs),
    painted(
      linearPaint({ x: 0, y: y - high - thick }, { x: 0, y: y - high }, [
        mixColours(leather, light, 0.42),
        leather,
        mixColours(leather, shade, 0.55),
      ]),
      seat,
    ),
    filled(withAlpha(shade, 0.4), ...seams),
    stroked(
      withAlpha(light, 0.4),
      2,
      smoothLine([
        { x: x - long * 0.47, y: y - high - thick + 3 },
        { x: x + long * 0.47, y: y - high - thick + 3 },
      ]),
    ),
  ];
}

/** A velvet rope between brass posts on the floor at `y`. @param posts from left to right. */
export function velvetRope(
  posts: readonly number[],
  y: number,
  unit: number,
  { gold, light, shade, velvet }: FurnitureTones,
): readonly SceneNode[] {
  const high = 118 * unit;
  const brass = [mixColours(gold, light, 0.75), gold, mixColours(gold, shade, 0.65)];
  const lines = posts.slice(1).map((to, index) => {
    const from = posts[index] ?? to;
    const hang = [0.86, 0.6, 0.5, 0.6, 0.86];
    return smoothLine(hang.map((share, place) => ({ x: from + ((to - from) * place) / 4, y: y - high * share })));
  });
  return [
    shadowOf([filled(shade, ...posts.map((x) => ellipse({ x, y }, 26 * unit, 6 * unit)))], withAlpha(shade, 0.7), { x: 0, y: 7 }, 5),
    stroked(mixColours(velvet, shade, 0.6), 11 * unit, ...lines),
    stroked(velvet, 8 * unit, ...lines),
    stroked(withAlpha(mixColours(velvet, light, 0.5), 0.7), 2.2 * unit, ...lines),
    ...posts.flatMap((x) => [
      painted(
        linearPaint({ x: x - 24 * unit, y: 0 }, { x: x + 24 * unit, y: 0 }, brass),
        ellipse({ x, y: y - 3 * unit }, 24 * unit, 6 * unit),
      ),
      painted(
        linearPaint({ x: x - 5 * unit, y: 0 }, { x: x + 5 * unit, y: 0 }, brass),
        rectanglePath({ x: x - 4.6 * unit, y: y - high, width: 9.2 * unit, height: high }),
      ),
      painted(
        radialPaint({ x: x - 3 * unit, y: y - high - 6 * unit }, 14 * unit, brass),
        ellipse({ x, y: y - high - 3 * unit }, 10 * unit),
      ),
    ]),
  ];
}
