import { multiply, type Matrix } from '@coverwright/core/geometry/shapes.ts';
import { paintedLayers } from '@coverwright/core/scene/painted-layers.ts';
import type { AssetId, Scene, SceneNode } from '@coverwright/core/scene/scene.ts';

/**
 * Returns the largest scale at which each picture is shown, in canvas pixels per natural pixel of the picture. Below 1, a smaller working
 * copy is sufficient.
 * @param matrix from the scene to the canvas.
 */
export function pictureScales(scene: Scene, matrix: Matrix): ReadonlyMap<AssetId, number> {
  const scales = new Map<AssetId, number>();
  for (const layer of paintedLayers(scene.layers)) collect(layer.nodes, matrix, scales);
  return scales;
}

function collect(nodes: readonly SceneNode[], matrix: Matrix, scales: Map<AssetId, number>): void {
  for (const node of nodes) {
    if (node.kind === 'image') {
      const [a, b, c, d] = matrix;
      const across = (Math.hypot(a, b) * node.destination.width) / node.source.width;
      const down = (Math.hypot(c, d) * node.destination.height) / node.source.height;
      scales.set(node.asset, Math.max(across, down, scales.get(node.asset) ?? 0));
    } else if (node.kind === 'group') {
      const inner = node.transform ? multiply(matrix, node.transform) : matrix;
      collect(node.children, inner, scales);
      if (node.mask) collect(node.mask.nodes, inner, scales);
    } else if (node.kind === 'shadow') {
      collect(node.children, matrix, scales);
    }
  }
}
