import { WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path, PathCommand } from '../../scene/path.ts';
import { rectanglePath } from '../../scene/path.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { downwards, filled, glow, painted, radialPaint } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse } from '../drawing/outlines.ts';
import { coniferWood } from '../things/conifers.ts';
import { ridgeOf } from '../things/ridge.ts';
import { stars } from '../things/stars.ts';

/** Water without wind: a sky with a low sun or moon, a far shore, and their light on the water. */
export const stillWater = defineGenerator({
  group: 'landscape',
  parameters: {
    water: { least: 200, most: 1600, standard: 800, isPlace: true }, // Waterline.
    shallow: { least: 200, most: 2000, standard: 1120, isPlace: true }, // Light water until.
    deep: { least: 200, most: 2200, standard: 1260, isPlace: true }, // Dark water from.
    sun: { label: 'sunAcross', least: -200, most: 1200, standard: 680, step: 10 },
    height: { label: 'sunAboveTheWater', least: -150, most: 900, standard: 190, step: 10 },
    size: { label: 'sizeOfTheSun', least: 0, most: 360, standard: 150, step: 5 },
    shore: { label: 'heightOfTheShore', least: 0, most: 300, standard: 90, step: 5 },
    glints: { label: 'glints', least: 0, most: 300, standard: 130, step: 10 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { water, sun: x, height, size, shore, glints, night } = parameters;
    const isNight = night > 0;
    const bottom = area.y + area.height;
    const sky = isNight
      ? [colours.darkest, colours.dark, mixColours(colours.dark, colours.main, 0.7)]
      : [colours.paper, mixColours(colours.paper, colours.light, 0.7), colours.light];
    const tones = isNight
      ? [mixColours(colours.main, colours.dark, 0.55), colours.dark, colours.dark, colours.darkest]
      : [mixColours(colours.main, colours.light, 0.25), colours.main, colours.dark, colours.darkest];
    const light = Math.max(water + 1, parameters.shallow);
    const ends = [water, light, Math.max(light + 30, parameters.deep), bottom];
    const share = (y: number) => Math.min(1, (y - water) / Math.max(1, bottom - water));
    const sun = { x, y: water - height };
    const face = isNight ? colours.paper : mixColours(colours.paper, WHITE, 0.5);
    const land = ridgeOf(chanceOf('shore'), { base: water - shore * 0.5, reach: shore, shape: 'round', spacing: 380 });
    const ridge = (at: number) => Math.min(water, land(at));
    const wood = coniferWood(chanceOf('wood'), ridge, {
      count: shore > 0 ? Math.round((46 * area.width) / 1000) : 0,
      least: 18,
      most: 62,
      from: area.x,
      to: area.x + area.width,
      groves: 120,
    });
    const shoreTone = isNight ? mixColours(colours.dark, colours.darkest, 0.5) : mixColours(colours.main, colours.light, 0.5);
    const surface = { x: area.x, y: water, width: area.width, height: Math.max(1, bottom - water) };
    return [
      downwards({ ...area, height: Math.max(1, water - area.y) }, sky),
      ...(isNight ? [filled(withAlpha(colours.paper, 0.8), stars(chanceOf('stars'), { ...area, height: water - area.y }, 220))] : []),
      ...(size > 0
        ? [
            glow(sun, size * 2.6, withAlpha(face, isNight ? 0.4 : 0.6)),
            painted(
              radialPaint({ x: sun.x - size * 0.25, y: sun.y - size * 0.25 }, size * 1.6, [face, face, colours.light]),
              ellipse(sun, size),
            ),
          ]
        : []),
      filled(shoreTone, areaUnder(across(area, 10, ridge), water), wood),
      painted(
        {
          kind: 'linear',
          from: { x: 0, y: water },
          to: { x: 0, y: bottom },
          stops: tones.map((colour, index) => ({ offset: share(ends[index] ?? bottom), colour })),
        },
        rectanglePath(surface),
      ),
      // The water reflects the shore and the sun.
      painted(
        {
          kind: 'linear',
          from: { x: 0, y: water },
          to: { x: 0, y: water + Math.max(60, shore * 1.6) },
          stops: [
            { offset: 0, colour: withAlpha(shoreTone, 0.75) },
            { offset: 1, colour: withAlpha(shoreTone, 0) },
          ],
        },
        rectanglePath({ ...surface, height: Math.min(surface.height, Math.max(60, shore * 1.6)) }),
      ),
      filled(
        withAlpha(face, 0.34),
        glintsOf(chanceOf('glints'), {
          ...surface,
          height: Math.min(surface.height, Math.max(40, parameters.deep - water)),
          count: glints,
          sun: x,
        }),
      ),
    ];
  },
});

interface Glints {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly sun: number;
}

/** Thin lenses of light, longer and rarer towards the viewer, gathered below the sun. */
function glintsOf(random: () => number, { x, y, width, height, count, sun }: Glints): Path {
  return Array.from({ length: count }, (): readonly PathCommand[] => {
    const far = random() ** 1.6;
    const top = y + 6 + height * 0.94 * far;
    const isBelowSun = random() < 0.55;
    const middle = isBelowSun ? sun + (random() + random() - 1) * (60 + 260 * far) : x + random() * width;
    const half = between(random, 14, 60) * (0.35 + far);
    const thick = 0.8 + 3 * far;
    const point = (value: number) => Math.round(value * 10) / 10;
    return [
      ['M', point(middle - half), point(top)],
      ['Q', point(middle), point(top - thick), point(middle + half), point(top)],
      ['Q', point(middle), point(top + thick), point(middle - half), point(top)],
      ['Z'],
    ];
  }).flat();
}
