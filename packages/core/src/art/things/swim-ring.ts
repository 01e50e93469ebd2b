import { type Rgba, WHITE } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { painted } from '../drawing/nodes.ts';
import { polar, polygon } from '../drawing/outlines.ts';

interface RingPlace {
  readonly middle: Point;
  readonly radius: number;
  readonly turn: number;
}

/** The radius of the hole, as a share of the whole. */
const HOLE = 0.5;
const STRIPES = 10;

/** The outline of a swim ring with its hole, for shadows. */
export function ringOutline({ middle, radius }: RingPlace): Path {
  const circle = (reach: number, way: 1 | -1) =>
    polygon(Array.from({ length: 40 }, (_, index) => polar(middle, reach, (way * index * 2 * Math.PI) / 40)));
  return [...circle(radius, 1), ...circle(radius * HOLE, -1)];
}

/** An inflated ring on water, from straight above, in stripes of two colors. It has no transparent part, so that letters under it stay sharp. */
export function swimRing({ middle, radius, turn }: RingPlace, [first, second]: readonly [Rgba, Rgba], shade: Rgba): readonly SceneNode[] {
  const tube = (tone: Rgba, from: number, to: number): SceneNode => {
    const steps = 8;
    const arc = (reach: number) =>
      Array.from({ length: steps + 1 }, (_, index) => polar(middle, reach, from + ((to - from) * index) / steps));
    // The light comes from the upper left, so that the far side of the tube is darker there and the near side below.
    const towards = 0.5 - 0.5 * Math.cos((from + to) / 2 - (-Math.PI * 3) / 4);
    const dark = mixColours(tone, shade, 0.38);
    const stops = [
      { offset: HOLE, colour: mixColours(tone, shade, 0.2 + 0.26 * (1 - towards)) },
      { offset: HOLE + 0.14, colour: mixColours(tone, WHITE, 0.1 * towards) },
      { offset: 0.72 - 0.06 * towards, colour: mixColours(tone, WHITE, 0.16 + 0.34 * (1 - towards)) },
      { offset: 0.86, colour: mixColours(tone, shade, 0.08 * towards) },
      { offset: 1, colour: mixColours(tone, dark, 0.5 + 0.5 * towards) },
    ];
    return painted({ kind: 'radial', centre: middle, radius, stops }, polygon([...arc(radius), ...arc(radius * HOLE).toReversed()]));
  };
  const step = (2 * Math.PI) / STRIPES;
  return Array.from({ length: STRIPES }, (_, index) =>
    tube(index % 2 === 0 ? first : second, turn + index * step, turn + (index + 1) * step + 0.008),
  );
}
