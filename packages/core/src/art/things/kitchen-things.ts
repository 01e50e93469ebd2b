import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { leaf } from './plants.ts';

const GREEN: Rgba = { r: 82, g: 142, b: 72, a: 1 };
const CLAY: Rgba = { r: 202, g: 112, b: 74, a: 1 };
const GARLIC: Rgba = { r: 246, g: 236, b: 220, a: 1 };

/** A round body in the light from the left: pale, its own color, dark. */
function roundPaint(middle: number, half: number, tone: Rgba) {
  return linearPaint({ x: middle - half, y: 0 }, { x: middle + half, y: 0 }, [
    mixColours(tone, WHITE, 0.26),
    tone,
    tone,
    mixColours(tone, BLACK, 0.26),
  ]);
}

/** An enamel pot that stands on a counter, its lid half off. @param foot the middle of its foot. */
export function pot(foot: Point, half: number, high: number, tone: Rgba, trim: Rgba): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x + x * half, y: foot.y - up * high });
  const body = smoothShape([
    ...[1, 0.75, 0.5, 0.28].map((up) => at(-0.98, up)),
    at(-0.95, 0.1),
    at(-0.86, 0.02),
    ...[-0.7, -0.35, 0, 0.35, 0.7].map((x) => at(x, 0)),
    at(0.86, 0.02),
    at(0.95, 0.1),
    ...[0.28, 0.5, 0.75, 1].map((up) => at(0.98, up)),
  ]);
  const handle = (sign: 1 | -1) => smoothLine([at(sign * 0.97, 0.8), at(sign * 1.2, 0.8), at(sign * 1.22, 0.62), at(sign * 0.98, 0.6)]);
  return [
    stroked(mixColours(tone, BLACK, 0.35), half * 0.1, handle(-1), handle(1)),
    painted(roundPaint(foot.x, half, tone), body),
    filled(mixColours(trim, BLACK, 0.1), ellipse(at(0, 1), half * 1.02, half * 0.14)),
    filled(mixColours(tone, BLACK, 0.62), ellipse(at(0, 1.0), half * 0.93, half * 0.105)),
    filled(mixColours({ r: 226, g: 120, b: 52, a: 1 }, tone, 0.2), ellipse(at(0, 0.985), half * 0.86, half * 0.075)),
    filled(withAlpha(WHITE, 0.3), smoothShape([at(-0.8, 0.8), at(-0.7, 0.82), at(-0.7, 0.3), at(-0.78, 0.24)])),
    filled(
      withAlpha(trim, 0.9),
      rectanglePath({ x: foot.x - half * 0.975, y: foot.y - high * 0.34, width: half * 1.95, height: high * 0.035 }),
    ),
  ];
}

/** A clay pot of herbs. @param foot the middle of its foot. */
export function herbPot(random: Random, foot: Point, size: number): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x + x * size, y: foot.y - up * size });
  const leaves = Array.from({ length: 34 }, () => {
    const from = at(between(random, -0.34, 0.34), between(random, 0.8, 1.5));
    return leaf(from, size * between(random, 0.28, 0.46), -Math.PI / 2 + between(random, -1.2, 1.2), 0.5);
  });
  return [
    filled(mixColours(GREEN, BLACK, 0.3), ...leaves.slice(0, 12)),
    filled(GREEN, ...leaves.slice(12, 26)),
    filled(mixColours(GREEN, WHITE, 0.28), ...leaves.slice(26)),
    painted(roundPaint(foot.x, size * 0.5, CLAY), polygon([at(-0.36, 0), at(0.36, 0), at(0.48, 0.72), at(-0.48, 0.72)])),
    painted(
      roundPaint(foot.x, size * 0.54, mixColours(CLAY, WHITE, 0.08)),
      rectanglePath({ x: foot.x - size * 0.54, y: foot.y - size * 0.92, width: size * 1.08, height: size * 0.24 }),
    ),
  ];
}

export type HangingId = 'pan' | 'ladle' | 'herbs' | 'garlic' | 'whisk';

