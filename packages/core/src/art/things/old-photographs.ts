import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';

/** Turns shares of a sheet's width, and of its height from the top, into a point. */
export type Place = (across: number, down: number) => Point;
/** The corners of a sheet, from the upper left one clockwise. */
export type Corners = readonly [Point, Point, Point, Point];

/** The shade of a room, and where it falls: away from the lamp. */
export interface TableLight {
  readonly shade: Rgba;
  readonly out: 1 | -1;
}

export function placeIn([a, b, c, d]: Corners): Place {
  return (across, down) => ({
    x: (a.x + (b.x - a.x) * across) * (1 - down) + (d.x + (c.x - d.x) * across) * down,
    y: (a.y + (b.y - a.y) * across) * (1 - down) + (d.y + (c.y - d.y) * across) * down,
  });
}

export function sheet(place: Place, inset: number, insetDown = inset): Path {
  return polygon([place(inset, insetDown), place(1 - inset, insetDown), place(1 - inset, 1 - insetDown), place(inset, 1 - insetDown)]);
}

export interface PhotographTones {
  readonly paper: Rgba;
  readonly pale: Rgba;
  readonly middle: Rgba;
  readonly deep: Rgba;
}

export type PhotographId = 'people' | 'house' | 'sea';

/** An old photograph. @param people draws those of its foreground, as tall as it says, where someone stands in it. */
function photograph(
  place: Place,
  id: PhotographId,
  { pale, middle, deep }: PhotographTones,
  people: (feet: Point, height: number) => Path,
): readonly SceneNode[] {
  const line = (points: readonly (readonly [number, number])[]) => points.map(([x, y]) => place(x, y));
  const height = place(0.5, 1).y - place(0.5, 0).y;
  const sky = painted(linearPaint(place(0.5, 0), place(0.5, 0.8), [mixColours(pale, middle, 0.42), pale]), sheet(place, 0));
  const sea = [
    painted(
      linearPaint(place(0.5, 0.56), place(0.5, 1), [mixColours(middle, pale, 0.4), mixColours(middle, deep, 0.25)]),
      polygon(
        line([
          [0, 0.56],
          [1, 0.56],
          [1, 1],
          [0, 1],
        ]),
      ),
    ),
    stroked(
      withAlpha(pale, 0.7),
      height * 0.008,
      ...[0.64, 0.7, 0.78].map((down, index) =>
        smoothLine(
          line([
            [0.08 + index * 0.2, down],
            [0.3 + index * 0.22, down + 0.006],
          ]),
        ),
      ),
    ),
  ];
  if (id === 'sea')
    return [
      sky,
      filled(withAlpha(WHITE, 0.55), ellipse(place(0.3, 0.34), height * 0.09)),
      filled(
        mixColours(middle, pale, 0.2),
        smoothShape(
          line([
            [0.55, 0.57],
            [0.7, 0.46],
            [0.86, 0.42],
            [1.02, 0.38],
            [1.02, 0.57],
          ]),
        ),
      ),
      ...sea,
      filled(
        mixColours(pale, WHITE, 0.5),
        polygon(
          line([
            [0.42, 0.28],
            [0.42, 0.64],
            [0.6, 0.64],
          ]),
        ),
        polygon(
          line([
            [0.4, 0.34],
            [0.4, 0.64],
            [0.3, 0.64],
          ]),
        ),
      ),
      filled(
        deep,
        polygon(
          line([
            [0.27, 0.66],
            [0.63, 0.66],
            [0.56, 0.75],
            [0.34, 0.75],
          ]),
        ),
        polygon(
          line([
            [0.402, 0.26],
            [0.418, 0.26],
            [0.418, 0.67],
            [0.402, 0.67],
          ]),
        ),
      ),
    ];
  if (id === 'house')
    return [
      sky,
      filled(
        mixColours(middle, pale, 0.35),
        smoothShape(
          line([
            [-0.05, 0.7],
            [0.2, 0.52],
            [0.5, 0.6],
            [0.8, 0.48],
            [1.05, 0.6],
            [1.05, 1],
            [-0.05, 1],
          ]),
        ),
      ),
      filled(
        mixColours(middle, deep, 0.2),
        smoothShape(
          line([
            [-0.05, 0.8],
            [0.3, 0.7],
            [0.7, 0.72],
            [1.05, 0.66],
            [1.05, 1.05],
            [-0.05, 1.05],
          ]),
        ),
      ),
      filled(
        mixColours(pale, WHITE, 0.3),
        polygon(
          line([
            [0.34, 0.46],
            [0.68, 0.46],
            [0.68, 0.75],
            [0.34, 0.75],
          ]),
        ),
      ),
      filled(
        deep,
        polygon(
          line([
            [0.29, 0.48],
            [0.4, 0.28],
            [0.62, 0.28],
            [0.73, 0.48],
          ]),
        ),
        polygon(
          line([
            [0.56, 0.18],
            [0.61, 0.18],
            [0.61, 0.32],
            [0.56, 0.32],
          ]),
        ),
      ),
      filled(
        mixColours(deep, middle, 0.3),
        ...[0.39, 0.57].map((x) =>
          polygon(
            line([
              [x, 0.53],
              [x + 0.07, 0.53],
              [x + 0.07, 0.64],
              [x, 0.64],
            ]),
          ),
        ),
        polygon(
          line([
            [0.485, 0.56],
            [0.54, 0.56],
            [0.54, 0.75],
            [0.485, 0.75],
          ]),
        ),
      ),
      stroked(
        deep,
        height * 0.022,
        smoothLine(
          line([
            [0.85, 0.76],
            [0.86, 0.5],
            [0.84, 0.34],
          ]),
        ),
      ),
      filled(
        mixColours(deep, middle, 0.25),
        ...(
          [
            [0.8, 0.36, 0.13],
            [0.9, 0.34, 0.12],
            [0.85, 0.24, 0.13],
            [0.78, 0.28, 0.09],
          ] as const
        ).map(([x, y, size]) => ellipse(place(x, y), height * size)),
      ),
      filled(
        mixColours(deep, middle, 0.1),
        ...[0.06, 0.15, 0.25].map((x) =>
          polygon(
            line([
              [x, 0.72],
              [x + 0.018, 0.72],
              [x + 0.018, 0.9],
              [x, 0.9],
            ]),
          ),
        ),
        polygon(
          line([
            [0, 0.77],
            [0.3, 0.75],
            [0.3, 0.775],
            [0, 0.795],
          ]),
        ),
      ),
    ];
  return [
    sky,
    ...sea,
    painted(
      linearPaint(place(0.5, 0.76), place(0.5, 1), [mixColours(pale, middle, 0.3), mixColours(middle, deep, 0.1)]),
      smoothShape(
        line([
          [-0.1, 0.78],
          [0.3, 0.76],
          [0.7, 0.8],
          [1.1, 0.74],
          [1.1, 1.1],
          [-0.1, 1.1],
        ]),
      ),
    ),
    filled(withAlpha(deep, 0.35), ellipse(place(0.54, 0.93), height * 0.24, height * 0.022)),
    filled(deep, people(place(0.5, 0.93), height * 0.7)),
  ];
}

