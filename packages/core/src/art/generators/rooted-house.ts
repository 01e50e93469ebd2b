import { withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { downwards, filled, glow } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon } from '../drawing/outlines.ts';
import { type RibbonPoint, alongCurve, ribbon } from '../drawing/ribbon.ts';
import { bareTree } from '../things/bare-tree.ts';
import { stars } from '../things/stars.ts';

/** A house with one lit window, and roots that reach far down from it. */
export const rootedHouse = defineGenerator({
  group: 'scene',
  parameters: {
    ground: { least: 200, most: 1500, standard: 820, isPlace: true },
    size: { label: 'sizeOfTheHouse', least: 80, most: 420, standard: 230, step: 10 },
    roots: { label: 'roots', least: 3, most: 26, standard: 15, step: 1 },
    reach: { least: 120, most: 1200, standard: 560, isPlace: true }, // Reach of the roots.
    moon: { label: 'moon', least: 0, most: 220, standard: 120, step: 5 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { ground, size, roots, reach } = parameters;
    const bottom = area.y + area.height;
    const earth = mixColours(colours.darkest, colours.dark, 0.1);
    const soil = mixColours(colours.dark, colours.darkest, 0.55);
    const sky = [colours.dark, mixColours(colours.dark, colours.main, 0.7), mixColours(colours.main, colours.light, 0.4), colours.light];
    const root = mixColours(colours.light, colours.main, 0.25);
    const land = (x: number) => ground + Math.sin(x / 170) * 7 + ((x - 500) / 500) ** 2 * 16;
    const moon = Math.min(parameters.moon, size * 0.46);
    const disc = { x: 500 + size * 0.78, y: ground - size * 0.66 };
    const random = chanceOf('roots');
    const stones = chanceOf('stones');
    const grass = chanceOf('grass');
    return [
      downwards({ ...area, height: Math.max(1, ground + 30 - area.y) }, sky),
      filled(
        withAlpha(colours.paper, 0.7),
        stars(chanceOf('stars'), { ...area, height: Math.max(1, ground - size - area.y) }, Math.round(area.width / 14), 2.4),
      ),
      ...(moon > 0
        ? [
            glow(disc, moon * 2.2, withAlpha(colours.paper, 0.5)),
            filled(mixColours(colours.paper, colours.light, 0.2), ellipse(disc, moon)),
          ]
        : []),
      filled(mixColours(earth, colours.main, 0.12), bareTree(chanceOf('tree'), { x: 500 - size * 1.32, y: ground + 12 }, size * 1.25)),
      downwards({ x: area.x, y: ground + 30, width: area.width, height: Math.max(1, bottom - ground - 30) }, [
        soil,
        earth,
        colours.darkest,
      ]),
      filled(soil, areaUnder(across(area, 12, land), ground + 60)),
      filled(
        withAlpha(mixColours(soil, colours.main, 0.5), 0.6),
        ...Array.from({ length: Math.round(area.width / 16) }, () =>
          ellipse(
            { x: between(stones, area.x, area.x + area.width), y: between(stones, ground + 50, bottom) },
            between(stones, 2, 9),
            between(stones, 1.5, 6),
          ),
        ),
      ),
      filled(root, ...rootsOf(random, { x: 500, y: ground + 6 }, size, Math.round(roots), Math.min(reach, bottom - ground))),
      filled(
        earth,
        ...Array.from({ length: Math.round(area.width / 9) }, () => {
          const x = between(grass, area.x, area.x + area.width);
          const tall = between(grass, 6, 20);
          const y = land(x) + 4;
          return polygon([
            { x: x - 2, y },
            { x: x + between(grass, -6, 6), y: y - tall },
            { x: x + 2, y },
          ]);
        }),
      ),
      ...house({ x: 500, y: ground + 8 }, size, {
        wall: earth,
        lit: mixColours(colours.accent, colours.paper, 0.35),
        edge: mixColours(earth, colours.main, 0.3),
      }),
    ];
  },
});

function house(foot: Point, size: number, { wall, lit, edge }: Record<'wall' | 'lit' | 'edge', ReturnType<typeof mixColours>>) {
  const at = (x: number, y: number): Point => ({ x: foot.x + x * size, y: foot.y - y * size });
  const box = (x: number, y: number, width: number, height: number): Path =>
    polygon([at(x, y), at(x + width, y), at(x + width, y + height), at(x, y + height)]);
  return [
    filled(
      wall,
      polygon([at(-0.5, 0), at(-0.5, 0.62), at(-0.2, 1), at(0.1, 0.62), at(0.1, 0)]),
      box(0.05, 0, 0.5, 0.56),
      polygon([at(0, 0.54), at(0.12, 0.78), at(0.5, 0.78), at(0.62, 0.54)]),
      polygon([at(-0.58, 0.56), at(-0.2, 1.06), at(0.18, 0.56), at(0.12, 0.52), at(-0.2, 0.94), at(-0.52, 0.52)]),
      box(0.36, 0.7, 0.11, 0.32),
      box(0.33, 1, 0.17, 0.05),
    ),
    filled(edge, box(0.2, 0, 0.14, 0.3), box(-0.28, 0.34, 0.16, 0.2), box(0.4, 0.24, 0.1, 0.16)),
    glow(at(-0.2, 0.76), size * 0.45, withAlpha(lit, 0.5)),
    filled(lit, box(-0.26, 0.68, 0.12, 0.15)),
    filled(wall, box(-0.206, 0.68, 0.012, 0.15), box(-0.26, 0.75, 0.12, 0.012)),
  ];
}

/** Roots that begin under the house, wander down and fork. */
function rootsOf(random: Random, foot: Point, size: number, count: number, reach: number): readonly Path[] {
  return Array.from({ length: count }, (_, index) => {
    const share = count > 1 ? (index / (count - 1)) * 2 - 1 : 0;
    const start = { x: foot.x + share * size * 0.46, y: foot.y };
    const long = reach * (1 - Math.abs(share) * 0.42) * between(random, 0.72, 1);
    return branch(random, start, Math.PI / 2 - share * 0.95, long, size * 0.058 * (1 - Math.abs(share) * 0.3), 2);
  }).flat();
}

function branch(random: Random, start: Point, heading: number, length: number, width: number, forks: number): readonly Path[] {
  const steps = 6;
  const points: RibbonPoint[] = [{ ...start, width }];
  let angle = heading;
  for (let step = 1; step <= steps; step += 1) {
    const last = points.at(-1) ?? { ...start, width };
    // The angle drifts back down, so that roots grow into the depth.
    angle += between(random, -0.5, 0.5) + (Math.PI / 2 - angle) * 0.16;
    points.push({
      x: last.x + (Math.cos(angle) * length) / steps,
      y: last.y + (Math.sin(angle) * length) / steps,
      width: Math.max(0.6, width * (1 - step / steps)),
    });
  }
  const line = alongCurve(points, 3);
  const children =
    forks > 0
      ? [2, 3, 4].flatMap((step) => {
          const from = points[step];
          if (!from || random() < 0.25) return [];
          const side = random() < 0.5 ? 1 : -1;
          return branch(
            random,
            from,
            Math.PI / 2 + side * between(random, 0.45, 1.1),
            length * between(random, 0.28, 0.46),
            from.width * 0.75,
            forks - 1,
          );
        })
      : [];
  return line.length > 1 ? [ribbon(points), ...children] : children;
}
