import { WHITE, withAlpha } from '../../../design/colour.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { clipped, stroked } from '../../drawing/nodes.ts';
import { blob, type Brush, curve, mass } from './brush.ts';
import { LEATHER } from './child-hats.ts';
import type { ChildTones } from './child-look.ts';

/** An open umbrella in a fist, which leans outward. */
export function umbrella(brush: Brush, { second, paper, shade }: ChildTones, panel: ChildTones['coat']): readonly SceneNode[] {
  const dome = blob(
    brush,
    [-1.02, 1.3],
    [-0.86, 1.96],
    [-0.2, 2.56],
    [0.6, 2.66],
    [1.4, 2.24],
    [1.84, 1.5],
    [1.94, 0.9],
    [1.56, 1.06],
    [1.22, 0.92],
    [0.86, 1.16],
    [0.46, 1.04],
    [0.1, 1.3],
    [-0.3, 1.16],
    [-0.64, 1.38],
  );
  const gores = [
    blob(brush, [0.36, 2.72], [-0.3, 2.2], [-0.66, 1.3], [-0.28, 1.06], [0.1, 1.36], [0.2, 2.0]),
    blob(brush, [0.4, 2.72], [0.6, 2.1], [0.44, 0.98], [0.86, 1.0], [1.2, 0.86], [1.1, 2.0]),
  ];
  return [
    stroked(mixColours(LEATHER, shade, 0.3), brush.reach * 0.1, curve(brush, [-0.12, -0.46], [0.04, 0.2], [0.44, 2.0])),
    stroked(mixColours(LEATHER, shade, 0.3), brush.reach * 0.1, curve(brush, [-0.12, -0.42], [-0.2, -0.62], [-0.4, -0.5])),
    ...mass(brush, dome, panel),
    clipped(dome, [
      ...gores.flatMap((gore) => mass(brush, gore, mixColours(paper, panel, 0.08))),
      stroked(
        withAlpha(shade, 0.22),
        brush.reach * 0.035,
        curve(brush, [0.38, 2.7], [-0.36, 2.1], [-0.64, 1.3]),
        curve(brush, [0.38, 2.7], [0.16, 2.0], [0.1, 1.2]),
        curve(brush, [0.38, 2.7], [0.66, 2.0], [0.86, 1.0]),
        curve(brush, [0.38, 2.7], [1.1, 2.1], [1.56, 1.0]),
      ),
      stroked(withAlpha(WHITE, 0.4), brush.reach * 0.07, curve(brush, [-0.66, 1.9], [-0.2, 2.38], [0.3, 2.54])),
    ]),
    stroked(mixColours(second, shade, 0.4), brush.reach * 0.08, curve(brush, [0.38, 2.64], [0.44, 2.8], [0.46, 2.92])),
  ];
}