interface Framed extends TableLight {
  readonly tones: PhotographTones;
  readonly frame: Rgba;
  readonly id: PhotographId;
  readonly people: (feet: Point, height: number) => Path;
}

/** A photograph in a standing frame whose far side is a little lower. @param foot the middle of its lower edge. @param lean from -1 to 1: the side that is farther back. */
export function framedPhotograph(foot: Point, wide: number, tall: number, lean: number, framed: Framed): readonly SceneNode[] {
  const { tones, frame, id, people, shade, out } = framed;
  const [left, right] = [foot.x - wide / 2, foot.x + wide / 2];
  const low = tall * 0.035 * lean;
  const corners: Corners = [
    { x: left, y: foot.y - tall - low },
    { x: right, y: foot.y - tall + low },
    { x: right, y: foot.y - low * 0.5 },
    { x: left, y: foot.y + low * 0.5 },
  ];
  const place = placeIn(corners);
  const [rim, rimDown] = [0.1, (0.1 * wide) / tall];
  const [mat, matDown] = [0.19, (0.19 * wide) / tall];
  const picture = placeIn([place(mat, matDown), place(1 - mat, matDown), place(1 - mat, 1 - matDown), place(mat, 1 - matDown)]);
  const whole = sheet(place, 0);
  const bar = (a: readonly [number, number], b: readonly [number, number], c: readonly [number, number], d: readonly [number, number]) =>
    polygon([place(...a), place(...b), place(...c), place(...d)]);
  const top = bar([0, 0], [1, 0], [1 - rim, rimDown], [rim, rimDown]);
  const low_ = bar([0, 1], [1, 1], [1 - rim, 1 - rimDown], [rim, 1 - rimDown]);
  const first = bar([0, 0], [rim, rimDown], [rim, 1 - rimDown], [0, 1]);
  const last = bar([1, 0], [1 - rim, rimDown], [1 - rim, 1 - rimDown], [1, 1]);
  const [lit, dim] = out > 0 ? [first, last] : [last, first];
  return [
    shadowOf([filled(shade, whole)], withAlpha(shade, 0.5), { x: out * 30, y: 8 }, 16),
    shadowOf([filled(shade, ellipse({ x: foot.x, y: foot.y }, wide * 0.52, 7))], withAlpha(shade, 0.7), { x: out * 10, y: 4 }, 6),
    filled(frame, whole),
    filled(mixColours(frame, WHITE, 0.24), top),
    filled(mixColours(frame, WHITE, 0.34), lit),
    filled(mixColours(frame, BLACK, 0.34), dim),
    filled(mixColours(frame, BLACK, 0.2), low_),
    stroked(mixColours(frame, WHITE, 0.5), 1.6, sheet(place, rim * 0.45, rimDown * 0.45)),
    filled(mixColours(tones.paper, shade, 0.06), sheet(place, rim, rimDown)),
    shadowOf([stroked(shade, 5, sheet(place, rim, rimDown))], withAlpha(shade, 0.4), { x: out * 2, y: 3 }, 3),
    clipped(sheet(picture, 0), photograph(picture, id, tones, people)),
    stroked(withAlpha(tones.deep, 0.45), 1.8, sheet(picture, 0)),
    clipped(sheet(place, rim, rimDown), [
      filled(withAlpha(WHITE, 0.13), bar([0.1, 0], [0.42, 0], [0.12, 1], [-0.2, 1]), bar([0.5, 0], [0.58, 0], [0.28, 1], [0.2, 1])),
    ]),
  ];
}

/** A photograph with a white border that lies on the table. */
export function lyingPhotograph(
  corners: Corners,
  id: PhotographId,
  tones: PhotographTones,
  { shade, out }: TableLight,
): readonly SceneNode[] {
  const place = placeIn(corners);
  const picture = placeIn([place(0.08, 0.1), place(0.92, 0.1), place(0.92, 0.9), place(0.08, 0.9)]);
  return [
    shadowOf([filled(shade, sheet(place, 0))], withAlpha(shade, 0.6), { x: out * 5, y: 5 }, 4),
    filled(mixColours(tones.paper, WHITE, 0.4), sheet(place, 0)),
    clipped(
      sheet(picture, 0),
      photograph(picture, id, tones, () => []),
    ),
    stroked(mixColours(tones.paper, tones.deep, 0.3), 1.2, polygon([place(0, 1), place(1, 1)])),
  ];
}
