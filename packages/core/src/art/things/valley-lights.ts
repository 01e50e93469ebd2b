import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, painted, radialPaint } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';

/** Blurs of one size share their paths in so many steps of brightness. */
const STEPS = 3;

/**
 * The lights of a town in a valley, out of focus: points in streets at the horizon, and larger and larger discs towards the viewer.
 * @param ground from the horizon down to the edge of the viewer's hill.
 */
export function valleyLights(random: Random, ground: Rect, tones: readonly [Rgba, ...Rgba[]]): readonly SceneNode[] {
  const { x, y, width, height } = ground;
  // Streets meet at one point of the horizon, and others cross them.
  const away = x + width / 2;
  const spots = Array.from({ length: Math.round(width * 0.72) }, (_, index) => {
    const near = random() ** 2.3;
    const down = near * height;
    const wide = 0.35 + near * 1.1;
    const lane = (Math.round(between(random, -14, 14)) / 14) * width * 0.75;
    const free = between(random, -width, width) * 0.8;
    return { x: away + (index % 3 === 0 ? free : lane * wide + between(random, -6, 6)), y: y + 6 + down, near, tone: index };
  }).filter((spot) => spot.x > x - 40 && spot.x < x + width + 40);
  const small = spots.filter(({ near }) => near < 0.34);
  const large = spots.filter(({ near }) => near >= 0.34).toSorted((a, b) => a.near - b.near);
  return [
    ...tones.flatMap((tone, place) =>
      Array.from({ length: STEPS }, (_, step): SceneNode => {
        const own = small.filter((spot, index) => spot.tone % tones.length === place && index % STEPS === step);
        const discs: readonly Path[] = own.map((spot) => ellipse(spot, 1.3 + spot.near * 14 * between(random, 0.6, 1.1)));
        return filled(withAlpha(mixColours(tone, WHITE, 0.25), 0.5 + 0.2 * step), ...discs);
      }),
    ),
    ...large.map((spot) => {
      const tone = tones[spot.tone % tones.length] ?? tones[0];
      const size = 4 + spot.near * between(random, 12, 22);
      const strengths = [0.5, 0.54, 0.78, 0.1].map((alpha) => withAlpha(tone, alpha * (1.12 - spot.near * 0.55)));
      return painted(radialPaint(spot, size, strengths), ellipse(spot, size));
    }),
  ];
}
