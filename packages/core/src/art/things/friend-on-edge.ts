import type { Rgba } from '../../design/colour.ts';
import { type Point, translation } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import type { RimLight } from '../drawing/rim-lit.ts';
import { clipped, filled, linearPaint, painted } from '../drawing/nodes.ts';
import { figure } from './figures.ts';
import type { LeaperTones } from './leaping-figure.ts';

/** Where hair ends above clothes, and clothes above legs, as shares of the height. */
const BANDS = { girl: { hair: 0.775, clothes: 0.225 }, boy: { hair: 0.85, clothes: 0.44 } } as const;

/** Somebody who stands and looks away, lit like the one in the leap. */
export function friendOnEdge(
  feet: Point,
  height: number,
  who: 'girl' | 'boy',
  { top, trousers, skin, hair, shade }: LeaperTones,
  { from, rim, breadth }: RimLight,
): readonly SceneNode[] {
  const path = figure(feet, height, who === 'girl' ? 'dress' : 'coat');
  const bands = BANDS[who];
  const band = (tone: Rgba, above: number, below: number) =>
    painted(
      linearPaint({ x: 0, y: feet.y - above * height }, { x: 0, y: feet.y - below * height }, [tone, mixColours(tone, shade, 0.4)]),
      rectanglePath({ x: feet.x - height, y: feet.y - above * height, width: height * 2, height: (above - below) * height + 1 }),
    );
  return [
    clipped(path, [
      filled(rim, path),
      clipped(transformPath(path, translation(-from.x * breadth, -from.y * breadth)), [
        band(hair, 1.1, bands.hair),
        band(top, bands.hair, bands.clothes),
        band(who === 'girl' ? skin : trousers, bands.clothes, -0.1),
      ]),
    ]),
  ];
}
