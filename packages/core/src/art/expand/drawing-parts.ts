import type { BlendMode } from '../../design/blend.ts';
import { type Rgba, withAlpha } from '../../design/colour.ts';
import { type Matrix, type Rect, intersection, multiply, transformPoint, translation, union } from '../../geometry/shapes.ts';
import { type Path, pathBounds, transformPath } from '../../scene/path.ts';
import type { Paint, SceneNode } from '../../scene/scene.ts';

/** Areas or lines in one paint: what becomes one shape. In the coordinates around the drawing. */
export interface PaintedPart {
  readonly kind: 'painted';
  readonly paint: Paint;
  /** Width of a line along the paths; null: they are filled. */
  readonly stroke: number | null;
  readonly rule: 'nonzero' | 'evenodd';
  readonly paths: readonly Path[];
  readonly bounds: Rect;
  /** The box around each path. */
  readonly boxes: readonly Rect[];
  /** True for a stretched glow that became one even color. */
  readonly isEven: boolean;
}

/** Parts that are cut, faded or blended as one. */
export interface GroupPart {
  readonly kind: 'group';
  readonly opacity: number;
  readonly blend: BlendMode;
  readonly clip: Path | null;
  readonly clipRule: 'nonzero' | 'evenodd';
  readonly parts: readonly Part[];
  readonly bounds: Rect;
}

export type Part = PaintedPart | GroupPart;

/** A soft shadow has no outline: a hard one that is this much fainter stands for it. */
const HARD_SHADOW = 0.55;

/** The parts of a drawing, undermost first; null where it shows something that no shape can: textures, pictures, masks. */
export function drawingParts(nodes: readonly SceneNode[], matrix: Matrix): readonly Part[] | null {
  const parts: Part[] = [];
  for (const node of nodes) {
    const next = partsOf(node, matrix);
    if (!next) return null;
    for (const part of next) add(parts, part);
  }
  return parts;
}

function partsOf(node: SceneNode, matrix: Matrix): readonly Part[] | null {
  switch (node.kind) {
    case 'fill':
      return painted(node.path, node.paint, matrix, null, node.rule);
    case 'stroke':
      return painted(node.path, node.paint, matrix, node.width * growth(matrix));
    case 'shadow': {
      const { colour, offset } = node;
      const silhouette = inOneColour(node.children, withAlpha(colour, colour.a * HARD_SHADOW));
      return silhouette && drawingParts(silhouette, multiply(matrix, translation(offset.x, offset.y)));
    }
    case 'group': {
      if (node.mask) return null;
      const inner = node.transform ? multiply(matrix, node.transform) : matrix;
      const parts = drawingParts(node.children, inner);
      const { opacity = 1, blend = 'normal', clip, clipRule = 'nonzero' } = node;
      if (!parts || (opacity >= 1 && blend === 'normal' && !clip)) return parts;
      const bounds = joined(parts);
      if (!bounds) return [];
      return [{ kind: 'group', opacity, blend, clip: clip ? transformPath(clip, inner) : null, clipRule, parts, bounds }];
    }
    // Grain is seen on a surface, and is no shape of its own.
    case 'texture':
      return [];
    case 'glyphs':
    case 'image':
      return null;
  }
}

function painted(
  path: Path,
  paint: Paint,
  matrix: Matrix,
  stroke: number | null,
  rule: PaintedPart['rule'] = 'nonzero',
): readonly PaintedPart[] {
  const isEven = paint.kind === 'radial' && isStretched(matrix);
  const moved = isEven ? evenColour(paint) : movedPaint(paint, matrix);
  const outline = transformPath(path, matrix);
  const box = pathBounds(outline);
  if (!box) return [];
  const reach = (stroke ?? 0) / 2;
  const bounds = { x: box.x - reach, y: box.y - reach, width: box.width + 2 * reach, height: box.height + 2 * reach };
  return [{ kind: 'painted', paint: moved, stroke, rule, paths: [outline], bounds, boxes: [bounds], isEven }];
}

function movedPaint(paint: Paint, matrix: Matrix): Paint {
  switch (paint.kind) {
    case 'solid':
      return paint;
    case 'linear':
      return { ...paint, from: transformPoint(matrix, paint.from), to: transformPoint(matrix, paint.to) };
    case 'radial':
      return { ...paint, centre: transformPoint(matrix, paint.centre), radius: paint.radius * growth(matrix) };
  }
}

/** Reports whether a round gradient would be oval here, which that of a shape cannot be. */
function isStretched([a, b, c, d]: Matrix): boolean {
  return Math.abs(Math.hypot(a, b) - Math.hypot(c, d)) > 0.01 * Math.hypot(a, b);
}

/** The color of a gradient's middle, as strong as the gradient is between its middle and its edge. */
function evenColour({ stops }: Extract<Paint, { readonly kind: 'radial' }>): Paint {
  const [middle, edge] = [stops[0]?.colour ?? CLEAR, stops.at(-1)?.colour ?? CLEAR];
  return { kind: 'solid', colour: withAlpha(middle, (middle.a + edge.a) / 2) };
}

const CLEAR: Rgba = { r: 0, g: 0, b: 0, a: 0 };

function growth([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** Outlines in one color. The shadow of a shadow is as good as none, and grain has none. */
function inOneColour(nodes: readonly SceneNode[], colour: Rgba): readonly SceneNode[] | null {
  const silhouettes: SceneNode[] = [];
  for (const node of nodes) {
    if (node.kind === 'fill' || node.kind === 'stroke') silhouettes.push({ ...node, paint: { kind: 'solid', colour } });
    else if (node.kind === 'group') {
      const children = inOneColour(node.children, colour);
      if (!children) return null;
      silhouettes.push({ ...node, children });
    } else if (node.kind !== 'shadow' && node.kind !== 'texture') return null;
  }
  return silhouettes;
}

/** Adds a part to the parts below it: it joins one of the same paint where nothing that was painted since lies between the two. */
function add(parts: Part[], part: Part): void {
  if (part.kind === 'painted') {
    for (let index = parts.length - 1; index >= 0; index -= 1) {
      const below = parts[index];
      if (below?.kind === 'painted' && isSamePaint(below, part)) {
        parts[index] = {
          ...below,
          paths: [...below.paths, ...part.paths],
          bounds: union(below.bounds, part.bounds),
          boxes: [...below.boxes, ...part.boxes],
        };
        return;
      }
      if (!below || overlap(below, part)) break;
    }
  }
  parts.push(part);
}

/** Reports whether anything of two parts may lie one over the other. */
function overlap(below: Part, part: PaintedPart): boolean {
  if (!intersection(below.bounds, part.bounds)) return false;
  if (below.kind === 'group') return true;
  return below.boxes.some((box) => part.boxes.some((other) => intersection(box, other) !== null));
}

function isSamePaint(first: PaintedPart, second: PaintedPart): boolean {
  if (first.stroke !== second.stroke || first.rule !== second.rule) return false;
  return JSON.stringify(first.paint) === JSON.stringify(second.paint);
}

function joined(parts: readonly Part[]): Rect | null {
  return parts.reduce<Rect | null>((whole, { bounds }) => (whole ? union(whole, bounds) : bounds), null);
}
