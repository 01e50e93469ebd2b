import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { downwards, filled, glow, linearPaint, painted } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polar, polygon } from '../drawing/outlines.ts';
import { figure } from '../things/figures.ts';
import { ridgeOf } from '../things/ridge.ts';
import { stars } from '../things/stars.ts';

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };
/** Height of the person on the last ridge, units. */
const PERSON = 118;

/** A black sun with a burning rim, over ridges on which a person stands. The disc has room for words. */
export const eclipse = defineGenerator({
  group: 'sky',
  parameters: {
    down: { least: 150, most: 1300, standard: 600, isPlace: true }, // Sun down.
    size: { label: 'sizeOfTheSun', least: 120, most: 520, standard: 450, step: 10 },
    ground: { least: 400, most: 1800, standard: 1230, isPlace: true },
    across: { label: 'personAcross', least: 150, most: 850, standard: 500 },
    rays: { label: 'rays', least: 0, most: 60, standard: 34, step: 1 },
    person: { label: 'person', least: 0, most: 2, standard: 1, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { down, size, ground, across: stands, rays, person } = parameters;
    const sun = { x: 500, y: down };
    const night = mixColours(colours.darkest, BLACK, 0.45);
    const fire = colours.accent;
    const white = mixColours(colours.paper, fire, 0.12);
    const bottom = area.y + area.height;
    return [
      downwards({ ...area, height: ground - area.y + 60 }, [
        night,
        mixColours(colours.darkest, colours.dark, 0.6),
        colours.dark,
        mixColours(colours.dark, fire, 0.45),
      ]),
      filled(withAlpha(colours.paper, 0.8), stars(chanceOf('stars'), { ...area, height: ground - area.y }, 220)),
      glow(sun, size * 2.5, withAlpha(mixColours(fire, colours.dark, 0.35), 0.75)),
      ...streamers(chanceOf('rays'), sun, size, rays, withAlpha(mixColours(fire, white, 0.35), 0.16)),
      corona(sun, size, fire, white),
      filled(white, ellipse(sun, size * 1.014)),
      painted(
        {
          kind: 'radial',
          centre: sun,
          radius: size,
          stops: [
            { offset: 0, colour: night },
            { offset: 0.86, colour: night },
            { offset: 1, colour: mixColours(night, fire, 0.22) },
          ],
        },
        ellipse(sun, size),
      ),
      // The diamond ring: the last light before the sun is covered.
      glow(polar(sun, size, -0.72), size * 0.34, withAlpha(white, 0.95)),
      glow(polar(sun, size, -0.72), size * 0.12, withAlpha(colours.paper, 1)),
      ...land(),
    ];

    function land(): readonly SceneNode[] {
      const far = ridgeOf(chanceOf('far'), { base: ground - 50, reach: 92, shape: 'sharp', spacing: 330 });
      const near = ridgeOf(chanceOf('near'), { base: ground + 40, reach: 62, shape: 'sharp', spacing: 420 });
      const front = ridgeOf(chanceOf('front'), { base: ground + 150, reach: 34, shape: 'round', spacing: 520 });
      const hazy = mixColours(mixColours(colours.dark, colours.darkest, 0.3), fire, 0.34);
      const middle = mixColours(colours.darkest, fire, 0.12);
      const slope = (line: (x: number) => number, top: Rgba, low: Rgba) =>
        painted(linearPaint({ x: 0, y: ground - 120 }, { x: 0, y: ground + 220 }, [top, low]), areaUnder(across(area, 7, line), bottom));
      const feet = { x: stands, y: near(stands) + 5 };
      return [
        slope(far, hazy, mixColours(hazy, night, 0.55)),
        glow({ x: 500, y: ground + 30 }, 620, withAlpha(fire, 0.22)),
        slope(near, middle, night),
        ...(person > 0 ? [filled(night, figure(feet, PERSON, person > 1 ? 'dress' : 'coat'))] : []),
        slope(front, mixColours(night, middle, 0.4), night),
      ];
    }
  },
});

/** The light around the rim: white at the disc, the fire's color further out, and nothing at two thirds of a radius from it. */
function corona(sun: Point, size: number, fire: Rgba, white: Rgba): SceneNode {
  const reach = size * 1.66;
  const stops = [
    { at: 0.97, colour: white },
    { at: 1.03, colour: withAlpha(mixColours(white, fire, 0.35), 0.95) },
    { at: 1.12, colour: withAlpha(fire, 0.72) },
    { at: 1.28, colour: withAlpha(fire, 0.34) },
    { at: 1.46, colour: withAlpha(fire, 0.12) },
    { at: 1.66, colour: withAlpha(fire, 0) },
  ];
  return {
    kind: 'fill',
    path: ellipse(sun, reach),
    paint: { kind: 'radial', centre: sun, radius: reach, stops: stops.map(({ at, colour }) => ({ offset: (at * size) / reach, colour })) },
  };
}

/** Thin light that leaves the rim, each streak of its own length and width. */
function streamers(random: () => number, sun: Point, size: number, count: number, tone: Rgba): readonly SceneNode[] {
  const streaks = Array.from({ length: count }, (_, index): Path => {
    const angle = ((index + between(random, -0.4, 0.4)) / Math.max(1, count)) * 2 * Math.PI;
    const wide = between(random, 0.012, 0.05);
    const long = size * between(random, 1.25, 2.05);
    return polygon([polar(sun, size * 0.96, angle - wide), polar(sun, long, angle), polar(sun, size * 0.96, angle + wide)]);
  });
  return count > 0 ? [filled(tone, ...streaks)] : [];
}
