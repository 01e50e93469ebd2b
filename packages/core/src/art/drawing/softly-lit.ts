import { type Rgba, withAlpha } from '../../design/colour.ts';
import { type Point, type Rect, union } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, pathBounds, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, linearPaint, shadowOf } from './nodes.ts';

/** Light from one side on a drawing of flat parts. */
export interface SoftLight {
  /** The colors that lit and shaded sides lean to. */
  readonly light: Rgba;
  readonly shade: Rgba;
  /** The direction that the light comes from, of length 1, with y down. */
  readonly from: Point;
  /** The strength of both, from 0 to 1. */
  readonly strength: number;
}

/** Shares of light and shade in the color of a part at the ends of the whole drawing, at a strength of 1. */
const WASH = { light: 0.34, shade: 0.5 } as const;
/** Shade and light along the edges of a part: their opacity, and their blur and reach as shares of its smaller side. */
const EDGE = { shade: 0.62, light: 0.6, blur: 0.11, reach: 0.15 } as const;
/** The thin rim where light grazes an edge, as a share of the part's smaller side, and at most in shares of the whole. */
const RIM = { reach: 0.03, most: 0.009, alpha: 0.75 } as const;
/** Parts that are smaller than this share of the whole drawing get the wash alone. */
const SMALL = 0.1;
/** Units around a part by which its surroundings, which throw the shade, reach farther than the blur. */
const AROUND = 400;

/**
 * Returns the filled parts of a drawing as a painter models them: a wash from light to shade over the whole, a soft core shadow along the
 * sides that turn away from the light, and a rim along those that face it. Strokes stay as they are.
 */
export function softlyLit(parts: readonly SceneNode[], lit: SoftLight): readonly SceneNode[] {
  const whole = boundsOf(parts);
  if (!whole) return parts;
  return parts.flatMap((part) => modelled(part, whole, lit));
}

function modelled(node: SceneNode, whole: Rect, lit: SoftLight): readonly SceneNode[] {
  if (node.kind === 'group') return [{ ...node, children: node.children.flatMap((child) => modelled(child, whole, lit)) }];
  if (node.kind !== 'fill' || node.paint.kind !== 'solid') return [node];
  const box = pathBounds(node.path);
  if (!box) return [node];
  const { colour } = node.paint;
  const { light, shade, from, strength } = lit;
  const middle = { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };
  const half = (Math.abs(from.x) * whole.width + Math.abs(from.y) * whole.height) / 2;
  const wash = linearPaint(
    { x: middle.x + from.x * half, y: middle.y + from.y * half },
    { x: middle.x - from.x * half, y: middle.y - from.y * half },
    [mixColours(colour, light, WASH.light * strength), colour, mixColours(colour, shade, WASH.shade * strength)],
  );
  const base: SceneNode = { ...node, paint: wash };
  const side = Math.min(box.width, box.height);
  const size = Math.max(whole.width, whole.height);
  if (side < size * SMALL) return [base];
  const edge = (tone: Rgba, alpha: number, reach: number, blur: number): SceneNode =>
    shadowOf(
      [
        {
          kind: 'fill',
          rule: 'evenodd',
          path: [...rectanglePath(grown(box, AROUND)), ...node.path],
          paint: { kind: 'solid', colour: tone },
        },
      ],
      withAlpha(tone, Math.min(1, alpha * strength)),
      { x: from.x * reach, y: from.y * reach },
      blur,
    );
  const rim = Math.min(side * RIM.reach, size * RIM.most);
  return [
    clipped(node.path, [
      base,
      edge(mixColours(colour, shade, 0.8), EDGE.shade, side * EDGE.reach, side * EDGE.blur),
      edge(mixColours(colour, light, 0.7), EDGE.light * 0.55, side * -EDGE.reach * 0.6, side * EDGE.blur * 0.8),
      edge(mixColours(colour, light, 0.85), RIM.alpha * 0.6, -rim, rim * 0.5),
    ]),
  ];
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function boundsOf(nodes: readonly SceneNode[]): Rect | null {
  const boxes = nodes.flatMap((node): readonly Rect[] => {
    const box =
      node.kind === 'group' ? boundsOf(node.children) : node.kind === 'fill' || node.kind === 'stroke' ? pathBounds(node.path) : null;
    return box ? [box] : [];
  });
  const [first, ...others] = boxes;
  return first ? others.reduce(union, first) : null;
}

/** Returns the outlines of all filled parts, one in the other. */
export function outlinesOf(nodes: readonly SceneNode[]): readonly Path[] {
  return nodes.flatMap((node) => (node.kind === 'group' ? outlinesOf(node.children) : node.kind === 'fill' ? [node.path] : []));
}
