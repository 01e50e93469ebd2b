import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline } from '../drawing/outlines.ts';
import { lineAt, metreOnLine, onLine, type ValleyView } from './valley-view.ts';

export interface TrainTones {
  readonly engine: Rgba;
  readonly livery: Rgba;
  readonly roof: Rgba;
  readonly light: Rgba;
  readonly lamp: Rgba;
  readonly air: Rgba;
}

const [ENGINE, TENDER, CARRIAGE, GAP] = [10.6, 6, 16.4, 0.9];
/** Half the width of carriages, meters. */
const HALF = 1.4;

/** A steam train from the side, on the line through a valley. @param front where its buffers are, meters along the line. */
export function countryTrain(view: ValleyView, front: number, carriages: number, tones: TrainTones): readonly SceneNode[] {
  const { engine, livery, roof, light, lamp, air } = tones;
  const at = (along: number, aside: number, up: number) => lineAt(view, front + along, aside, up);
  const side = (from: number, to: number, low: number, high: number, aside = HALF) =>
    polygon([at(from, aside, low), at(to, aside, low), at(to, aside, high), at(from, aside, high)]);
  const misty = (tone: Rgba, along: number) =>
    mixColours(tone, air, Math.min(0.4, Math.max(0, (onLine(front + along, 0).away - 56) / 110)));
  const dark = mixColours(engine, BLACK, 0.4);
  const first = ENGINE + TENDER + GAP;
  const coaches = Array.from({ length: carriages }, (_, index) => first + index * (CARRIAGE + GAP)).toReversed();
  return [...coaches.flatMap(carriage), ...tender(), ...locomotive()];

  function carriage(from: number): readonly SceneNode[] {
    const to = from + CARRIAGE;
    const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => from + CARRIAGE * share);
    const arc = (aside: number, up: number) => steps.map((along) => at(along, aside, up));
    const panes = Array.from({ length: 8 }, (_, index) =>
      side(from + 0.9 + index * 1.86, from + 2.2 + index * 1.86, 2.55, 3.6, HALF + 0.02),
    );
    const body = polygon([...arc(HALF, 1), ...arc(HALF, 4).toReversed()]);
    const thin = Math.max(0.7, metreOnLine(view, front + from) * 0.1);
    return [
      filled(misty(dark, from), side(from - GAP, from + 0.1, 1.2, 3.4, 0.5)),
      painted(
        linearPaint(at(from, HALF, 4), at(from, HALF, 1), [
          misty(mixColours(livery, light, 0.4), from),
          misty(livery, from),
          misty(mixColours(livery, BLACK, 0.4), from),
        ]),
        body,
      ),
      filled(misty(mixColours(lamp, WHITE, 0.35), from), ...panes),
      stroked(misty(mixColours(livery, BLACK, 0.5), from), thin * 0.7, ...panes),
      stroked(misty(mixColours(lamp, livery, 0.35), from), thin, polyline(arc(HALF, 2.25)), polyline(arc(HALF, 3.8))),
      painted(
        linearPaint(at(from, -HALF, 4.5), at(from, HALF, 4), [misty(mixColours(roof, light, 0.7), from), misty(roof, from)]),
        polygon([...arc(HALF + 0.12, 4), ...arc(0.6, 4.45), ...arc(-HALF, 4.2).toReversed(), at(from, 0.6, 4.45)]),
        polygon([...arc(HALF + 0.12, 3.98), ...arc(0.3, 4.5).toReversed()]),
        polygon([...arc(0.3, 4.5), ...arc(-HALF, 4.1).toReversed()]),
      ),
      stroked(withAlpha(misty(mixColours(light, WHITE, 0.5), from), 0.85), thin, polyline(arc(0.3, 4.5))),
      glow(at((from + to) / 2, HALF, 3), metreOnLine(view, front + from) * 7, withAlpha(lamp, 0.16)),
    ];
  }

  function tender(): readonly SceneNode[] {
    const [from, to] = [ENGINE + 0.2, ENGINE + TENDER];
    const coal = [0.3, 1.1, 1.9, 2.7, 3.5, 4.3].map((along, index) => at(from + along + 0.3, 0.6, 3.5 + (index % 2) * 0.35));
    return [
      filled(mixColours(BLACK, dark, 0.3), polygon([at(from + 0.1, HALF, 3.2), ...coal, at(to - 0.4, HALF, 3.2)])),
      painted(linearPaint(at(from, HALF, 3.4), at(from, HALF, 1), [mixColours(engine, light, 0.35), engine, dark]), side(from, to, 1, 3.3)),
      stroked(
        mixColours(lamp, engine, 0.3),
        1.2,
        polyline([at(from + 0.3, HALF, 2.9), at(to - 0.3, HALF, 2.9)]),
        polyline([at(from + 0.3, HALF, 1.5), at(to - 0.3, HALF, 1.5)]),
      ),
    ];
  }

  function locomotive(): readonly SceneNode[] {
    const across = (low: number, high: number, tones_: readonly Rgba[]) => linearPaint(at(4, 0.9, high), at(4, 0.9, low), tones_);
    const boiler = side(0.7, 7.4, 1.95, 3.85, 0.9);
    const metal = mixColours(light, WHITE, 0.2);
    const m = metreOnLine(view, front);
    const stack = polygon([at(1.05, 0, 3.7), at(1.75, 0, 3.7), at(1.7, 0, 4.9), at(1.9, 0, 5.15), at(0.9, 0, 5.15), at(1.1, 0, 4.9)]);
    const dome = polygon([at(3.9, 0, 3.75), at(4.8, 0, 3.75), at(4.72, 0, 4.25), at(4.35, 0, 4.55), at(3.98, 0, 4.25)]);
    const cab = polygon([at(7.2, HALF, 1), at(10.4, HALF, 1), at(10.4, HALF, 4.35), at(7.2, HALF, 4.35)]);
    const wheels = [2.6, 4.4, 6.2].map((along) => ellipse(at(along, HALF, 1), 0.85 * m));
    return [
      filled(mixColours(BLACK, engine, 0.2), ...wheels, side(0.4, 10.4, 0.7, 1.3)),
      painted(across(3.7, 5.2, [mixColours(engine, light, 0.4), dark]), stack, dome),
      filled(metal, polygon([at(3.95, 0.1, 3.86), at(4.75, 0.1, 3.86), at(4.75, 0.1, 3.98), at(3.95, 0.1, 3.98)])),
      painted(across(1.95, 3.85, [mixColours(engine, light, 0.75), mixColours(engine, light, 0.15), engine, dark]), boiler),
      painted(across(1.95, 3.85, [mixColours(dark, light, 0.5), dark, BLACK]), side(0.5, 2.2, 1.9, 3.9, 0.92)),
      stroked(
        metal,
        Math.max(0.8, m * 0.07),
        ...[2.2, 3.6, 5.3, 6.9].map((along) => polyline([at(along, 0.95, 1.98), at(along, 0.95, 3.82)])),
      ),
      filled(mixColours(livery, BLACK, 0.2), side(0.2, 7.2, 1.45, 1.7)),
      stroked(metal, Math.max(0.8, m * 0.06), polyline([at(0.2, HALF, 1.7), at(7.2, HALF, 1.7)])),
      painted(across(1, 4.4, [mixColours(engine, light, 0.3), engine, dark]), cab),
      filled(mixColours(lamp, WHITE, 0.3), side(7.7, 8.7, 2.9, 3.8, HALF + 0.02), side(9.1, 9.9, 2.9, 3.8, HALF + 0.02)),
      filled(mixColours(roof, light, 0.3), polygon([at(6.95, HALF, 4.3), at(10.7, HALF, 4.3), at(10.6, 0, 4.75), at(7.05, 0, 4.75)])),
      filled(mixColours(livery, { r: 150, g: 30, b: 30, a: 1 }, 0.4), side(-0.1, 0.3, 0.95, 1.6, HALF + 0.05)),
      glow(at(-0.1, 0, 2.2), 2.4 * m, withAlpha(lamp, 0.7)),
      filled(mixColours(lamp, WHITE, 0.7), ellipse(at(0.15, 0.6, 2.2), 0.26 * m)),
    ];
  }
}

