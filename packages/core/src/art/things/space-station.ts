import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import type { RimLight } from '../drawing/rim-lit.ts';

interface Station {
  /** The middle of the hatch at the end of the hull. */
  readonly port: Point;
  /** Half the hull's breadth, units. */
  readonly breadth: number;
  /** The direction from the hull to its port, radians. */
  readonly angle: number;
  /** The side that it reaches to: 1 to the right. */
  readonly side: 1 | -1;
}

export interface HullTones {
  readonly hull: Rgba;
  readonly shade: Rgba;
  readonly mark: Rgba;
  readonly lamp: Rgba;
  readonly panel: Rgba;
}

/** The hull of a station with lit windows, a hatch at its end, panels of solar cells and an antenna. */
export function spaceStation(
  random: Random,
  { port, breadth, angle, side }: Station,
  tones: HullTones,
  light: RimLight,
): readonly SceneNode[] {
  const { hull, shade, mark, lamp, panel } = tones;
  /** A point by its distance from the port along the hull, and from the hull's middle line, as shares of the breadth. */
  const at = (back: number, down: number): Point => {
    const [x, y] = [-back * breadth, down * breadth];
    return {
      x: port.x + side * (x * Math.cos(angle) - y * Math.sin(angle)),
      y: port.y + x * Math.sin(angle) + y * Math.cos(angle),
    };
  };
  const quad = (near: number, far: number, top: number, low: number) => polygon([at(near, top), at(far, top), at(far, low), at(near, low)]);
  const seam = withAlpha(mixColours(shade, BLACK, 0.6), 0.6);
  // The sun stands below the hull's middle line.
  const round = (near: number, far: number, half: number, bright = 1): SceneNode =>
    painted(
      linearPaint(at(near, -half), at(near, half), [
        mixColours(shade, BLACK, 0.62),
        mixColours(shade, BLACK, 0.4),
        mixColours(shade, hull, 0.12 * bright),
        mixColours(shade, hull, 0.3 * bright),
        mixColours(shade, hull, 0.56 * bright),
        mixColours(hull, light.rim, 0.8),
        mixColours(hull, shade, 0.45),
      ]),
      quad(near, far, -half, half),
    );
  return [...cells(), ...mast(), ...body(), ...nose()];

  /** Two wings of solar cells on a boom behind the hull. */
  function cells(): readonly SceneNode[] {
    const wing = (near: number, far: number, from: number, to: number): readonly SceneNode[] => {
      const edge = [at(near, from), at(far, from), at(far + 0.5, to), at(near + 0.5, to)] as const;
      const inside = (u: number, v: number): Point => {
        const [a, b, c, d] = edge;
        return {
          x: (a.x * (1 - u) + b.x * u) * (1 - v) + (d.x * (1 - u) + c.x * u) * v,
          y: (a.y * (1 - u) + b.y * u) * (1 - v) + (d.y * (1 - u) + c.y * u) * v,
        };
      };
      const rows = Array.from({ length: 15 }, (_, index) => smoothLine([inside(0, index / 14), inside(1, index / 14)]));
      const columns = Array.from({ length: 5 }, (_, index) => smoothLine([inside(index / 4, 0), inside(index / 4, 1)]));
      return [
        painted(
          linearPaint(inside(0, 0), inside(1, 1), [mixColours(panel, BLACK, 0.35), panel, mixColours(panel, light.rim, 0.34)]),
          polygon(edge),
        ),
        stroked(withAlpha(mixColours(lamp, panel, 0.3), 0.5), 1.3, ...rows),
        stroked(withAlpha(mixColours(lamp, panel, 0.2), 0.75), 2.2, ...columns),
        stroked(withAlpha(light.rim, 0.8), 2.4, smoothLine([inside(0, 0), inside(0, 1)])),
      ];
    };
    return [
      ...wing(1.5, 2.5, 1.2, 4.6),
      ...wing(2.75, 3.75, 1.2, 4.6),
      stroked(mixColours(hull, shade, 0.5), breadth * 0.08, smoothLine([at(2.6, 0), at(2.9, 4.8)])),
    ];
  }

  function mast(): readonly SceneNode[] {
    const top = at(1.9, -1.4);
    return [
      stroked(mixColours(hull, shade, 0.55), breadth * 0.05, smoothLine([at(1.7, -0.9), top])),
      stroked(mixColours(hull, shade, 0.6), breadth * 0.03, smoothLine([at(1.4, -0.9), at(1.78, -1.2)])),
      filled(mixColours(hull, shade, 0.5), ellipse(top, breadth * 0.3, breadth * 0.16)),
      filled(
        mixColours(hull, light.rim, 0.4),
        ellipse({ x: top.x + side * breadth * 0.03, y: top.y + breadth * 0.03 }, breadth * 0.24, breadth * 0.11),
      ),
      filled(lamp, ellipse({ x: top.x, y: top.y - breadth * 0.14 }, 3)),
    ];
  }

  function body(): readonly SceneNode[] {
    const plates: Path[] = [];
    for (let back = 0.5; back < 9; back += between(random, 0.34, 0.6)) {
      const low = between(random, -0.85, 0.6);
      plates.push(quad(back, back + between(random, 0.16, 0.4), low, low + between(random, 0.1, 0.26)));
    }
    const seams = Array.from({ length: 12 }, (_, index) => polygon([at(0.5 + index * 0.72, -1), at(0.5 + index * 0.72, 1)]));
    const rows = [-0.28, 0.12].flatMap((down, row) =>
      Array.from({ length: 15 }, (_, index): Path | null => {
        if (random() < 0.26) return null;
        const back = 0.62 + index * 0.3 + row * 0.1;
        return quad(back, back + 0.17, down, down + 0.15);
      }).flatMap((path) => (path ? [path] : [])),
    );
    const rings = [0.38, 2.66, 5.54].flatMap((back) => [round(back, back + 0.26, 1.07, 1.2)]);
    return [
      round(0.4, 9.5, 1),
      filled(withAlpha(BLACK, 0.16), ...plates),
      stroked(seam, 1.6, ...seams),
      stroked(seam, 1.2, smoothLine([at(0.4, -0.45), at(9.5, -0.45)]), smoothLine([at(0.4, 0.42), at(9.5, 0.42)])),
      filled(withAlpha(mark, 0.8), quad(0.95, 9.5, 0.5, 0.6)),
      shadowOf([filled(lamp, ...rows)], withAlpha(lamp, 0.75), { x: 0, y: 0 }, 7),
      filled(mixColours(lamp, WHITE, 0.35), ...rows),
      ...rings,
    ];
  }

  /** The cone and the hatch at the end. */
  function nose(): readonly SceneNode[] {
    const cone = polygon([at(0.42, -1), at(0.42, 1), at(0, 0.62), at(0, -0.62)]);
    const handles = [-0.5, 0.46].map((down) =>
      smoothLine([at(-0.02, down), at(-0.2, down * 1.06), at(-0.2, down * 0.76), at(-0.02, down * 0.7)]),
    );
    const rimEdge = polygon([at(0.42, 0.93), at(0.42, 1), at(0, 0.62), at(0, 0.55)]);
    return [
      round(-0.3, 0.02, 0.46, 0.9),
      round(-0.38, -0.26, 0.54, 1.1),
      clipped(cone, [
        round(0, 0.45, 1, 0.8),
        filled(withAlpha(light.rim, 0.7), rimEdge),
        stroked(seam, 1.6, smoothLine([at(0.42, -0.35), at(0, -0.2)]), smoothLine([at(0.42, 0.35), at(0, 0.2)])),
      ]),
      stroked(mixColours(hull, mark, 0.4), breadth * 0.045, ...handles),
      glow(at(0.2, -0.75), breadth * 0.4, withAlpha(mark, 0.7)),
      filled(mixColours(mark, WHITE, 0.55), ellipse(at(0.2, -0.75), breadth * 0.04)),
    ];
  }
}
