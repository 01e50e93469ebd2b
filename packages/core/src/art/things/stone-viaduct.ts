import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { polygon, polyline } from '../drawing/outlines.ts';
import { END_OF_LINE, lineAt, lineWithin, onLine, VALLEY, type ValleyView } from './valley-view.ts';

export interface StoneTones {
  readonly stone: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
  readonly air: Rgba;
}

/** Meters from pier to pier, half a pier, and half the width of the deck. */
const SPAN = 13;
const PIER = 1.5;
const HALF = 3;
/** Heights under the rails: where arches spring, and their crown. */
const [SPRING, CROWN] = [-8, -2.9];
export const PARAPET = 1.05;

/** A viaduct of round stone arches along the line, from the hill at its end to beyond the area. */
export function stoneViaduct(view: ValleyView, area: Rect, { stone, shade, light, air }: StoneTones): readonly SceneNode[] {
  const at = (along: number, aside: number, up: number) => lineAt(view, along, aside, up);
  const [least, greatest] = lineWithin(view, area);
  const count = Math.ceil((END_OF_LINE - least) / SPAN);
  const starts = Array.from({ length: count }, (_, index) => END_OF_LINE - (index + 1) * SPAN).filter((from) => from < greatest);
  const misty = (tone: Rgba, along: number) => mixColours(tone, air, Math.min(0.5, Math.max(0, (onLine(along, 0).away - 52) / 130)));
  return [...starts.flatMap(span), ...crown()];

  function opening(from: number, aside: number): Path {
    const [left, right] = [from + PIER, from + SPAN - PIER];
    const [middle, reach] = [(left + right) / 2, (right - left) / 2];
    const bow = Array.from({ length: 17 }, (_, index): Point => {
      const angle = Math.PI * (1 - index / 16);
      return at(middle + Math.cos(angle) * reach, aside, SPRING + (CROWN - SPRING) * Math.sin(angle));
    });
    // Beyond the near side the opening reaches deeper, so that no floor is seen in it.
    const foot = aside > 0 ? -VALLEY : -VALLEY * 1.7;
    return polygon([at(left + 0.6, aside, foot), ...bow, at(right - 0.6, aside, foot)]);
  }

  function span(from: number): readonly SceneNode[] {
    const [near, far] = [opening(from, HALF), opening(from, -HALF)];
    const wall = polygon([at(from, HALF, 0), at(from + SPAN, HALF, 0), at(from + SPAN, HALF, -VALLEY), at(from, HALF, -VALLEY)]);
    const [tone, dark] = [misty(stone, from), misty(mixColours(stone, shade, 0.6), from)];
    const glowing = misty(mixColours(stone, light, 0.72), from);
    // The sun is low beyond the near end of the line: sides of piers that look there are bright, undersides of arches take some of it.
    const inside = linearPaint(at(from + SPAN, 0, -6), at(from, 0, -6), [glowing, mixColours(glowing, dark, 0.45), dark]);
    const courses = [-11, -14.5, -18, -21.5, -25].flatMap((up) => [
      polyline([at(from, HALF, up), at(from + PIER + 0.1, HALF, up)]),
      polyline([at(from + SPAN - PIER - 0.1, HALF, up), at(from + SPAN, HALF, up)]),
    ]);
    const stones = Array.from({ length: 13 }, (_, index) => {
      const angle = Math.PI * ((index + 0.5) / 13);
      const reach = SPAN / 2 - PIER;
      const ray = (more: number) =>
        at(from + SPAN / 2 - Math.cos(angle) * (reach + more), HALF, SPRING + (CROWN - SPRING + more) * Math.sin(angle));
      return polyline([ray(0), ray(0.75)]);
    });
    const rim = polyline(
      Array.from({ length: 17 }, (_, index) => {
        const angle = Math.PI * (1 - index / 16);
        const reach = SPAN / 2 - PIER;
        return at(from + SPAN / 2 + Math.cos(angle) * (reach + 0.75), HALF, SPRING + (CROWN - SPRING + 0.75) * Math.sin(angle));
      }),
    );
    const pilaster = polygon([
      at(from - 0.75, HALF + 0.3, 1.2),
      at(from + 0.75, HALF + 0.3, 1.2),
      at(from + 0.85, HALF + 0.3, SPRING),
      at(from - 0.85, HALF + 0.3, SPRING),
    ]);
    const thin = Math.max(0.7, view.focal / onLine(from, 0).away / 9);
    return [
      clipped(near, [{ kind: 'fill', rule: 'evenodd', path: [...near, ...far], paint: inside }]),
      {
        kind: 'fill',
        rule: 'evenodd',
        path: [...wall, ...near],
        paint: linearPaint(at(from, HALF, 0), at(from, HALF, -VALLEY), [
          mixColours(tone, light, 0.3),
          mixColours(tone, light, 0.06),
          misty(mixColours(stone, shade, 0.36), from),
          mixColours(misty(mixColours(stone, shade, 0.5), from), air, 0.3),
        ]),
      },
      stroked(withAlpha(dark, 0.5), thin, ...courses, ...stones),
      stroked(withAlpha(misty(mixColours(stone, light, 0.5), from), 0.7), thin, rim),
      painted(
        linearPaint(at(from - 0.85, HALF, 0), at(from + 0.85, HALF, 0), [
          misty(mixColours(stone, light, 0.6), from),
          misty(mixColours(stone, shade, 0.3), from),
        ]),
        pilaster,
      ),
    ];
  }

  /** The deck, the parapets and the courses under them. */
  function crown(): readonly SceneNode[] {
    const places = Array.from({ length: 60 }, (_, index) => least + ((greatest - least) * index) / 59);
    const band = (aside: number, low: number, other: number, high: number) =>
      polygon([...places.map((along) => at(along, aside, low)), ...places.toReversed().map((along) => at(along, other, high))]);
    const run = (aside: number, up: number) => polyline(places.map((along) => at(along, aside, up)));
    return [
      filled(mixColours(stone, shade, 0.5), band(HALF, 0.2, -HALF, 0.2)),
      filled(mixColours(stone, shade, 0.2), band(-HALF, 0, -HALF, PARAPET)),
      stroked(withAlpha(mixColours(light, WHITE, 0.3), 0.6), 1.4, run(-HALF, PARAPET)),
    ];
  }
}

/** The parapet on the viewer's side, which stands before the train. */
export function nearParapet(view: ValleyView, area: Rect, { stone, shade, light, air }: StoneTones): readonly SceneNode[] {
  const [least, greatest] = lineWithin(view, area);
  const places = Array.from({ length: 60 }, (_, index) => least + ((greatest - least) * index) / 59);
  const at = (along: number, up: number) => lineAt(view, along, HALF + 0.2, up);
  const band = (low: number, high: number) =>
    polygon([...places.map((along) => at(along, low)), ...places.toReversed().map((along) => at(along, high))]);
  const run = (up: number) => polyline(places.map((along) => at(along, up)));
  const tone = mixColours(stone, air, 0.1);
  return [
    filled(mixColours(tone, light, 0.22), band(-0.1, PARAPET)),
    filled(mixColours(tone, shade, 0.35), band(-0.9, -0.1)),
    filled(mixColours(tone, light, 0.5), band(PARAPET - 0.25, PARAPET)),
    stroked(withAlpha(mixColours(light, WHITE, 0.45), 0.9), 1.8, run(PARAPET)),
    stroked(withAlpha(shade, 0.5), 1.2, run(-0.9), run(-0.1)),
  ];
}
