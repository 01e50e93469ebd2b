import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import { defineGenerator } from '../art-generator.ts';
import { downwards, filled, glow, layered, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine } from '../drawing/outlines.ts';
import { skyline } from '../things/buildings.ts';
import { couple, figure } from '../things/figures.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { snowCap, snowRim, snowTones } from '../things/snow-cover.ts';
import { snowfall } from '../things/snow-signs.ts';
import { stars } from '../things/stars.ts';

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };

/** A city at dusk, strings of lights, and two people on a roof. */
export const rooftop = defineGenerator({
  group: 'scene',
  parameters: {
    roof: { least: 450, most: 1700, standard: 1290, isPlace: true },
    sky: { least: 200, most: 1300, standard: 820, isPlace: true }, // Top of the city.
    people: { label: 'people', least: 0, most: 2, standard: 2, step: 1 },
    group: GROUP_PARAMETER,
    lights: { label: 'stringsOfLights', least: 0, most: 1, standard: 1, step: 1 },
    snow: { label: 'snow', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { roof, sky, people, group, lights } = parameters;
    const isSnowy = parameters.snow > 0;
    const white = snowTones(colours.dark, colours.darkest);
    const right = area.x + area.width;
    const bottom = area.y + area.height;
    const dark = mixColours(colours.darkest, BLACK, 0.25);
    const warm = mixColours(colours.paper, { r: 255, g: 205, b: 110, a: 1 }, 0.6);
    const depth = Math.max(120, roof - sky);
    const blocks = [
      {
        base: sky + depth * 0.62,
        least: depth * 0.3,
        most: depth * 0.62,
        narrow: 60,
        broad: 120,
        tone: mixColours(colours.main, colours.light, 0.25),
        lit: 0,
      },
      {
        base: sky + depth * 0.85,
        least: depth * 0.28,
        most: depth * 0.55,
        narrow: 80,
        broad: 140,
        tone: mixColours(colours.dark, colours.main, 0.4),
        lit: 0.9,
      },
      {
        base: roof,
        least: depth * 0.16,
        most: depth * 0.4,
        narrow: 100,
        broad: 180,
        tone: mixColours(colours.darkest, colours.dark, 0.55),
        lit: 0.9,
      },
    ].flatMap(({ tone, lit, ...size }, index) => {
      const { houses, windows } = skyline(chanceOf(`block ${index}`), { ...size, from: area.x - 20, to: right + 20, bottom: roof + 40 });
      const rim = isSnowy ? [filled(mixColours(white.snow, tone, 0.5 - index * 0.16), snowRim(houses, 4 + index * 2))] : [];
      return [...rim, filled(tone, houses), ...(lit > 0 ? [filled(withAlpha(warm, lit), windows)] : [])];
    });
    const strings =
      lights > 0
        ? [
            [area.x, roof - depth * 0.72, 540, roof - depth * 0.62, 120],
            [540, roof - depth * 0.62, right, roof - depth * 0.76, 110],
          ].flatMap(([x0 = 0, y0 = 0, x1 = 0, y1 = 0, sag = 0]) => {
            const at = (share: number): Point => ({
              x: x0 + (x1 - x0) * share,
              y: y0 + (y1 - y0) * share + sag * 4 * share * (1 - share) * 0.75,
            });
            const count = Math.round((x1 - x0) / 48);
            const bulbs = Array.from({ length: count - 1 }, (_, index) => at((index + 1) / count)).map(({ x, y }) => ({ x, y: y + 17 }));
            return [
              stroked(dark, 4, smoothLine(Array.from({ length: 13 }, (_, index) => at(index / 12)))),
              ...bulbs.map((bulb) => glow(bulb, 44, withAlpha(warm, 0.7))),
              filled(mixColours(warm, colours.paper, 0.6), ...bulbs.map((bulb) => ellipse(bulb, 11))),
            ];
          })
        : [];
    const feet = { x: 500, y: roof + 4 };
    const height = Math.min(280, depth * 0.52);
    const folk = groupOf(group, feet, height) ?? (people > 1 ? couple(feet, height) : people > 0 ? figure(feet, height, 'dress') : []);
    const posts = Array.from({ length: Math.ceil(area.width / 96) + 1 }, (_, index) =>
      rectanglePath({ x: area.x + index * 96, y: roof, width: 10, height: 60 }),
    );
    return [
      downwards({ ...area, height: roof - area.y }, [
        colours.darkest,
        colours.dark,
        colours.main,
        mixColours(colours.light, colours.accent, 0.3),
      ]),
      filled(withAlpha(colours.paper, 0.85), stars(chanceOf('stars'), { ...area, height: sky - area.y }, 120)),
      ...blocks,
      layered([glow({ x: 500, y: roof - height * 0.3 }, height * 1.5, withAlpha(warm, 0.75))], {}),
      ...strings,
      filled(dark, rectanglePath({ x: area.x, y: roof + 20, width: area.width, height: bottom - roof - 20 })),
      filled(mixColours(dark, colours.dark, 0.5), rectanglePath({ x: area.x, y: roof, width: area.width, height: 26 })),
      filled(dark, ...posts),
      ...(isSnowy ? lyingSnow() : []),
      filled(dark, folk),
      ...(isSnowy ? snowfall(chanceOf('snow'), { ...area, y: sky, height: roof - sky }, white.snow) : []),
    ];

    /** Snow along the parapet. */
    function lyingSnow() {
      const random = chanceOf('lying snow');
      return [
        filled(white.shade, snowCap(random, area.x - 20, right + 20, roof + 8, 20)),
        filled(white.snow, snowCap(random, area.x - 20, right + 20, roof + 1, 15)),
      ];
    }
  },
});
