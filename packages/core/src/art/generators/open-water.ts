import type { RoleColours } from '../../design/artwork.ts';
import { withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, type PathCommand, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, painted, radialPaint, shadowOf } from '../drawing/nodes.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { smoothShape } from '../drawing/outlines.ts';

/** The sea from above, a small boat on it, and its wake. */
export const openWater = defineGenerator({
  group: 'landscape',
  parameters: {
    boatX: { label: 'boatAcross', least: 60, most: 940, standard: 590, step: 10 },
    boatY: { least: 100, most: 1700, standard: 980, isPlace: true }, // Boat down.
    size: { label: 'sizeOfTheBoat', least: 40, most: 300, standard: 120, step: 5 },
    heading: { label: 'heading', least: -60, most: 60, standard: 20, step: 1 },
    glints: { label: 'glints', least: 0, most: 600, standard: 300, step: 20 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { boatX, boatY, size, heading, glints } = parameters;
    const boat = { x: boatX, y: boatY };
    const angle = (heading * Math.PI) / 180;
    /** Along the boat towards its bow, and to its right. */
    const at = (ahead: number, right: number): Point => ({
      x: boat.x + Math.sin(angle) * ahead + Math.cos(angle) * right,
      y: boat.y - Math.cos(angle) * ahead + Math.sin(angle) * right,
    });
    const sea = [
      mixColours(colours.main, colours.light, 0.12),
      colours.main,
      colours.dark,
      mixColours(colours.dark, colours.darkest, 0.65),
    ];
    const foam = mixColours(colours.light, colours.paper, 0.6);
    const half = size / 2;
    const wakes = chanceOf('wake');
    /** Short curved ripples that leave the hull on both sides, fainter and further apart behind it. */
    const wake = (step: number) => {
      const back = half * (0.2 + step * 0.62);
      const wide = half * (0.5 + step * 0.2) * between(wakes, 0.92, 1.06);
      return ([1, -1] as const).map((side) =>
        ribbon([
          { ...at(-back + half * 0.34, side * wide * 0.62), width: 0.5 },
          { ...at(-back, side * wide * 0.9), width: 4.2 - step * 0.22 },
          { ...at(-back - half * 0.42, side * wide * 1.02), width: 0.5 },
        ]),
      );
    };
    const hull = (inset: number) => {
      const h = half - inset;
      return smoothShape([
        at(h * 1.04, 0),
        at(h * 0.5, h * 0.34),
        at(-h * 0.3, h * 0.42),
        at(-h * 0.95, h * 0.3),
        at(-h * 0.95, -h * 0.3),
        at(-h * 0.3, -h * 0.42),
        at(h * 0.5, -h * 0.34),
      ]);
    };
    const bench = (ahead: number) =>
      smoothShape([
        at(ahead + half * 0.07, half * 0.34),
        at(ahead - half * 0.07, half * 0.34),
        at(ahead - half * 0.07, -half * 0.34),
        at(ahead + half * 0.07, -half * 0.34),
      ]);
    return [
      painted(radialPaint({ x: boat.x - 140, y: boat.y + 120 }, Math.max(1100, area.height * 0.8), sea), rectanglePath(area)),
      ...swells(chanceOf('swell'), area, colours),
      filled(withAlpha(foam, 0.3), lenses(chanceOf('glints'), area, Math.round((glints * area.width) / 1000), boat)),
      filled(withAlpha(colours.darkest, 0.16), lenses(chanceOf('dark'), area, Math.round((glints * area.width) / 1600), boat)),
      filled(withAlpha(foam, 0.5), ...Array.from({ length: 13 }, (_, step) => wake(step)).flat()),
      filled(
        withAlpha(foam, 0.32),
        ...Array.from({ length: 26 }, (_, index) => {
          const back = half * (0.9 + index * 0.45);
          const wide = half * (0.28 + index * 0.14);
          const middle = at(-back, between(wakes, -wide, wide) * 0.6);
          const reach = between(wakes, 0.3, 0.7) * wide;
          return ribbon([
            { x: middle.x - Math.cos(angle) * reach, y: middle.y - Math.sin(angle) * reach, width: 0.6 },
            { ...middle, width: 2.4 },
            { x: middle.x + Math.cos(angle) * reach, y: middle.y + Math.sin(angle) * reach, width: 0.6 },
          ]);
        }),
      ),
      shadowOf([filled(colours.darkest, hull(0))], withAlpha(colours.darkest, 0.7), { x: 10, y: 14 }, 9),
      filled(colours.paper, hull(0)),
      filled(colours.accent, hull(half * 0.1)),
      filled(mixColours(colours.accent, colours.darkest, 0.5), hull(half * 0.2)),
      filled(mixColours(colours.paper, colours.accent, 0.35), bench(half * 0.3), bench(-half * 0.2), bench(-half * 0.62)),
      filled(colours.darkest, smoothShape([at(half * 0.1, 0), at(0, half * 0.15), at(-half * 0.12, 0), at(0, -half * 0.15)])),
      filled(
        mixColours(colours.second, colours.paper, 0.35),
        smoothShape([at(half * 0.07, 0), at(0, half * 0.07), at(-half * 0.07, 0), at(0, -half * 0.07)]),
      ),
      filled(
        colours.paper,
        ...([1, -1] as const).map((side) =>
          ribbon([
            { ...at(half * 0.05, side * half * 0.15), width: 1.6 },
            { ...at(-half * 0.12, side * half * 0.7), width: 1.6 },
            { ...at(-half * 0.2, side * half * 0.95), width: 3.4 },
            { ...at(-half * 0.26, side * half * 1.2), width: 3 },
          ]),
        ),
      ),
    ];
  },
});

/** Long waves seen from above: light on the side towards the light, shade on the other. */
function swells(random: () => number, area: Rect, { light, darkest }: Pick<RoleColours, 'light' | 'darkest'>): readonly SceneNode[] {
  const rows = Math.ceil(area.height / 150);
  const waves = Array.from({ length: rows }, (_, row) => {
    const [phase, bend] = [between(random, 0, 6.3), between(random, 16, 34)];
    const y = area.y + 150 * row + between(random, -40, 40);
    const crest = Array.from({ length: 9 }, (_none, step) => {
      const t = step / 8;
      return {
        x: area.x - 40 + (area.width + 80) * t,
        y: y + bend * Math.sin(t * 7 + phase),
        width: 6 + 17 * Math.abs(Math.sin(t * 5 + phase)),
      };
    });
    return { crest: ribbon(crest), hollow: ribbon(crest.map((point) => ({ ...point, y: point.y + 46 }))) };
  });
  return [
    shadowOf(
      waves.map(({ crest }) => filled(light, crest)),
      withAlpha(light, 0.2),
      { x: 0, y: 0 },
      12,
    ),
    shadowOf(
      waves.map(({ hollow }) => filled(darkest, hollow)),
      withAlpha(darkest, 0.26),
      { x: 0, y: 0 },
      14,
    ),
  ];
}

/** Flat lenses in rows that run across the sea. */
function lenses(
  random: () => number,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  count: number,
  from: Point,
): Path {
  const point = (value: number) => Math.round(value * 10) / 10;
  return Array.from({ length: count }, (): readonly PathCommand[] => {
    const middle = { x: x + random() * width, y: y + random() * height };
    const half = between(random, 14, 52);
    const thick = between(random, 1.2, 4.6);
    const slope = Math.sin((middle.x - from.x) / 260) * 0.16;
    return [
      ['M', point(middle.x - half), point(middle.y - half * slope)],
      ['Q', point(middle.x), point(middle.y - thick), point(middle.x + half), point(middle.y + half * slope)],
      ['Q', point(middle.x), point(middle.y + thick), point(middle.x - half), point(middle.y - half * slope)],
      ['Z'],
    ];
  }).flat();
}
