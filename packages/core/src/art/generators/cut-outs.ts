import { type Rgba, withAlpha } from '../../design/colour.ts';
import { contrastRatio, relativeLuminance } from '../../design/contrast.ts';
import type { Point } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, shadowOf } from '../drawing/nodes.ts';
import { polar, polygon, smoothShape } from '../drawing/outlines.ts';

/** Blocks of painted paper and leaves cut out of it, after Matisse. */
export const cutOuts = defineGenerator({
  group: 'plants',
  parameters: {
    /** The block that the title stands on ends here. */
    title: { least: 200, most: 1200, standard: 600, isPlace: true }, // Title block.
    /** The block that the title stands on ends here; from 940 it takes the whole width. */
    column: { least: 400, most: 1000, standard: 1000, isPlace: true }, // Title block across.
    /** The block that the author's name stands on begins here. */
    foot: { least: 480, most: 3000, standard: 1360, isPlace: true }, // Author’s block.
    leaves: { label: 'leaves', least: 2, most: 10, standard: 9, step: 1 },
  },
  draw: ({ area, height, colours, chanceOf, parameters }) => {
    const { title, column, foot, leaves } = parameters;
    const random = chanceOf('blocks');
    const [left, right, top, bottom] = [area.x - 20, area.x + area.width + 20, area.y - 20, area.y + area.height + 20];
    const below = Math.max(1, Math.min(foot, height) - title);
    const block = (from: number, upper: number, to: number, lower: number): Path => {
      const jitter = () => between(random, -9, 9);
      return polygon([
        { x: from + jitter(), y: upper + jitter() },
        { x: to + jitter(), y: upper + jitter() },
        { x: to + jitter(), y: lower + jitter() },
        { x: from + jitter(), y: lower + jitter() },
      ]);
    };
    // The layout is the title's block, one or two blocks beside it where it leaves room, and three rows below.
    const hasColumn = column < 940;
    const sheets: readonly (readonly [Rgba, Path])[] = [
      [colours.paper, rectanglePath(area)],
      [colours.paper, block(left, top, hasColumn ? column : right, title)],
      ...(hasColumn
        ? ([
            [colours.accent, block(column, top, right, title * 0.42)],
            [colours.dark, block(column, title * 0.42, right, title)],
          ] as const)
        : []),
      [colours.main, block(left, title, 470, title + below * 0.56)],
      [colours.light, block(470, title, right, title + below * 0.34)],
      [colours.second, block(470, title + below * 0.34, right, title + below * 0.72)],
      [colours.accent, block(left, title + below * 0.56, 470, foot + 20)],
      [colours.main, block(470, title + below * 0.72, right, foot + 20)],
      [colours.darkest, block(left, foot, right, bottom)],
    ];
    const shade = withAlpha(colours.darkest, 0.42);
    const inks = [colours.paper, colours.second, colours.accent, colours.light, colours.darkest, colours.main];
    const chance = chanceOf('leaves');
    const size = Math.min(below, 900);
    type Spot = readonly [x: number, y: number, length: number, angle: number];
    const beside: readonly Spot[] = [
      [(column + 1000) / 2, title * 0.4, title * 0.34, -1.45],
      [(column + 1000) / 2 + 20, title * 0.96, title * 0.5, -1.7],
    ];
    const under: readonly Spot[] = [
      [250, title + below * 0.53, 0.52, -1.35],
      [800, title + below * 0.68, 0.5, -1.8],
      [600, title + below * 0.33, 0.3, -1.25],
      [180, title + below * 0.98, 0.4, -1.25],
      [880, title + below * 0.32, 0.28, -1.9],
      [600, title + below * 0.7, 0.32, -1.2],
      [390, title + below * 0.97, 0.36, -1.75],
      [90, title + below * 0.5, 0.32, -1.8],
    ].map(([x = 0, y = 0, share = 0, angle = 0]): Spot => [x, y, size * share, angle]);
    const spots = [...(hasColumn ? beside : []), ...under].slice(0, leaves);
    const fronds = spots.flatMap(([x, y, length, angle], index): SceneNode[] => {
      const root = { x, y };
      const middle = polar(root, length * 0.5, angle);
      const ground = sheets.findLast(([, path]) => isInside(path, middle))?.[0];
      const fitting = inks.filter((candidate) => ground === undefined || isSeenOn(candidate, ground));
      const ink = fitting[index % Math.max(1, fitting.length)] ?? colours.paper;
      const leafShape = filled(ink, frond(chance, root, length, angle));
      return [shadowOf([leafShape], shade, { x: 4, y: 7 }, 6), leafShape];
    });
    return [
      ...sheets.flatMap(([ink, path], index): SceneNode[] => {
        const sheet = filled(ink, path);
        return index === 0 ? [sheet] : [shadowOf([sheet], shade, { x: 2, y: 5 }, 7), sheet];
      }),
      ...fronds,
    ];
  },
});

/** Contrast from which a leaf is seen on its sheet. */
const SEEN = 1.8;

function isSeenOn(ink: Rgba, ground: Rgba): boolean {
  return contrastRatio(relativeLuminance(ink), relativeLuminance(ground)) >= SEEN;
}

/** True when a point lies in the box of a path: the sheets are boxes but for their torn edges. */
function isInside(path: Path, { x, y }: Point): boolean {
  const points = path.flatMap((command) => (command[0] === 'M' || command[0] === 'L' ? [{ x: command[1], y: command[2] }] : []));
  return (
    points.some((point) => point.x <= x) &&
    points.some((point) => point.x >= x) &&
    points.some((point) => point.y <= y) &&
    points.some((point) => point.y >= y)
  );
}

/** A seaweed leaf: round lobes on both sides of a bent stem. */
function frond(random: Random, root: Point, length: number, angle: number): Path {
  const lobes = 6;
  const bend = between(random, -0.3, 0.3);
  const along = (share: number): Point => polar(root, length * share, angle + bend * share);
  const edge = (side: 1 | -1): Point[] =>
    Array.from({ length: lobes + 1 }, (_, index): Point[] => {
      const share = Math.min(1, 0.12 + (0.88 * index) / lobes);
      const reach = length * 0.25 * Math.sin(Math.PI * (0.2 + share * 0.76));
      const heading = angle + bend * share * 2;
      const inner = polar(along(share), length * 0.045, heading + (side * Math.PI) / 2);
      if (index === lobes) return [along(1.02)];
      return [
        inner,
        polar(along(share + 0.035), reach, heading + side * 1.12),
        polar(along(share + 0.06), reach * 1.02, heading + side * 0.74),
      ];
    }).flat();
  return smoothShape([root, ...edge(-1), ...edge(1).toReversed()]);
}
