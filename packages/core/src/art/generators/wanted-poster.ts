import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine } from '../drawing/outlines.ts';
import { stippled } from '../drawing/stippled.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { modeledHero } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';

/** Distance of the sheet from the frame's edges, and of its rules from the sheet's, units. */
const SHEET = 62;
const RULE = 40;
/** Units between two points of the sheet's worn edge, and how far they lie apart from a straight one. */
const NOTCH = 24;
const WORN = 7;
const PLANKS = 6;
const GRAIN_LINES = 5;

/** A sheet of old paper nailed to a wall of planks, with a picture between two rules. */
export const wantedPoster = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    top: { least: 100, most: 1500, standard: 640, isPlace: true }, // Room from.
    bottom: { least: 300, most: 1700, standard: 1180, isPlace: true }, // Room to.
  },
  draw: ({ area, height, colours, parameters, motif, chanceOf }) => {
    const { top, bottom } = parameters;
    const ink = colours.darkest;
    const id = isHero(motif) ? motif : 'horseshoe';
    const disc = mixColours(colours.paper, colours.accent, 0.32);
    const sheet = { x: SHEET, y: SHEET, width: 1000 - 2 * SHEET, height: height - 2 * SHEET };
    const paper = filled(colours.paper, worn(sheet, chanceOf('edge')));
    const reach = Math.max(40, Math.min(350, (bottom - top) / 2));
    const middle = { x: 500, y: (top + bottom) / 2 };
    const inset = (by: number) =>
      rectanglePath({ x: sheet.x + by, y: sheet.y + by, width: sheet.width - 2 * by, height: sheet.height - 2 * by });
    const nails = [0, 1].flatMap((right) =>
      [0, 1].map((low) => ({ x: sheet.x + 20 + right * (sheet.width - 40), y: sheet.y + 20 + low * (sheet.height - 40) })),
    );
    return [
      ...planks(area, chanceOf('planks'), colours.dark, ink),
      shadowOf([paper], withAlpha(ink, 0.75), { x: 6, y: 14 }, 12),
      ...stippled(
        paper,
        { grain: 6, depth: 170, shade: mixColours(colours.second, ink, 0.3), light: mixColours(colours.paper, colours.second, 0.5) },
        chanceOf('age'),
      ),
      stroked(ink, 7, inset(RULE)),
      stroked(ink, 2, inset(RULE + 13)),
      filled(disc, ellipse(middle, reach * 0.94)),
      stroked(ink, 2.4, ellipse(middle, reach * 0.98)),
      ...modeledHero(
        id,
        { middle, reach: reach * 0.86 },
        paintHero(id, colours, { plain: heroColours(ink, colours.accent, colours.paper), grounds: [disc] }),
        { light: colours.paper, shade: ink },
        chanceOf('grains'),
      ),
      ...(reach < 330
        ? [filled(ink, ...[-1, 1].map((side) => star({ x: 500 + side * (reach + (sheet.width / 2 - RULE - reach) / 2), y: middle.y }, 26)))]
        : []),
      ...nails.flatMap((at) => nail(at, ink, colours.light)),
    ];
  },
});

/** Boards from top to bottom, each with the grain of its wood. */
function planks(area: Rect, random: Random, wood: Rgba, dark: Rgba): readonly SceneNode[] {
  const width = area.width / PLANKS;
  return Array.from({ length: PLANKS }, (_, index) => index).flatMap((index): readonly SceneNode[] => {
    const x = area.x + index * width;
    const tone = mixColours(wood, dark, between(random, 0.1, 0.42));
    const lines = Array.from({ length: GRAIN_LINES }, (_each, line): Path => {
      const at = x + ((line + between(random, 0.2, 0.8)) / GRAIN_LINES) * width;
      return smoothLine(
        Array.from({ length: 8 }, (_point, step): Point => ({ x: at + between(random, -7, 7), y: area.y + (step / 7) * area.height })),
      );
    });
    return [
      filled(tone, rectanglePath({ x, y: area.y, width, height: area.height })),
      stroked(withAlpha(dark, 0.4), 2.6, ...lines),
      filled(mixColours(dark, tone, 0.1), rectanglePath({ x: x + width - 3, y: area.y, width: 6, height: area.height })),
    ];
  });
}

/** A star of five points about a middle. */
function star(middle: Point, reach: number): Path {
  return polygon(
    Array.from({ length: 10 }, (_, index) =>
      polar(middle, index % 2 === 0 ? reach : reach * 0.42, -Math.PI / 2 + (index / 10) * 2 * Math.PI),
    ),
  );
}

/** A sheet's outline as years of weather left it. */
function worn({ x, y, width, height }: Rect, random: Random): Path {
  const along = (from: Point, to: Point): readonly Point[] => {
    const count = Math.max(2, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / NOTCH));
    return Array.from({ length: count }, (_, index) => ({
      x: from.x + ((to.x - from.x) * index) / count + between(random, -WORN, WORN) * 0.6,
      y: from.y + ((to.y - from.y) * index) / count + between(random, -WORN, WORN) * 0.6,
    }));
  };
  const corners: readonly Point[] = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return polygon(corners.flatMap((corner, index) => along(corner, corners[(index + 1) % 4] ?? corner)));
}

function nail(at: Point, dark: Rgba, light: Rgba): readonly SceneNode[] {
  const head = filled(dark, ellipse(at, 11));
  return [
    shadowOf([head], withAlpha(dark, 0.6), { x: 3, y: 6 }, 4),
    head,
    filled(mixColours(dark, light, 0.55), ellipse({ x: at.x - 3, y: at.y - 3 }, 3.6)),
  ];
}
