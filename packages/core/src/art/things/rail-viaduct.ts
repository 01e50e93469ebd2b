import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { polygon, polyline } from '../drawing/outlines.ts';

/** A viaduct that leads away from the viewer, units. */
export interface Viaduct {
  /** Where it would vanish. */
  readonly vanishing: Point;
  /** Its near end: on the deck, and on the ground under it. */
  readonly near: { readonly x: number; readonly deck: number; readonly ground: number };
  /** Where it ends, in distances of the near end. */
  readonly end: number;
  readonly arches: number;
}

export interface ViaductTones {
  readonly stone: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
  readonly air: Rgba;
  readonly lamp: Rgba;
  readonly livery: Rgba;
}

/** The share of a span that a pier takes, and that of the height over the arches. */
const [PIER, OVER] = [0.2, 0.13] as const;

/** A railway viaduct of round arches with a train on it whose windows are lit. */
export function railViaduct(
  { vanishing, near, end, arches }: Viaduct,
  { stone, shade, light, air, lamp, livery }: ViaductTones,
): readonly SceneNode[] {
  const tall = near.ground - near.deck;
  /** @param up heights of the viaduct over the ground at its near end. */
  const at = (away: number, up: number): Point => ({
    x: vanishing.x + (near.x - vanishing.x) / away,
    y: vanishing.y + (near.ground - vanishing.y - up * tall) / away,
  });
  const step = (end - 1) / arches;
  const spans = Array.from({ length: arches }, (_, index) => 1 + index * step).toReversed();
  const span = (from: number) => {
    const [left, right] = [from + step * PIER * 0.5, from + step * (1 - PIER * 0.5)];
    const bow = Array.from({ length: 15 }, (_, index) => {
      const angle = (index / 14) * Math.PI;
      const middle = (left + right) / 2;
      const away = middle - (Math.cos(angle) * (right - left)) / 2;
      return at(away, 0.5 + (1 - OVER - 0.5) * Math.sin(angle));
    });
    return polygon([at(from, 1), at(from + step, 1), at(from + step, 0), at(right, 0), ...bow.toReversed(), at(left, 0), at(from, 0)]);
  };
  /** The underside of an arch, in the light that comes through. */
  const soffit = (from: number) => {
    const [left, right] = [from + step * PIER * 0.5, from + step * (1 - PIER * 0.5)];
    const edge = (inwards: number) =>
      Array.from({ length: 11 }, (_, index) => {
        const angle = (index / 10) * Math.PI * 0.62;
        const away = (left + right) / 2 + (Math.cos(angle) * (right - left)) / 2;
        const spot = at(away, 0.5 + (1 - OVER - 0.5) * Math.sin(angle));
        return { x: spot.x + (inwards * tall * 0.1) / away, y: spot.y };
      });
    const toward = near.x > vanishing.x ? 1 : -1;
    const foot = at(right, 0);
    return polygon([foot, ...edge(0), ...edge(toward).toReversed(), { x: foot.x + (toward * tall * 0.1) / right, y: foot.y }]);
  };
  const hazed = (tone: Rgba, away: number) => mixColours(tone, air, Math.min(0.72, 0.16 + (away - 1) * 0.2));
  const courses = [0.94, 1].map((up) => polyline([at(1, up), at(end, up)]));
  return [
    ...spans.flatMap((from) => [
      filled(hazed(mixColours(stone, light, 0.42), from), soffit(from)),
      painted(
        linearPaint(at(from, 1), at(from, 0), [
          hazed(mixColours(stone, light, 0.12), from),
          hazed(mixColours(stone, shade, 0.36), from),
          hazed(mixColours(stone, shade, 0.5), from),
        ]),
        span(from),
      ),
    ]),
    stroked(withAlpha(light, 0.6), 2, ...courses.slice(1)),
    stroked(withAlpha(shade, 0.4), 2, ...courses.slice(0, 1)),
    ...carriages(),
  ];

  function carriages(): readonly SceneNode[] {
    const long = 0.32;
    const starts = Array.from({ length: 5 }, (_, index) => 1.18 + index * (long + 0.035)).filter((from) => from + long < end);
    const box = (from: number, to: number, low: number, high: number) =>
      polygon([at(from, low), at(to, low), at(to, high), at(from, high)]);
    return starts.toReversed().flatMap((from) => {
      const panes = Array.from({ length: 6 }, (_, index) => box(from + 0.03 + index * 0.046, from + 0.062 + index * 0.046, 1.13, 1.2));
      const tone = hazed(livery, from);
      return [
        filled(hazed(shade, from), box(from + 0.02, from + long - 0.02, 1.0, 1.05)),
        painted(
          linearPaint(at(from, 1.28), at(from, 1.03), [mixColours(tone, light, 0.45), tone, mixColours(tone, shade, 0.4)]),
          box(from, from + long, 1.035, 1.25),
        ),
        filled(
          mixColours(hazed(shade, from), light, 0.25),
          polygon([at(from + 0.005, 1.25), at(from + long - 0.005, 1.25), at(from + long - 0.02, 1.29), at(from + 0.02, 1.29)]),
        ),
        filled(mixColours(lamp, WHITE, 0.35), ...panes),
        glow(at(from + long / 2, 1.16), (tall * 0.3) / from, withAlpha(lamp, 0.3)),
      ];
    });
  }
}
