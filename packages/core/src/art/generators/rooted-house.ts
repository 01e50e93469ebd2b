import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type ArtStage, defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, downwards, filled, glow, shadowOf } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { bareTree } from '../things/bare-tree.ts';
import { type Root, growRoots } from '../things/roots.ts';
import { stars } from '../things/stars.ts';

/** The number of roots that a whole number can name, one bit for each. */
const MOST_ROOTS = 16;
const PLACE = { least: -300, most: 3000, standard: 0, isPlace: true } as const;
const BITS = { least: 0, most: 2 ** MOST_ROOTS - 1, standard: 0, isPlace: true } as const;
const LINES = [1, 2, 3, 4] as const;

/** Half of the width of the middle root at its beginning, as a share of the house's size. */
const GIRTH = 0.058;

type Stage = ArtStage<'part' | `${'top' | 'end' | 'before'}${1 | 2 | 3 | 4}`>;

/** A house with one lit window, and roots that reach far down from it. */
export const rootedHouse = defineGenerator({
  group: 'scene',
  parameters: {
    ground: { least: 200, most: 1500, standard: 820, isPlace: true },
    size: { label: 'sizeOfTheHouse', least: 80, most: 420, standard: 230, step: 10 },
    roots: { label: 'roots', least: 3, most: 26, standard: 15, step: 1 },
    reach: { least: 120, most: 1200, standard: 560, isPlace: true }, // Reach of the roots.
    moon: { label: 'moon', least: 0, most: 220, standard: 120, step: 5 },
    girth: { least: 0.5, most: 4, standard: 1, isPlace: true }, // Thickness of the roots.
    part: { least: 0, most: 2, standard: 0, step: 1, isPlace: true },
    // Top and bottom of each line of a title among the roots, and a bit for each root that lies before the line.
    top1: PLACE,
    end1: PLACE,
    before1: BITS,
    top2: PLACE,
    end2: PLACE,
    before2: BITS,
    top3: PLACE,
    end3: PLACE,
    before3: BITS,
    top4: PLACE,
    end4: PLACE,
    before4: BITS,
  },
  draw: (stage) => {
    const { area, colours, chanceOf, parameters } = stage;
    const { ground, size } = parameters;
    const bottom = area.y + area.height;
    const grown = rootsUnderHouse(chanceOf('roots'), parameters, bottom);
    const earth = mixColours(colours.darkest, colours.dark, 0.1);
    const soil = mixColours(colours.dark, colours.darkest, 0.55);
    const sky = [colours.dark, mixColours(colours.dark, colours.main, 0.7), mixColours(colours.main, colours.light, 0.4), colours.light];
    const root = mixColours(colours.light, colours.main, 0.25);
    if (parameters.part > 1.5) return rootsBefore(stage, grown, root);
    const land = (x: number) => ground + Math.sin(x / 170) * 7 + ((x - 500) / 500) ** 2 * 16;
    const moon = Math.min(parameters.moon, size * 0.46);
    const disc = { x: 500 + size * 0.78, y: ground - size * 0.66 };
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
      filled(root, ...grown.flat().map(ribbon)),
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

/** The parameters that the roots follow from. */
export type RootPlace = Readonly<Record<'ground' | 'size' | 'roots' | 'reach' | 'girth', number>>;

/** Returns the roots that a house of these parameters has. @param bottom where the drawing ends */
export function rootsUnderHouse(random: Random, { ground, size, roots, reach, girth }: RootPlace, bottom: number): readonly Root[] {
  return growRoots(random, {
    foot: { x: 500, y: ground + 6 },
    size,
    count: Math.round(roots),
    reach: Math.min(reach, bottom - ground),
    girth: size * GIRTH * girth,
  });
}

/** The lengths of the roots that lie before the lines of a title. */
function rootsBefore({ area, colours, parameters }: Stage, roots: readonly Root[], colour: Rgba): readonly SceneNode[] {
  return LINES.flatMap((line) => {
    const [top, end, before] = [parameters[`top${line}`], parameters[`end${line}`], parameters[`before${line}`]];
    const shown = roots.filter((_, index) => Math.floor(before / 2 ** index) % 2 === 1).flatMap((root) => root.map(ribbon));
    if (shown.length === 0) return [];
    const root = filled(colour, ...shown);
    const shadow = shadowOf([filled(colours.darkest, ...shown)], withAlpha(colours.darkest, 0.55), { x: 0, y: 7 }, 6);
    return [clipped(rectanglePath({ x: area.x, y: top, width: area.width, height: end - top }), [shadow, root])];
  });
}

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
