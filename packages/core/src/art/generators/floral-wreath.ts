import { mixColours } from '../../palette/mix-colours.ts';
import { withAlpha } from '../../design/colour.ts';
import type { Rgba } from '../../design/colour.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { filled, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { litHero } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { bloom, leaf, sprig } from '../things/plants.ts';

const GREEN: Rgba = { r: 70, g: 118, b: 88, a: 1 };
const STRIPE = 50;

/** Stripes, and an oval cameo with a silhouette in a wreath of flowers. */
export const floralWreath = defineGenerator({
  group: 'plants',
  motifs: HERO_IDS,
  parameters: {
    middle: { least: 150, most: 1600, standard: 900, isPlace: true },
    across: { least: 45, most: 420, standard: 275, isPlace: true }, // Half width.
    down: { least: 50, most: 520, standard: 345, isPlace: true }, // Half height.
    flowers: { label: 'flowers', least: 4, most: 40, standard: 22, step: 1 },
    stripes: { label: 'stripes', least: 0, most: 1, standard: 1, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters, motif }) => {
    const { across, down, flowers, stripes } = parameters;
    const middle = { x: 500, y: parameters.middle };
    const ground = mixColours(colours.paper, colours.light, 0.35);
    const gold = mixColours(colours.second, colours.paper, 0.25);
    const plate = mixColours(colours.main, colours.dark, 0.35);
    const random = chanceOf('wreath');
    const id = isHero(motif) ? motif : 'couple';
    const greens = [
      mixColours(GREEN, colours.second, 0.4),
      mixColours(GREEN, colours.darkest, 0.3),
      mixColours(GREEN, colours.light, 0.35),
    ] as const;
    const petals = [
      colours.accent,
      mixColours(colours.accent, colours.paper, 0.5),
      colours.paper,
      mixColours(colours.accent, colours.dark, 0.35),
      mixColours(colours.second, colours.paper, 0.5),
    ] as const;
    /** A place on the oval: flowers gather at its foot and leave its head to leaves. */
    const on = (angle: number, out = 1) => ({ x: middle.x + Math.cos(angle) * across * out, y: middle.y + Math.sin(angle) * down * out });
    const leaves = Array.from({ length: 54 }, (_, index): SceneNode => {
      const angle = (index / 54) * 2 * Math.PI + between(random, -0.05, 0.05);
      const outward = Math.atan2(Math.sin(angle) * across, Math.cos(angle) * down);
      const side = Math.cos(angle) > 0 ? -1 : 1;
      const lean = outward + side * between(random, 0.3, 1.1);
      const size = across * between(random, 0.26, 0.46) * (0.75 + 0.35 * Math.max(0, Math.sin(angle)));
      return filled(
        oneOf(random, greens),
        index % 3 === 0
          ? sprig(random, on(angle), size * 1.35, lean, oneOf(random, ['olive', 'laurel', 'fern'])).leaves
          : leaf(on(angle), size, lean, 0.36),
      );
    });
    const heads = Array.from({ length: Math.round(flowers) }, (_, index) => {
      const share = (index + 0.5) / Math.round(flowers);
      const spread = (share - 0.5) * 2;
      // Flowers go from the foot up both sides, and stand closest at the foot.
      const angle = Math.PI / 2 + Math.sign(spread) * Math.abs(spread) ** 1.25 * 2.7;
      const size = across * (0.27 - 0.19 * Math.abs(spread)) * between(random, 0.85, 1.15);
      return { at: on(angle, between(random, 0.95, 1.07)), size, far: Math.abs(spread) };
    }).toSorted((first, second) => second.far - first.far);
    return [
      filled(ground, rectanglePath(area)),
      ...(stripes > 0
        ? [
            filled(
              mixColours(ground, colours.light, 0.5),
              ...Array.from({ length: Math.ceil(area.width / (2 * STRIPE)) + 1 }, (_, index) =>
                rectanglePath({
                  x: (Math.floor(area.x / (2 * STRIPE)) + index) * 2 * STRIPE,
                  y: area.y,
                  width: STRIPE,
                  height: area.height,
                }),
              ),
            ),
          ]
        : []),
      shadowOf(leaves, withAlpha(colours.darkest, 0.28), { x: 0, y: 6 }, 7),
      ...leaves,
      filled(gold, ellipse(middle, across, down)),
      filled(colours.paper, ellipse(middle, across * 0.965, down * 0.972)),
      painted(
        radialPaint({ x: middle.x - across * 0.2, y: middle.y - down * 0.25 }, down * 1.25, [
          mixColours(plate, colours.light, 0.25),
          plate,
          mixColours(plate, colours.darkest, 0.35),
        ]),
        ellipse(middle, across * 0.92, down * 0.935),
      ),
      stroked(gold, 2.4, ellipse(middle, across * 0.87, down * 0.895)),
      ...litHero(
        id,
        { middle: { x: middle.x, y: middle.y - down * 0.04 }, reach: across * 0.68 },
        paintHero(id, colours, {
          plain: heroColours(colours.paper, mixColours(colours.accent, colours.paper, 0.3), mixColours(plate, colours.darkest, 0.2)),
          grounds: [plate],
        }),
        { light: colours.paper, shade: plate },
      ),
      shadowOf(
        heads.map(({ at, size }) => filled(colours.darkest, ellipse(at, size * 0.85))),
        withAlpha(colours.darkest, 0.4),
        { x: 0, y: 5 },
        6,
      ),
      ...heads.flatMap(({ at, size }) => {
        const petal = oneOf(random, petals);
        const layers = bloom(random, at, size, size < across * 0.13 ? 'five' : oneOf(random, ['peony', 'poppy', 'daisy', 'peony']));
        return layers.map((path, index) => {
          const share = layers.length > 1 ? index / (layers.length - 1) : 0;
          return filled(
            index === layers.length - 1
              ? mixColours(colours.second, colours.paper, 0.45)
              : mixColours(mixColours(petal, colours.darkest, 0.2), mixColours(petal, colours.paper, 0.3), share),
            path,
          );
        });
      }),
    ];
  },
});
