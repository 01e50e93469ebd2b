import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { defineGenerator } from '../art-generator.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { clipped, downwards, filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon } from '../drawing/outlines.ts';
import { hero, heroColours } from '../heroes/draw-hero.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { figure } from '../things/figures.ts';
import { ridgeOf } from '../things/ridge.ts';
import { stars } from '../things/stars.ts';

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };

/** Half the height of a motif that stands in the person’s place, units. */
const HERO = 92;

/** A banded world fills the sky; a small person, or the thing that the motif names, stands before it. */
export const giantPlanet = defineGenerator({
  group: 'sky',
  motifs: HERO_IDS,
  parameters: {
    across: { label: 'planetAcross', least: 0, most: 1000, standard: 620 },
    down: { least: 200, most: 1500, standard: 880, isPlace: true }, // Planet down.
    size: { label: 'size', least: 80, most: 480, standard: 330, step: 10 },
    ground: { least: 400, most: 1800, standard: 1210, isPlace: true },
    ring: { label: 'ring', least: 0, most: 1, standard: 1, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 1, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters, motif }) => {
    const { across: x, down: y, size, ground, ring, night } = parameters;
    const isNight = night > 0;
    const sky = isNight
      ? [colours.darkest, colours.dark, colours.main]
      : [colours.paper, colours.light, mixColours(colours.light, colours.main, 0.6)];
    const middle = { x, y };
    const bands = chanceOf('bands');
    const inks = [colours.paper, colours.light, colours.accent, colours.second] as const;
    const stripes = [];
    for (let top = y - size; top < y + size; ) {
      const thick = between(bands, 12, 58) * (size / 330);
      const [reach, phase] = [between(bands, 4, 15), bands() * 6];
      const line = (at: number): Point[] =>
        Array.from({ length: 30 }, (_, index) => {
          const px = x - size - 20 + ((2 * size + 40) * index) / 29;
          return { x: px, y: at + reach * Math.sin(px / 70 + phase) + (px - x) * 0.12 };
        });
      const tone = mixColours(oneOf(bands, inks), oneOf(bands, [colours.light, colours.accent, colours.main]), bands() * 0.55);
      stripes.push(filled(tone, polygon([...line(top), ...line(top + thick + 8).toReversed()])));
      top += thick;
    }
    const turn = -0.24;
    const halo = (out: number, flat: number, from: number, to: number): Point[] =>
      Array.from({ length: 25 }, (_, index) => {
        const angle = from + ((to - from) * index) / 24;
        const [px, py] = [Math.cos(angle) * size * out, Math.sin(angle) * size * flat];
        return { x: x + px * Math.cos(turn) - py * Math.sin(turn), y: y + px * Math.sin(turn) + py * Math.cos(turn) };
      });
    const belt = (from: number, to: number) => polygon([...halo(1.75, 0.36, from, to), ...halo(1.3, 0.22, from, to).toReversed()]);
    const beltTone = mixColours(colours.paper, colours.light, 0.5);
    const rocks = [
      { base: ground - 80, reach: 90, shape: 'sharp', tone: mixColours(colours.main, colours.dark, 0.5) },
      { base: ground + 20, reach: 70, shape: 'sharp', tone: mixColours(colours.dark, colours.darkest, 0.4) },
      { base: ground + 120, reach: 28, shape: 'round', tone: mixColours(colours.darkest, BLACK, 0.3) },
    ] as const;
    const person = x > 500 ? 320 : 680;
    const land = rocks.flatMap(({ base, reach, shape, tone }, index) => {
      const ridge = ridgeOf(chanceOf(`rock ${index}`), { base, reach, shape, spacing: 230 + index * 70 });
      const rock = painted(
        linearPaint({ x: 0, y: base - reach }, { x: 0, y: base + 260 }, [mixColours(tone, sky.at(-1)!, 0.22), tone]),
        areaUnder(across(area, 8, ridge), area.y + area.height),
      );
      const shade = shadowOf([rock], withAlpha(colours.darkest, 0.3), { x: 0, y: -4 }, 8);
      if (index < 2) return [shade, rock];
      const foot = ridge(person) + 4;
      const standing = isHero(motif)
        ? hero(motif, { x: person, y: foot + 6 - HERO }, HERO, heroColours(tone, colours.accent, mixColours(tone, colours.paper, 0.5)))
        : [filled(tone, figure({ x: person, y: foot }, 112, 'coat'))];
      return [shade, rock, ...standing];
    });
    return [
      downwards(area, sky),
      filled(
        withAlpha(colours.paper, isNight ? 0.85 : 0.6),
        stars(chanceOf('stars'), { ...area, height: ground - area.y }, isNight ? 260 : 60),
      ),
      glow(middle, size * 1.75, withAlpha(mixColours(colours.paper, colours.light, 0.4), 0.5)),
      ...(ring > 0 ? [filled(mixColours(beltTone, colours.main, 0.4), belt(Math.PI, 2 * Math.PI))] : []),
      clipped(ellipse(middle, size), [
        filled(colours.accent, ellipse(middle, size)),
        ...stripes,
        {
          kind: 'fill',
          path: ellipse(middle, size * 1.02),
          paint: {
            kind: 'radial',
            centre: { x: x - size * 0.36, y: y - size * 0.36 },
            radius: size * 1.6,
            stops: [
              { offset: 0, colour: withAlpha(colours.darkest, 0) },
              { offset: 0.5, colour: withAlpha(colours.darkest, 0.06) },
              { offset: 1, colour: withAlpha(colours.darkest, 0.92) },
            ],
          },
        },
      ]),
      ...(ring > 0 ? [filled(beltTone, belt(0, Math.PI))] : []),
      ...land,
    ];
  },
});
