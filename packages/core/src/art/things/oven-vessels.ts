import type { RoleColours } from '../../design/artwork.ts';
import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, smoothLine, smoothShape } from '../drawing/outlines.ts';

/** The metal of a sheet pan. */
export const TRAY: Rgba = { r: 112, g: 114, b: 120, a: 1 };

export const BAMBOO: Rgba = { r: 214, g: 164, b: 96, a: 1 };

/** The enamel of a baking dish. */
export function enamelOf(colours: RoleColours): Rgba {
  return mixColours(mixColours(colours.second, colours.paper, 0.16), { r: 240, g: 232, b: 216, a: 1 }, 0.2);
}

/** A sheet pan of metal, or a baking dish of enamel, from above. */
export function squareVessel(
  id: 'tray' | 'ovenDish',
  middle: Point,
  radius: number,
  glaze: Rgba,
  colours: RoleColours,
): readonly SceneNode[] {
  const own = id === 'tray' ? TRAY : enamelOf(colours);
  const floor = id === 'tray' ? mixColours(TRAY, { r: 60, g: 50, b: 46, a: 1 }, 0.5) : mixColours(glaze, WHITE, 0.2);
  const across = (...tones: readonly Rgba[]) =>
    linearPaint({ x: middle.x - radius, y: middle.y - radius }, { x: middle.x + radius, y: middle.y + radius }, tones);
  const edge = id === 'tray' ? 0.955 : 0.93;
  return [
    painted(across(mixColours(own, WHITE, 0.6), own, mixColours(own, BLACK, 0.3)), roundedSquare(middle, radius)),
    stroked(withAlpha(WHITE, 0.55), radius * 0.014, roundedSquare(middle, radius * 0.985)),
    painted(
      across(mixColours(own, BLACK, 0.5), mixColours(own, BLACK, 0.16), mixColours(own, WHITE, 0.4)),
      roundedSquare(middle, radius * edge),
    ),
    painted(across(mixColours(floor, BLACK, 0.2), floor, mixColours(floor, WHITE, 0.16)), roundedSquare(middle, radius * (edge - 0.03))),
    ...(id === 'tray'
      ? [
          // Paper that hangs over the edge of the floor a little.
          filled({ r: 236, g: 218, b: 184, a: 1 }, roundedSquare(middle, radius * 0.915)),
          stroked(withAlpha({ r: 150, g: 116, b: 74, a: 1 }, 0.5), radius * 0.012, roundedSquare(middle, radius * 0.91)),
        ]
      : []),
  ];
}

