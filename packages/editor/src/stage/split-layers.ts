import type { SceneLayer, SceneNode } from '@coverwright/core/scene/scene.ts';

/** The number of layers on each canvas, bottom to top: `below` up to the first number, `active` up to the second, then the rest. */
export interface LayerSplit {
  readonly activeFrom: number;
  readonly aboveFrom: number;
}

/**
 * Where a painted stack is cut so that what is under work can be painted by itself: everything between the lowest and the
 * highest active layer goes with them, in its order. A layer that blends needs everything below it on its own canvas, so
 * from the first active layer up nothing is cut below such a one.
 * @param isApart true to cut right around the active layers all the same.
 */
export function splitLayers(layers: readonly SceneLayer[], activeIds: readonly string[], isApart = false): LayerSplit {
  const isActive = ({ id }: SceneLayer) => activeIds.includes(id);
  const first = layers.findIndex(isActive);
  if (first < 0) return { activeFrom: layers.length, aboveFrom: layers.length };
  const last = layers.findLastIndex(isActive);
  const lastBlending = layers.findLastIndex(({ nodes }, index) => index >= first && nodes.some(blends));
  if (isApart || lastBlending < 0) return { activeFrom: first, aboveFrom: last + 1 };
  return { activeFrom: 0, aboveFrom: Math.max(last, lastBlending) + 1 };
}

function blends(node: SceneNode): boolean {
  if (node.kind !== 'group') return false;
  return (node.blend !== undefined && node.blend !== 'normal') || node.children.some(blends);
}
