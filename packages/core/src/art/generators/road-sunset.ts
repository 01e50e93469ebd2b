import { type Rgba, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { colourRamp } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { downwards, filled } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon } from '../drawing/outlines.ts';
import { flyingBird } from '../things/birds.ts';
import { palm } from '../things/palm.ts';
import { ridgeOf } from '../things/ridge.ts';
import { saguaro } from '../things/saguaro.ts';
import { rectanglePath } from '../../scene/path.ts';

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };

/** A road into a sun in rings, mountains, and palms or cacti at both edges. */
export const roadSunset = defineGenerator({
  group: 'landscape',
  parameters: {
    sun: { least: 300, most: 1300, standard: 800, isPlace: true }, // Sun down.
    size: { label: 'sizeOfTheSun', least: 120, most: 460, standard: 380, step: 10 },
    crown: { least: -200, most: 1400, standard: 420, isPlace: true }, // Tops of the palms.
    palms: { label: 'palms', least: 0, most: 3, standard: 3, step: 1 },
    cacti: { label: 'cacti', least: 0, most: 3, standard: 0, step: 1 },
    road: { label: 'road', least: 0, most: 1, standard: 1, step: 1 },
  },
  draw: ({ area, height, colours, chanceOf, parameters }) => {
    const { sun: down, size, crown, palms, cacti, road } = parameters;
    const sun = { x: 500, y: down };
    const horizon = down + size * 0.74;
    const bottom = area.y + area.height;
    const ground = colours.darkest;
    const black = mixColours(colours.darkest, BLACK, 0.25);
    const random = chanceOf('mountains');
    const far = ridgeOf(random, { base: down + size * 0.4, reach: 80, shape: 'sharp', spacing: 320 });
    const near = ridgeOf(random, { base: down + size * 0.6, reach: 50, shape: 'sharp', spacing: 280 });
    const birds = chanceOf('birds');
    const dashes = Array.from({ length: 7 }, (_, index): Path => {
      const [t0, t1] = [(index / 7) ** 1.8, ((index + 0.5) / 7) ** 1.8];
      const [y0, y1] = [horizon + (height - horizon) * t0, horizon + (height - horizon) * t1];
      return polygon([
        { x: 498 - 10 * t0, y: y0 },
        { x: 502 + 10 * t0, y: y0 },
        { x: 502 + 10 * t1, y: y1 },
        { x: 498 - 10 * t1, y: y1 },
      ]);
    });
    const deep = (bottom - horizon) / Math.max(1, height - horizon);
    const tarmac = polygon([
      { x: 488, y: horizon },
      { x: 512, y: horizon },
      { x: 512 + 328 * deep, y: bottom },
      { x: 488 - 328 * deep, y: bottom },
    ]);
    const trees = [
      palm(chanceOf('palm 0'), { x: 110, y: horizon + 160 }, Math.max(120, (horizon + 160 - crown) * 0.86), 70),
      palm(chanceOf('palm 1'), { x: 915, y: horizon + 170 }, Math.max(110, (horizon + 170 - crown) * 0.76), -60),
      palm(chanceOf('palm 2'), { x: 30, y: horizon + 190 }, Math.max(100, (horizon + 190 - crown) * 0.58), -20),
    ].slice(0, palms);
    const desert = [
      saguaro(chanceOf('cactus 0'), { x: 150, y: horizon + 150 }, Math.max(110, (horizon + 150 - crown) * 0.66)),
      saguaro(chanceOf('cactus 1'), { x: 880, y: horizon + 120 }, Math.max(100, (horizon + 120 - crown) * 0.5)),
      saguaro(chanceOf('cactus 2'), { x: 735, y: horizon + 40 }, Math.max(60, (horizon + 40 - crown) * 0.2)),
    ].slice(0, cacti);
    const rings = colourRamp([colours.accent, mixColours(colours.accent, colours.light, 0.6), colours.paper], 5);
    return [
      downwards(area, [
        mixColours(colours.paper, colours.light, 0.5),
        colours.light,
        mixColours(colours.light, colours.main, 0.7),
        colours.main,
      ]),
      ...rings.map((ring, index) => filled(ring, ellipse(sun, size * (1 - index * 0.16)))),
      filled(
        colours.dark,
        ...Array.from({ length: 7 }, () =>
          flyingBird(birds, { x: between(birds, 300, 760), y: down - between(birds, 60, 240) * (size / 380) }, between(birds, 20, 42)),
        ),
      ),
      filled(mixColours(colours.main, colours.dark, 0.55), areaUnder(across(area, 8, far), bottom)),
      filled(mixColours(colours.dark, colours.main, 0.18), areaUnder(across(area, 8, near), bottom)),
      filled(ground, rectanglePath({ x: area.x, y: horizon, width: area.width, height: bottom - horizon })),
      ...(road > 0 ? [filled(mixColours(ground, colours.dark, 0.45), tarmac), filled(withAlpha(colours.light, 1), ...dashes)] : []),
      filled(black, ...trees, ...desert),
    ];
  },
});
