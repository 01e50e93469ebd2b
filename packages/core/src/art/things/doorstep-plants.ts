import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine } from '../drawing/outlines.ts';
import { bloom, leaf } from './plants.ts';

const GREEN: Rgba = { r: 62, g: 122, b: 84, a: 1 };

/** The colors of plants by a door. */
export interface PlantedTones {
  readonly pot: Rgba;
  readonly petals: readonly [Rgba, Rgba];
  readonly shade: Rgba;
}

/** A tub with a tree that is clipped to a ball. @param high from its foot to its top. */
export function ballTree(random: Random, foot: Point, high: number, { pot, shade }: PlantedTones): readonly SceneNode[] {
  const [radius, tub] = [high * 0.25, high * 0.27];
  const crown = { x: foot.x, y: foot.y - high + radius };
  const outline = ellipse(crown, radius);
  const tufts = Array.from({ length: 70 }, () => {
    const at = polar(crown, radius * Math.sqrt(random()) * 0.98, random() * 2 * Math.PI);
    return {
      lit: crown.x - at.x + crown.y - at.y > between(random, -radius, radius) * 0.5,
      path: leaf(at, radius * 0.26, random() * 6.28, 0.5),
    };
  });
  return [
    shadowOf([filled(shade, outline, tubOf())], withAlpha(shade, 0.34), { x: 14, y: 10 }, 5),
    stroked(
      mixColours({ r: 110, g: 74, b: 50, a: 1 }, shade, 0.2),
      high * 0.03,
      smoothLine([
        { x: foot.x, y: foot.y - tub },
        { x: foot.x - 2, y: crown.y },
      ]),
    ),
    filled(mixColours(GREEN, BLACK, 0.12), outline),
    filled(mixColours(GREEN, WHITE, 0.2), ...tufts.filter(({ lit }) => lit).map(({ path }) => path)),
    filled(mixColours(GREEN, BLACK, 0.3), ...tufts.filter(({ lit }) => !lit).map(({ path }) => path)),
    painted(
      linearPaint({ x: foot.x - radius, y: 0 }, { x: foot.x + radius, y: 0 }, [
        mixColours(pot, WHITE, 0.3),
        pot,
        mixColours(pot, BLACK, 0.25),
      ]),
      tubOf(),
    ),
    filled(
      mixColours(pot, WHITE, 0.25),
      rectanglePath({ x: foot.x - radius * 0.78, y: foot.y - tub, width: radius * 1.56, height: tub * 0.2 }),
    ),
  ];

  function tubOf() {
    return polygon([
      { x: foot.x - radius * 0.7, y: foot.y - tub },
      { x: foot.x + radius * 0.7, y: foot.y - tub },
      { x: foot.x + radius * 0.52, y: foot.y },
      { x: foot.x - radius * 0.52, y: foot.y },
    ]);
  }
}

/** A pot full of flowers. @param size the width of the pot. */
export function flowerPot(random: Random, foot: Point, size: number, { pot, petals, shade }: PlantedTones): readonly SceneNode[] {
  const body = polygon([
    { x: foot.x - size * 0.5, y: foot.y - size * 0.8 },
    { x: foot.x + size * 0.5, y: foot.y - size * 0.8 },
    { x: foot.x + size * 0.36, y: foot.y },
    { x: foot.x - size * 0.36, y: foot.y },
  ]);
  return [
    shadowOf([filled(shade, body)], withAlpha(shade, 0.34), { x: 12, y: 8 }, 5),
    ...blossoms(
      random,
      Array.from({ length: 11 }, () => ({
        x: foot.x + size * between(random, -0.62, 0.62),
        y: foot.y - size * between(random, 0.85, 1.55),
      })),
      size * 0.2,
      petals,
    ),
    painted(
      linearPaint({ x: foot.x - size / 2, y: 0 }, { x: foot.x + size / 2, y: 0 }, [
        mixColours(pot, WHITE, 0.3),
        pot,
        mixColours(pot, BLACK, 0.25),
      ]),
      body,
    ),
    filled(
      mixColours(pot, WHITE, 0.22),
      rectanglePath({ x: foot.x - size * 0.56, y: foot.y - size * 0.86, width: size * 1.12, height: size * 0.2 }),
    ),
  ];
}

/** Flowers with leaves at the given places. */
export function blossoms(random: Random, places: readonly Point[], size: number, petals: readonly [Rgba, Rgba]): readonly SceneNode[] {
  const leaves = places.flatMap((at) => [0, 1, 2].map(() => leaf(at, size * between(random, 1.2, 1.9), random() * 6.28, 0.42)));
  return [
    filled(mixColours(GREEN, BLACK, 0.1), ...leaves.filter((_, index) => index % 2 === 0)),
    filled(mixColours(GREEN, WHITE, 0.16), ...leaves.filter((_, index) => index % 2 === 1)),
    ...places.flatMap((at, index) => {
      const petal = petals[index % 2] ?? petals[0];
      const layers = bloom(random, at, size * between(random, 0.75, 1.05), index % 3 === 0 ? 'peony' : 'five');
      return layers.map((path, layer) => filled(mixColours(petal, layer === 0 ? BLACK : WHITE, layer === 0 ? 0.08 : 0.1 * layer), path));
    }),
  ];
}
