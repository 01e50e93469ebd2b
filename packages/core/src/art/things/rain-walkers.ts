import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polygon, smoothLine } from '../drawing/outlines.ts';
import { rimLit } from '../drawing/rim-lit.ts';
import { groupOf } from './groups.ts';
import { hoodedWalker } from './hooded-walker.ts';

interface RainLight {
  readonly body: Rgba;
  readonly rim: Rgba;
  /** The light of the umbrella's shaft. */
  readonly glow: Rgba;
  readonly towards: Point;
}

/** People in the rain, dark before the light of a street: one in a hood, with or without a clear umbrella on a shaft of light, or a group. */
export function rainWalkers(
  feet: Point,
  height: number,
  { umbrella, group }: Readonly<Record<'umbrella' | 'group', number>>,
  light: RainLight,
): readonly SceneNode[] {
  const body = groupOf(group, feet, height) ?? hoodedWalker(feet, height);
  const side = light.towards.x > feet.x ? 1 : -1;
  const from = { x: side * 0.64, y: -0.77 };
  const mirror = transformPath(body, [1, 0, 0, -0.5, 0, feet.y * 1.5]);
  const hasUmbrella = umbrella > 0.5 && Math.round(group) === 0;
  return [
    painted(linearPaint(feet, { x: feet.x, y: feet.y + height * 0.5 }, [withAlpha(BLACK, 0.7), withAlpha(BLACK, 0)]), mirror),
    shadowOf([filled(light.rim, body)], withAlpha(light.rim, 0.42), { x: 0, y: 0 }, 10),
    ...(hasUmbrella ? shaft() : []),
    ...rimLit(body, mixColours(light.body, light.rim, 0.12), light.body, { from, rim: light.rim, breadth: Math.max(1.6, height * 0.012) }),
    ...(hasUmbrella ? canopy() : []),
  ];

  function hubAt(): Point {
    return { x: feet.x + side * height * 0.1, y: feet.y - height * 1.27 };
  }

  function shaft(): readonly SceneNode[] {
    const [hub, hand] = [hubAt(), { x: feet.x + side * height * 0.165, y: feet.y - height * 0.55 }];
    const line = smoothLine([hub, hand]);
    return [
      stroked(withAlpha(light.glow, 0.3), height * 0.06, line),
      stroked(mixColours(light.glow, WHITE, 0.2), height * 0.028, line),
      stroked(mixColours(light.glow, WHITE, 0.8), height * 0.013, line),
    ];
  }

  /** A clear cover in panels between its ribs, which the light of the street and of the shaft shines through. */
  function canopy(): readonly SceneNode[] {
    const hub = hubAt();
    const [half, high] = [height * 0.46, height * 0.33];
    const rib = (share: number, along: number): Point => ({
      x: hub.x + half * share * Math.sin((along * Math.PI) / 2),
      y: hub.y + high * (1 - Math.cos((along * Math.PI) / 2)),
    });
    const ribs = [-1, -0.64, -0.22, 0.22, 0.64, 1];
    const line = (share: number) => [0, 0.25, 0.5, 0.75, 1].map((along) => rib(share, along));
    const panels = ribs.slice(1).map((to, index) => {
      const before = ribs[index] ?? -1;
      const scallop = { x: hub.x + (half * (before + to)) / 2, y: hub.y + high * 0.91 };
      return polygon([...line(before), scallop, ...line(to).toReversed()]);
    });
    const edges = ribs.slice(1).map((to, index) => {
      const before = ribs[index] ?? -1;
      return smoothLine([rib(before, 1), { x: hub.x + (half * (before + to)) / 2, y: hub.y + high * 0.91 }, rib(to, 1)]);
    });
    const outer = ribs.map(line).flatMap((points) => smoothLine(points));
    return [
      ...panels.map((panel, index) =>
        painted(
          linearPaint({ x: hub.x, y: hub.y }, { x: hub.x, y: hub.y + high }, [
            withAlpha(mixColours(light.body, light.glow, 0.34), 0.78),
            withAlpha(mixColours(light.glow, light.rim, 0.3), index % 2 ? 0.3 : 0.42),
          ]),
          panel,
        ),
      ),
      glow({ x: hub.x, y: hub.y + high * 0.6 }, half * 0.9, withAlpha(light.glow, 0.3)),
      stroked(withAlpha(light.body, 0.8), height * 0.008, outer),
      stroked(
        withAlpha(mixColours(light.rim, WHITE, 0.3), 0.9),
        height * 0.009,
        ...edges,
        smoothLine(line(side)),
        smoothLine([hub, { x: hub.x, y: hub.y - high * 0.2 }]),
      ),
    ];
  }
}
