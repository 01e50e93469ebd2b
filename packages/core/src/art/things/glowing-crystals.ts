import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';

/** Crystals that grow from one spot like a fan and shine from within. @param size the length of the longest, units. */
export function crystals(
  random: Random,
  spot: Point,
  size: number,
  { glowing, shade }: Readonly<Record<'glowing' | 'shade', Rgba>>,
): readonly SceneNode[] {
  const turn = between(random, -0.5, 0.5);
  const bright = mixColours(glowing, WHITE, 0.6);
  return [
    glow(spot, size * 2.6, withAlpha(glowing, 0.42)),
    ...[-1, 0.9, -0.52, 0.46, 0].flatMap((lean, index) => {
      const angle = -Math.PI / 2 + turn + lean * 1.05;
      const long = size * between(random, 0.55, 1) * (1.1 - Math.abs(lean) * 0.4);
      const thick = size * between(random, 0.09, 0.15);
      const at = (along: number, off: number): Point => ({
        x: spot.x + Math.cos(angle) * along * long - Math.sin(angle) * off * thick,
        y: spot.y + Math.sin(angle) * along * long + Math.cos(angle) * off * thick,
      });
      const paint = (colours: readonly Rgba[]) => linearPaint(at(0, 0), at(1, 0), colours);
      const dim = mixColours(glowing, shade, 0.6);
      return [
        painted(
          paint([mixColours(dim, shade, 0.5), dim, mixColours(glowing, shade, index * 0.05)]),
          polygon([at(0, -1), at(0.78, -1), at(1, 0), at(0.78, 1), at(0, 1)]),
        ),
        painted(
          paint([withAlpha(glowing, 0.2), glowing, bright]),
          polygon([at(0, -0.3), at(0.76, -0.3), at(1, 0), at(0.78, -1), at(0, -1)]),
        ),
        filled(withAlpha(bright, 0.7), polygon([at(0.1, -0.38), at(0.76, -0.38), at(0.76, -0.24), at(0.1, -0.24)])),
      ];
    }),
  ];
}
