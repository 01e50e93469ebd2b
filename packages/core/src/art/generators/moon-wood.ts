import { type Rgba, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, downwards, filled, glow, painted, radialPaint } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse } from '../drawing/outlines.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { type HeroId, HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { modeledHero } from '../heroes/modeled-hero.ts';
import { conifer, coniferWood } from '../things/conifers.ts';
import { figure } from '../things/figures.ts';
import { ridgeOf } from '../things/ridge.ts';
import { stars } from '../things/stars.ts';
import { DUSK_RAYS, raysFrom } from '../things/light-behind-words.ts';

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };
const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };

/** Half the height of a motif that stands in the person’s place, as a share of the moon's radius: its upper half is before the moon. */
const HERO = 0.88;
/** And at least so much, units. */
const LEAST_HERO = 140;
/** The mist behind it, which parts it from the dark wood. */
const MIST = { reach: 1.5, alpha: 0.4 } as const;

/** The size of a thing that flies across the moon, where it stands out, as a share of the moon's radius. */
const IN_FLIGHT = 0.8;
const FLYING: ReadonlySet<HeroId> = new Set(['bat', 'eagle', 'dove', 'moth', 'butterfly', 'dragonfly']);

/** A great moon over a misty wood, and a lone person on the ridge, or the thing that the motif names. */
export const moonWood = defineGenerator({
  group: 'landscape',
  motifs: HERO_IDS,
  parameters: {
    moon: { least: 150, most: 1200, standard: 560, isPlace: true }, // Moon down.
    ground: { least: 500, most: 1600, standard: 1060, isPlace: true },
    size: { label: 'sizeOfTheMoon', least: 60, most: 420, standard: 290, step: 10 },
    person: { label: 'person', least: 0, most: 1, standard: 1, step: 1 },
    frame: { label: 'treesAtTheEdges', least: 0, most: 1.4, standard: 1, step: 0.1 },
  },
  draw: ({ area, colours, chanceOf, parameters, motif }) => {
    const { moon: down, ground, size, person, frame } = parameters;
    const moon = { x: 500, y: down };
    const near = mixColours(colours.darkest, BLACK, 0.4);
    const sky = [colours.darkest, colours.dark, mixColours(colours.main, colours.dark, 0.25)];
    const random = chanceOf('moon');
    const onMoon = (farthest: number) => {
      const angle = random() * 2 * Math.PI;
      const out = size * farthest * Math.sqrt(random());
      return { x: moon.x + Math.cos(angle) * out, y: moon.y + Math.sin(angle) * out };
    };
    const sea = withAlpha(mixColours(colours.main, colours.light, 0.35), 0.17);
    const seas = Array.from({ length: 13 }, () => glow(onMoon(0.66), size * between(random, 0.26, 0.6), sea));
    const craters = Array.from({ length: 38 }, () => {
      const radius = size * between(random, 0.01, 0.045);
      return ellipse(onMoon(0.96), radius, radius);
    });
    const face = mixColours(colours.paper, WHITE, 0.4);
    const hills = [
      { base: ground - 190, reach: 60, trees: { count: 70, least: 60, most: 120 }, tone: mixColours(colours.main, colours.dark, 0.45) },
      { base: ground - 80, reach: 50, trees: { count: 46, least: 120, most: 220 }, tone: mixColours(colours.dark, colours.darkest, 0.45) },
    ].flatMap(({ base, reach, trees, tone }, index): SceneNode[] => {
      const chance = chanceOf(`hill ${index}`);
      const ridge = ridgeOf(chance, { base, reach, shape: 'round', spacing: 360 });
      const wood = coniferWood(chance, ridge, {
        ...trees,
        count: Math.round((trees.count * area.width) / 1000),
        from: area.x,
        to: area.x + area.width,
        groves: 90,
      });
      const mist = { x: area.x, y: base - 40, width: area.width, height: 260 };
      return [
        filled(tone, areaUnder(across(area, 10, ridge), area.y + area.height), wood),
        {
          kind: 'fill',
          path: [
            ['M', mist.x, mist.y],
            ['L', mist.x + mist.width, mist.y],
            ['L', mist.x + mist.width, mist.y + mist.height],
            ['L', mist.x, mist.y + mist.height],
            ['Z'],
          ],
          paint: {
            kind: 'linear',
            from: { x: 0, y: mist.y },
            to: { x: 0, y: mist.y + mist.height },
            stops: [
              { offset: 0, colour: withAlpha(colours.light, 0) },
              { offset: 0.55, colour: withAlpha(colours.light, 0.2) },
              { offset: 1, colour: withAlpha(colours.light, 0) },
            ],
          },
        },
      ];
    });
    const chance = chanceOf('near');
    const ridge = ridgeOf(chance, { base: ground + 40, reach: 26, shape: 'round', spacing: 420 });
    const edges = [
      [-10, 1250],
      [95, 980],
      [190, 620],
      [1010, 1300],
      [915, 1020],
      [815, 600],
      [45, 760],
      [960, 800],
    ].flatMap(([x = 0, height = 0]) => {
      const tall = height * frame * Math.min(1, (ground + 300) / 1500);
      return tall < 40 ? [] : conifer(chance, { x, y: ridge(x) + 40 }, tall, 0.34);
    });
    const flies = isHero(motif) && FLYING.has(motif);
    const reach = Math.max(LEAST_HERO, size * (flies ? IN_FLIGHT : HERO));
    const stands = { x: 500, y: flies ? down : ridge(500) + 14 - reach };
    const onRidge = isHero(motif)
      ? [
          ...(flies ? [] : [glow(stands, reach * MIST.reach, withAlpha(mixColours(colours.light, colours.paper, 0.3), MIST.alpha))]),
          ...modeledHero(
            motif,
            { middle: stands, reach },
            heroColours(near, near, mixColours(colours.light, colours.main, 0.3)),
            { light: colours.light, shade: near },
            chanceOf('grains'),
          ),
        ]
      : [filled(near, figure({ x: 500, y: ridge(500) + 10 }, 190, 'dress'))];
    return [
      downwards(area, sky),
      filled(withAlpha(WHITE, 0.8), stars(chanceOf('stars'), { ...area, height: ground - area.y }, 300)),
      glow(moon, size * 2.2, withAlpha(mixColours(colours.light, colours.paper, 0.3), 0.62)),
      painted(
        radialPaint({ x: moon.x - size * 0.3, y: moon.y - size * 0.36 }, size * 1.7, [
          face,
          mixColours(face, colours.light, 0.35),
          mixColours(colours.light, colours.main, 0.3),
        ]),
        ellipse(moon, size),
      ),
      clipped(ellipse(moon, size), [...seas, filled(withAlpha(mixColours(face, WHITE, 0.5), 0.3), ...craters)]),
      ...hills,
      filled(near, areaUnder(across(area, 10, ridge), area.y + area.height), edges),
      ...raysFrom(moon, area.y + area.height - moon.y, withAlpha(mixColours(colours.light, colours.main, 0.3), DUSK_RAYS), 1),
      ...(person > 0 ? onRidge : []),
    ];
  },
});
