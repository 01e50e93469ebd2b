import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, pathBounds } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polar, polygon, smoothLine } from '../drawing/outlines.ts';

/** The light on a scene of cut paper. */
export interface PaperLight {
  /** The color of shadows. */
  readonly shade: Rgba;
  /** The warm light that comes from below. */
  readonly light: Rgba;
  /** The strength of that light on the lower ends of the pieces, from 0 to 1. */
  readonly warmth: number;
  /** The side that shadows fall to. */
  readonly out: 1 | -1;
}

/** Units that the pale and the dark side of a sheet stand out, which shows how thick it is. */
const THICK = 2.6;

/** Pieces of paper of one color that stand `depth` units before what is behind them. */
export function cutPaper(tone: Rgba, lit: PaperLight, depth: number, ...paths: readonly Path[]): readonly SceneNode[] {
  const box = pathBounds(paths.flat());
  if (!box) return [];
  const flat = [filled(tone, ...paths)];
  return [
    ...thickness(flat, tone, lit, depth),
    painted(
      linearPaint({ x: 0, y: box.y }, { x: 0, y: box.y + box.height }, [
        mixColours(tone, WHITE, 0.1),
        tone,
        mixColours(tone, lit.light, 0.42 * lit.warmth),
      ]),
      ...paths,
    ),
  ];
}

/** The shadow of a piece and its two edges, which lie under its face. */
function thickness(flat: readonly SceneNode[], tone: Rgba, { shade, out }: PaperLight, depth: number): readonly SceneNode[] {
  return [
    shadowOf(flat, withAlpha(shade, 0.55), { x: out * depth, y: depth * 0.6 }, depth * 0.75),
    shadowOf(flat, mixColours(tone, shade, 0.5), { x: out * THICK, y: THICK * 0.8 }, 0),
    shadowOf(flat, mixColours(tone, WHITE, 0.62), { x: -out * THICK * 0.7, y: -THICK * 0.8 }, 0),
  ];
}

/** The halves of a piece that is folded along an upright crease: the far one is darker. */
export function crease(path: Path, x: number, { shade, out }: PaperLight, strength = 0.2): readonly SceneNode[] {
  const box = pathBounds(path);
  if (!box) return [];
  const [from, to] = out > 0 ? [x, box.x + box.width] : [x, box.x];
  const [top, bottom] = [box.y, box.y + box.height];
  return [
    clipped(path, [
      painted(
        linearPaint({ x: from, y: 0 }, { x: to, y: 0 }, [withAlpha(shade, strength), withAlpha(shade, strength * 0.45)]),
        polygon([
          { x: from, y: top },
          { x: to, y: top },
          { x: to, y: bottom },
          { x: from, y: bottom },
        ]),
      ),
      stroked(withAlpha(WHITE, 0.35), 1.6, [
        ['M', x - out * 1.4, top],
        ['L', x - out * 1.4, bottom],
      ]),
    ]),
  ];
}

/** A drawing cut out of paper with a pale border around it, that stands `depth` units before what is behind it. */
export function cutOut(parts: readonly SceneNode[], paper: Rgba, border: number, lit: PaperLight, depth: number): readonly SceneNode[] {
  const sheet = parts.flatMap((part) => bordered(part, paper, border));
  return [...thickness(sheet, paper, lit, depth), ...sheet, ...parts];
}

function bordered(node: SceneNode, paper: Rgba, border: number): readonly SceneNode[] {
  if (node.kind === 'group') {
    if (node.clip) return [stroked(paper, 2 * border, node.clip)];
    return node.children.flatMap((child) => bordered(child, paper, border));
  }
  if (node.kind === 'fill') return [stroked(paper, 2 * border, node.path)];
  if (node.kind === 'stroke') return [stroked(paper, node.width + 2 * border, node.path)];
  return [];
}

/** A fir of paper in tiers, folded in its middle. */
export function paperFir(foot: Point, height: number, tone: Rgba, lit: PaperLight): readonly SceneNode[] {
  const tiers = 4;
  const half = height * 0.27;
  const trunk = polygon([
    { x: foot.x - height * 0.035, y: foot.y },
    { x: foot.x + height * 0.035, y: foot.y },
    { x: foot.x + height * 0.035, y: foot.y - height * 0.2 },
    { x: foot.x - height * 0.035, y: foot.y - height * 0.2 },
  ]);
  const layers = Array.from({ length: tiers }, (_, index): readonly SceneNode[] => {
    const low = foot.y - height * (0.13 + index * 0.205);
    const wide = half * (1 - index * 0.2);
    const path = polygon([
      { x: foot.x, y: low - height * 0.36 },
      { x: foot.x + wide * 0.5, y: low - height * 0.15 },
      { x: foot.x + wide, y: low },
      { x: foot.x + wide * 0.5, y: low - height * 0.022 },
      { x: foot.x, y: low + height * 0.012 },
      { x: foot.x - wide * 0.5, y: low - height * 0.022 },
      { x: foot.x - wide, y: low },
      { x: foot.x - wide * 0.5, y: low - height * 0.15 },
    ]);
    return [...cutPaper(mixColours(tone, WHITE, index * 0.045), lit, 5, path), ...crease(path, foot.x, lit, 0.26)];
  });
  return [...cutPaper(mixColours({ r: 128, g: 86, b: 58, a: 1 }, lit.shade, 0.2), lit, 4, trunk), ...layers.flat()];
}