/** A thing that hangs from a rail. @param hook where it hangs. @param long down to its lowest point, units. */
export function hangingThing(random: Random, id: HangingId, hook: Point, long: number, metal: Rgba, shade: Rgba): readonly SceneNode[] {
  const at = (x: number, down: number): Point => ({ x: hook.x + x * long, y: hook.y + down * long });
  const thick = long * 0.045;
  const soft = (nodes: readonly SceneNode[]): SceneNode =>
    shadowOf(nodes, withAlpha(shade, 0.3), { x: long * 0.06, y: long * 0.05 }, long * 0.03);
  switch (id) {
    case 'pan': {
      const disc = ellipse(at(0, 0.74), long * 0.26);
      return [
        soft([filled(metal, disc)]),
        stroked(mixColours(metal, BLACK, 0.3), thick * 1.5, smoothLine([at(0, 0), at(0, 0.5)])),
        painted(roundPaint(hook.x, long * 0.26, metal), disc),
        filled(mixColours(metal, BLACK, 0.3), ellipse(at(0, 0.74), long * 0.215)),
        painted(roundPaint(hook.x, long * 0.2, mixColours(metal, BLACK, 0.14)), ellipse(at(0.01, 0.75), long * 0.2)),
      ];
    }
    case 'ladle':
      return [
        stroked(metal, thick, smoothLine([at(0, 0), at(0, 0.74)])),
        painted(
          roundPaint(hook.x, long * 0.13, metal),
          smoothShape([at(-0.14, 0.72), at(0.14, 0.72), at(0.12, 0.86), at(0, 0.93), at(-0.12, 0.86)]),
        ),
      ];
    case 'whisk': {
      const wires = [-0.12, -0.06, 0, 0.06, 0.12].map((x) => smoothLine([at(0, 0.44), at(x, 0.66), at(x * 0.9, 0.84), at(0, 0.94)]));
      return [
        stroked(mixColours(CLAY, BLACK, 0.2), thick * 1.6, smoothLine([at(0, 0.04), at(0, 0.42)])),
        stroked(metal, thick * 0.42, ...wires),
      ];
    }
    case 'herbs': {
      const leaves = Array.from({ length: 40 }, (_, index) => {
        const down = 0.2 + 0.7 * (index / 40);
        return leaf(
          at(between(random, -0.1, 0.1) * (0.6 + down), down),
          long * between(random, 0.14, 0.22),
          Math.PI / 2 + between(random, -0.9, 0.9),
          0.42,
        );
      });
      return [
        soft([filled(GREEN, ...leaves)]),
        stroked(mixColours(GREEN, BLACK, 0.35), thick * 0.5, smoothLine([at(0, 0), at(-0.02, 0.4)]), smoothLine([at(0, 0), at(0.04, 0.4)])),
        filled(mixColours(GREEN, BLACK, 0.28), ...leaves.filter((_, index) => index % 3 === 0)),
        filled(GREEN, ...leaves.filter((_, index) => index % 3 === 1)),
        filled(mixColours(GREEN, WHITE, 0.22), ...leaves.filter((_, index) => index % 3 === 2)),
      ];
    }
    case 'garlic':
      return [
        stroked(mixColours(CLAY, WHITE, 0.4), thick, smoothLine([at(0, 0), at(0, 0.5)])),
        ...[0.3, 0.46, 0.62, 0.78].flatMap((down, index) => {
          const middle = at(index % 2 === 0 ? -0.07 : 0.07, down);
          const size = long * 0.12;
          const bulb = smoothShape([
            polar(middle, size, -1.57),
            polar(middle, size * 0.9, -0.4),
            polar(middle, size, 0.9),
            polar(middle, size * 0.8, 1.57),
            polar(middle, size, 2.24),
            polar(middle, size * 0.9, 3.54),
          ]);
          return [
            soft([filled(GARLIC, bulb)]),
            painted(roundPaint(middle.x, size, GARLIC), bulb),
            stroked(
              withAlpha(mixColours(GARLIC, CLAY, 0.5), 0.6),
              thick * 0.25,
              smoothLine([polar(middle, size, -1.57), polar(middle, size * 0.8, 1.57)]),
            ),
          ];
        }),
      ];
  }
}
