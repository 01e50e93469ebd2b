import { withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polar, polygon, smoothLine } from '../drawing/outlines.ts';
import { leaf, sprig } from '../things/plants.ts';

/** Low light through a window on a wall, and in it the shadows of leaves: blurred far from the wall, crisp near it. */
export const leafShadow = defineGenerator({
  group: 'plants',
  parameters: {
    far: { label: 'farTwigs', least: 0, most: 20, standard: 5, step: 1 },
    near: { label: 'nearTwigs', least: 0, most: 12, standard: 3, step: 1 },
    depth: { label: 'depthOfTheShadows', least: 0.1, most: 1, standard: 0.6, step: 0.05 },
    light: { label: 'windowLight', least: 0, most: 1, standard: 0.8, step: 0.05 },
  },
  draw: ({ area, height, colours, chanceOf, parameters }) => {
    const { far, near, depth, light } = parameters;
    const shade = colours.dark;
    const wall = linearPaint({ x: area.x + area.width, y: area.y }, { x: area.x, y: area.y + area.height }, [
      colours.light,
      mixColours(colours.light, colours.main, 0.4),
      colours.main,
    ]);
    const random = chanceOf('far');
    const farTwigs = Array.from({ length: far }, (_, index) => {
      const isLeft = random() < 0.35;
      const root = { x: isLeft ? -90 : 1090, y: between(random, 0.04, 0.3) * height + (index % 3) * height * 0.28 };
      const angle = (isLeft ? 0 : Math.PI) + between(random, -0.5, 0.5);
      return shadowTwig(random, root, between(random, 460, 740), angle, oneOf(random, ['willow', 'fern', 'olive']));
    }).flat();
    const close = chanceOf('near');
    const nearTwigs = Array.from({ length: near }, (_, index) => {
      // The leaves grow in from beyond the lower right corner, each a little steeper than the one before.
      const root = { x: between(close, 820, 1180), y: height * between(close, 0.98, 1.12) };
      const angle = -Math.PI / 2 - 0.95 + (index / Math.max(1, near - 1)) * 0.95 + between(close, -0.1, 0.1);
      return shadowBranch(close, root, between(close, 0.5, 0.66) * height, angle);
    }).flat();
    const veil = (nodes: readonly SceneNode[], alpha: number, sigma: number) =>
      shadowOf(nodes, withAlpha(shade, alpha), { x: 0, y: 0 }, sigma);
    return [
      painted(wall, rectanglePath(area)),
      shadowOf(
        windowPanes(height).map((pane) => filled(colours.paper, pane)),
        withAlpha(colours.paper, light),
        { x: 0, y: 0 },
        7,
      ),
      veil(farTwigs, depth * 0.6, 13),
      veil(nearTwigs, depth, 3.5),
    ];
  },
});

function shadowTwig(
  random: () => number,
  root: Point,
  length: number,
  angle: number,
  kind: Parameters<typeof sprig>[4],
): readonly SceneNode[] {
  const { stem, leaves } = sprig(random, root, length, angle, kind);
  const ink = { r: 0, g: 0, b: 0, a: 1 };
  return [filled(ink, leaves), stroked(ink, 7, stem)];
}

const PAIRS = 7;

/** A branch of large leaves, as they are when they hang close to the light. */
function shadowBranch(random: () => number, root: Point, length: number, angle: number): readonly SceneNode[] {
  const bend = between(random, -0.5, 0.5);
  const at = (share: number): Point => polar(root, length * share, angle + bend * (share - 0.4) * 0.7);
  const headingAt = (share: number) => angle + bend * (share - 0.4) * 1.5;
  const ink = { r: 0, g: 0, b: 0, a: 1 };
  const breadth = between(random, 0.36, 0.62);
  const leaves = Array.from({ length: PAIRS }, (_, index) => {
    const share = 0.26 + (0.68 * index) / (PAIRS - 1);
    const size = length * 0.3 * (1 - 0.45 * share) * between(random, 0.85, 1.12);
    const open = between(random, 0.6, 0.95);
    return [
      ...leaf(at(share), size, headingAt(share) + open, breadth),
      ...leaf(at(share + 0.04), size * 0.94, headingAt(share) - open, breadth),
    ];
  }).flat();
  const stem = smoothLine(Array.from({ length: 9 }, (_, index) => at(index / 8)));
  return [filled(ink, leaves, leaf(at(0.98), length * 0.15, headingAt(1), breadth)), stroked(ink, 6, stem)];
}

/** The light of a window of two by three panes that falls on the wall aslant. */
function windowPanes(height: number): readonly Path[] {
  const at = (u: number, v: number): Point => ({ x: 120 + 900 * u - 170 * v, y: height * (0.06 + 0.1 * (1 - u) + 0.8 * v) });
  const gap = 0.035;
  return [0, 1, 2].flatMap((row) =>
    [0, 1].map((column) => {
      const [left, right] = [column / 2 + gap / 2, (column + 1) / 2 - gap / 2];
      const [top, bottom] = [row / 3 + gap / 3, (row + 1) / 3 - gap / 3];
      return polygon([at(left, top), at(right, top), at(right, bottom), at(left, bottom)]);
    }),
  );
}
