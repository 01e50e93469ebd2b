import type { BlendMode } from '../../design/blend.ts';
import { type Rgba, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Matrix, type Rect, intersection, multiply, transformPoint, translation, union } from '../../geometry/shapes.ts';
import { type Path, pathBounds, transformPath } from '../../scene/path.ts';
import { intersectAreas, lineAreas, mergeAreas, subtractAreas } from '../../scene/path-areas.ts';
import type { Paint, SceneNode } from '../../scene/scene.ts';
import { colourAt } from './part-fill.ts';

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

/** The fineness of parts: a drawing with more of them than a cover holds is taken apart more coarsely. */
export interface Fineness {
  /** Even colors that differ by no more than this in any channel are one, from 0 to 255. */
  readonly colours: number;
  /** Gradients of parts no wider and higher than this become even colors. Px. */
  readonly evenBelow: number;
  /** Lines whose widths differ by no more than this share of the wider one are one. */
  readonly widths: number;
  /** True if areas are cut to shape where they are clipped, instead of a group that cuts them. */
  readonly cuts: boolean;
}

/** Every color and gradient by itself. */
const EXACT: Fineness = { colours: 0, evenBelow: 0, widths: 0, cuts: false };

/** The parts of a drawing, undermost first; null where it shows something that no shape can: textures, pictures, masks. */
export function drawingParts(nodes: readonly SceneNode[], matrix: Matrix, fineness = EXACT): readonly Part[] | null {
  const parts: Part[] = [];
  for (const node of nodes) {
    const next = partsOf(node, matrix, fineness);
    if (!next) return null;
    for (const part of next) add(parts, part, fineness);
  }
  return parts;
}

function partsOf(node: SceneNode, matrix: Matrix, fineness: Fineness): readonly Part[] | null {
  switch (node.kind) {
    case 'fill':
      return painted(node.path, node.paint, matrix, fineness, null, node.rule);
    case 'stroke':
      return painted(node.path, node.paint, matrix, fineness, node.width * growth(matrix));
    case 'shadow': {
      const { colour, offset } = node;
      const silhouette = inOneColour(node.children, withAlpha(colour, colour.a * HARD_SHADOW));
      return silhouette && drawingParts(silhouette, multiply(matrix, translation(offset.x, offset.y)), fineness);
    }
    case 'group': {
      const stencil = node.mask ? outlineOfMask(node.mask) : null;
      if (node.mask && (!stencil || node.clip)) return null;
      const inner = node.transform ? multiply(matrix, node.transform) : matrix;
      const parts = drawingParts(node.children, inner, fineness);
      const { opacity = 1, blend = 'normal', clip = stencil, clipRule = 'nonzero' } = node;
      if (!parts || (opacity >= 1 && blend === 'normal' && !clip)) return parts;
      const outline = clip ? transformPath(clip, inner) : null;
      const cut = outline && fineness.cuts && opacity >= 1 && blend === 'normal' ? cutToShape(parts, outline, clipRule) : null;
      if (cut) return cut;
      const bounds = joined(parts);
      if (!bounds) return [];
      return [{ kind: 'group', opacity, blend, clip: outline, clipRule, parts, bounds }];
    }
    // Grain is seen on a surface, and is no shape of its own.
    case 'texture':
      return [];
    case 'glyphs':
    case 'image':
      return null;
  }
}

/** Returns the outline of a mask's opaque areas, which is what it shows but for soft edges; null for one turned inside out, or of none. */
function outlineOfMask({ nodes, inverted }: NonNullable<Extract<SceneNode, { kind: 'group' }>['mask']>): Path | null {
  const areas = inverted ? [] : opaqueAreas(nodes);
  return areas.length > 0 ? mergeAreas(areas.flat()) : null;
}

function opaqueAreas(nodes: readonly SceneNode[]): readonly Path[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'fill') return isOpaque(node.paint) ? [mergeAreas(node.path, node.rule, CHORDS)] : [];
    if (node.kind === 'stroke') return isOpaque(node.paint) ? [lineAreas(node.path, node.width, CHORDS)] : [];
    if (node.kind !== 'group' || node.mask || node.clip || (node.opacity ?? 1) < 1) return [];
    const inner = opaqueAreas(node.children);
    const { transform } = node;
    return transform ? inner.map((path) => transformPath(path, transform)) : inner;
  });
}

function isOpaque(paint: Paint): boolean {
  return paint.kind === 'solid' ? paint.colour.a >= 1 : !fades(paint);
}

/** The tolerance of the chords of areas that are cut to shape, in print pixels: finer ones would only fill the document. */
export const CHORDS = 0.75;

