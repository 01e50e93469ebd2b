import { BLACK, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import { defineGenerator } from '../art-generator.ts';
import { downwards, filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { across, areaUnder } from '../drawing/outlines.ts';
import { hero, heroColours } from '../heroes/draw-hero.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { bandedPlanet, type PlanetTones } from '../things/banded-planet.ts';
import { figure } from '../things/figures.ts';
import { ridgeOf } from '../things/ridge.ts';
import { stars } from '../things/stars.ts';

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
      ? [colours.darkest, mixColours(colours.darkest, colours.dark, 0.6), mixColours(colours.dark, colours.main, 0.55)]
      : [colours.paper, colours.light, mixColours(colours.light, colours.main, 0.45)];
    const low = sky.at(-1)!;
    const away = x > 500 ? 1 : -1;
    const deep = mixColours(colours.dark, colours.darkest, isNight ? 0.3 : 0);
    const tones: PlanetTones = {
      clouds: [
        mixColours(mixColours(colours.light, colours.accent, 0.25), WHITE, 0.35),
        mixColours(colours.accent, colours.light, 0.45),
        mixColours(colours.accent, colours.dark, 0.35),
        mixColours(deep, colours.accent, 0.3),
      ],
      night: isNight ? mixColours(colours.darkest, BLACK, 0.3) : mixColours(colours.dark, low, 0.2),
      air: mixColours(low, WHITE, isNight ? 0.35 : 0.5),
      ring: mixColours(colours.light, colours.accent, 0.3),
    };
    const rocks = [
      { base: ground - 80, reach: 90, shape: 'sharp', tone: mixColours(mixColours(colours.main, colours.darkest, 0.5), low, 0.3) },
      { base: ground + 20, reach: 70, shape: 'sharp', tone: mixColours(colours.dark, colours.darkest, 0.4) },
      { base: ground + 120, reach: 28, shape: 'round', tone: mixColours(colours.darkest, BLACK, 0.3) },
    ] as const;
    const person = x > 500 ? 320 : 680;
    const land = rocks.flatMap(({ base, reach, shape, tone }, index) => {
      const ridge = ridgeOf(chanceOf(`rock ${index}`), { base, reach, shape, spacing: 230 + index * 70 });
      const rock = painted(
        linearPaint({ x: 0, y: base - reach }, { x: 0, y: base + 260 }, [mixColours(tone, low, 0.3), tone]),
        areaUnder(across(area, 8, ridge), area.y + area.height),
      );
      const shade = shadowOf([rock], withAlpha(colours.darkest, 0.3), { x: 0, y: -4 }, 8);
      if (index < 2) return [shade, rock];
      const foot = ridge(person) + 4;
      // Whoever stands there is dark before the haze.
      const dark = mixColours(tone, BLACK, 0.4);
      const standing = isHero(motif)
        ? hero(motif, { x: person, y: foot + 6 - HERO }, HERO, heroColours(dark, mixColours(dark, low, 0.3), mixColours(dark, low, 0.5)))
        : [filled(dark, figure({ x: person, y: foot }, 132, 'coat'))];
      return [shade, glow({ x: person, y: foot - 60 }, 150, withAlpha(tones.air, 0.3)), rock, ...standing];
    });
    return [
      downwards(area, sky),
      filled(
        withAlpha(colours.paper, isNight ? 0.85 : 0.6),
        stars(chanceOf('stars'), { ...area, height: ground - area.y }, isNight ? 260 : 40),
      ),
      glow({ x, y }, size * 1.9, withAlpha(mixColours(colours.accent, colours.light, 0.4), isNight ? 0.26 : 0.4)),
      ...bandedPlanet(
        chanceOf('bands'),
        { middle: { x, y }, radius: size, pole: 14, tilt: away * -15, from: { x: -away * 0.78, y: -0.62 }, hasRing: ring > 0 },
        tones,
      ),
      // Haze over the far land, in which the world sinks.
      painted(
        linearPaint({ x: 0, y: ground - 300 }, { x: 0, y: ground + 30 }, [
          withAlpha(low, 0),
          withAlpha(mixColours(low, tones.air, 0.3), 0.75),
        ]),
        rectanglePath({ ...area, y: ground - 300, height: 330 }),
      ),
      ...land,
    ];
  },
});
