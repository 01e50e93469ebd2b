import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { filled, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon } from '../drawing/outlines.ts';
import { flowerHead } from '../things/flower-head.ts';
import { type BloomId, leaf, sprig } from '../things/plants.ts';
import { stars } from '../things/stars.ts';

const GREEN: Rgba = { r: 63, g: 122, b: 95, a: 1 };
const BLOOMS = ['peony', 'poppy', 'five', 'daisy'] as const satisfies readonly BloomId[];
/** Radii of the flowers, largest first, and how many of each are tried for. */
const SIZES = [
  { radius: 124, count: 6 },
  { radius: 86, count: 10 },
  { radius: 54, count: 16 },
  { radius: 32, count: 30 },
] as const;
const TRIES = 420;

/** Flowers and leaves packed around the edges of the front, and a ring of rays in the dark middle. */
export const flowerFrame = defineGenerator({
  group: 'plants',
  parameters: {
    /** Half the width and half the height about the middle that the flowers leave free for the words. */
    across: { least: 100, most: 500, standard: 380, isPlace: true }, // Free across.
    top: { least: 0, most: 1200, standard: 320, isPlace: true }, // Free from.
    bottom: { least: 200, most: 1800, standard: 1100, isPlace: true }, // Free to.
    foot: { least: 0, most: 600, standard: 190, isPlace: true }, // Free at the foot.
    density: { label: 'flowers', least: 0.2, most: 1.5, standard: 1, step: 0.1 },
    rays: { label: 'rays', least: 0, most: 1, standard: 1, step: 1 },
  },
  draw: ({ area, height, colours, chanceOf, parameters }) => {
    const { across, top, bottom, foot, density, rays } = parameters;
    const middle = { x: 500, y: (top + bottom) / 2 };
    const isFree = ({ x, y }: Point, radius: number) => {
      const bite = radius * 0.86;
      const inTitle = Math.abs(x - 500) < across + bite && y > top - bite && y < bottom + bite;
      const inFoot = y > height - foot - bite && Math.abs(x - 500) < 436 + bite && y < height + bite;
      return inTitle || inFoot;
    };
    const random = chanceOf('flowers');
    const placed: { readonly at: Point; readonly radius: number }[] = [];
    for (const { radius, count } of SIZES) {
      let made = 0;
      for (let attempt = 0; attempt < TRIES && made < count * density; attempt += 1) {
        const at = { x: between(random, -30, 1030), y: between(random, -30, height + 30) };
        const size = radius * between(random, 0.88, 1.08);
        const [dx, dy] = [Math.abs(at.x - 500) / 500, Math.abs(at.y - height / 2) / (height / 2)];
        // Corners fill first, and the middle of an edge last.
        if (Math.max(dx, dy * 0.96) < 0.7 || random() > 0.25 + 2 * dx * dy) continue;
        if (isFree(at, size) || placed.some((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) < (other.radius + size) * 0.86))
          continue;
        placed.push({ at, radius: size });
        made += 1;
      }
    }
    const greens = [
      mixColours(mixColours(colours.main, GREEN, 0.6), colours.darkest, 0.2),
      mixColours(mixColours(colours.dark, GREEN, 0.45), colours.darkest, 0.25),
      mixColours(colours.second, GREEN, 0.7),
    ] as const;
    const leaves = chanceOf('leaves');
    const foliage = placed
      .filter(({ radius }) => radius > 40)
      .flatMap(({ at, radius }) =>
        Array.from({ length: 5 }, (): SceneNode | null => {
          const angle = leaves() * 2 * Math.PI;
          const tip = polar(at, radius * 2, angle);
          const tone = oneOf(leaves, greens);
          if (isFree(tip, 12)) return null;
          if (leaves() < 0.5) return filled(tone, leaf(at, radius * 1.75, angle, 0.34));
          return filled(tone, sprig(leaves, at, radius * 2, angle, oneOf(leaves, ['olive', 'laurel', 'willow'])).leaves);
        }).flatMap((node) => (node ? [node] : [])),
      );
    const petals = [
      colours.accent,
      mixColours(colours.accent, colours.paper, 0.5),
      mixColours(colours.light, colours.paper, 0.5),
      mixColours(colours.accent, colours.darkest, 0.3),
    ] as const;
    const heads = placed.flatMap(({ at, radius }) => {
      const id = radius < 40 ? 'five' : oneOf(random, BLOOMS);
      const heart = mixColours(colours.second, colours.paper, 0.3);
      return flowerHead(random, at, radius, id, { petal: oneOf(random, petals), heart, depth: 0.24 }, colours);
    });
    const gold = mixColours(colours.second, colours.paper, 0.25);
    const ring = Math.max(across + 60, (bottom - top) / 2 + 60);
    return [
      painted(
        radialPaint(middle, Math.max(area.height, 1500) * 0.62, [
          mixColours(colours.dark, colours.main, 0.35),
          colours.dark,
          colours.darkest,
        ]),
        rectanglePath(area),
      ),
      filled(withAlpha(gold, 0.75), stars(chanceOf('stars'), area, 220)),
      ...(rays > 0
        ? [
            stroked(gold, 3, ellipse(middle, ring)),
            stroked(gold, 1.6, ellipse(middle, ring + 18)),
            filled(
              withAlpha(gold, 0.8),
              ...Array.from({ length: 72 }, (_, index) => {
                const angle = (index / 72) * 2 * Math.PI;
                const long = index % 2 === 0 ? 80 : 36;
                return polygon([
                  polar(middle, ring + 28, angle - 0.008),
                  polar(middle, ring + 28 + long, angle),
                  polar(middle, ring + 28, angle + 0.008),
                ]);
              }),
            ),
          ]
        : []),
      shadowOf(foliage, withAlpha(colours.darkest, 0.6), { x: 0, y: 6 }, 8),
      ...foliage,
      shadowOf(
        placed.map(({ at, radius }) => filled(colours.darkest, ellipse(at, radius * 0.9))),
        withAlpha(colours.darkest, 0.65),
        { x: 0, y: 7 },
        8,
      ),
      ...heads,
    ];
  },
});
