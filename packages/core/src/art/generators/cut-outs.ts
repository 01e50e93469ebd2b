import { type Rgba, withAlpha } from '../../design/colour.ts';
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
  label: 'Paper cut-outs',
  group: 'plants',
  parameters: {
    /** The block that the title stands on ends here. */
    title: { label: 'Title block', least: 200, most: 1200, standard: 600, isPlace: true },
    leaves: { label: 'Leaves', least: 2, most: 14, standard: 8, step: 1 },
  },
  draw: ({ area, height, colours, chanceOf, parameters }) => {
    const { title, leaves } = parameters;
    const random = chanceOf('blocks');
    const [right, bottom] = [area.x + area.width, area.y + area.height];
    const below = height - title;
    const block = (left: number, top: number, to: number, end: number): Path => {
      const jitter = () => between(random, -8, 8);
      return polygon([
        { x: left + jitter(), y: top + jitter() },
        { x: to + jitter(), y: top + jitter() },
        { x: to + jitter(), y: end + jitter() },
        { x: left + jitter(), y: end + jitter() },
      ]);
    };
    const sheets: readonly (readonly [Rgba, Path])[] = [
      [colours.paper, rectanglePath(area)],
      [colours.main, block(area.x - 20, title, 612, title + below * 0.52)],
      [colours.accent, block(606, title, right + 20, title + below * 0.38)],
      [colours.dark, block(606, title + below * 0.38, right + 20, title + below * 0.74)],
      [colours.second, block(area.x - 20, title + below * 0.52, 430, bottom + 20)],
      [colours.light, block(424, title + below * 0.74, right + 20, bottom + 20)],
      [colours.light, block(424, title + below * 0.52, 612, bottom + 20)],
    ];
    const shade = withAlpha(colours.darkest, 0.3);
    const inks = [colours.paper, colours.second, colours.accent, colours.light, colours.darkest, colours.main];
    const chance = chanceOf('leaves');
    const spots: readonly (readonly [x: number, y: number, length: number, angle: number])[] = [
      [300, 0.49, 0.46, -1.3],
      [820, 0.36, 0.34, -1.75],
      [120, 0.5, 0.36, -1.85],
      [820, 0.72, 0.42, -1.25],
      [220, 0.96, 0.4, -1.4],
      [930, 0.73, 0.28, -1.6],
      [520, 0.98, 0.34, -1.2],
      [700, 0.37, 0.22, -2.2],
      [60, 0.95, 0.3, -1],
      [450, 0.5, 0.3, -1.1],
      [760, 0.98, 0.3, -1.7],
      [600, 0.72, 0.24, -1.9],
      [930, 0.36, 0.24, -1.2],
      [330, 0.97, 0.26, -1.9],
    ];
    const fronds = spots.slice(0, leaves).flatMap(([x, y, length, angle], index): SceneNode[] => {
      const root = { x, y: title + below * y };
      const under = sheets.findLast(([, path]) => isInside(path, root))?.[0];
      const ink = inks.find((candidate, at) => candidate !== under && (at + index) % 2 === 0) ?? colours.paper;
      const leafShape = filled(ink, frond(chance, root, below * length, angle));
      return [shadowOf([leafShape], shade, { x: 2, y: 3 }, 3), leafShape];
    });
    return [
      ...sheets.flatMap(([ink, path], index): SceneNode[] => {
        const sheet = filled(ink, path);
        return index === 0 ? [sheet] : [shadowOf([sheet], shade, { x: 2, y: 3 }, 3), sheet];
      }),
      ...fronds,
    ];
  },
});

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