/** A round tree of paper, folded in its middle. */
export function paperTree(foot: Point, height: number, tone: Rgba, lit: PaperLight): readonly SceneNode[] {
  const radius = height * 0.33;
  const middle = { x: foot.x, y: foot.y - height + radius };
  const crown = (size: number, drop: number) =>
    smoothLine(
      Array.from({ length: 18 }, (_, index) =>
        polar({ x: middle.x, y: middle.y + drop }, radius * size * (index % 2 === 0 ? 1.04 : 0.93), (index / 18) * 2 * Math.PI),
      ),
      true,
    );
  const trunk = polygon([
    { x: foot.x - height * 0.05, y: foot.y },
    { x: foot.x + height * 0.05, y: foot.y },
    { x: foot.x + height * 0.025, y: middle.y },
    { x: foot.x - height * 0.025, y: middle.y },
  ]);
  const [large, small] = [crown(1, 0), crown(0.6, radius * 0.12)];
  return [
    ...cutPaper(mixColours({ r: 128, g: 86, b: 58, a: 1 }, lit.shade, 0.2), lit, 5, trunk),
    ...cutPaper(tone, lit, 7, large),
    ...crease(large, foot.x, lit),
    ...cutPaper(mixColours(tone, WHITE, 0.16), lit, 4, small),
    ...crease(small, foot.x, lit, 0.14),
  ];
}

/** A little house of paper with a lit window and a door. */
export function paperHouse(foot: Point, width: number, wall: Rgba, roof: Rgba, lit: PaperLight): readonly SceneNode[] {
  const [high, side] = [width * 0.82, width * 0.42];
  const at = (x: number, up: number): Point => ({ x: foot.x + lit.out * x * width, y: foot.y - up * width });
  const gable = polygon([at(-0.5, 0), at(0.3, 0), at(0.3, 0.62), at(-0.1, 1.06), at(-0.5, 0.62)]);
  const flank = polygon([at(0.3, 0), at(0.3 + side / width, 0.06), at(0.3 + side / width, 0.6), at(0.3, 0.62)]);
  const slope = polygon([at(-0.13, 1.14), at(0.36, 1.1), at(0.8, 0.56), at(0.28, 0.56)]);
  const eave = polygon([at(-0.58, 0.54), at(-0.13, 1.14), at(-0.06, 1.1), at(-0.5, 0.5)]);
  const chimney = polygon([at(0.26, 0.84), at(0.26, 1.24), at(0.4, 1.24), at(0.4, 0.84)]);
  const glowing = mixColours(lit.light, WHITE, 0.25);
  const pane = (x: number, up: number, size: number) =>
    polygon([at(x - size, up), at(x + size, up), at(x + size, up + size * 2.4), at(x - size, up + size * 2.4)]);
  return [
    ...cutPaper(mixColours(roof, BLACK, 0.2), lit, 3, chimney),
    ...cutPaper(wall, lit, high * 0.09, gable),
    ...cutPaper(mixColours(wall, lit.shade, 0.34), lit, 2, flank),
    ...cutPaper(roof, lit, 4, slope),
    ...cutPaper(mixColours(roof, WHITE, 0.18), lit, 3, eave),
    filled(glowing, pane(-0.3, 0.34, 0.085), pane(0.1, 0.34, 0.085), pane(0.52, 0.24, 0.075)),
    filled(mixColours(roof, BLACK, 0.3), pane(-0.1, 0, 0.1)),
    stroked(withAlpha(lit.shade, 0.6), 1.4, smoothLine([at(-0.3, 0.34), at(-0.3, 0.54)]), smoothLine([at(0.1, 0.34), at(0.1, 0.54)])),
  ];
}

/** A cloud of two sheets of paper. @param width of the lower one. */
export function paperCloud(middle: Point, width: number, tone: Rgba, lit: PaperLight): readonly SceneNode[] {
  const puffs = (scale: number, drop: number): Path => {
    const base = middle.y + drop;
    const at = (x: number, up: number): Point => ({ x: middle.x + x * width * scale, y: base - up * width * scale });
    return [
      ['M', at(-0.5, 0).x, at(-0.5, 0).y],
      ...arc(at(-0.5, 0), at(-0.32, 0.16), 0.14),
      ...arc(at(-0.32, 0.16), at(0.04, 0.25), 0.2),
      ...arc(at(0.04, 0.25), at(0.33, 0.15), 0.16),
      ...arc(at(0.33, 0.15), at(0.5, 0), 0.13),
      ['Z'],
    ];
    function arc(from: Point, to: Point, bulge: number): Path {
      const lift = bulge * width * scale;
      return [['C', from.x - lift * 0.25, from.y - lift, to.x - lift * 0.5, to.y - lift, to.x, to.y]];
    }
  };
  return [...cutPaper(mixColours(tone, lit.shade, 0.2), lit, 9, puffs(1, 0)), ...cutPaper(tone, lit, 6, puffs(0.68, width * 0.02))];
}

/** A star of five points, folded like paper: its facets are light and dark in turns. */
export function paperStar(middle: Point, radius: number, turn: number, tone: Rgba, lit: PaperLight): readonly SceneNode[] {
  const points = Array.from({ length: 10 }, (_, index) =>
    polar(middle, radius * (index % 2 === 0 ? 1 : 0.44), turn - Math.PI / 2 + (index / 10) * 2 * Math.PI),
  );
  const facets = points.flatMap((point, index) => (index % 2 === 0 ? [polygon([middle, point, points[(index + 1) % 10] ?? point])] : []));
  return [...cutPaper(tone, lit, Math.max(3, radius * 0.2), polygon(points)), filled(withAlpha(lit.shade, 0.2), ...facets)];
}
