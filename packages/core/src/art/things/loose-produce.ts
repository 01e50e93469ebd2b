import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, radialPaint, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { leaf } from './plants.ts';
import type { HeapLight } from './produce-heap.ts';
import { roundLoaf } from './table-setting.ts';

export const GREEN: Rgba = { r: 84, g: 136, b: 66, a: 1 };

/** The produce that is heaped in a crate and is not round. */
export type LooseId = 'bread' | 'lettuce' | 'carrot' | 'aubergine' | 'grape';

/** One loaf, head, root or bunch. */
export function looseProduce(random: Random, id: LooseId, spot: Point, radius: number, tone: Rgba, heap: HeapLight): readonly SceneNode[] {
  const { light, shade, from, dim } = heap;
  const bright = mixColours(light, shade, dim * 0.8);
  const green = mixColours(GREEN, shade, dim);
  switch (id) {
    case 'bread':
      return roundLoaf(random, { x: spot.x, y: spot.y + radius * 0.5 }, radius, { from, rim: bright, shade, tilt: 0.5 });
    case 'lettuce': {
      // Three whorls of leaves, the innermost the palest.
      const whorls = [
        { count: 9, long: 1.16, pale: -0.34 },
        { count: 7, long: 0.82, pale: -0.08 },
        { count: 5, long: 0.52, pale: 0.26 },
      ];
      return [
        filled(withAlpha(shade, 0.5), ellipse({ x: spot.x, y: spot.y + radius * 0.16 }, radius * 1.14, radius * 1.06)),
        ...whorls.flatMap(({ count, long, pale }, whorl) => {
          const own = mixColours(tone, pale < 0 ? shade : bright, Math.abs(pale));
          const angles = Array.from({ length: count }, (_, index) => (index / count) * 6.283 + whorl * 0.4 + between(random, -0.15, 0.15));
          return [
            painted(
              radialPaint(spot, radius * long, [mixColours(own, shade, 0.65), own, mixColours(own, bright, 0.3)]),
              ...angles.map((angle) => leaf(spot, radius * long, angle, 0.86)),
            ),
            stroked(
              withAlpha(mixColours(own, bright, 0.5), 0.4),
              radius * 0.05,
              ...angles.map((angle) => smoothLine([polar(spot, radius * long * 0.2, angle), polar(spot, radius * long * 0.8, angle)])),
            ),
          ];
        }),
      ];
    }
    case 'carrot':
    case 'aubergine': {
      const turn = (id === 'carrot' ? 1.45 : 1.2) + between(random, -0.22, 0.22);
      const long = radius * (id === 'carrot' ? 2 : 1.7);
      const wide = radius * (id === 'carrot' ? 0.42 : 0.6);
      const at = (along: number, out: number): Point => polar(polar(spot, long * (along - 0.4), turn), wide * out, turn + Math.PI / 2);
      const body =
        id === 'carrot'
          ? smoothShape([at(0, -0.7), at(0.05, 0), at(0, 0.7), at(0.3, 0.95), at(0.7, 0.55), at(1, 0.05), at(0.7, -0.55), at(0.3, -0.95)])
          : smoothShape([
              at(0, -0.4),
              at(0, 0.4),
              at(0.3, 0.72),
              at(0.7, 1),
              at(0.95, 0.6),
              at(1.02, 0),
              at(0.95, -0.6),
              at(0.7, -1),
              at(0.3, -0.72),
            ]);
      return [
        filled(withAlpha(shade, 0.36), body),
        painted(
          linearPaint(at(0.5, from > 0 ? -1 : 1), at(0.5, from > 0 ? 1 : -1), [
            mixColours(tone, bright, 0.5),
            tone,
            mixColours(tone, shade, 0.6),
          ]),
          body,
        ),
        filled(
          withAlpha(mixColours(bright, WHITE, 0.3), 0.4),
          smoothShape([at(0.2, -0.5), at(0.5, -0.62), at(0.78, -0.5), at(0.5, -0.36)]),
        ),
        ...(id === 'carrot'
          ? [
              stroked(
                withAlpha(shade, 0.35),
                radius * 0.04,
                ...[0.2, 0.4, 0.6].map((along) => smoothLine([at(along, -0.4), at(along + 0.02, 0.3)])),
              ),
              filled(green, ...[-0.5, 0, 0.5].map((lean) => leaf(at(0.02, 0), radius * 1.1, turn + Math.PI + lean, 0.26))),
            ]
          : [
              filled(
                green,
                smoothShape([at(-0.14, 0), at(-0.02, -0.5), at(0.2, -0.56), at(0.1, -0.1), at(0.22, 0.1), at(0.14, 0.56), at(-0.02, 0.5)]),
              ),
            ]),
      ];
    }
    case 'grape': {
      const size = radius * 0.31;
      const berries = Array.from({ length: 16 }, (_, index) => ({
        x: spot.x + between(random, -0.95, 0.95) * radius * (1 - (index / 16) * 0.35),
        y: spot.y - radius * 0.7 + (index / 16) * radius * 1.7,
      }));
      // Berries that lie on each other are painted one after the other.
      return [0, 1, 2].flatMap((turn) => {
        const some = berries.filter((_, index) => index % 3 === turn);
        return [
          filled(mixColours(tone, shade, 0.55), ...some.map((berry) => ellipse(berry, size))),
          filled(
            mixColours(tone, bright, 0.12),
            ...some.map(({ x, y }) => ellipse({ x: x + from * size * 0.12, y: y - size * 0.14 }, size * 0.8)),
          ),
          filled(
            withAlpha(mixColours(tone, bright, 0.75), 0.8),
            ...some.map(({ x, y }) => ellipse({ x: x + from * size * 0.3, y: y - size * 0.36 }, size * 0.3)),
          ),
        ];
      });
    }
  }
}