/** Smoke that drifts back over the train and rises. @param ceiling the upper edge that it stays under, units */
export function trainSmoke(
  random: Random,
  view: ValleyView,
  front: number,
  ceiling: number,
  tones: { readonly pale: Rgba; readonly shade: Rgba; readonly lit: Rgba },
): readonly SceneNode[] {
  const m = metreOnLine(view, front);
  const start = lineAt(view, front + 1.4, 0, 5.3);
  const puffs = Array.from({ length: 34 }, (_, index) => {
    const share = index / 33;
    const place = lineAt(view, front + 1.4 + share * 78, 0, 5.4 + 9 * share ** 0.7);
    const reach = m * (0.6 + 4.1 * share ** 0.75);
    const middle: Point = {
      x: place.x + between(random, -0.5, 0.5) * reach * share,
      y: Math.max(ceiling + reach, place.y - reach * 0.4 + between(random, -0.5, 0.5) * reach * share),
    };
    return { middle, reach: Math.min(reach, Math.max(1, (start.y - ceiling) * 0.4)) };
  });
  const heap = (shift: number, size: number) =>
    puffs.map(({ middle, reach }) =>
      ellipse({ x: middle.x - view.side * shift * reach, y: middle.y - shift * reach }, reach * size, reach * size * 0.86),
    );
  return [
    shadowOf([filled(tones.shade, ...heap(-0.16, 1))], withAlpha(tones.shade, 0.75), { x: 0, y: 0 }, m * 0.7),
    shadowOf([filled(tones.pale, ...heap(0.06, 0.92))], withAlpha(tones.pale, 0.95), { x: 0, y: 0 }, m * 0.45),
    shadowOf([filled(tones.lit, ...heap(0.34, 0.5))], withAlpha(tones.lit, 0.9), { x: 0, y: 0 }, m * 0.5),
  ];
}
