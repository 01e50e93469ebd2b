import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';

interface Span {
  /** Half the length, units. */
  readonly half: number;
  readonly thick: number;
  /** The rise of the right half. */
  readonly slope: number;
  readonly lamps: number;
}

/** A bridge high over a street: a deck on a thin arch, with posts between them and lamps. */
export function skyBridge(middle: Point, { half, thick, slope, lamps: count }: Span, tone: Rgba, lamp: Rgba): readonly SceneNode[] {
  const [left, right] = [middle.x - half, middle.x + half];
  const deckAt = (x: number) => middle.y + (slope * (x - middle.x)) / half;
  const archAt = (x: number) => deckAt(x) + thick * (1.9 + 6.5 * ((x - middle.x) / half) ** 2);
  const deck = polygon([
    { x: left, y: deckAt(left) },
    { x: right, y: deckAt(right) },
    { x: right, y: deckAt(right) + thick },
    { x: left, y: deckAt(left) + thick },
  ]);
  const xs = Array.from({ length: 25 }, (_, step) => left + ((right - left) * step) / 24);
  const posts = xs.flatMap((x) =>
    smoothLine([
      { x, y: deckAt(x) + thick },
      { x, y: archAt(x) },
    ]),
  );
  const lamps = Array.from({ length: count }, (_, index) => {
    const x = left + ((right - left) * (index + 0.5)) / count;
    return ellipse({ x, y: deckAt(x) - thick * 0.5 }, thick * 0.29);
  });
  return [
    stroked(tone, thick * 0.55, smoothLine(xs.map((x) => ({ x, y: archAt(x) })))),
    stroked(tone, thick * 0.2, posts),
    filled(tone, deck),
    shadowOf([filled(lamp, ...lamps)], withAlpha(lamp, 0.9), { x: 0, y: 0 }, 4),
    filled(mixColours(lamp, WHITE, 0.4), ...lamps),
  ];
}
