import { IDENTITY, multiply, type Matrix, type Rect } from '@coverwright/core/geometry/shapes.ts';
import type { Path } from '@coverwright/core/scene/path.ts';
import { paintedLayers } from '@coverwright/core/scene/painted-layers.ts';
import type { Scene, SceneNode } from '@coverwright/core/scene/scene.ts';
import { nodeBounds, type GlyphBounds } from '@coverwright/render/canvas/node-bounds.ts';

/**
 * A leaf of the scene to draw, with the transforms and clips of the groups around it. A group that fades, blends or has a mask is a leaf
 * itself.
 */
export interface SceneLeaf {
  readonly node: SceneNode;
  readonly frames: readonly Frame[];
  /** The matrix from the leaf's coordinates to the scene's. */
  readonly matrix: Matrix;
  /** The bounding box of its ink in the scene's coordinates; null if it draws nothing. */
  readonly bounds: Rect | null;
}

/** The effect of a group on its children: first the clip (in their coordinates), then the transform. */
export interface Frame {
  readonly transform: Matrix;
  readonly clip: Path | null;
  readonly clipRule?: 'evenodd';
}

export function sceneLeaves(scene: Scene, glyphBounds: GlyphBounds): SceneLeaf[] {
  const nodes = paintedLayers(scene.layers).flatMap((layer) => layer.nodes);
  return nodes.flatMap((node) => leavesOf(node, [], glyphBounds));
}

function leavesOf(node: SceneNode, frames: readonly Frame[], glyphBounds: GlyphBounds): SceneLeaf[] {
  if (node.kind === 'group' && (node.opacity ?? 1) >= 1 && (node.blend ?? 'normal') === 'normal' && !node.mask) {
    const frame = { transform: node.transform ?? IDENTITY, clip: node.clip ?? null, ...(node.clipRule && { clipRule: node.clipRule }) };
    return node.children.flatMap((child) => leavesOf(child, [...frames, frame], glyphBounds));
  }
  const bounds = nodeBounds(framed(node, frames), glyphBounds);
  const matrix = frames.reduce<Matrix>((outer, { transform }) => multiply(outer, transform), IDENTITY);
  return [{ node, frames, matrix, bounds }];
}

/** Returns the leaf as a node, for the canvas painter. */
export function framed(node: SceneNode, frames: readonly Frame[]): SceneNode {
  return frames.reduceRight<SceneNode>(
    (child, { transform, clip, clipRule }) => ({
      kind: 'group',
      children: [child],
      transform,
      ...(clip && { clip }),
      ...(clipRule && { clipRule }),
    }),
    node,
  );
}
