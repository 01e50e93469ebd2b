import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline } from '../drawing/outlines.ts';
import { type HallView, metreAt, seenAt } from './hall-view.ts';

export interface TableTones {
  readonly wood: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
  readonly paper: Rgba;
}

const [NEAR, FAR] = [0.94, 1.2];
const TOP = 0.78;

/** A reading table with a shaded lamp and an open book. @param x meters from the camera to its middle. */
export function readingTable(view: HallView, x: number, { wood, shade, light, paper }: TableTones): readonly SceneNode[] {
  const at = (dx: number, up: number, distance: number) => seenAt(view, x + dx, up, distance);
  const metre = metreAt(view, 1.05);
  const dark = mixColours(wood, BLACK, 0.55);
  const leg = (dx: number, distance: number) =>
    polygon([at(dx - 0.05, 0, distance), at(dx - 0.05, TOP, distance), at(dx + 0.05, TOP, distance), at(dx + 0.03, 0, distance)]);
  const stem = at(0.34, TOP, 1.08);
  const hood = at(0.34, TOP + 0.44, 1.08);
  const bulb = { x: hood.x, y: hood.y + metre * 0.08 };
  return [
    filled(dark, leg(-0.72, FAR), leg(0.72, FAR)),
    filled(mixColours(wood, BLACK, 0.35), leg(-0.72, NEAR), leg(0.72, NEAR)),
    filled(
      mixColours(wood, BLACK, 0.3),
      polygon([at(-0.8, TOP - 0.15, NEAR), at(-0.8, TOP, NEAR), at(0.8, TOP, NEAR), at(0.8, TOP - 0.15, NEAR)]),
    ),
    painted(
      linearPaint(at(0, TOP, FAR), at(0, TOP, NEAR), [mixColours(wood, light, 0.45), mixColours(wood, light, 0.16)]),
      polygon([at(-0.8, TOP, NEAR), at(-0.8, TOP, FAR), at(0.8, TOP, FAR), at(0.8, TOP, NEAR)]),
    ),
    glow({ x: bulb.x, y: bulb.y + metre * 0.3 }, metre * 0.95, withAlpha(light, 0.5)),
    filled(
      mixColours(paper, light, 0.2),
      polygon([at(-0.5, TOP + 0.02, 0.99), at(-0.42, TOP + 0.05, 1.1), at(-0.16, TOP + 0.03, 1.1), at(-0.17, TOP + 0.02, 0.99)]),
    ),
    filled(
      mixColours(paper, wood, 0.16),
      polygon([at(-0.17, TOP + 0.02, 0.99), at(-0.16, TOP + 0.03, 1.1), at(0.12, TOP + 0.05, 1.1), at(0.16, TOP + 0.02, 0.99)]),
    ),
    stroked(
      withAlpha(dark, 0.5),
      1.2,
      ...[1.01, 1.03, 1.05, 1.07, 1.09].map((distance) => polyline([at(-0.45, TOP + 0.04, distance), at(-0.21, TOP + 0.03, distance)])),
    ),
    filled(dark, ellipse(stem, metre * 0.13, metre * 0.035)),
    stroked(mixColours(light, wood, 0.3), metre * 0.035, polyline([stem, hood])),
    glow(bulb, metre * 0.5, withAlpha(light, 0.85)),
    painted(
      linearPaint({ x: hood.x - metre * 0.26, y: 0 }, { x: hood.x + metre * 0.26, y: 0 }, [
        mixColours(shade, BLACK, 0.2),
        mixColours(shade, WHITE, 0.3),
        mixColours(shade, BLACK, 0.35),
      ]),
      polygon([
        { x: hood.x - metre * 0.27, y: hood.y + metre * 0.09 },
        { x: hood.x - metre * 0.2, y: hood.y - metre * 0.06 },
        { x: hood.x + metre * 0.2, y: hood.y - metre * 0.06 },
        { x: hood.x + metre * 0.27, y: hood.y + metre * 0.09 },
      ]),
    ),
    filled(mixColours(light, WHITE, 0.6), ellipse({ x: hood.x, y: hood.y + metre * 0.09 }, metre * 0.25, metre * 0.025)),
  ];
}
