import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glowBelow, linearPaint, painted } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, smoothShape } from '../drawing/outlines.ts';
import { conifer } from '../things/conifers.ts';
import { ridgeOf } from '../things/ridge.ts';
import { stars } from '../things/stars.ts';

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };
/** Height of a reflection, as a share of what it mirrors. */
const MIRRORED = 0.82;

/** Mountains over a still lake that shows them again, firs on its shores, and a canoe. */
export const mirrorLake = defineGenerator({
  group: 'landscape',
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet sky.
    shore: { least: 300, most: 1500, standard: 960, isPlace: true },
    sun: { label: 'sizeOfTheSun', least: 40, most: 260, standard: 130, step: 5 },
    across: { label: 'sunAcross', least: 150, most: 850, standard: 640 },
    canoe: { label: 'canoe', least: 0, most: 1, standard: 1, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, height, colours, chanceOf, parameters }) => {
    const { calm, shore, sun: size, across: sunX, canoe, night } = parameters;
    const isNight = night > 0;
    const bottom = area.y + area.height;
    const [top, low, warm] = isNight
      ? [colours.darkest, colours.dark, mixColours(colours.main, colours.light, 0.25)]
      : [colours.paper, colours.light, mixColours(colours.light, colours.accent, 0.55)];
    const deep = isNight ? mixColours(colours.darkest, BLACK, 0.35) : mixColours(colours.darkest, colours.dark, 0.2);
    const air = mixColours(warm, colours.main, 0.25);
    const reach = Math.max(80, shore - calm);
    const sun = { x: sunX, y: Math.max(calm + size * 0.9, shore - reach * 0.62) };
    const light = mixColours(colours.paper, warm, 0.2);
    const ranges = [
      { part: 'far', base: shore - reach * 0.24, reach: reach * 0.4, spacing: 300, tone: mixColours(air, colours.main, 0.45) },
      { part: 'middle', base: shore - reach * 0.14, reach: reach * 0.3, spacing: 260, tone: mixColours(colours.main, colours.dark, 0.4) },
      { part: 'near', base: shore - reach * 0.05, reach: reach * 0.16, spacing: 340, tone: mixColours(colours.dark, deep, 0.25) },
    ].map(({ part, tone, ...style }) => ({ tone, line: across(area, 7, ridgeOf(chanceOf(part), { ...style, shape: 'sharp' })) }));
    const random = chanceOf('shore');
    const wood = Array.from({ length: 64 }, (): Path => {
      const x = between(random, area.x, area.x + area.width);
      const away = Math.abs(x - 500) / 500;
      return conifer(random, { x, y: shore + 4 }, between(random, 26, 52) + 70 * away * away, between(random, 0.36, 0.5));
    });
    const mirror = (path: Path): Path =>
      path.map((command) => {
        if (command[0] === 'Z') return command;
        const [name, ...numbers] = command;
        return [
          name,
          ...numbers.map((value, index) => (index % 2 === 1 ? shore + (shore - value) * MIRRORED : value)),
        ] as unknown as typeof command;
      });
    const mountain = (line: readonly Point[], tone: Rgba, end: number) =>
      painted(
        linearPaint({ x: 0, y: shore - reach * 0.6 }, { x: 0, y: shore }, [tone, mixColours(tone, warm, 0.45)]),
        areaUnder(line, end),
      );
    const water = mixColours(low, colours.main, 0.35);
    const clear = (tone: Rgba) => withAlpha(mixColours(tone, water, 0.34), 0.92);
    return [
      painted(
        {
          kind: 'linear',
          from: { x: 0, y: area.y },
          to: { x: 0, y: shore },
          stops: [
            { offset: 0, colour: top },
            { offset: Math.min(0.85, Math.max(0.1, (calm - area.y) / (shore - area.y))), colour: low },
            { offset: 1, colour: warm },
          ],
        },
        rectanglePath({ ...area, height: shore - area.y + 2 }),
      ),
      ...(isNight ? [filled(withAlpha(colours.paper, 0.85), stars(chanceOf('stars'), { ...area, height: shore - area.y }, 170))] : []),
      glowBelow(calm, sun, size * 2.8, withAlpha(light, 0.75)),
      filled(isNight ? light : mixColours(colours.accent, light, 0.25), ellipse(sun, size)),
      ...ranges.map(({ line, tone }) => mountain(line, tone, shore + 2)),
      filled(deep, ...wood),
      painted(
        linearPaint({ x: 0, y: shore }, { x: 0, y: bottom }, [warm, water, mixColours(water, deep, 0.65), deep]),
        rectanglePath({ x: area.x, y: shore, width: area.width, height: bottom - shore }),
      ),
      filled(withAlpha(light, 0.5), mirror(ellipse(sun, size * 0.96))),
      ...ranges.map(({ line, tone }) => filled(clear(tone), mirror(areaUnder(line, shore)))),
      filled(withAlpha(deep, 0.9), ...wood.map(mirror)),
      ...ripples(),
      ...(canoe > 0 ? boat() : []),
    ];

    /** Calm streaks of light, wider towards the front, and the sun's own path. */
    function ripples(): readonly SceneNode[] {
      const streaks: Path[] = [];
      const glitter: Path[] = [];
      const chance = chanceOf('ripples');
      for (let step = 0; step < 56; step += 1) {
        const depth = (step / 56) ** 1.5;
        const y = shore + 5 + (bottom - shore) * depth;
        streaks.push(
          ellipse({ x: between(chance, area.x, area.x + area.width), y }, between(chance, 60, 240) * (0.4 + depth), 1 + 2.6 * depth),
        );
        const wide = size * (0.5 + 0.9 * depth);
        glitter.push(
          ellipse({ x: sunX + between(chance, -wide, wide), y: y + 3 }, between(chance, 14, 60) * (0.6 + depth), 1.2 + 3 * depth),
        );
      }
      return [filled(withAlpha(light, 0.2), ...streaks), filled(withAlpha(light, 0.42), ...glitter)];
    }

    function boat(): readonly SceneNode[] {
      const at = { x: sunX > 500 ? 370 : 630, y: shore + Math.min(250, (height - shore) * 0.4) };
      const long = 104;
      const hull = smoothShape([
        { x: at.x - long, y: at.y - 22 },
        { x: at.x - long * 0.7, y: at.y + 6 },
        { x: at.x, y: at.y + 14 },
        { x: at.x + long * 0.7, y: at.y + 6 },
        { x: at.x + long, y: at.y - 22 },
        { x: at.x + long * 0.66, y: at.y - 8 },
        { x: at.x, y: at.y - 2 },
        { x: at.x - long * 0.66, y: at.y - 8 },
      ]);
      const paddle = polygon([
        { x: at.x - 52, y: at.y - 62 },
        { x: at.x - 48, y: at.y - 64 },
        { x: at.x + 46, y: at.y + 20 },
        { x: at.x + 62, y: at.y + 38 },
        { x: at.x + 40, y: at.y + 24 },
      ]);
      const wake = [0, 1, 2].map((index) => ellipse({ x: at.x, y: at.y + 20 + index * 9 }, long * (1.15 + index * 0.3), 1.8));
      return [
        filled(withAlpha(deep, 0.45), ellipse({ x: at.x, y: at.y + 22 }, long * 0.86, 12)),
        filled(withAlpha(light, 0.5), ...wake),
        filled(isNight ? mixColours(deep, BLACK, 0.4) : deep, paddle),
        filled(mixColours(colours.accent, deep, isNight ? 0.35 : 0.1), hull),
      ];
    }
  },
});
