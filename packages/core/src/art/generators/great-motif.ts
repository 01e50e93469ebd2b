import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, downwards, filled, shadowOf } from '../drawing/nodes.ts';
import { ellipse, polar } from '../drawing/outlines.ts';
import { hero, heroColours } from '../heroes/draw-hero.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';

/** Bands of light across the disc, from its top. */
const BANDS = 5;
const SPECKS = 160;

/** One thing, as large as the front carries it, cut from paper before a great disc. */
export const greatMotif = defineGenerator({
  label: 'Great motif',
  group: 'ornament',
  motifs: HERO_IDS,
  parameters: {
    middle: { label: 'Middle', least: 200, most: 1600, standard: 1040, isPlace: true },
    reach: { label: 'Size', least: 120, most: 620, standard: 400, isPlace: true },
    disc: { label: 'Disc', least: 0, most: 900, standard: 400, isPlace: true },
    bands: { label: 'Bands', least: 0, most: BANDS, standard: BANDS, step: 1 },
  },
  draw: ({ area, colours, parameters, motif, chanceOf }) => {
    const { reach, disc, bands } = parameters;
    const middle = { x: 500, y: parameters.middle };
    const drawing = hero(isHero(motif) ? motif : 'key', middle, reach, heroColours(colours.darkest, colours.accent, colours.paper));
    const shade = withAlpha(colours.darkest, 0.42);
    return [
      downwards(area, [colours.main, mixColours(colours.main, colours.dark, 0.22)]),
      ...(disc > 0 ? sun(chanceOf('specks'), middle, disc, bands, colours.second, colours.main) : []),
      shadowOf(drawing, shade, { x: reach * 0.035, y: reach * 0.05 }, reach * 0.03),
      ...drawing,
    ];
  },
});

/** A disc whose lower half is sliced into ever thinner bands of the ground. */
function sun(random: Random, middle: Point, radius: number, bands: number, colour: Rgba, ground: Rgba): readonly SceneNode[] {
  const count = Math.round(bands);
  const slices = Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / (count + 1);
    return rectanglePath({
      x: middle.x - radius,
      y: middle.y + radius * share,
      width: radius * 2,
      height: radius * (0.035 + 0.07 * share),
    });
  });
  // Ink that did not take, as in a cheap print.
  const specks = Array.from({ length: SPECKS }, () =>
    ellipse(polar(middle, radius * Math.sqrt(random()), random() * 2 * Math.PI), between(random, 0.8, 2.6)),
  );
  const whole = ellipse(middle, radius);
  return [clipped(whole, [filled(colour, whole), filled(ground, ...slices), filled(withAlpha(ground, 0.7), ...specks)])];
}
