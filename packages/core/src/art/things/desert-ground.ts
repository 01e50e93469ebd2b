import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, shadowOf } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';

interface Ground {
  readonly horizon: number;
  readonly floor: number;
  readonly bottom: number;
  readonly dust: Rgba;
  readonly rock: Rgba;
  readonly black: Rgba;
  readonly tone: Rgba;
  /** The middle of the trail, from the horizon, 0, to the foot, 1. */
  readonly trail: (t: number) => number;
}

/** The plain: dust in the light far away, dark before the viewer; a trail winds through its scrub. */
export function desertGround(
  random: Random,
  area: Rect,
  { horizon, floor, bottom, dust, rock, black, tone, trail }: Ground,
): readonly SceneNode[] {
  const deep = floor - horizon;
  const steps = Array.from({ length: 31 }, (_, index) => (index / 30) * 1.5);
  const edge = (sign: number) =>
    steps.map((t) => ({ x: trail(t) + sign * (3 + 84 * t ** 1.6) * (1 + 0.07 * Math.sin(t * 34 + sign * 2)), y: horizon + 24 + deep * t }));
  const path = polygon([...edge(-1), ...edge(1).toReversed()]);
  const scrub = Array.from({ length: 120 }, (): Path => {
    const t = random() ** 1.3;
    const size = 5 + 26 * t;
    const [x, y] = [area.x + random() * area.width, horizon + 28 + deep * t * 1.05];
    return Math.abs(x - trail(t)) < 20 + 110 * t ? [] : tuft(random, { x, y }, size);
  });
  return [
    {
      kind: 'fill',
      path: rectanglePath({ x: area.x, y: horizon, width: area.width, height: bottom - horizon }),
      paint: {
        kind: 'linear',
        from: { x: 0, y: horizon },
        to: { x: 0, y: bottom },
        stops: [
          { offset: 0, colour: dust },
          { offset: Math.min(0.3, (deep / (bottom - horizon)) * 0.3), colour: mixColours(dust, rock, 0.55) },
          { offset: Math.min(0.8, (deep / (bottom - horizon)) * 0.85), colour: mixColours(rock, black, 0.35) },
          { offset: 1, colour: black },
        ],
      },
    },
    clipped(rectanglePath({ x: area.x, y: horizon, width: area.width, height: bottom - horizon }), [
      shadowOf(
        [
          {
            kind: 'fill',
            path,
            paint: {
              kind: 'linear',
              from: { x: 0, y: horizon },
              to: { x: 0, y: floor + 60 },
              stops: [
                { offset: 0, colour: withAlpha(tone, 0.95) },
                { offset: 0.6, colour: withAlpha(tone, 0.7) },
                { offset: 1, colour: withAlpha(tone, 0.25) },
              ],
            },
          },
        ],
        tone,
        { x: 0, y: 0 },
        2,
      ),
      ...[0.3, 0.55].map((alpha, index) => filled(withAlpha(black, alpha), ...scrub.slice(index * 60, index * 60 + 60))),
    ]),
  ];
}

function tuft(random: Random, { x, y }: Point, size: number): Path {
  return Array.from({ length: 6 }, (_, index): Path => {
    const lean = (index - 2.5) * 0.3 + between(random, -0.1, 0.1);
    const long = size * between(random, 0.6, 1);
    return polygon([
      { x: x + (index - 2.5) * size * 0.1 - size * 0.06, y },
      { x: x + lean * long, y: y - long * 0.8 },
      { x: x + (index - 2.5) * size * 0.1 + size * 0.06, y },
    ]);
  }).flat();
}
