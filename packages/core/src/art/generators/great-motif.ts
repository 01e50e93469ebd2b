import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, downwards, filled, shadowOf } from '../drawing/nodes.ts';
import { ellipse, polar, polygon } from '../drawing/outlines.ts';
import { hero, heroColours } from '../heroes/draw-hero.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';

/** Bands of light across the sun's lower half. */
const BANDS = 5;
const SPECKS = 160;
/** Units between two points of a hill's line. */
const HILL_STEP = 20;
/** Where the sun stands beside the thing, and its radius, as shares of the thing's half. */
const SUN = { x: 0.3, y: -0.16, radius: 0.86 } as const;

/** One thing, as large as the front carries it, cut from paper: it stands on hills and reaches out over a low sun. */
export const greatMotif = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    ground: { least: 200, most: 1700, standard: 1400, isPlace: true },
    reach: { least: 120, most: 620, standard: 400, isPlace: true }, // Size.
    hills: { label: 'hills', least: 0, most: 4, standard: 3, step: 1 },
    bands: { label: 'bands', least: 0, most: BANDS, standard: BANDS, step: 1 },
  },
  draw: ({ area, colours, parameters, motif, chanceOf }) => {
    const { ground, reach, hills, bands } = parameters;
    const middle = { x: 500, y: ground - reach * 0.93 };
    const drawing = hero(isHero(motif) ? motif : 'key', middle, reach, heroColours(colours.darkest, colours.accent, colours.paper));
    const shade = withAlpha(colours.darkest, 0.4);
    const sunAt = { x: middle.x + reach * SUN.x, y: middle.y + reach * SUN.y };
    const cast = (children: readonly SceneNode[], size: number) => [
      shadowOf(children, shade, { x: size * 0.5, y: size }, size),
      ...children,
    ];
    const count = Math.round(hills);
    const layers = Array.from({ length: count }, (_, index) => {
      const share = count > 1 ? index / (count - 1) : 1;
      const tone = mixColours(colours.main, colours.dark, 0.35 + 0.65 * share);
      return filled(tone, hill(chanceOf(`hill ${index}`), area, ground - reach * 0.2 * (1 - share), reach * 0.07));
    });
    return [
      downwards(area, [colours.main, mixColours(colours.main, colours.paper, 0.16)]),
      ...cast(sun(chanceOf('specks'), sunAt, reach * SUN.radius, bands, colours.second, colours.main), reach * 0.02),
      ...layers.flatMap((layer) => cast([layer], reach * -0.014)),
      ...cast(drawing, reach * 0.04),
    ];
  },
});

/** All of the area under a line of long waves about `top`. */
function hill(random: Random, area: Rect, top: number, height: number): Path {
  const [near, far] = [between(random, 170, 260), between(random, 330, 460)];
  const [first, second] = [random() * 2 * Math.PI, random() * 2 * Math.PI];
  const count = Math.ceil(area.width / HILL_STEP);
  const line = Array.from({ length: count + 1 }, (_, index): Point => {
    const x = area.x + (index / count) * area.width;
    return { x, y: top + height * (0.6 * Math.sin(x / far + first) + 0.4 * Math.sin(x / near + second)) };
  });
  const bottom = area.y + area.height;
  return polygon([...line, { x: area.x + area.width, y: bottom }, { x: area.x, y: bottom }]);
}

/** A disc whose lower half is sliced into ever wider bands of the sky. */
function sun(random: Random, middle: Point, radius: number, bands: number, colour: Rgba, sky: Rgba): readonly SceneNode[] {
  const count = Math.round(bands);
  const slices = Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / (count + 1);
    return rectanglePath({
      x: middle.x - radius,
      y: middle.y + radius * share,
      width: radius * 2,
      height: radius * (0.03 + 0.06 * share),
    });
  });
  // Ink that did not take, as in a cheap print.
  const specks = Array.from({ length: SPECKS }, () =>
    ellipse(polar(middle, radius * Math.sqrt(random()), random() * 2 * Math.PI), between(random, 0.8, 2.6)),
  );
  const whole = ellipse(middle, radius);
  return [clipped(whole, [filled(colour, whole), filled(sky, ...slices), filled(withAlpha(sky, 0.7), ...specks)])];
}
