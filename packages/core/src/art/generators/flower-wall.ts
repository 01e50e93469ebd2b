import { withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type ArtStage, defineGenerator } from '../art-generator.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { filled, glow, painted, radialPaint, shadowOf } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { flowerHead } from '../things/flower-head.ts';
import { type BloomId, leaf, sprig } from '../things/plants.ts';

const BLOOMS = ['peony', 'peony', 'poppy', 'five', 'tulip'] as const satisfies readonly BloomId[];
/** Radii of the flowers, largest first, and how many of each a front of 1000 by 1500 has room for. */
const SIZES = [
  { radius: 165, count: 7 },
  { radius: 112, count: 10 },
  { radius: 72, count: 18 },
  { radius: 42, count: 28 },
  { radius: 24, count: 34 },
] as const;
const TRIES = 300;

/** Flowers all over, tone on tone like a wall at night, and two bright ones that touch the title. */
export const flowerWall = defineGenerator({
  group: 'plants',
  parameters: {
    part: { least: 0, most: 2, standard: 0, step: 1, isPlace: true },
    top: { least: 0, most: 1600, standard: 420, isPlace: true }, // Title from.
    bottom: { least: 100, most: 2400, standard: 1080, isPlace: true }, // Title to.
    startX: { least: -200, most: 1200, standard: 90, isPlace: true }, // First bloom across.
    startY: { least: -200, most: 2400, standard: 400, isPlace: true }, // First bloom down.
    endX: { least: -200, most: 1200, standard: 900, isPlace: true }, // Last bloom across.
    endY: { least: -200, most: 2600, standard: 1100, isPlace: true }, // Last bloom down.
    density: { label: 'flowers', least: 0.3, most: 1.3, standard: 1, step: 0.1 },
    shade: { label: 'shadeUnderTheTitle', least: 0, most: 1, standard: 0.72, step: 0.02 },
  },
  draw: (stage) => {
    const { part } = stage.parameters;
    return [...(part === 2 ? [] : wall(stage)), ...(part === 1 ? [] : blooms(stage))];
  },
});

type Stage = ArtStage<'part' | 'top' | 'bottom' | 'startX' | 'startY' | 'endX' | 'endY' | 'density' | 'shade'>;

function wall({ area, height, colours, chanceOf, parameters }: Stage): readonly SceneNode[] {
  const { top, bottom, density, shade } = parameters;
  const { darkest, dark, main } = colours;
  const random = chanceOf('wall');
  const middle = { x: 500, y: (top + bottom) / 2 };
  const more = (area.width * area.height) / (1000 * 1500);
  const placed: { readonly at: Point; readonly radius: number }[] = [];
  for (const { radius, count } of SIZES) {
    let made = 0;
    for (let attempt = 0; attempt < TRIES * more && made < count * density * more; attempt += 1) {
      const at = { x: between(random, area.x - 20, area.x + area.width + 20), y: between(random, area.y - 20, area.y + area.height + 20) };
      const size = radius * between(random, 0.88, 1.08);
      if (placed.some((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) < (other.radius + size) * 0.9)) continue;
      placed.push({ at, radius: size });
      made += 1;
    }
  }
  const petals = [
    mixColours(main, dark, 0.25),
    mixColours(main, dark, 0.6),
    mixColours(dark, darkest, 0.2),
    mixColours(main, colours.accent, 0.2),
  ] as const;
  const greens = [
    mixColours(dark, darkest, 0.45),
    mixColours(dark, darkest, 0.7),
    mixColours(mixColours(dark, main, 0.2), darkest, 0.35),
  ] as const;
  const foliage = placed
    .filter(({ radius }) => radius > 38)
    .flatMap(({ at, radius }) =>
      Array.from({ length: 4 }, (): SceneNode => {
        const angle = random() * 2 * Math.PI;
        const tone = oneOf(random, greens);
        if (random() < 0.55) return filled(tone, leaf(at, radius * 1.7, angle, 0.36));
        return filled(tone, sprig(random, at, radius * 1.9, angle, oneOf(random, ['olive', 'laurel'])).leaves);
      }),
    );
  // Flowers that no letter stands on are bright: a wall of dim ones says nothing of love.
  const bright = [
    colours.accent,
    mixColours(colours.accent, colours.light, 0.45),
    mixColours(main, colours.light, 0.4),
    mixColours(colours.second, colours.light, 0.25),
  ] as const;
  const isClear = (y: number, radius: number) =>
    y + radius * 0.6 < top - 30 || (y - radius * 0.6 > bottom + 30 && y + radius < height - 330);
  const heads = placed
    .toSorted((first, second) => first.radius - second.radius)
    .flatMap(({ at, radius }) =>
      flowerHead(
        random,
        at,
        radius,
        radius < 34 ? 'five' : oneOf(random, BLOOMS),
        isClear(at.y, radius)
          ? { petal: oneOf(random, bright), heart: mixColours(colours.second, colours.paper, 0.3), depth: 0.24 }
          : { petal: oneOf(random, petals), heart: mixColours(darkest, dark, 0.4), depth: 0.3 },
        colours,
      ),
    );
  const reach = Math.max(640, (bottom - top) * 0.8);
  return [
    painted(
      radialPaint(middle, Math.max(area.height, 1500) * 0.62, [mixColours(dark, darkest, 0.3), darkest, darkest]),
      rectanglePath(area),
    ),
    shadowOf(foliage, withAlpha(darkest, 0.75), { x: 0, y: 8 }, 9),
    ...foliage,
    shadowOf(
      placed.map(({ at, radius }) => filled(darkest, ellipse(at, radius * 0.92))),
      withAlpha(darkest, 0.8),
      { x: 0, y: 9 },
      10,
    ),
    ...heads,
    // The title stands in the shade, and so does the foot of the front.
    glow(middle, reach, withAlpha(darkest, shade)),
    glow({ x: 500, y: height + 40 }, 640, withAlpha(darkest, 0.94)),
    glow({ x: 100, y: height + 40 }, 460, withAlpha(darkest, 0.6)),
    glow({ x: 900, y: height + 40 }, 460, withAlpha(darkest, 0.6)),
  ];
}

/** The bright ones at the title's first and last letters. */
function blooms({ colours, chanceOf, parameters }: Stage): readonly SceneNode[] {
  const { startX, startY, endX, endY } = parameters;
  const random = chanceOf('blooms');
  const { darkest, dark, accent, second, main } = colours;
  return [
    { at: { x: startX, y: startY }, radius: 88, id: 'peony', away: -2.3 },
    { at: { x: endX, y: endY }, radius: 100, id: 'poppy', away: 0.7 },
  ].flatMap(({ at, radius, id, away }): readonly SceneNode[] => {
    const leaves = [-0.75, 0, 0.75].flatMap((turn) => [
      filled(mixColours(mixColours(main, second, 0.4), darkest, 0.35), leaf(at, radius * 1.75, away + turn, 0.34)),
    ]);
    const twig = filled(mixColours(dark, second, 0.35), sprig(random, at, radius * 2.1, away + 0.35, 'laurel').leaves);
    const head = flowerHead(
      random,
      at,
      radius,
      id as BloomId,
      { petal: accent, heart: mixColours(second, colours.paper, 0.3), depth: 0.26 },
      colours,
    );
    return [
      shadowOf([...leaves, twig, filled(darkest, ellipse(at, radius * 0.95))], withAlpha(darkest, 0.8), { x: 0, y: 9 }, 9),
      twig,
      ...leaves,
      ...head,
    ];
  });
}
