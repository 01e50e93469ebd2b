import type { Matrix } from '@coverwright/core/geometry/shapes.ts';
import { hasBlend } from '@coverwright/core/scene/composited.ts';
import type { GroupNode, SceneNode } from '@coverwright/core/scene/scene.ts';
import type { PaintCanvas } from './paint-context.ts';
import { paintedBounds } from './painted-bounds.ts';
import type { Painting } from './painting.ts';
import { composeLayer, layerArea, layerOver, releaseCanvas } from './pixel-layer.ts';

/** The picture of a group as it was painted, and the matrix that it was painted with. */
export interface GroupPicture {
  readonly canvas: PaintCanvas;
  readonly x: number;
  readonly y: number;
  readonly matrix: Matrix;
}

/** A group of fewer nodes is painted in a few milliseconds, about as fast as its picture. */
const LARGE_GROUP = 300;
const MOST_PICTURES = 4;
/** The largest picture, in pixels: a stage of 1,440 × 1,000 at two device pixels each. */
const LARGEST_PICTURE = 6_000_000;
/** Pixels around the canvas that belong to the picture: the hand may bring in what the canvas does not show now. */
const EVERYWHERE = 1_000_000;

/**
 * Lays down a large group as a picture, painted once and then moved by whole pixels: a drawing of five thousand paths follows the hand
 * where painting it again would take seventy milliseconds a frame.
 * @param paint paints the group itself.
 * @returns false, with nothing painted, for a group that is small, larger than the largest picture, or without ink.
 */
export function paintAsPicture(painting: Painting, node: GroupNode, paint: (painting: Painting, node: GroupNode) => void): boolean {
  if (!isLarge(node)) return false;
  const picture = pictureOf(painting, node, paint);
  if (!picture) return false;
  const { canvas, x, y, matrix } = picture;
  const across = Math.round(painting.matrix[4] - matrix[4]);
  const down = Math.round(painting.matrix[5] - matrix[5]);
  composeLayer(painting, { canvas, x: x + across, y: y + down });
  return true;
}

function pictureOf(painting: Painting, node: GroupNode, paint: (painting: Painting, node: GroupNode) => void): GroupPicture | null {
  const { groups } = painting.resources.cache;
  const known = groups.get(node);
  if (known && isSameScale(known.matrix, painting.matrix)) return known;
  const bounds = paintedBounds([node], painting.resources);
  if (!bounds) return null;
  const area = layerArea(painting, bounds, EVERYWHERE);
  if (!area || area.width * area.height > LARGEST_PICTURE) return null;
  const layer = layerOver(painting, area);
  paint({ ...layer.painting, inMotion: false }, node);
  const picture: GroupPicture = { canvas: layer.canvas, x: area.x, y: area.y, matrix: painting.matrix };
  cachePicture(groups, node, picture);
  return picture;
}

function cachePicture(groups: Map<GroupNode, GroupPicture>, node: GroupNode, picture: GroupPicture): void {
  const replaced = groups.get(node);
  if (replaced) releaseCanvas(replaced.canvas);
  groups.delete(node);
  groups.set(node, picture);
  for (const [oldest, { canvas }] of groups) {
    if (groups.size <= MOST_PICTURES) return;
    groups.delete(oldest);
    releaseCanvas(canvas);
  }
}

/** Scales of one camera differ by rounding as the region on the canvas moves. */
const SCALE_TOLERANCE = 1e-9;

function isSameScale(one: Matrix, other: Matrix): boolean {
  return one.slice(0, 4).every((value, index) => Math.abs(value - (other[index] ?? Number.NaN)) < SCALE_TOLERANCE);
}

/** Sizes of groups, because counting thousands of nodes at every frame would take as long as laying down the picture. */
const sizes = new WeakMap<GroupNode, number>();

/**
 * Returns true for a group whose picture is worth keeping. A group around a single other one is not: it is made again at every move, while
 * the one inside stays. Neither is a group in which something blends, because a picture of it would not blend with what is below, nor one with
 * pictures or glyphs, which may load after it was painted.
 */
function isLarge(node: GroupNode): boolean {
  if (node.children.length < 2) return false;
  let size = sizes.get(node);
  if (size === undefined)
    sizes.set(node, (size = node.children.some(hasBlend) || !node.children.every(isDrawn) ? 0 : countNodes(node.children)));
  return size >= LARGE_GROUP;
}

/** Returns true for a node that needs nothing that loads: no picture and no font. */
function isDrawn(node: SceneNode): boolean {
  if (node.kind === 'shadow') return node.children.every(isDrawn);
  if (node.kind === 'group') return node.children.every(isDrawn) && (node.mask?.nodes ?? []).every(isDrawn);
  return node.kind !== 'image' && node.kind !== 'glyphs';
}

function countNodes(nodes: readonly SceneNode[]): number {
  return nodes.reduce((sum, node) => sum + 1 + (node.kind === 'group' ? countNodes(node.children) : 0), 0);
}
