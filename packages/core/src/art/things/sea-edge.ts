import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';

export interface SeaEdge {
  readonly area: Rect;
  /** Where the foam reaches on the sand. */
  readonly shore: number;
  /** The side of the water: 1 below the shore, -1 above it. */
  readonly side: 1 | -1;
  /** The length of the waves along the shore, a whole number of which go into 1000 units. */
  readonly waves: number;
}

export interface SeaTones {
  readonly shallow: Rgba;
  readonly water: Rgba;
  readonly deep: Rgba;
  readonly foam: Rgba;
  readonly wet: Rgba;
}

/** The edge of the sea from above: wet sand, lace of foam, and water that deepens away from the shore. */
export function seaEdge(random: Random, { area, shore, side, waves }: SeaEdge, tones: SeaTones): readonly SceneNode[] {
  const far = side > 0 ? area.y + area.height : area.y;
  const deep = Math.abs(far - shore);
  const phase = between(random, 0, 6.28);
  const turns = (2 * Math.PI * waves) / 1000;
  /** The line of a wave so many units out from the shore. */
  const lineAt = (out: number, swing: number, shift: number): readonly Point[] =>
    Array.from({ length: Math.ceil(area.width / 20) + 1 }, (_, index) => {
      const x = area.x + (area.width * index) / Math.ceil(area.width / 20);
      const lobes = Math.abs(Math.sin((x * turns) / 2 + phase + shift)) * 0.9 + Math.sin(x * turns * 0.5 + phase * 2 + shift) * 0.5;
      return { x, y: shore + side * (out - swing * (lobes - 0.6) + Math.sin(x * turns * 2.3 + shift * 3) * swing * 0.08) };
    });
  const under = (line: readonly Point[]) => polygon([...line, { x: area.x + area.width, y: far }, { x: area.x, y: far }]);
  const edge = lineAt(0, 34, 0);
  const second = lineAt(Math.min(62, deep * 0.3), 26, 0.5);
  const paint = linearPaint({ x: 0, y: shore }, { x: 0, y: far }, [tones.shallow, tones.water, tones.water, tones.water, tones.deep]);
  const shift = (line: readonly Point[], by: number) => line.map(({ x, y }) => ({ x, y: y - side * by }));
  const lace = (line: readonly Point[], from: number, to: number) =>
    line.flatMap(({ x, y }) =>
      Array.from({ length: 2 }, () =>
        ellipse(
          { x: x + between(random, -10, 10), y: y + side * between(random, from, to) },
          between(random, 3, 9),
          between(random, 2.4, 5.5),
        ),
      ),
    );
  return [
    filled(withAlpha(tones.wet, 0.4), under(shift(edge, 34))),
    filled(withAlpha(tones.wet, 0.55), under(shift(edge, 13))),
    filled(tones.foam, under(edge)),
    painted(paint, under(shift(edge, -13))),
    stroked(withAlpha(tones.foam, 0.85), 2.6, ...lace(edge, 13, 38)),
    filled(withAlpha(tones.foam, 0.9), under(second)),
    painted(paint, under(shift(second, -8))),
    stroked(withAlpha(tones.foam, 0.5), 2.2, ...lace(second, 8, 26)),
    ...(deep > 160 ? glints() : []),
  ];

  /** Short strokes of light on the deep water. */
  function glints(): readonly SceneNode[] {
    const count = Math.round((area.width * (deep - 140)) / 9000);
    const marks = Array.from({ length: count }, () => {
      const [x, y] = [area.x + random() * area.width, shore + side * between(random, 150, deep)];
      const wide = between(random, 14, 34);
      return smoothLine([
        { x: x - wide, y },
        { x: x - wide * 0.3, y: y - 4 },
        { x: x + wide * 0.3, y: y + 1 },
        { x: x + wide, y: y - 3 },
      ]);
    });
    return [stroked(withAlpha(mixColours(tones.water, WHITE, 0.5), 0.2), 2.6, ...marks)];
  }
}
