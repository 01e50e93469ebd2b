import { BLACK, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import type { Point } from '../../../geometry/shapes.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { Random } from '../../../random/seeded-random.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { filled, glow, painted, radialPaint, stroked } from '../../drawing/nodes.ts';
import { ellipse, polar, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import type { Filling } from '../dish-fillings.ts';
import { citrusWedge, glints, lump, placeIn, rounded, spread, under } from './food-parts.ts';

const GREENS: readonly Rgba[] = [
  { r: 74, g: 128, b: 52, a: 1 },
  { r: 106, g: 160, b: 62, a: 1 },
  { r: 150, g: 190, b: 84, a: 1 },
  { r: 56, g: 104, b: 54, a: 1 },
];
const RADICCHIO: Rgba = { r: 128, g: 34, b: 66, a: 1 };
const TOMATO: Rgba = { r: 216, g: 52, b: 36, a: 1 };

/** A salad of curled leaves with tomatoes, cucumber, radishes, olives and white cheese. */
export const salad: Filling = (random, middle, radius) => {
  const at = placeIn(middle, radius);
  const leaves = Array.from({ length: 62 }, (_, index) => {
    const out = radius * 0.86 * Math.sqrt(1 - index / 62);
    const angle = index * 2.4;
    const tone = index % 9 === 4 ? RADICCHIO : (GREENS[Math.floor(random() * GREENS.length)] ?? RADICCHIO);
    return curledLeaf(
      random,
      polar(middle, out * 0.84, angle),
      radius * between(random, 0.32, 0.44),
      angle + between(random, -0.9, 0.9),
      tone,
    );
  });
  const places = spread(random, 30, 0.8).map(({ x, y }) => at(x, y));
  return [
    filled({ r: 36, g: 66, b: 30, a: 1 }, ellipse(middle, radius * 0.97)),
    ...leaves.flat(),
    ...places.flatMap((spot, index): readonly SceneNode[] => {
      const kind = index % 5;
      if (kind === 0) return halfTomato(spot, radius * 0.105, random() * 6.28);
      if (kind === 1) return cucumber(spot, radius * 0.12);
      if (kind === 2) return radish(spot, radius * 0.085);
      if (kind === 3) {
        const cube = lump(random, spot, radius * 0.09, 0.22, 0.84);
        return [under(radius * 0.03, 0.4, cube), rounded(cube, spot, radius * 0.1, { r: 252, g: 248, b: 234, a: 1 }, 0.2)];
      }
      return [
        under(radius * 0.02, 0.4, ellipse(spot, radius * 0.06)),
        rounded(ellipse(spot, radius * 0.064, radius * 0.054), spot, radius * 0.064, { r: 58, g: 44, b: 62, a: 1 }, 0.4),
        glints([[spot, radius * 0.036]]),
      ];
    }),
    filled(
      withAlpha({ r: 40, g: 28, b: 20, a: 1 }, 0.7),
      ...Array.from({ length: 40 }, () => ellipse(polar(middle, radius * 0.85 * Math.sqrt(random()), random() * 6.28), radius * 0.007)),
    ),
    ...citrusWedge(at(0.66, 0.56), radius * 0.18, 0.7),
    glow(at(-0.42, -0.46), radius * 0.6, withAlpha(WHITE, 0.2)),
  ];
};

/** A leaf with a wavy edge, a pale rib and veins. */
function curledLeaf(random: Random, stalk: Point, long: number, angle: number, tone: Rgba): readonly SceneNode[] {
  const place = placeIn(stalk, long, angle);
  const edge = (side: number) =>
    Array.from({ length: 7 }, (_, index) => {
      const x = 0.06 + index * 0.14;
      const wide = 0.36 * Math.sin(Math.min(1, x * 1.06) * 3.05) ** 0.7 * (index % 2 ? 1.14 : 0.9) * between(random, 0.92, 1.08);
      return place(x, side * wide);
    });
  const body = smoothShape([place(0, 0), ...edge(-1), place(1.02, 0), ...edge(1).toReversed()]);
  const veins = [0.25, 0.45, 0.65].flatMap((x) => [1, -1].map((side) => smoothLine([place(x, 0), place(x + 0.12, side * 0.2)])));
  const heart = place(0.5, 0);
  return [
    under(long * 0.06, 0.4, body),
    painted(
      radialPaint({ x: heart.x - long * 0.16, y: heart.y - long * 0.2 }, long * 0.8, [
        mixColours(tone, { r: 236, g: 246, b: 160, a: 1 }, 0.42),
        tone,
        mixColours(tone, BLACK, 0.36),
      ]),
      body,
    ),
    stroked(withAlpha({ r: 236, g: 244, b: 200, a: 1 }, 0.7), long * 0.026, smoothLine([place(0, 0), place(0.5, 0.02), place(0.92, 0)])),
    stroked(withAlpha({ r: 236, g: 244, b: 200, a: 1 }, 0.35), long * 0.012, ...veins),
  ];
}

function halfTomato(at: Point, size: number, turn: number): readonly SceneNode[] {
  const cells = [0, 2.1, 4.2].map((angle) =>
    smoothShape([
      polar(at, size * 0.16, turn + angle),
      polar(at, size * 0.66, turn + angle - 0.6),
      polar(at, size * 0.72, turn + angle),
      polar(at, size * 0.66, turn + angle + 0.6),
    ]),
  );
  const seeds = [0, 2.1, 4.2].flatMap((angle) =>
    [-0.3, 0.3].map((open) => ellipse(polar(at, size * 0.52, turn + angle + open), size * 0.08)),
  );
  return [
    under(size * 0.22, 0.45, ellipse(at, size)),
    rounded(ellipse(at, size), at, size, TOMATO, 0.36),
    filled({ r: 240, g: 112, b: 82, a: 1 }, ellipse(at, size * 0.84)),
    filled({ r: 206, g: 52, b: 36, a: 1 }, ...cells),
    filled({ r: 255, g: 220, b: 140, a: 1 }, ...seeds),
    glow({ x: at.x - size * 0.3, y: at.y - size * 0.36 }, size * 0.5, withAlpha(WHITE, 0.5)),
  ];
}

function cucumber(at: Point, size: number): readonly SceneNode[] {
  return [
    under(size * 0.16, 0.4, ellipse(at, size)),
    filled({ r: 66, g: 116, b: 52, a: 1 }, ellipse(at, size)),
    painted(
      radialPaint(at, size * 0.92, [
        { r: 240, g: 246, b: 206, a: 1 },
        { r: 222, g: 238, b: 176, a: 1 },
        { r: 178, g: 212, b: 122, a: 1 },
      ]),
      ellipse(at, size * 0.91),
    ),
    filled(
      withAlpha({ r: 250, g: 252, b: 230, a: 1 }, 0.9),
      ...[0, 1.05, 2.1, 3.14, 4.2, 5.2].map((angle) => ellipse(polar(at, size * 0.42, angle), size * 0.08, size * 0.06)),
    ),
  ];
}

function radish(at: Point, size: number): readonly SceneNode[] {
  return [
    under(size * 0.16, 0.4, ellipse(at, size)),
    filled({ r: 206, g: 44, b: 92, a: 1 }, ellipse(at, size)),
    filled({ r: 255, g: 246, b: 246, a: 1 }, ellipse(at, size * 0.86)),
    stroked(withAlpha({ r: 230, g: 170, b: 190, a: 1 }, 0.6), size * 0.05, ellipse(at, size * 0.5)),
  ];
}
