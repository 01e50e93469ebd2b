import { type Rgba, withAlpha } from '../../design/colour.ts';
import { type Rect, translation } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { rectanglePath, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { type LandView, onLand } from './meander.ts';
import { type OpenRoad, roadMiddle } from './open-road.ts';

interface RoadsideTones {
  readonly plant: Rgba;
  readonly shade: Rgba;
  readonly rim: Rgba;
  /** A color as it is seen through the haze of a distance. */
  readonly hazed: (tone: Rgba, away: number) => Rgba;
}

/** Hedges between the fields. */
export function fieldHedges(
  random: Random,
  area: Rect,
  view: LandView,
  room: number,
  side: 1 | -1,
  { plant, shade, rim, hazed }: RoadsideTones,
): readonly SceneNode[] {
  return [9, 5.2, 3.5, 2.5].flatMap((away): readonly SceneNode[] => {
    const y = onLand(view, { x: 0, away }).y;
    const high = (room * 0.075) / away;
    const tone = hazed(mixColours(plant, shade, 0.2), away);
    const heaps = Array.from({ length: Math.round((area.width / high) * 0.55) }, (_, index) =>
      ellipse({ x: area.x + index * high * 1.85, y: y - high * 0.3 }, high * between(random, 0.9, 1.5), high * between(random, 0.4, 0.8)),
    );
    return [
      filled(withAlpha(shade, 0.16), rectanglePath({ ...area, y, height: high * 0.5 })),
      filled(tone, ...heaps),
      filled(
        mixColours(tone, rim, 0.3),
        ...heaps.filter((_, index) => index % 3 === 0).map((heap) => transformPath(heap, translation(-side * high * 0.3, -high * 0.3))),
      ),
    ];
  });
}

/** Sage brush of a dry country. */
export function sageBrush(
  random: Random,
  view: LandView,
  road: OpenRoad,
  room: number,
  density: number,
  { plant, shade, rim, hazed }: RoadsideTones,
): readonly SceneNode[] {
  const { side } = road;
  const spots = Array.from({ length: Math.round(60 + density * 110) }, () => {
    const away = 1.25 + 8 * random() ** 1.6;
    const x = roadMiddle(road, away) + (random() < 0.5 ? 1 : -1) * between(random, 0.62, 6);
    return { away, foot: onLand(view, { x, away }), size: (room * between(random, 0.02, 0.05)) / away ** 0.8 };
  }).toSorted((one, other) => other.away - one.away);
  return spots.flatMap(({ away, foot, size }) => {
    const tone = hazed(plant, away);
    return [
      filled(withAlpha(shade, 0.3), ellipse({ x: foot.x + side * size * 0.8, y: foot.y }, size * 1.6, size * 0.24)),
      filled(mixColours(tone, shade, 0.25), ellipse({ x: foot.x, y: foot.y - size * 0.45 }, size, size * 0.6)),
      filled(mixColours(tone, rim, 0.36), ellipse({ x: foot.x - side * size * 0.3, y: foot.y - size * 0.66 }, size * 0.6, size * 0.34)),
    ];
  });
}