/** Returns areas cut to an outline; null where there are lines or groups among them, which cannot be cut. */
function cutToShape(parts: readonly Part[], clip: Path, rule: PaintedPart['rule']): readonly PaintedPart[] | null {
  const areas = parts.filter((part) => part.kind === 'painted' && part.stroke === null);
  if (areas.length < parts.length) return null;
  const shape = mergeAreas(clip, rule, CHORDS);
  return (areas as readonly PaintedPart[]).flatMap((area) => {
    const paths = area.paths.map((path) => {
      const flat = mergeAreas(path, area.rule, CHORDS);
      // An area that nothing is cut from keeps its curves.
      return area.rule === 'nonzero' && subtractAreas(flat, shape).length === 0 ? path : intersectAreas(flat, shape);
    });
    const boxes = paths.map(pathBounds);
    const kept = paths.filter((_, index) => boxes[index]);
    const bounds = boxes.reduce<Rect | null>((whole, box) => (whole && box ? union(whole, box) : (whole ?? box)), null);
    return bounds ? [{ ...area, rule: 'nonzero' as const, paths: kept, bounds, boxes: boxes.filter((box) => box !== null) }] : [];
  });
}

function painted(
  path: Path,
  paint: Paint,
  matrix: Matrix,
  { evenBelow }: Fineness,
  stroke: number | null,
  rule: PaintedPart['rule'] = 'nonzero',
): readonly PaintedPart[] {
  const outline = transformPath(path, matrix);
  const box = pathBounds(outline);
  if (!box) return [];
  const isEven = paint.kind === 'radial' && isStretched(matrix);
  const isSmall = paint.kind !== 'solid' && Math.max(box.width, box.height) <= evenBelow && !fades(paint);
  const moved = paint.kind !== 'solid' && (isEven || isSmall) ? evenColour(paint) : movedPaint(paint, matrix);
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

/** Reports whether a gradient fades out: an even color would show the edges that it has none of. */
export function fades({ stops }: Exclude<Paint, { readonly kind: 'solid' }>): boolean {
  return stops.some(({ colour }) => colour.a < 1);
}

/** The color of a gradient on the whole, or of a glow's middle, as strong as the glow is on the whole. */
export function evenColour(paint: Exclude<Paint, { readonly kind: 'solid' }>): Paint {
  const { kind, stops } = paint;
  // The middle of a round one is a highlight, which is smaller than what is around it.
  if (kind === 'radial' && !fades(paint)) return { kind: 'solid', colour: colourAt(stops, AROUND) };
  const [middle, edge] = [stops[0]?.colour ?? CLEAR, stops.at(-1)?.colour ?? CLEAR];
  const colour = kind === 'linear' ? mixColours(middle, edge, 0.5) : middle;
  return { kind: 'solid', colour: withAlpha(colour, (middle.a + edge.a) / 2) };
}

/** The share of a radius within which about a third of a circle's area lies. */
const AROUND = 0.55;

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
function add(parts: Part[], part: Part, fineness: Fineness): void {
  if (part.kind === 'painted') {
    for (let index = parts.length - 1; index >= 0; index -= 1) {
      const below = parts[index];
      if (below?.kind === 'painted' && isSamePaint(below, part, fineness)) {
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
  if (below.kind === 'group') return below.parts.some((inner) => overlap(inner, part));
  return below.boxes.some((box) => part.boxes.some((other) => intersection(box, other) !== null));
}

function isSamePaint(first: PaintedPart, second: PaintedPart, { colours, widths }: Fineness): boolean {
  if (first.rule !== second.rule || !isAsWide(first.stroke, second.stroke, widths)) return false;
  if (first.paint.kind === 'solid' && second.paint.kind === 'solid') return isAlike(first.paint.colour, second.paint.colour, colours);
  return JSON.stringify(first.paint) === JSON.stringify(second.paint);
}

function isAsWide(first: number | null, second: number | null, most: number): boolean {
  if (first === null || second === null) return first === second;
  return Math.abs(first - second) <= most * Math.max(first, second);
}

export function isAlike(first: Rgba, second: Rgba, most: number): boolean {
  return (
    Math.abs(first.r - second.r) <= most &&
    Math.abs(first.g - second.g) <= most &&
    Math.abs(first.b - second.b) <= most &&
    Math.abs(first.a - second.a) * 255 <= most
  );
}

function joined(parts: readonly Part[]): Rect | null {
  return parts.reduce<Rect | null>((whole, { bounds }) => (whole ? union(whole, bounds) : bounds), null);
}
