import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline } from '../drawing/outlines.ts';

/** A wall of a ship with a great window on each front's width, units. */
export interface HullWindows {
  readonly area: Rect;
  readonly top: number;
  readonly sill: number;
  /** Where the wall meets the deck. */
  readonly foot: number;
}

export interface HullTones {
  readonly hull: Rgba;
  /** The light from without on the edges of the windows. */
  readonly shine: Rgba;
  readonly lamp: Rgba;
  readonly sign: Rgba;
}

/** From one window to the next, and the room that a window leaves on both sides of a front. */
const PERIOD = 1090;
const [LEFT, RIGHT] = [34, 966] as const;
/** Depth of the hull around a window. */
const DEEP = 30;

/** The wall around the windows: their edges in the light from without, seams, lamps and signs; two struts cross each window. */
export function hullWindows({ area, top, sill, foot }: HullWindows, { hull, shine, lamp, sign }: HullTones): readonly SceneNode[] {
  const first = Math.floor((area.x - RIGHT) / PERIOD) + 1;
  const last = Math.floor((area.x + area.width - LEFT) / PERIOD);
  const bays = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * PERIOD);
  const tall = sill - top;
  const deep = mixColours(hull, BLACK, 0.45);
  const outline = (shift: number, inset: number): readonly Point[] => {
    const [left, right] = [shift + LEFT + inset, shift + RIGHT - inset];
    const [high, low] = [top + inset * 0.7, sill - inset * 0.5];
    const [cut, drop] = [132, tall * 0.15];
    return [
      { x: left + cut, y: high },
      { x: right - cut, y: high },
      { x: right, y: high + drop },
      { x: right, y: low - tall * 0.1 },
      { x: right - 62, y: low },
      { x: left + 62, y: low },
      { x: left, y: low - tall * 0.1 },
      { x: left, y: high + drop },
    ];
  };
  const wall: Path = [...rectanglePath({ ...area, height: foot - area.y }), ...bays.flatMap((shift) => polygon(outline(shift, 0)))];
  return [...bays.flatMap(struts), ...bays.flatMap(edges), face(), ...bays.flatMap(fittings)];

  /** Two struts from the sill to the top, which lean outward. */
  function struts(shift: number): readonly SceneNode[] {
    return ([-1, 1] as const).flatMap((side) => {
      const at = (share: number, across: number): Point => ({
        x: shift + 500 + side * (196 + 60 * share) + across,
        y: sill - tall * share,
      });
      const strip = (from: number, to: number) => polygon([at(0, from), at(1, from * 0.9), at(1, to * 0.9), at(0, to)]);
      return [
        painted(
          linearPaint({ x: 0, y: top }, { x: 0, y: sill }, [deep, mixColours(hull, BLACK, 0.25), mixColours(hull, shine, 0.1)]),
          strip(-9, 9),
        ),
        painted(
          linearPaint({ x: 0, y: top + tall * 0.45 }, { x: 0, y: sill }, [withAlpha(shine, 0.05), withAlpha(shine, 0.75)]),
          strip(side > 0 ? -9 : 5, side > 0 ? -5 : 9),
        ),
        ...[0.22, 0.46].map((share) => filled(mixColours(hull, shine, 0.22), clampAt(at(share, 0)))),
      ];
    });
  }

  function clampAt({ x, y }: Point): Path {
    return rectanglePath({ x: x - 14, y: y - 9, width: 28, height: 18 });
  }

  /** The inner edges of a window, each as bright as it turns to the light, which comes from below. */
  function edges(shift: number): readonly SceneNode[] {
    const [outer, inner] = [outline(shift, 0), outline(shift, DEEP)];
    const lights = [0.1, 0.16, 0.5, 0.3, 0.2, 0.3, 0.5, 0.16];
    return outer.map((corner, index) => {
      const next = (index + 1) % outer.length;
      const [to, within, beyond] = [outer[next] ?? corner, inner[index] ?? corner, inner[next] ?? corner];
      const light = lights[index] ?? 0.2;
      const upright = index === 2 || index === 6;
      const tones = upright
        ? [mixColours(hull, shine, 0.1), mixColours(hull, shine, light * 1.2), mixColours(hull, shine, light)]
        : [mixColours(hull, shine, light), mixColours(hull, shine, light * 0.8)];
      const [from, until] = upright
        ? [
            { x: 0, y: top + tall * 0.2 },
            { x: 0, y: sill },
          ]
        : [corner, to];
      return painted(linearPaint(from, until, tones), polygon([corner, to, beyond, within]));
    });
  }

  function face(): SceneNode {
    return {
      kind: 'fill',
      rule: 'evenodd',
      path: wall,
      paint: linearPaint({ x: 0, y: area.y }, { x: 0, y: foot }, [
        deep,
        mixColours(hull, BLACK, 0.32),
        mixColours(hull, BLACK, 0.15),
        mixColours(hull, shine, 0.06),
      ]),
    };
  }

  /** Seams, bolts, small signs on the pillars, and a line of lamps along the deck. */
  function fittings(shift: number): readonly SceneNode[] {
    const pillar = shift + RIGHT + (PERIOD + LEFT - RIGHT) / 2;
    const half = (PERIOD + LEFT - RIGHT) / 2;
    const levels = [0.3, 0.52, 0.74, 0.93].map((share) => top + tall * share);
    const seams = (down: number) =>
      levels.map((y) =>
        polyline([
          { x: pillar - half, y: y + down },
          { x: pillar + half, y: y + down },
        ]),
      );
    const signs = Array.from({ length: 6 }, (_, index) =>
      rectanglePath({
        x: pillar + (index % 2 ? 8 : -30),
        y: top + tall * 0.79 + Math.floor(index / 2) * 13,
        width: index % 3 ? 22 : 12,
        height: 4,
      }),
    );
    const bolts = levels.flatMap((y) => [-1, 1].map((side) => ellipse({ x: pillar + side * (half - 9), y: y + 12 }, 2.4)));
    const [low, high] = [foot, sill];
    const panels = Array.from({ length: 13 }, (_, index) => {
      const x = shift + LEFT + 20 + index * 72;
      return polyline([
        { x, y: high + 8 },
        { x: x + (x - shift - 500) * 0.03, y: low - 8 },
      ]);
    });
    const bar = rectanglePath({ x: shift - 200, y: low - 7, width: PERIOD + 10, height: 4 });
    return [
      stroked(withAlpha(BLACK, 0.5), 2.4, ...seams(0), ...panels),
      stroked(withAlpha(shine, 0.16), 1.2, ...seams(2.4)),
      filled(withAlpha(shine, 0.3), ...bolts),
      shadowOf([filled(lamp, bar)], withAlpha(lamp, 0.8), { x: 0, y: 0 }, 8),
      filled(mixColours(lamp, WHITE, 0.55), bar),
      filled(withAlpha(sign, 0.8), ...signs),
      stroked(
        withAlpha(mixColours(shine, WHITE, 0.3), 0.75),
        2.4,
        polyline([
          { x: shift + LEFT + 62, y: sill },
          { x: shift + RIGHT - 62, y: sill },
        ]),
      ),
    ];
  }
}