/** A round grill with glowing coals under its grate. */
export function kettleGrill(random: Random, middle: Point, radius: number): readonly SceneNode[] {
  const iron = { r: 34, g: 34, b: 38, a: 1 };
  const inside = ellipse(middle, radius * 0.92);
  const coals = Array.from({ length: 60 }, (_, index) => {
    const at = polar(middle, radius * 0.88 * Math.sqrt((index + 0.5) / 60), index * 2.4);
    return { at, size: radius * between(random, 0.07, 0.11), heat: random() };
  });
  const lumps = coals.map(({ at, size }) =>
    smoothShape(Array.from({ length: 7 }, (_, index) => polar(at, size * between(random, 0.8, 1.15), (index / 7) * 6.28))),
  );
  const bars = Array.from({ length: 17 }, (_, index) => {
    const x = -0.9 + (index / 16) * 1.8;
    const half = Math.sqrt(Math.max(0, 0.9 ** 2 - x * x)) * radius;
    return smoothLine([
      { x: middle.x + x * radius, y: middle.y - half },
      { x: middle.x + x * radius, y: middle.y + half },
    ]);
  });
  return [
    painted(
      linearPaint({ x: middle.x - radius, y: middle.y - radius }, { x: middle.x + radius, y: middle.y + radius }, [
        mixColours(iron, WHITE, 0.5),
        iron,
        mixColours(iron, BLACK, 0.5),
      ]),
      ellipse(middle, radius),
    ),
    filled({ r: 16, g: 10, b: 8, a: 1 }, inside),
    clipped(inside, [
      ...lumps.map((path, index) =>
        painted(
          radialPaint(coals[index]?.at ?? middle, (coals[index]?.size ?? 1) * 1.3, [
            mixColours({ r: 255, g: 190, b: 70, a: 1 }, { r: 90, g: 30, b: 14, a: 1 }, coals[index]?.heat ?? 0),
            mixColours({ r: 232, g: 70, b: 20, a: 1 }, { r: 60, g: 24, b: 16, a: 1 }, coals[index]?.heat ?? 0),
            { r: 34, g: 20, b: 16, a: 1 },
          ]),
          path,
        ),
      ),
      glow(middle, radius * 0.9, withAlpha({ r: 255, g: 120, b: 30, a: 1 }, 0.34)),
      shadowOf([stroked(BLACK, radius * 0.03, ...bars)], withAlpha(BLACK, 0.5), { x: radius * 0.012, y: radius * 0.02 }, radius * 0.01),
    ]),
    stroked({ r: 70, g: 70, b: 74, a: 1 }, radius * 0.026, ...bars),
    stroked(withAlpha(WHITE, 0.45), radius * 0.008, ...bars),
    stroked({ r: 92, g: 92, b: 98, a: 1 }, radius * 0.03, ellipse(middle, radius * 0.91)),
    stroked(withAlpha(WHITE, 0.5), radius * 0.01, ellipse(middle, radius * 0.975)),
  ];
}

/** A steamer of bamboo from above, with the slats of its floor. */
export function bambooSteamer(middle: Point, radius: number): readonly SceneNode[] {
  const across = (...tones: readonly Rgba[]) =>
    linearPaint({ x: middle.x - radius, y: middle.y - radius }, { x: middle.x + radius, y: middle.y + radius }, tones);
  const floor = ellipse(middle, radius * 0.87);
  const slats = Array.from({ length: 15 }, (_, index) => {
    const x = middle.x + radius * (-0.9 + index * 0.128);
    return smoothLine([
      { x, y: middle.y - radius },
      { x, y: middle.y + radius },
    ]);
  });
  const joints = [0.5, 1.9, 3.3, 4.9].map((angle) =>
    smoothLine([polar(middle, radius * 0.88, angle), polar(middle, radius, angle + 0.03)]),
  );
  return [
    painted(across(mixColours(BAMBOO, WHITE, 0.5), BAMBOO, mixColours(BAMBOO, BLACK, 0.4)), ellipse(middle, radius)),
    stroked(
      withAlpha(mixColours(BAMBOO, BLACK, 0.55), 0.6),
      radius * 0.012,
      ellipse(middle, radius * 0.95),
      ellipse(middle, radius * 0.91),
    ),
    stroked(withAlpha(WHITE, 0.45), radius * 0.012, ellipse(middle, radius * 0.98)),
    stroked(withAlpha(mixColours(BAMBOO, BLACK, 0.6), 0.7), radius * 0.016, ...joints),
    painted(across(mixColours(BAMBOO, BLACK, 0.5), mixColours(BAMBOO, BLACK, 0.3)), floor),
    clipped(floor, [
      stroked(mixColours(BAMBOO, WHITE, 0.2), radius * 0.1, ...slats),
      stroked(withAlpha(mixColours(BAMBOO, WHITE, 0.7), 0.6), radius * 0.014, ...slats),
    ]),
  ];
}

export function roundedSquare(middle: Point, radius: number): Path {
  return smoothShape(
    Array.from({ length: 32 }, (_, index) => {
      const angle = (index / 32) * 6.2832;
      const out = radius * 0.92 * (Math.abs(Math.cos(angle)) ** 8 + Math.abs(Math.sin(angle)) ** 8) ** (-1 / 8);
      return polar(middle, out, angle);
    }),
  );
}
